import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBoard, slotOf, stamp } from '../../../src/engine/board/board.ts';
import { explainFit, fits } from '../../../src/engine/fit/explain.ts';
import { countFits } from '../../../src/engine/fit/all.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { randomStream } from '../../../src/engine/random/stream.ts';
import { poseClasses } from '../../../src/engine/schematic/pose-classes.ts';
import { distinctPoses } from '../../../src/engine/schematic/distinct.ts';
import { ANY_POSE, comparePoses, orient, UNMIRRORED } from '../../../src/engine/schematic/pose.ts';
import { countSegments, type PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { builtInFolder } from '../../../src/cli/built-in.ts';
import { readLibrary } from '../../../src/cli/library.ts';
import { anyPose, anyPoseRules, anyShape } from '../../support/arbitraries.ts';
import { anyLand, PAIR, SINGLE, TILE, TWO_HEXES } from '../../support/cities.ts';
import { generated, sixRecipe, UNTIL_FULL } from '../recipe.ts';
import { SIX } from '../shapes.ts';
import { plainBlocked, plainCity, plainCovered, plainFits, plainStamp } from './city.ts';
import { plainFill } from './fill.ts';
import { plainOrient, plainPoses, plainShape, type PlainShape } from './schematic.ts';
import { typedCity, typedFits } from './typed-fits.ts';

const anyNearHex = fc.record({ q: fc.integer({ min: -5, max: 5 }), r: fc.integer({ min: -5, max: 5 }) });

/** Segments with their kinds as sorted text. */
function describe(parts: PlainShape): string[] {
  return parts
    .flatMap(({ hex, segments }) => [...segments].map(([k, kind]) => `${hex.q},${hex.r},${k}=${kind}`))
    .sort();
}

function describeHexes(hexes: readonly PaintedHex[]): string[] {
  return describe(plainShape(hexes));
}

test('the plain side poses a shape as the engine does', () => {
  fc.assert(
    fc.property(anyShape(), anyPose, (hexes, pose) => {
      expect(describe(plainOrient(plainShape(hexes), pose))).toEqual(describeHexes(orient(hexes, pose)));
    }),
  );
});

test('the plain side finds the distinct poses that the engine finds', () => {
  fc.assert(
    fc.property(anyShape(12), anyPoseRules, (hexes, rules) => {
      const plain = plainPoses(plainShape(hexes), rules).sort((a, b) => comparePoses(a.pose, b.pose));
      const engine = distinctPoses(hexes, rules);
      expect(plain.map(({ pose }) => pose)).toEqual(engine.map(({ pose }) => pose));
      expect(plain.map(({ parts }) => describe(parts))).toEqual(
        engine.map(({ hexes }) => describeHexes(hexes)),
      );
    }),
  );
});

test('the plain side finds the distinct poses of the built-in library and of symmetric shapes', () => {
  const { schematics } = readLibrary(builtInFolder());
  for (const { id, hexes } of [...schematics, ...SIX.schematics, SINGLE, PAIR, TILE, TWO_HEXES]) {
    const plain = plainPoses(plainShape(hexes), ANY_POSE).map(({ pose }) => pose);
    expect(plain.sort(comparePoses), id).toEqual(distinctPoses(hexes, ANY_POSE).map(({ pose }) => pose));
  }
});

test('the plain side blocks the segments that the engine blocks', () => {
  const place = fc.record({ hexes: anyShape(6), pose: anyPose, at: anyNearHex });
  fc.assert(
    fc.property(anyLand, fc.array(place, { maxLength: 12 }), (land, places) => {
      const board = createBoard(land);
      const city = plainCity(land);
      places.forEach(({ hexes, pose, at: { q, r } }, index) => {
        const posed = orient(hexes, pose);
        const parts = plainShape(posed);
        const blocked = plainBlocked(city, parts, q, r);
        expect(blocked).toEqual(
          explainFit(board, posed, { q, r }).map(({ q, r, k, reason }) => ({ q, r, segment: k, reason })),
        );
        expect(plainFits(city, parts, q, r)).toBe(blocked.length === 0);
        if (blocked.length > 0) return;
        stamp(board, posed, { q, r }, index + 1);
        plainStamp(city, parts, q, r);
      });
      expect(plainCovered(city)).toBe(board.covered);
    }),
  );
});

test('after the plain side filled a city, the engine agrees to every placement and finds no further fit', () => {
  const land = hexagonLand(9);
  const schematics = SIX.schematics.filter(({ hexes }) => countSegments(hexes) > 1);
  for (const seed of [1, 2, 3]) {
    const city = plainCity(land);
    const placements = plainFill(city, schematics, UNMIRRORED, randomStream(seed, 'plain'));
    const board = createBoard(land);
    placements.forEach((placement, index) => {
      const { hexes } = schematics.find(({ id }) => id === placement.schematic)!;
      const posed = orient(hexes, placement);
      expect(fits(board, posed, placement)).toBe(true);
      stamp(board, posed, placement, index + 1);
    });
    expect(board.covered).toBe(plainCovered(city));
    expect(schematics.map(({ hexes }) => countFits(board, hexes, UNMIRRORED))).toEqual([0, 0, 0, 0, 0]);
  }
});

test('the loop over typed arrays finds the fits that the engine finds', () => {
  const places = fc.array(fc.record({ hexes: anyShape(4), at: anyNearHex }), { maxLength: 8 });
  fc.assert(
    fc.property(anyLand, places, anyShape(4), anyPoseRules, (land, places, hexes, rules) => {
      const board = createBoard(land);
      places.forEach(({ hexes, at }, index) => {
        if (fits(board, hexes, at)) stamp(board, hexes, at, index + 1);
      });
      const city = typedCity(land, 16, (q, r) => board.mask_hex[slotOf(board, { q, r })]!);
      const { bits_pose, count } = typedFits(city, poseClasses(hexes, rules));
      expect(count).toBe(countFits(board, hexes, rules));
      const bits = bits_pose
        .flatMap((words) => [...words])
        .map((word) => word.toString(2).replaceAll('0', ''));
      expect(bits.join('')).toHaveLength(count);
    }),
  );
});

test('the plain side places as many of each as the engine', () => {
  const land = hexagonLand(16);
  const runs = 40;
  const ids = SIX.schematics.map(({ id }) => id);
  const countsOf = (placements: readonly { readonly schematic: string }[]) =>
    ids.map((id) => placements.filter(({ schematic }) => schematic === id).length);
  const plain: number[][] = [];
  const engine: number[][] = [];
  for (let seed = 0; seed < runs; seed++) {
    const random = randomStream(seed, 'plain');
    plain.push(countsOf(plainFill(plainCity(land), SIX.schematics, UNMIRRORED, random)));
    engine.push(countsOf(generated(sixRecipe(16, UNTIL_FULL, seed)).value.placements));
  }
  ids.forEach((id, index) => {
    const [a, b] = [plain, engine].map((runs) => spread(runs.map((counts) => counts[index]!)));
    // Four standard errors of the difference of two means.
    const tolerance = 4 * Math.sqrt((a!.variance + b!.variance) / runs);
    expect(Math.abs(a!.mean - b!.mean), id).toBeLessThan(tolerance);
  });
});

function spread(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / (values.length - 1) };
}

test('the plain side draws uniformly: tiles on land of radius 1', () => {
  const runs = 4000;
  let pieces = 0;
  for (let seed = 0; seed < runs; seed++)
    pieces += plainFill(plainCity(hexagonLand(1)), [TILE], UNMIRRORED, randomStream(seed, 'plain')).length;
  // Known answer 1639/325; the standard deviation of a run is below 1.5, so that of the mean below 0.024.
  expect(Math.abs(pieces / runs - 1639 / 325)).toBeLessThan(0.1);
});
