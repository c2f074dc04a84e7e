import { expect, test } from 'vitest';
import { toSchematic, toSchematicDocument } from '../../../src/app/document/document.ts';
import type { Schematic } from '../../../src/engine/schematic/schematic.ts';
import { readSchematic } from '../../../src/formats/schematic/read.ts';
import { writeSchematic } from '../../../src/formats/schematic/write.ts';

const HOUSE: Schematic = {
  id: 'house-on-street',
  name: 'House on a street',
  description: '',
  author: '',
  tags: [],
  hexes: [{ q: 0, r: 0, segments: ['house', null, null, null, null, null] }],
  around: [
    { q: 0, r: -1, segments: [null, null, null, '@street', null, null] },
    { q: 0, r: 0, segments: [null, '!river', null, null, null, null] },
  ],
};

test('a schematic keeps the conditions around it while it is edited', () => {
  expect(toSchematic(toSchematicDocument(HOUSE))).toEqual(HOUSE);
});

test('a segment that is painted asks for nothing any more, so that its file can be read', () => {
  const { hexes, ...rest } = toSchematicDocument(HOUSE);
  const painted = toSchematic({
    ...rest,
    hexes: { ...hexes, '0,0': ['house', 'house', null, null, null, null] },
  });
  expect(painted.around).toEqual([HOUSE.around![0]]);
  expect(readSchematic(writeSchematic(painted))).toEqual({ ok: true, value: painted });
  const all = toSchematic({
    ...rest,
    hexes: {
      '0,0': ['house', 'house', null, null, null, null],
      '0,-1': [null, null, null, 'house', null, null],
    },
  });
  expect(all.around).toBeUndefined();
  expect(readSchematic(writeSchematic(all)).ok).toBe(true);
});
