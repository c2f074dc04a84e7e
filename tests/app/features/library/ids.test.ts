import { beforeEach, describe, expect, test } from 'vitest';
import { idByName, unnamedId } from '../../../../src/app/document/library-edits.ts';
import {
  changeSchematicId,
  createSchematic,
  duplicateSchematics,
  renameSchematic,
} from '../../../../src/app/features/library/library-actions.ts';
import { idUnderName, saveKind } from '../../../../src/app/features/kinds/save-kind.ts';
import { forgetPreferences } from '../../../../src/app/kit/preference.ts';
import { handOutIds, noteNewId } from '../../../../src/app/store/library/new-ids.ts';
import { edit, redoStep, setSession, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { RULE_DEFAULTS } from '../../../../src/engine/recipe/recipe.ts';
import { plainStore } from '../../../support/documents.ts';

beforeEach(forgetPreferences);

const UNNAMED = /^new-schematic-[0-9a-z]{4,}$/;

/** Adds a schematic and returns its id. */
function added(store: AppStore): string {
  createSchematic(store);
  return store.getState().session.schematic!;
}

describe('the id of a schematic that was made here', () => {
  test('is one that nobody else’s has, until it has a name', () => {
    const store = plainStore();
    const [first, second] = [added(store), added(store)];
    expect(first).toMatch(UNNAMED);
    expect(second).toMatch(UNNAMED);
    expect(first.slice(0, 20)).not.toBe(second.slice(0, 20));
    expect(unnamedId('New schematic', {})).not.toBe(unnamedId('New schematic', {}));
  });

  test('follows its name, in the library, in the recipe and on the board, as one step', () => {
    const store = plainStore();
    const id = added(store);
    edit(store, 'Rule', (draft) => {
      draft.recipe.schematics.push({ ...RULE_DEFAULTS, id, rotations: [0], shifts: [0] });
    });
    const before = store.getState();
    expect(renameSchematic(store, id, 'Harbour')).toBe('harbour');
    const { document, session, timeline } = store.getState();
    expect(timeline.position).toBe(before.timeline.position + 1);
    expect(document.schematics['harbour']).toMatchObject({ id: 'harbour', name: 'Harbour' });
    expect(document.schematics).not.toHaveProperty([id]);
    expect(document.recipe.schematics.map((rule) => rule.id)).toContain('harbour');
    expect(session.schematic).toBe('harbour');
    undoStep(store);
    expect(store.getState().document).toEqual(before.document);
    expect(store.getState().session.schematic).toBe(id);
    redoStep(store);
    expect(store.getState().session.schematic).toBe('harbour');
    expect(renameSchematic(store, 'harbour', 'Old harbour')).toBe('old-harbour');
  });

  test('of a copy has a number until it has a name of its own', () => {
    const store = plainStore();
    renameSchematic(store, added(store), 'Harbour');
    const [copy] = duplicateSchematics(store, ['harbour']);
    expect(copy).toBe('harbour-2');
    expect(renameSchematic(store, 'harbour-2', 'Harbour')).toBe('harbour-2');
    expect(renameSchematic(store, 'harbour-2', 'Light house')).toBe('light-house');
  });

  test('stays once a file has it, or the city, or who made it has chosen it', () => {
    const store = plainStore();
    renameSchematic(store, added(store), 'Harbour');
    const chosen = added(store);
    changeSchematicId(store, chosen, 'my-own');
    expect(renameSchematic(store, 'my-own', 'Mine')).toBe('my-own');
    const placed = renameSchematic(store, added(store), 'Placed');
    edit(store, 'Stamp', (draft) => {
      draft.city.schematics[placed] = { ...draft.city.schematics['tile']!, id: placed };
    });
    expect(renameSchematic(store, placed, 'Stamped')).toBe('placed');
    handOutIds();
    expect(renameSchematic(store, 'harbour', 'Port')).toBe('harbour');
    expect(renameSchematic(store, 'single', 'Another')).toBe('single');
  });

  test('stays for a name without letters for one', () => {
    expect(idByName('港', 'harbour', {})).toBe('harbour');
    expect(idByName('Été', 'harbour', { harbour: true })).toBe('ete');
    const store = plainStore();
    const id = added(store);
    expect(renameSchematic(store, id, '港')).toBe(id);
  });
});

describe('the id of a kind that was made here', () => {
  function withKind(): AppStore {
    const store = plainStore();
    edit(store, 'Add', (draft) => {
      draft.kinds.push({ ...draft.kinds[0]!, id: 'wharf', name: 'Wharf', glyph: 'w' });
      draft.schematics['single']!.hexes['0,0']![1] = 'wharf';
      draft.schematics['single']!.around = [
        { q: 3, r: 0, segments: ['!wharf|@sea', '@land', null, null, null, null] },
      ];
      draft.recipe.rivers = { count: 1, kind: 'wharf', width: 1 };
    });
    noteNewId('kinds', 'wharf');
    setSession(store, { kind: 'wharf' });
    return store;
  }

  function rename(store: AppStore, id: string, name: string): string {
    const { document } = store.getState();
    const kind = document.kinds.find((one) => one.id === id)!;
    const next = idUnderName(document, kind, name);
    saveKind(store, kind, { ...kind, name, id: next });
    return next;
  }

  test('follows its name wherever it is painted, asked for or named', () => {
    const store = withKind();
    const before = store.getState().document;
    expect(rename(store, 'wharf', 'Landing stage')).toBe('landing-stage');
    const { document, session } = store.getState();
    expect(document.kinds.at(-1)).toMatchObject({ id: 'landing-stage', name: 'Landing stage' });
    expect(document.schematics['single']!.hexes['0,0']![1]).toBe('landing-stage');
    expect(document.schematics['single']!.around![0]!.segments.slice(0, 2)).toEqual([
      '!landing-stage|@sea',
      '@land',
    ]);
    expect(document.recipe.rivers!.kind).toBe('landing-stage');
    expect(JSON.stringify(document)).not.toContain('wharf');
    expect(session.kind).toBe('landing-stage');
    undoStep(store);
    expect(store.getState().document).toEqual(before);
  });

  test('stays once a file has it, or the city', () => {
    const store = withKind();
    edit(store, 'Ground', (draft) => {
      draft.city.ground = [{ q: 0, r: 0, segments: ['wharf', null, null, null, null, null] }];
    });
    expect(rename(store, 'wharf', 'Landing stage')).toBe('wharf');
    edit(store, 'No ground', (draft) => {
      delete draft.city.ground;
    });
    handOutIds();
    expect(rename(store, 'wharf', 'Quay')).toBe('wharf');
  });
});
