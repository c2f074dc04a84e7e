import { expect, test } from 'vitest';
import type { PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import { Lattice } from '../../../src/formats/picture/map/lattice.ts';
import { readLibrary } from '../../../src/cli/library.ts';

const KINDS = new Map(readLibrary('schematics').kinds.map((one) => [one.id, one]));

/** The lattice of some pieces, each segment of which is a building. */
function latticeOf(...pieces: readonly (readonly PaintedHex[])[]): Lattice {
  const land = pieces.flatMap((hexes, at) =>
    paintedSegments(hexes).map(({ q, r, k, kind }) => ({
      segment: { q, r, k },
      kind: KINDS.get(kind)!,
      placement: at + 1,
    })),
  );
  const buildings = land.map(({ segment, kind, placement }) => ({ kind, segments: [segment], placement }));
  return new Lattice({ seed: 0, land, buildings, doors: [] });
}

const sizes = ({ buildings }: Lattice) => buildings.map(({ cells }) => cells.length);

test('barns of one piece in one row are one barn', () => {
  const lattice = latticeOf([
    { q: 0, r: 0, segments: [null, 'barn', 'barn', null, null, null] },
    { q: 1, r: 0, segments: [null, null, null, null, 'barn', 'barn'] },
  ]);
  expect(sizes(lattice)).toEqual([4]);
  for (const { building } of lattice.cells) expect(building).toBe(lattice.buildings[0]);
});

test('barns around a corner, of two pieces or apart, and houses stay as many as they are', () => {
  expect(sizes(latticeOf([{ q: 0, r: 0, segments: ['barn', 'barn', 'barn', 'barn', null, null] }]))).toEqual([
    1, 1, 1, 1,
  ]);
  expect(sizes(latticeOf([{ q: 0, r: 0, segments: ['barn', null, 'barn', null, null, null] }]))).toEqual([
    1, 1,
  ]);
  expect(sizes(latticeOf([{ q: 0, r: 0, segments: ['house', 'house', null, null, null, null] }]))).toEqual([
    1, 1,
  ]);
  const one = (at: 0 | 1) => [
    {
      q: 0,
      r: 0,
      segments: [0, 1, 2, 3, 4, 5].map((k) => (k === at ? 'barn' : null)),
    } as unknown as PaintedHex,
  ];
  expect(sizes(latticeOf(one(0), one(1)))).toEqual([1, 1]);
});
