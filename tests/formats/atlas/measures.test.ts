import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectedPieces } from '../../../src/engine/board/steps.ts';
import type { City } from '../../../src/engine/city/city.ts';
import { resolveCity } from '../../../src/engine/city/resolve.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { cityMeasures } from '../../../src/formats/atlas/measures/city-measures.ts';
import {
  MEASURES_OF,
  parseMeasure,
  PLAIN_MEASURES,
  type Measure,
} from '../../../src/formats/atlas/measures/measure.ts';
import { unknownId } from '../../../src/formats/atlas/measures/unknown-ids.ts';
import { parseQuery } from '../../../src/formats/atlas/query/query.ts';
import { surveyLine } from '../../../src/formats/city/survey.ts';
import { writeCity } from '../../../src/formats/city/write.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';
import { readBuiltInLibrary } from '../../../src/library/built-in-files.ts';

const LIBRARY = readBuiltInLibrary();

function recipeOf(preset: string) {
  const read = readRecipe(readFileSync(`schematics/recipes/${preset}.recipe.json`, 'utf8'));
  if (!read.ok) throw new Error(preset);
  return read.value;
}

function cityOf(preset: string): City {
  const made = generate(recipeOf(preset), LIBRARY);
  if (!made.ok) throw new Error(preset);
  return made.value;
}

function measure(text: string): Measure {
  const parsed = parseMeasure(text);
  if (parsed.kind === 'problem') throw new Error(parsed.message);
  return parsed;
}

function valueIn(city: City, text: string): number | null | undefined {
  const { name } = measure(text);
  return cityMeasures(
    city,
    resolveCity(city, () => 'stop'),
    [measure(text)],
  )[name];
}

interface Segment {
  readonly q: number;
  readonly r: number;
  readonly segment: number;
}

/** A city as its file tells of it, with its own geometry: no code of the engine. */
class FileCity {
  readonly kinds: { id: string; open: boolean; public?: boolean }[];
  readonly districts: { group: string; rows: { count: number }[] }[];
  readonly buildings: { kind: string; placement: number; doors: (Segment & { to: Segment })[] }[];
  readonly recipe: { streets?: { main: string; lane: string; bridge: string } };
  readonly ground = new Map<string, { segment: Segment; kind: string | null; placement: number }>();
  readonly #schematics: Map<number, string>;

  constructor(text: string) {
    const file = JSON.parse(text) as Pick<FileCity, 'kinds' | 'districts' | 'buildings' | 'recipe'> & {
      placements: { id: number; schematic: string }[];
      hexes: { q: number; r: number; segments: (string | null)[]; placements: (number | null)[] }[];
    };
    this.kinds = file.kinds;
    this.districts = file.districts;
    this.buildings = file.buildings;
    this.recipe = file.recipe;
    this.#schematics = new Map(file.placements.map(({ id, schematic }) => [id, schematic]));
    for (const { q, r, segments, placements } of file.hexes)
      segments.forEach((kind, segment) =>
        this.ground.set(keyOf({ q, r, segment }), {
          segment: { q, r, segment },
          kind,
          placement: placements[segment] ?? 0,
        }),
      );
  }

  isWalkable(key: string): boolean {
    const found = this.ground.get(key);
    return found !== undefined && (found.kind === null || this.kinds.some(({ id, public: isPublic }) => id === found.kind && isPublic)); // prettier-ignore
  }

  beside({ q, r, segment }: Segment): Segment[] {
    const [dq, dr] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]][segment] as [number, number]; // prettier-ignore
    return [
      { q, r, segment: (segment + 1) % 6 },
      { q, r, segment: (segment + 5) % 6 },
      { q: q + dq, r: r + dr, segment: (segment + 3) % 6 },
    ];
  }

  /** The feet of each piece of a schematic or kind. */
  feet(id: string): string[][] {
    const placements = new Set<number>();
    const isPart = ({ kind, placement }: { kind: string | null; placement: number }) =>
      kind === id || this.#schematics.get(placement) === id;
    for (const part of this.ground.values()) if (isPart(part)) placements.add(part.placement);
    return [...placements].map((placement) => {
      const parts = [...this.ground.values()].filter((part) => part.placement === placement && isPart(part));
      const keys = new Set(parts.map(({ segment }) => keyOf(segment)));
      const doors = this.buildings
        .filter((building) => building.placement === placement)
        .flatMap((building) =>
          building.doors.filter((door) => keys.has(keyOf(door))).map(({ to }) => keyOf(to)),
        );
      const feet = [...keys, ...doors].filter((key) => this.isWalkable(key));
      if (feet.length > 0) return feet;
      return parts
        .flatMap(({ segment }) => this.beside(segment).map(keyOf))
        .filter((key) => this.isWalkable(key));
    });
  }

  /** Steps from a foot to all others, by spreading until nothing changes. */
  spread(starts: readonly string[]): Map<string, number> {
    const far = new Map(starts.map((key) => [key, 0]));
    for (const [key, steps] of far)
      for (const next of this.beside(this.ground.get(key)!.segment).map(keyOf))
        if (this.isWalkable(next) && !far.has(next)) far.set(next, steps + 1);
    return far;
  }

  near(a: string, b: string): number | null {
    const [from, to] = [this.feet(a), this.feet(b)];
    const steps = from.flatMap((feet, piece) => {
      const far = this.spread(feet);
      return to.flatMap((goals, other) =>
        a === b && piece === other ? [] : goals.map((key) => far.get(key) ?? Infinity),
      );
    });
    const least = Math.min(...steps);
    return least === Infinity ? null : least;
  }

  /** Sizes of the connected pieces of segments for which something holds. */
  pieces(isPart: (kind: string | null) => boolean): number[] {
    const left = new Set([...this.ground].flatMap(([key, { kind }]) => (isPart(kind) ? key : [])));
    const sizes: number[] = [];
    for (const start of left) {
      const piece = [start];
      left.delete(start);
      for (const key of piece)
        for (const next of this.beside(this.ground.get(key)!.segment).map(keyOf))
          if (left.delete(next)) piece.push(next);
      sizes.push(piece.length);
    }
    return sizes;
  }
}

