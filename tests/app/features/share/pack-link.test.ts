import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packFiles, schematicsPack } from '../../../../src/app/document/pack-files.ts';
import { addPack, putIntoPack } from '../../../../src/app/document/packs.ts';
import { packLinkFiles, readPackLink, writePackLink } from '../../../../src/app/features/share/pack-link.ts';
import { packText } from '../../../../src/app/features/share/packed-text.ts';
import { edit } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';

const DETAILS = { name: 'Village', author: 'Ada', license: 'CC0', description: '', release: '1' };

function packed() {
  const store = plainStore();
  edit(store, 'Pack', (draft) => {
    addPack(draft, 'village', DETAILS);
    putIntoPack(draft, ['tile', 'pair'], 'village');
  });
  return store.getState().document;
}

/** Reads a link with these data. */
const readData = (data: unknown) => readPackLink(deflateRawSync(JSON.stringify(data)).toString('base64url'));

const dataOf = (files: Parameters<typeof writePackLink>[0]) =>
  JSON.parse(writePackLink(files)) as Record<string, unknown>;

describe('a link to a pack', () => {
  it('holds the files of the pack, or of schematics alone', async () => {
    const document = packed();
    for (const { files } of [packFiles(document, 'village'), schematicsPack(document, ['single'])]) {
      const link = await readPackLink(await packText(writePackLink(files)));
      expect(link.ok && packLinkFiles(link.value)).toEqual(files);
    }
  });

  it('keeps the looks of kinds', async () => {
    const store = plainStore();
    const look = {
      edge: 'quay',
      second: '#aabbcc',
      roof: 'tent',
      surface: 'slabs',
      symbol: 'M0 0L1000 0L500 900Z',
    } as const;
    edit(store, 'Look', (draft) => {
      Object.assign(
        draft.kinds.find(({ id }) => id === 'house')!,
        { look, pattern: 'river' },
      );
    });
    const { document } = store.getState();
    const link = await readPackLink(
      await packText(writePackLink(schematicsPack(document, ['single']).files)),
    );
    expect(link.ok && link.value.kinds.find(({ id }) => id === 'house')).toMatchObject({
      look,
      pattern: 'river',
    });
  });

  it('is refused with the place of what is wrong', async () => {
    const data = dataOf(packFiles(packed(), 'village').files);
    const schematics = data['schematics'] as readonly unknown[];
    const messages = async (change: Record<string, unknown>) => {
      const read = await readData({ ...data, ...change });
      return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
    };
    expect(await messages({})).toEqual([]);
    expect(await messages({ schematics: schematics.slice(1) })).toEqual([
      '$.pack.schematics: the link does not hold "pair"',
    ]);
    expect(await messages({ schematics: [], pack: undefined })).toEqual([
      '$.schematics: expected at least one schematic, found none',
    ]);
    expect(await messages({ more: 1 })).toHaveLength(1);
    expect((await messages({ kinds: { format: 'sixfold/kinds', version: 1, kinds: [] } }))[0]).toContain(
      'unknown kind "house"',
    );
  });

  it('that is cut off is refused', async () => {
    const text = await packText(writePackLink(packFiles(packed(), 'village').files));
    expect(await readPackLink(text.slice(0, -20))).toMatchObject({ ok: false, problems: [{ path: 'link' }] });
  });
});
