import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../../src/cli/library.ts';
import type { City } from '../../../src/engine/city/city.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { hexCenter } from '../../../src/engine/hex/plane.ts';
import { orient } from '../../../src/engine/schematic/pose.ts';
import { unwarped, warpOf } from '../../../src/formats/picture/map/chance.ts';
import { isInside, meanOf } from '../../../src/formats/picture/map/geometry.ts';
import { Lattice, type MapSource } from '../../../src/formats/picture/map/lattice.ts';
import { MOODS } from '../../../src/formats/picture/map/look.ts';
import { moodOf } from '../../../src/formats/picture/map/moods.ts';
import { paintMap, type MapMark } from '../../../src/formats/picture/map/paint-map.ts';
import { roofTones } from '../../../src/formats/picture/roofs.ts';
import { pathOperators, transparencyEntries } from '../../../src/formats/pdf/operators.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';
import { makeRecipe, rule } from '../../support/cities.ts';
import { MAP, mapSourceOf, svgOf, townOf } from '../../support/map-pictures.ts';

/** Cities and their maps take a while. */
const PATIENCE = 120_000;

const PLAIN = { mood: moodOf('day'), warp: null, roofs: 0, hasSea: true, ownsColor: () => false };

const TOWN = townOf('river-town', 2);

function marksOf(city: City): MapMark[] {
  return paintMap(mapSourceOf(city), PLAIN);
}

/** All points of marks as texts, each with the style of its mark. */
function pointsOf(marks: readonly MapMark[]): ReadonlyMap<string, readonly [number, number]> {
  const points = new Map<string, readonly [number, number]>();
  for (const { batch, style } of marks) {
    const key = `${batch.layer} ${batch.role} ${style.fill} ${style.stroke} ${style.width}`;
    for (const line of [...batch.rings, ...batch.lines])
      for (let i = 0; i < line.length; i += 2) {
        const [x, y] = [line[i]!, line[i + 1]!];
        points.set(`${key} ${x.toFixed(4)} ${y.toFixed(4)}`, [x, y]);
      }
    for (let i = 0; i < batch.circles.length; i += 3) {
      const [x, y, radius] = [batch.circles[i]!, batch.circles[i + 1]!, batch.circles[i + 2]!];
      points.set(`${key} ${x.toFixed(4)} ${y.toFixed(4)} ${radius.toFixed(4)}`, [x, y]);
    }
  }
  return points;
}

/** The points that only one of two maps has. */
function differing(one: readonly MapMark[], other: readonly MapMark[]): (readonly [number, number])[] {
  const [a, b] = [pointsOf(one), pointsOf(other)];
  return [...[...a].filter(([key]) => !b.has(key)), ...[...b].filter(([key]) => !a.has(key))].map(
    ([, point]) => point,
  );
}

