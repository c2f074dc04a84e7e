import { beforeEach, describe, expect, it } from 'vitest';
import { stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { placeElsewhere } from '../../../../src/app/features/history/elsewhere.ts';
import { moveSchematics } from '../../../../src/app/document/library-edits.ts';
import { renameSchematic } from '../../../../src/app/features/library/library-actions.ts';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import type { Workspace } from '../../../../src/app/store/session.ts';
import { edit, setSession, type AppStore } from '../../../../src/app/store/store.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import { plainStore } from '../../../support/documents.ts';

let store: AppStore;

beforeEach(() => {
  store = plainStore();
});

const paint = () =>
  edit(store, 'Paint', (draft) => paintSegment(draft, 'pair', { q: 0, r: 0, k: 4 }, 'wheat'));

/** Where the last step is seen by who has a workspace before him, with a schematic on its board. */
function elsewhere(workspace: Workspace, schematic = 'single') {
  setSession(store, { workspace, schematic });
  return placeElsewhere(store.getState(), store.getState().timeline.last!);
}

describe('what a step changed is seen elsewhere', () => {
  it('when it is a schematic, and the city is on the board or another schematic', () => {
    paint();
    const place = { workspace: 'schematics', schematic: 'pair' };
    expect(elsewhere('city')).toEqual(place);
    expect(elsewhere('schematics')).toEqual(place);
    expect(elsewhere('schematics', 'pair')).toBeNull();
  });

  it('when it is the city or its recipe, and a schematic is on the board', () => {
    edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
    expect(elsewhere('schematics')).toEqual({ workspace: 'city' });
    stampSchematic(store, 'tile', { q: 0, r: 0 }, PLAIN_POSE);
    expect(elsewhere('schematics')).toEqual({ workspace: 'city' });
    expect(elsewhere('city')).toBeNull();
    edit(store, 'Change seed', (draft) => void (draft.recipe.seed = 77));
    expect(elsewhere('schematics')).toEqual({ workspace: 'city' });
    expect(elsewhere('city')).toBeNull();
  });

  it('when it is a kind, and the city is on the board', () => {
    edit(store, 'Edit kind', (draft) => void (draft.kinds[0]!.name = 'Hut'));
    expect(elsewhere('city')).toEqual({ workspace: 'schematics' });
    expect(elsewhere('schematics')).toBeNull();
  });

  it('never when it is what the list of the library shows, in both workspaces', () => {
    edit(store, 'Move', (draft) => moveSchematics(draft, ['pair'], null));
    expect(elsewhere('city')).toBeNull();
    expect(elsewhere('schematics')).toBeNull();
    renameSchematic(store, 'pair', 'Two houses');
    expect(elsewhere('city')).toBeNull();
    expect(elsewhere('schematics')).toBeNull();
  });
});
