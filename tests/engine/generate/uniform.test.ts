import { describe, expect, it } from 'vitest';
import { FREE_LAND } from '../../../src/engine/fit/conditions.ts';
import { createBoard, createOccupancy, stamp, type Occupancy } from '../../../src/engine/board/board.ts';
import { allFits, compileShapes, forEachFit, listFits, type Fit } from '../../../src/engine/fit/all.ts';
import { centerAt } from '../../../src/engine/fit/placed.ts';
import { Bag } from '../../../src/engine/generate/bag.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import type { SchematicRule } from '../../../src/engine/recipe/recipe.ts';
import { Supply } from '../../../src/engine/generate/supply.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { randomStream } from '../../../src/engine/random/stream.ts';
import { UNMIRRORED } from '../../../src/engine/schematic/pose.ts';
import type { Schematic } from '../../../src/engine/schematic/schematic.ts';
import { evenly, excess } from '../../support/chi-square.ts';
import { makeRecipe, PAIR, rule, SHAPES, SINGLE, TILE, TWO_HEXES } from '../../support/cities.ts';

/** Seeds are fixed: these tests fail always or never. By chance they would once in ten thousand times. */
const LIMIT = 5;

function keyOf({ q, r, mirror, rotation, shift }: Fit): string {
  return `${q},${r} ${mirror} ${rotation} ${shift}`;
}

/** How often each of the fits was drawn, over many streams; throws for one that is none. */
function countDraws(fits: readonly Fit[], runs: number, draw: (seed: number) => Fit): number[] {
  const counts = new Map(fits.map((fit) => [keyOf(fit), 0]));
  for (let seed = 1; seed <= runs; seed++) {
    const key = keyOf(draw(seed));
    const count = counts.get(key);
    if (count === undefined) throw new Error(`${key} does not fit`);
    counts.set(key, count + 1);
  }
  return [...counts.values()];
}

describe('the first placement of a city', () => {
  it.each([
    ['one segment: eighteen poses come to six', SINGLE, {}, 42],
    ['two adjacent segments', PAIR, {}, 54],
    ['a whole tile: eighteen poses come to three', TILE, {}, 13],
    ['a whole tile, mirrored too', TILE, { mirror: true }, 13],
    ['two whole hexes, which half a turn leaves as they are', TWO_HEXES, { shifts: [0] }, 12],
    ['two whole hexes with all shifts', TWO_HEXES, {}, 18],
  ] as [string, Schematic, Partial<SchematicRule>, number][])(
    'is each distinct one equally often: %s',
    (_, schematic, part, distinct) => {
      const only = rule(schematic.id, { ...part, max: 1 });
      const fits = listFits(createBoard(hexagonLand(1)), schematic.hexes, only);
      expect(fits).toHaveLength(distinct);
      const counts = countDraws(fits, 200 * distinct, (seed) => {
        const made = generate(makeRecipe(seed, { shape: 'hexagon', radius: 1 }, [only]), SHAPES);
        if (!made.ok) throw new Error('the recipe could not be met');
        return made.value.placements[0]!;
      });
      expect(excess(counts, evenly(counts))).toBeLessThan(LIMIT);
    },
  );
});

