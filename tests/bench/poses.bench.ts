import { builtInFolder } from '../../src/cli/built-in.ts';
import { readLibrary } from '../../src/cli/library.ts';
import { poseClasses } from '../../src/engine/schematic/pose-classes.ts';
import { ANY_POSE } from '../../src/engine/schematic/pose.ts';
import { atLeast, atMost, compareWays, processorClock, type Benchmark } from '../support/bench.ts';
import { plainPoses, plainShape } from './plain/schematic.ts';

/** Compiles all distinct poses, mirrored ones too, of the built-in library, in time of the processor. */
export function measure(): Benchmark {
  const { schematics } = readLibrary(builtInFolder());
  const name = `compile all poses of the built-in library, ${schematics.length} schematics`;
  const measurements = compareWays(
    name,
    [
      {
        name: 'engine',
        run: () => {
          let sum = 0;
          for (const { hexes } of schematics)
            for (const { q_hex, r_hex, mask_hex } of poseClasses(hexes, ANY_POSE))
              for (let index = 0; index < q_hex.length; index++)
                sum += checksum(q_hex[index]!, r_hex[index]!, mask_hex[index]!);
          return sum;
        },
      },
      {
        name: 'plain',
        run: () => {
          let sum = 0;
          for (const { hexes } of schematics)
            for (const { parts } of plainPoses(plainShape(hexes), ANY_POSE))
              for (const { hex, segments } of parts) {
                let mask = 0;
                for (const segment of segments.keys()) mask |= 1 << segment;
                sum += checksum(hex.q, hex.r, mask);
              }
          return sum;
        },
      },
    ],
    { rounds: 51, warmUps: 30, clock: processorClock },
  );
  const [engine] = measurements;
  return {
    measurements,
    verdicts: [
      atLeast(50, name, engine!.faster, 'times faster than plain'),
      atMost(5, name, engine!.median, 'ms of the processor'),
    ],
  };
}

/** A number that hardly any other hex of a pose has: poses that differ anywhere have another sum. */
function checksum(q: number, r: number, mask: number): number {
  return (q + 31) * 64 * 61 + (r + 29) * 64 * 7 + mask * mask;
}
