import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { across, drawCity } from '../../examples/draw-a-city.ts';
import { findRoom } from '../../examples/find-room.ts';
import { generateHamlet } from '../../examples/generate-a-city.ts';
import { countPlacements } from '../../examples/read-a-layout.ts';
import { turnSchematic } from '../../examples/turn-a-schematic.ts';
import { builtInFolder } from '../../src/cli/built-in.ts';
import { readLibrary } from '../../src/cli/library.ts';
import { DIRECTIONS } from '../../src/engine/hex/hex.ts';
import { adjacentSegments } from '../../src/engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../src/engine/segment/vertex.ts';
import { readSchematic } from '../../src/formats/schematic/read.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { readSources } from '../support/source.ts';

const library = readLibrary(builtInFolder());
const terrace = library.schematics.find(({ id }) => id === 'terrace')!;

test('a schematic turned six times is itself', () => {
  let text = writeSchematic(terrace);
  expect(turnSchematic(terrace)).not.toBe(text);
  for (let turn = 0; turn < 6; turn++) {
    const read = readSchematic(text);
    if (!read.ok) throw new Error(text);
    text = turnSchematic(read.value);
  }
  expect(text).toBe(writeSchematic(terrace));
});

test('a second house fits beside those of a hamlet, and not on one of them', () => {
  const city = generateHamlet(library, 1);
  const house = library.schematics.find(({ id }) => id === 'house')!;
  const { places, reasons } = findRoom(city, house);
  expect(places).toBeGreaterThan(0);
  expect(reasons).toEqual(['occupied']);
});

test('a generated city is the same for the same seed, and its layout reads back', () => {
  const [city, again, other] = [1, 1, 2].map((seed) => generateHamlet(library, seed));
  const text = writeCity(city!);
  expect(writeCity(again!)).toBe(text);
  expect(writeCity(other!)).not.toBe(text);
  const counts = countPlacements(text);
  expect([...counts.keys()].sort()).toEqual(['garden', 'house']);
  expect(counts.get('house')).toBeGreaterThanOrEqual(3);
  expect(() => countPlacements('{}')).toThrow('format');
});

test('a reader of a few lines draws each segment of a city where it lies, in the color of its kind', () => {
  const city = generateHamlet(library, 4);
  const text = writeCity(city);
  const { hexes } = JSON.parse(text) as {
    hexes: { q: number; r: number; segments: (string | null)[] }[];
  };
  const drawn = [...drawCity(text, 1000).matchAll(/points="([^"]*)" fill="([^"]*)"/g)];
  expect(drawn).toHaveLength(6 * hexes.length);
  const color = new Map(city.kinds.map((kind) => [kind.id, kind.color]));
  hexes.forEach(({ q, r, segments }, index) => {
    for (const k of DIRECTIONS) {
      const [, points, fill] = drawn[6 * index + k]!;
      const found = points!.split(' ').map((point) => point.split(',').map(Number) as [number, number]);
      const expected = segmentVertices({ q, r, k }).map(thirdToPoint);
      for (const { x, y } of expected)
        expect(found.some(([a, b]) => Math.hypot(a - 1000 * x, b - 1000 * y) < 0.1)).toBe(true);
      const kind = segments[k];
      if (kind) expect(fill).toBe(color.get(kind));
      const { segment, ...next } = across(q, r, k);
      expect(adjacentSegments({ q, r, k })[2]).toEqual({ ...next, k: segment });
    }
  });
});

test('the document about the file shows that reader', () => {
  const reader = readFileSync('examples/draw-a-city.ts', 'utf8');
  expect(readFileSync('docs/city-file.md', 'utf8')).toContain(reader);
});

test('the reader on a canvas has 40 lines at most', () => {
  expect(readFileSync('examples/canvas/index.html', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(
    40,
  );
});

test('examples import what games can: packages and files beside them, none of our sources', () => {
  const sources = readSources('examples');
  expect(sources.length).toBeGreaterThan(4);
  const inside = sources.flatMap(({ path, imports }) => imports.map((named) => `${path} imports ${named}`));
  expect(inside.filter((line) => /imports \.\..*\.tsx?$|\/src\//.test(line))).toEqual([]);
});
