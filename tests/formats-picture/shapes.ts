import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Kind } from '../../src/engine/schematic/kind.ts';
import { mergeSegments, type PaintedHex } from '../../src/engine/schematic/schematic.ts';
import { segmentKey } from '../../src/engine/segment/segment.ts';
import { tileAround } from '../../src/engine/segment/vertex.ts';
import { readKinds } from '../../src/formats/kinds/read.ts';
import { anyDirection } from '../support/arbitraries.ts';

const read = readKinds(readFileSync(new URL('../../schematics/kinds.json', import.meta.url), 'utf8'));
if (!read.ok) throw new Error('The built-in kinds are broken');

const own: readonly Kind[] = [
  { id: 'temple', name: 'Temple', color: '#446688', glyph: '1', footprint: 'tile', open: false },
  { id: 'shed', name: 'Shed', color: '#886644', glyph: '2', footprint: 'segment', open: false },
  { id: 'block', name: 'Block', color: '#668844', glyph: '3', footprint: 'area', open: false },
  { id: 'moor', name: 'Moor', color: '#000000', glyph: '4', footprint: 'area', open: true },
  {
    id: 'cottage',
    name: 'Cottage',
    color: '#7a4a3a',
    glyph: '6',
    footprint: 'segment',
    open: false,
    look: { edge: 'grass', roof: 'hip', second: '#e8c95a' },
  },
  {
    id: 'court',
    name: 'Court',
    color: '#cfc3a8',
    glyph: '7',
    footprint: 'area',
    open: true,
    look: { edge: 'quay', surface: 'cobbles', symbol: 'M500 0L900 900L100 900ZM0 1000L1000 1000' },
  },
  { id: 'plaza', name: 'Plaza', color: '#ffffff', glyph: '5', footprint: 'tile', open: true },
];

/** The built-in kinds and a user's own of every footprint. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
  [...read.value.kinds, ...own].map((kind) => [kind.id, kind]),
);

const ids = [...KINDS.keys()];
const near = fc.integer({ min: -3, max: 3 });
const anyKind = fc.constantFrom(...ids, 'unheard-of');

/** Shapes of every kind: loose segments, some of them broken tiles, with whole tiles over them. */
export const anyPaintedShape: fc.Arbitrary<PaintedHex[]> = fc
  .tuple(
    fc.array(fc.record({ q: near, r: near, k: anyDirection, kind: anyKind }), {
      minLength: 1,
      maxLength: 40,
    }),
    fc.array(fc.record({ q: near, r: near, at: fc.constantFrom(0, 1, 2), kind: anyKind }), { maxLength: 4 }),
  )
  .map(([loose, tiles]) => {
    const painted = new Map(loose.map((segment) => [segmentKey(segment), segment]));
    for (const { q, r, at, kind } of tiles)
      for (const segment of tileAround({ a: 3 * q + at, b: 3 * r + at }))
        painted.set(segmentKey(segment), { ...segment, kind });
    return mergeSegments(painted.values());
  });
