import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityBuildings, countBuildings, type Built } from '../../../src/engine/city/buildings.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import type { Kind } from '../../../src/engine/schematic/kind.ts';
import { countSegments } from '../../../src/engine/schematic/schematic.ts';
import { adjacentSegments, segmentKey } from '../../../src/engine/segment/segment.ts';
import { tileAround } from '../../../src/engine/segment/vertex.ts';
import { builtInFolder } from '../../../src/cli/built-in.ts';
import { readLibrary } from '../../../src/cli/library.ts';
import { anyPose, anyShape } from '../../support/arbitraries.ts';
import { HOUSE, makeRecipe, makeSchematic, rule, TILE, WHEAT } from '../../support/cities.ts';
import { referencePose } from '../../support/reference.ts';

const CHURCH: Kind = { ...HOUSE, id: 'church', name: 'Church', glyph: 'C', footprint: 'tile' };
const KINDS = [HOUSE, WHEAT, CHURCH];

/** Placements of some schematics of houses and wheat, which may lie on each other: buildings do not mind. */
const anyBuilt: fc.Arbitrary<Built> = fc
  .tuple(
    fc.array(anyShape(12), { minLength: 1, maxLength: 3 }),
    fc.array(fc.tuple(fc.nat(2), anyPose, fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
      maxLength: 12,
    }),
  )
  .map(([shapes, placed]) => ({
    kinds: KINDS,
    schematics: shapes.map((hexes, index) => makeSchematic(`s${index}`, hexes)),
    placements: placed.map(([shape, pose, q, r], index) => ({
      id: index + 1,
      schematic: `s${shape % shapes.length}`,
      q,
      r,
      ...pose,
      locked: false,
    })),
  }));

describe('the buildings of a city', () => {
  it('are made of all segments of each placement, each segment in one of them', () => {
    fc.assert(
      fc.property(anyBuilt, (city) => {
        const buildings = [...cityBuildings(city)];
        for (const placement of city.placements) {
          const { hexes } = city.schematics.find(({ id }) => id === placement.schematic)!;
          const expected = referencePose(hexes, placement, placement)
            .map((segment) => `${segmentKey(segment)} ${segment.kind}`)
            .sort();
          const found = buildings
            .filter((building) => building.placement === placement.id)
            .flatMap(({ kind, segments }) => segments.map((segment) => `${segmentKey(segment)} ${kind}`))
            .sort();
          expect(found).toEqual(expected);
        }
      }),
    );
  });

  it('are single segments of houses, and areas of wheat that no other area of the placement touches', () => {
    fc.assert(
      fc.property(anyBuilt, (city) => {
        const areas = new Map<string, object>();
        const buildings = [...cityBuildings(city)];
        for (const building of buildings) {
          if (building.kind === 'house') expect(building.segments).toHaveLength(1);
          else
            for (const segment of building.segments)
              areas.set(`${building.placement} ${segmentKey(segment)}`, building);
        }
        for (const building of buildings.filter(({ kind }) => kind === 'wheat'))
          for (const segment of building.segments) {
            const beside = adjacentSegments(segment)
              .map((next) => areas.get(`${building.placement} ${segmentKey(next)}`))
              .filter((area) => area !== undefined);
            expect(beside.every((area) => area === building)).toBe(true);
            expect(beside.length > 0).toBe(building.segments.length > 1);
          }
      }),
    );
  });

  it('of a tile kind are the six segments around their vertex, at all three offsets', () => {
    const church = { ...TILE.hexes[0]!, segments: Array(6).fill('church') as never };
    const city = {
      kinds: KINDS,
      schematics: [makeSchematic('church', [church])],
      placements: ([-1, 0, 1] as const).map((shift, index) => ({
        id: 10 + index,
        schematic: 'church',
        q: 4 * index,
        r: -3,
        mirror: false,
        rotation: 1,
        shift,
        locked: false,
      })) as Built['placements'],
    };
    const buildings = [...cityBuildings(city)];
    expect(buildings.map(({ placement }) => placement)).toEqual([10, 11, 12]);
    for (const { kind, segments, vertex } of buildings) {
      expect(kind).toBe('church');
      expect(new Set(segments.map(segmentKey))).toEqual(new Set(tileAround(vertex!).map(segmentKey)));
    }
    expect(buildings[1]!.vertex).toEqual({ a: 12, b: -9 });
  });

  it('are counted per kind as they are listed', () => {
    fc.assert(
      fc.property(anyBuilt, (city) => {
        const listed = new Map<string, number>();
        for (const { kind } of cityBuildings(city)) listed.set(kind, (listed.get(kind) ?? 0) + 1);
        expect(new Map(countBuildings(city))).toEqual(listed);
      }),
    );
  });

  it('of a city from the built-in library hold every covered segment', () => {
    const library = readLibrary(builtInFolder());
    const recipe = makeRecipe(
      3,
      { shape: 'hexagon', radius: 12 },
      library.schematics.map(({ id }) => rule(id, { max: 6 })),
    );
    const made = generate(recipe, library);
    if (!made.ok) throw new Error('the recipe could not be met');
    const covered = made.value.placements.reduce(
      (sum, { schematic }) =>
        sum + countSegments(made.value.schematics.find(({ id }) => id === schematic)!.hexes),
      0,
    );
    const seen = new Set<string>();
    for (const { segments } of cityBuildings(made.value))
      for (const part of segments) seen.add(segmentKey(part));
    expect(seen.size).toBe(covered);
    expect([...countBuildings(made.value).keys()]).toEqual(made.value.kinds.map(({ id }) => id));
  });

  it('of a placement without its schematic are a mistake of the caller', () => {
    const placement = {
      id: 7,
      schematic: 'gone',
      q: 0,
      r: 0,
      mirror: false,
      rotation: 0,
      shift: 0,
      locked: false,
    };
    const city = { kinds: KINDS, schematics: [], placements: [placement] } as Built;
    expect(() => countBuildings(city)).toThrow('placement 7: the city has no schematic "gone"');
    expect(() => [...cityBuildings(city)]).toThrow(RangeError);
  });
});
