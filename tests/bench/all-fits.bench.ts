import { slotOf } from '../../src/engine/board/board.ts';
import { allFits, compileShapes, countBits } from '../../src/engine/fit/all.ts';
import { BitPlanes } from '../../src/engine/fit/planes.ts';
import { searchPlanes } from '../../src/engine/fit/search.ts';
import { poseClasses } from '../../src/engine/schematic/pose-classes.ts';
import { UNMIRRORED } from '../../src/engine/schematic/pose.ts';
import { atLeast, compareWays, type Benchmark } from '../support/bench.ts';
import { typedCity, typedFits } from './plain/typed-fits.ts';
import { boardOf, generated, sixRecipe, UNTIL_HALF } from './recipe.ts';
import { FIELD } from './shapes.ts';

/** Farther than any hex of the shape in any pose from its first. */
const MARGIN = 8;

/** Finds every fit of 54 segments in 18 poses on a million hexes, half of them covered. */
export function measure(): Benchmark {
  const city = generated(sixRecipe(577, UNTIL_HALF, 5)).value;
  const board = boardOf(city);
  const typed = typedCity(city.land, MARGIN, (q, r) => board.mask_hex[slotOf(board, { q, r })]!);
  const name = `all fits of 54 segments, 18 poses, on ${board.hexes} hexes, half full`;
  const measurements = compareWays(
    name,
    [
      {
        name: 'engine: bit planes',
        run: () => countBits(allFits(board, compileShapes(board, FIELD.hexes, UNMIRRORED))),
      },
      {
        name: 'engine without WebAssembly',
        run: () => {
          const shapes = compileShapes(board, FIELD.hexes, UNMIRRORED);
          const planes = new BitPlanes(
            board,
            shapes.flatMap(({ mask_hex }) => [...mask_hex]),
            null,
          );
          const bits_shape = searchPlanes(board, planes, shapes, () => {});
          return countBits({ shapes, bits_shape, centers: [] });
        },
      },
      {
        name: 'typed-array loop with early exit',
        run: () => typedFits(typed, poseClasses(FIELD.hexes, UNMIRRORED)).count,
      },
    ],
    { rounds: 15, warmUps: 3 },
  );
  return {
    measurements,
    verdicts: [atLeast(12, name, measurements[0]!.faster, 'times faster than the loop')],
  };
}
