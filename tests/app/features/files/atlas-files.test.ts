import { expect, test } from 'vitest';
import { atlasAmong } from '../../../../src/app/features/files/import/atlas-files.ts';
import type { PickedFile } from '../../../../src/app/features/files/import/picked-files.ts';

const files = (...paths: string[]): PickedFile[] => paths.map((path) => ({ path, data: new Blob([]) }));

const found = (...paths: string[]) => {
  const picked = atlasAmong(files(...paths));
  return picked && [picked.atlas.path, picked.bake?.path ?? null, picked.others];
};

test('an atlas is found among picked files, with the bake.json beside it', () => {
  expect(found('atlas.jsonl')).toEqual(['atlas.jsonl', null, 0]);
  expect(found('bake.json', 'mine.jsonl.gz')).toEqual(['mine.jsonl.gz', 'bake.json', 0]);
  expect(found('out/bake.json', 'out/cities/ab.json', 'out/atlas.jsonl')).toEqual([
    'out/atlas.jsonl',
    'out/bake.json',
    0,
  ]);
  expect(found('other/bake.json', 'out/atlas.jsonl', 'mill.json')).toEqual(['out/atlas.jsonl', null, 2]);
});

test('other files are imported as before', () => {
  expect(found('mill.schematic.json', 'bake.json')).toBeNull();
  expect(found('pack/log.jsonl', 'pack/kinds.json')).toBeNull();
  expect(found()).toBeNull();
});