describe('a supply', () => {
  /** The first draw of a new supply on some land. */
  function firstDraw(occupancy: Occupancy, schematic: Schematic, seed: number): { fit: Fit; supply: Supply } {
    const supply = new Supply(
      occupancy,
      0,
      rule(schematic.id),
      schematic,
      () => FREE_LAND,
      () => {},
    );
    const spot = supply.draw(randomStream(seed, 'draw'));
    if (!spot) throw new Error('nothing fits');
    const shape = supply.shapes[spot.shape]!;
    const center = centerAt(occupancy, shape, spot.pose, spot.slot);
    return { fit: { ...center, ...shape.poses[spot.pose]!.pose }, supply };
  }

  it('draws evenly while it draws blindly', () => {
    const occupancy = createOccupancy(hexagonLand(6));
    const fits = listFits(occupancy, TWO_HEXES.hexes, rule('two-hexes'));
    let searched = 0;
    const counts = countDraws(fits, 30 * fits.length, (seed) => {
      const { fit, supply } = firstDraw(occupancy, TWO_HEXES, seed);
      if (supply.wordsRead > 0) searched++;
      return fit;
    });
    expect(searched).toBeLessThan(0.02 * 30 * fits.length);
    expect(excess(counts, evenly(counts))).toBeLessThan(LIMIT);
  });

  it('draws evenly from a search when blind draws would take too long', () => {
    // A nearly full city: what is left are nine of the 127 hexes and some of their segments.
    const board = createBoard(hexagonLand(6));
    board.mask_hex.forEach((mask, slot) => {
      if (mask === 0 && slot % 14 !== 0) board.mask_hex[slot] = slot % 5 === 0 ? 0x33 : 0x3f;
    });
    const fits = listFits(board, PAIR.hexes, rule('pair'));
    expect(fits.length).toBeGreaterThan(40);
    let searched = 0;
    const counts = countDraws(fits, 100 * fits.length, (seed) => {
      const { fit, supply } = firstDraw(board, PAIR, seed);
      if (supply.wordsRead > 0) searched++;
      return fit;
    });
    expect(searched).toBeGreaterThan(10 * fits.length);
    expect(excess(counts, evenly(counts))).toBeLessThan(LIMIT);
  });

  it('draws until it finds that nothing is left, and every fit once when none is stamped', () => {
    const board = createBoard(hexagonLand(2));
    stamp(board, TILE.hexes, { q: 0, r: 1 }, 1);
    const supply = new Supply(
      board,
      0,
      rule('pair', { max: null }),
      PAIR,
      () => FREE_LAND,
      () => {},
    );
    const random = randomStream(5, 'draw');
    const fits = listFits(board, PAIR.hexes, UNMIRRORED);
    const drawn = new Map<string, number>();
    for (let spot = supply.draw(random); spot; spot = supply.draw(random)) {
      const shape = supply.shapes[spot.shape]!;
      const key = keyOf({ ...centerAt(board, shape, 0, spot.slot), ...shape.poses[0]!.pose });
      // Blind draws put back what they draw; those of the search do not.
      if (supply.wordsRead > 0) drawn.set(key, (drawn.get(key) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual(fits.map(keyOf).sort());
    expect([...drawn.values()].every((times) => times === 1)).toBe(true);
  });
});

describe('a bag', () => {
  const occupancy = createOccupancy(hexagonLand(1));
  const fits = allFits(occupancy, compileShapes(occupancy, TILE.hexes, UNMIRRORED));
  const slots = occupancy.mask_hex.length;
  const codes: number[] = [];
  forEachFit(fits, (shape, slot) => codes.push(shape * slots + slot));

  /** All entries in the order of drawing. */
  function drawAll(seed: number, perRoom?: number): number[] {
    const random = randomStream(seed, 'bag');
    const bag = new Bag(fits, slots, random, perRoom);
    const drawn: number[] = [];
    for (let code = bag.draw(random); code >= 0; code = bag.draw(random)) drawn.push(code);
    return drawn;
  }

  it.each([
    ['one room', undefined],
    ['four rooms', 4],
    ['more rooms than entries fill', 1],
  ])('of %s gives every entry once, in an order that is evenly random at every place', (_, perRoom) => {
    const runs = 6_500;
    const count_place_code = codes.map(() => codes.map(() => 0));
    // Of two neighbors in the order every pair is equally likely, too.
    const count_pair = codes.map(() => codes.map(() => 0));
    for (let seed = 1; seed <= runs; seed++) {
      const drawn = drawAll(seed, perRoom);
      expect(drawn.toSorted((a, b) => a - b)).toEqual(codes);
      drawn.forEach((code, place) => count_place_code[place]![codes.indexOf(code)]!++);
      count_pair[codes.indexOf(drawn[3]!)]![codes.indexOf(drawn[4]!)]!++;
    }
    for (const counts of count_place_code) expect(excess(counts, evenly(counts))).toBeLessThan(LIMIT);
    const pairs = count_pair.flatMap((row, first) => row.filter((_count, second) => second !== first));
    expect(pairs).toHaveLength(13 * 12);
    expect(excess(pairs, evenly(pairs))).toBeLessThan(LIMIT);
  });

  it('of nothing is empty', () => {
    const nothing = { shapes: [], bits_shape: [], centers: [] };
    const random = randomStream(1, 'bag');
    expect(new Bag(nothing, 0, random).draw(random)).toBe(-1);
  });
});
