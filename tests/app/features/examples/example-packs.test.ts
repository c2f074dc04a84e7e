import { expect, it } from 'vitest';
import { LIBRARY } from '../../../../src/app/document/builtin/start.computed.ts';
import { membersOfPack } from '../../../../src/app/document/packs.ts';
import { EXAMPLE_PACKS } from '../../../../src/app/features/examples/example-packs.ts';
import { readIncoming } from '../../../../src/app/features/files/import/incoming.ts';
import { importIncoming, type Answerer } from '../../../../src/app/features/files/import/import-texts.ts';
import { builtInDocument } from '../../../../src/app/document/builtin/built-in-document.ts';
import { createAppStore, undoStep } from '../../../../src/app/store/store.ts';

const NOBODY = {} as Answerer;

it('an example pack comes into the first library without a question, as one step', async () => {
  const store = createAppStore(builtInDocument());
  const before = store.getState().document;
  for (const { pack, files } of EXAMPLE_PACKS) {
    await importIncoming(store, readIncoming({ texts: files, bad: [] }), NOBODY);
    const { document } = store.getState();
    expect(document.kinds).toBe(before.kinds);
    expect(membersOfPack(document, pack.id).map((id) => document.schematics[id]!.pack!.as)).toEqual(
      pack.schematics,
    );
    expect(document.packs!.at(-1)).toMatchObject({ id: pack.id, tests: pack.tests, recipes: pack.recipes });
  }
  for (const _ of EXAMPLE_PACKS) undoStep(store);
  expect(store.getState().document).toEqual(before);
});

it('every schematic of an example pack is new beside the built-in ones, and has a test or a place in the recipe', () => {
  const builtIn = new Set(LIBRARY.schematics.map(({ id }) => id));
  for (const { pack, schematics } of EXAMPLE_PACKS) {
    expect(schematics.length).toBeGreaterThanOrEqual(6);
    expect(schematics.filter(({ id }) => builtIn.has(id))).toEqual([]);
    const named = new Set(pack.recipes!.flatMap(({ recipe }) => recipe.schematics.map(({ id }) => id)));
    for (const { id } of schematics) expect(named).toContain(id);
    expect(new Set(pack.tests.map(({ kind }) => kind)).size).toBe(3);
  }
});