describe('the map of a city', { timeout: PATIENCE }, () => {
  const whole = marksOf(TOWN);

  test('is the same each time, and has numbers alone', () => {
    expect(marksOf(TOWN)).toEqual(whole);
    for (const { batch } of whole)
      for (const numbers of [...batch.rings, ...batch.lines, batch.circles])
        for (const number of numbers) expect(Number.isFinite(number)).toBe(true);
  });

  test('does not depend on the order in which land, buildings and doors come', () => {
    const { land, buildings, doors, ...rest } = mapSourceOf(TOWN);
    const turned: MapSource = {
      ...rest,
      land: [...land].toReversed(),
      buildings: [...buildings].toReversed(),
      doors: [...doors].toReversed(),
    };
    expect(differing(paintMap(turned, PLAIN), whole)).toEqual([]);
  });

  test('changes no farther than 6.4 sides from a placement that goes', () => {
    const kinds = new Map(TOWN.schematics.map((schematic) => [schematic.id, schematic.hexes]));
    const anyPlacement = fc.integer({ min: 0, max: TOWN.placements.length - 1 });
    fc.assert(
      fc.property(anyPlacement, (index) => {
        const placement = TOWN.placements[index]!;
        const without = { ...TOWN, placements: TOWN.placements.filter((one) => one !== placement) };
        const own = orient(kinds.get(placement.schematic)!, placement).map(({ q, r }) =>
          hexCenter({ q: q + placement.q, r: r + placement.r }),
        );
        for (const [x, y] of differing(marksOf(without), whole)) {
          // The corners of a hex lie a side from its center.
          const far = Math.min(...own.map((center) => Math.hypot(center.x - x, center.y - y))) - 1;
          expect(far).toBeLessThanOrEqual(6.4);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('shows lakes: neither land nor its beach lies on them', () => {
    const read = readRecipe(readFileSync('tests/recipes/island.recipe.json', 'utf8'));
    const made = read.ok && generate(read.value, readLibrary('schematics'));
    if (!made || !made.ok) throw new Error('the island cannot be made');
    const island = made.value;
    const lakes = new Lattice(mapSourceOf(island))
      .borders(() => true)
      .flatMap(({ ring }) => (area(ring) < -LAKE ? [meanOf(ring)] : []));
    expect(lakes.length).toBeGreaterThan(0);
    const onLand = marksOf(island).filter(({ batch: { layer, from } }) => {
      return from === undefined && ['rock', 'land', 'sand', 'foam'].includes(layer);
    });
    expect(onLand.length).toBeGreaterThan(2);
    for (const lake of lakes)
      for (const { batch } of onLand)
        expect(batch.rings.filter((ring) => isInside(lake, pairsOf(ring))).length % 2, batch.layer).toBe(0);
  });

  test('gives a castle among yards no wall beside the one that it has', () => {
    const { rings, schematics } = castleAlone();
    expect(schematics.map(({ id }) => id)).toEqual(['castle']);
    expect(rings).toBe(0);
  });

  test('by night lamps lighten what lies under them, in SVG and PDF', () => {
    expect(svgOf(TOWN, 10, { ...MAP, mood: 'night' })).toContain('style="mix-blend-mode:screen"');
    expect(svgOf(TOWN, 10, MAP)).not.toContain('mix-blend-mode');
    const states = new Set<string>();
    const glow = { d: 'M0 0L1 0L1 1Z', fill: '#f0882a20', stroke: null, width: 0, isLight: true };
    expect(pathOperators([glow], states)).toMatch(/^q\n\/screen gs\n\/f20 gs\n[^]*\nQ$/);
    expect(transparencyEntries(states)).toContain('/screen << /BM /Screen >>');
  });

  test('by night roofs cover the light on the streets, and lamps differ in size and color', () => {
    const marks = paintMap(mapSourceOf(TOWN), { ...PLAIN, mood: moodOf('night') });
    const layers = marks.map(({ batch }) => batch.layer);
    expect(layers.indexOf('pool')).toBeGreaterThan(layers.lastIndexOf('way'));
    expect(layers.lastIndexOf('pool')).toBeLessThan(layers.indexOf('roof'));
    const lamps = marks.filter(({ batch }) => batch.layer === 'light');
    expect(new Set(lamps.map(({ style }) => style.fill)).size).toBeGreaterThan(2);
    const sizes = lamps.flatMap(({ batch }) => batch.circles.filter((_, at) => at % 3 === 2));
    expect(new Set(sizes).size).toBeGreaterThan(5);
    const rings = marks.filter(({ batch }) => batch.role === 'pool' || batch.role === 'glow');
    const circles = rings.reduce((sum, { batch }) => sum + batch.circles.length / 3, 0);
    expect(circles).toBeLessThan(30 * TOWN.placements.length);
    expect(rings.length).toBeLessThan(260);
  });

  test.each(MOODS)('has colors alone in %s, and the same marks', (mood) => {
    const marks = paintMap(mapSourceOf(TOWN), { ...PLAIN, mood: moodOf(mood) });
    expect(marks.length).toBeGreaterThan(100);
    for (const { style } of marks)
      for (const color of [style.fill, style.stroke])
        if (color !== null) expect(color).toMatch(/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/);
  });

  test('leaves no mark too small for its scale', () => {
    const [near, far] = [
      svgOf(TOWN, 40, { mood: 'day', warp: true }),
      svgOf(TOWN, 8, { mood: 'day', warp: true }),
    ];
    expect(far.length).toBeLessThan(0.75 * near.length);
  });
});

function pairsOf(flat: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at]!, flat[2 * at + 1]!] as const);
}

/** Twice the area from which a lake is no bay that closes, in squares of a side. */
const LAKE = 40;

/** Twice the area of a ring, positive when it runs clockwise on screen. */
function area(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

describe('the hand', () => {
  const anyPlace = fc.double({ min: -200, max: 200, noNaN: true });

  test('moves no point farther than 1.14 sides, and can be undone', () => {
    const warp = warpOf(7);
    fc.assert(
      fc.property(anyPlace, anyPlace, (x, y) => {
        const [toX, toY] = warp([x, y]);
        expect(Math.hypot(toX - x, toY - y)).toBeLessThanOrEqual(1.14);
        const [backX, backY] = unwarped([toX, toY], warp);
        expect(Math.hypot(backX - x, backY - y)).toBeLessThanOrEqual(0.05);
      }),
    );
  });
});

test('four seeds in a row have four palettes', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const sets = [0, 1, 2, 3].map((by) => roofTones((seed + by) % 4));
      expect(new Set(sets).size).toBe(4);
    }),
  );
});

/** The castle of the library by itself: its schematics, and the number of lines of walks on walls in its map. */
function castleAlone() {
  const made = generate(
    makeRecipe(3, { shape: 'hexagon', radius: 4 }, [{ ...rule('castle'), min: 1, max: 1 }]),
    readLibrary('schematics'),
  );
  if (!made.ok) throw new Error('the castle cannot be placed');
  const walks = marksOf(made.value).filter(({ batch }) => batch.layer === 'walk' && batch.role === 'walk');
  return {
    rings: walks.reduce((sum, { batch }) => sum + batch.lines.length + batch.rings.length, 0),
    schematics: made.value.schematics,
  };
}
