import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { distinctPoses } from '../../src/engine/schematic/distinct.ts';
import { findBuildings } from '../../src/engine/schematic/footprint.ts';
import { kindsOf } from '../../src/engine/recipe/parts.ts';
import { ANY_POSE, orient } from '../../src/engine/schematic/pose.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { countSegments, type PaintedHex } from '../../src/engine/schematic/schematic.ts';
import type { Result } from '../../src/engine/problem.ts';
import { readKinds } from '../../src/formats/kinds/read.ts';
import { writeKinds } from '../../src/formats/kinds/write.ts';
import { unknownKinds } from '../../src/formats/schematic/check.ts';
import { readSchematic } from '../../src/formats/schematic/read.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';

const folder = new URL('../../schematics/', import.meta.url);
const SUFFIX = '.schematic.json';

function accepted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}

const kindsText = readFileSync(new URL('kinds.json', folder), 'utf8');
const { kinds } = accepted(readKinds(kindsText));
const kindsById = new Map(kinds.map((kind) => [kind.id, kind]));
const files = readdirSync(folder)
  .filter((name) => name.endsWith(SUFFIX))
  .map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return { name, text, schematic: accepted(readSchematic(text)) };
  });

const recipes = readdirSync(new URL('recipes/', folder)).map((name) =>
  accepted(readRecipe(readFileSync(new URL(`recipes/${name}`, folder), 'utf8'))),
);

/** A condition as a kind that no kind is called. */
function asPainted({ q, r, segments }: PaintedHex): PaintedHex {
  return { q, r, segments: segments.map((wish) => wish && `?${wish}`) as unknown as PaintedHex['segments'] };
}

/** The shape without its place: the same for every whole-hex move. */
function shapeOf(hexes: readonly PaintedHex[]): string {
  const [first] = hexes;
  if (!first) return '';
  return hexes.map(({ q, r, segments }) => `${q - first.q},${r - first.r}:${segments.join()}`).join(';');
}

describe('the built-in kinds', () => {
  test('are written canonically', () => {
    expect(writeKinds({ kinds })).toBe(kindsText);
  });

  test('hold what a city needs', () => {
    const wanted = 'house shop church mill castle tower wall gate wheat orchard garden yard market well';
    expect([...kindsById.keys()]).toEqual(expect.arrayContaining(wanted.split(' ')));
  });

  test('are all used by some schematic', () => {
    const used = new Set(
      files.flatMap(({ schematic }) => schematic.hexes.flatMap(({ segments }) => segments)),
    );
    for (const recipe of recipes) for (const kind of kindsOf(recipe)) used.add(kind);
    expect(kinds.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe('the built-in schematics', () => {
  test('are at least twelve, from one segment to more than fifty', () => {
    const sizes = files.map(({ schematic }) => countSegments(schematic.hexes));
    expect(files.length).toBeGreaterThanOrEqual(12);
    expect(Math.min(...sizes)).toBe(1);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(54);
    expect(sizes.filter((size) => size >= 5 && size <= 30).length).toBeGreaterThanOrEqual(6);
  });

  test('leave a hole where others fit, in the ring wall', () => {
    const ring = files.find(({ schematic }) => schematic.id === 'ring-wall');
    expect(ring?.schematic.hexes.some(({ q, r }) => q === 0 && r === 0)).toBe(false);
  });

  test('are all different, whatever the pose, but for one that is the mirror image of another', () => {
    const owners = new Map<string, string>();
    const twins: string[] = [];
    for (const { schematic } of files)
      for (const { pose, hexes } of distinctPoses(schematic.hexes, ANY_POSE, schematic.around)) {
        // Houses of one shape differ by the side that their doors are on.
        const around = orient(schematic.around ?? [], pose);
        const shape = shapeOf([...hexes, ...around.map(asPainted)]);
        const owner = owners.get(shape);
        if (owner !== undefined) twins.push(`${schematic.id} is ${owner}`);
        owners.set(shape, schematic.id);
      }
    expect(new Set(twins)).toEqual(new Set(['town-house-2 is town-house-2-wide']));
  });

  describe.each(files)('$name', ({ name, text, schematic }) => {
    test('is named after its id', () => {
      expect(name).toBe(`${schematic.id}${SUFFIX}`);
    });

    test('is written canonically', () => {
      expect(writeSchematic(schematic)).toBe(text);
    });

    test('tells what it is', () => {
      expect(schematic.name).not.toBe('');
      expect(schematic.description).toMatch(/\w.*\.$/);
      expect(schematic.author).toBe('Sixfold');
      expect(schematic.tags.length).toBeGreaterThan(0);
    });

    test('has known kinds and whole buildings', () => {
      expect(unknownKinds(schematic.hexes, kinds, '$.hexes')).toEqual([]);
      expect(findBuildings(schematic.hexes, kindsById).broken).toEqual([]);
    });
  });
});