function keyOf({ q, r, segment }: Segment): string {
  return `${q},${r},${segment}`;
}

describe.each(['walled-town', 'hamlet'])('the measures of %s', (preset) => {
  let city: City;
  let file: FileCity;
  let ids: string[];

  beforeAll(() => {
    city = cityOf(preset);
    file = new FileCity(writeCity(city));
    ids = [
      ...new Set(city.placements.map(({ schematic }) => schematic)),
      ...city.kinds.map(({ id }) => id),
      'zeppelin',
    ];
  });

  test('walks are as long as a plain search over the file finds', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (first, second) => {
        const [a, b] = [ids[first % ids.length]!, ids[second % ids.length]!];
        const near = valueIn(city, `near(${a}, ${b})`);
        expect(near, `near(${a}, ${b})`).toBe(file.near(a, b));
        expect(valueIn(city, `near(${b}, ${a})`)).toBe(near);
      }),
      { numRuns: 25 },
    );
  });

  test('count what the file lists', () => {
    const streets = new Set<string | null>(file.recipe.streets ? Object.values(file.recipe.streets).filter((kind) => typeof kind === 'string') : []); // prettier-ignore
    const areas = file.pieces((kind) => kind === null || (!streets.has(kind) && file.kinds.some(({ id, open }) => id === kind && open))); // prettier-ignore
    const sizes = (group: string) =>
      file.districts
        .filter((district) => district.group === group)
        .map(({ rows }) => rows.reduce((sum, { count }) => sum + count, 0));
    expect(valueIn(city, 'openAreas')).toBe(areas.length);
    expect(valueIn(city, 'largestOpenArea')).toBe(Math.max(0, ...areas));
    expect(valueIn(city, 'hexes')).toBe(file.ground.size / 6);
    expect(valueIn(city, 'buildings')).toBe(file.buildings.length);
    expect(valueIn(city, 'districts')).toBe(file.districts.length);
    expect(valueIn(city, 'streets')).toBe(
      [...file.ground.values()].filter(({ kind, placement }) => placement === 0 && streets.has(kind)).length,
    );
    for (const { id } of city.kinds)
      expect(valueIn(city, `kind(${id})`), id).toBe(file.buildings.filter(({ kind }) => kind === id).length);
    for (const group of ['town', 'fields', 'nowhere']) {
      expect(valueIn(city, `district(${group})`)).toBe(sizes(group).reduce((sum, size) => sum + size, 0));
      expect(valueIn(city, `largest(${group})`)).toBe(Math.max(0, ...sizes(group)));
    }
  });
});

test('a walk in a town leads from the citadel to a gate, and nowhere without one', () => {
  const town = cityOf('walled-town');
  expect(valueIn(town, 'near(citadel, town-gate)')).toBeGreaterThan(5);
  expect(valueIn(town, 'near(town-gate, town-gate)')).toBeGreaterThan(0);
  expect(valueIn(town, 'near(citadel, citadel)')).toBeNull();
  const { board } = resolveCity(town, () => 'stop');
  expect(connectedPieces(board, town.land, () => true).count).toBe(1);
});

test('measures stand at the end of a line, in their order, the others unchanged', () => {
  const recipe = recipeOf('walled-town');
  const measures = ['streets', 'near(town-gate, citadel)', 'district(town)', 'meanDetour'].map(measure);
  const plain = JSON.stringify(surveyLine(recipe, LIBRARY, 3));
  const line = JSON.stringify(surveyLine(recipe, LIBRARY, 3, measures));
  expect(line.startsWith(`${plain.slice(0, -1)},"measures":{"streets":`)).toBe(true);
  expect(Object.keys((JSON.parse(line) as { measures: object }).measures)).toEqual([
    'streets',
    'near(citadel, town-gate)',
    'district(town)',
    'meanDetour',
  ]);
  expect(JSON.stringify(surveyLine(recipe, LIBRARY, 3, []))).toBe(plain);
});

test('each measure can be asked for, and is a figure of queries by the same name', () => {
  const names = [...Object.keys(PLAIN_MEASURES), ...Object.keys(MEASURES_OF).map((of) => `${of}(house)`)];
  for (const name of [...names, 'district("Old \\"town\\", }")', 'near("a b", ü)']) {
    expect(measure(name).name).toBe(name);
    expect(parseQuery(`${name} > 1`)).toMatchObject({ figures: [name] });
  }
  expect(measure('district("Old \\"town\\", }")')).toMatchObject({ id: 'Old "town", }' });
});

test.each([
  ['street', 'no measure street. Did you mean streets?'],
  ['coverage', 'no measure coverage. The measures are'],
  ['1 + 1', 'a measure is one name'],
  ['near(a)', 'near(…) needs 2 names, found 1'],
])('%s is no measure', (text, message) => {
  const parsed = parseMeasure(text);
  expect(parsed.kind === 'problem' && parsed.message).toContain(message);
});

test.each([
  ['near(citadel, town-gat)', 'no schematic or kind "town-gat". Did you mean town-gate?'],
  ['kind(hous)', 'no kind "hous". Did you mean house?'],
  ['district(feilds)', 'the recipe has no group "feilds". Did you mean fields?'],
  ['near(citadel, street)', undefined],
  ['streets', undefined],
])('%s is checked against the library', (text, message) => {
  expect(unknownId(measure(text), recipeOf('walled-town'), LIBRARY)).toBe(message);
});
