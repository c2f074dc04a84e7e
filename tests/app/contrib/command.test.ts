import { describe, expect, it } from 'vitest';
import { boundKeys, commandFor } from '../../../src/app/contrib/bindings.ts';
import { allCommands } from '../../support/commands.ts';
import { shortcutsSlice } from '../../../src/app/features/palette/palette-slices.ts';
import { keyOf } from '../../../src/app/kit/keys.ts';
import { setSession, type AppStore } from '../../../src/app/store/store.ts';
import { plainStore } from '../../support/documents.ts';
import { stamping } from '../../../src/app/cityview/stamping.ts';
import { heldTool } from '../../../src/app/cityview/city-tool.ts';
import { citySelection } from '../../../src/app/cityview/selection-slice.ts';
import { historySlice } from '../../../src/app/features/history/history-slice.ts';
import { schematicHand } from '../../../src/app/board/tools/schematic-hand.ts';

const COMMANDS = await allCommands();

interface Press {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
}

/** The members of a KeyboardEvent that commands read, for a key press. */
function pressOf(press: Press) {
  return { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...press };
}

function press(store: AppStore, event: Press): string | undefined {
  const key = keyOf(pressOf(event), 'other')!;
  const command = commandFor(COMMANDS, boundKeys(COMMANDS, {}), key, store.getState(), true);
  command?.run({ store, board: null, cursor: null, switchColors() {} }, key);
  return command?.id;
}

describe('keys', () => {
  it('turn, shift and mirror what is in hand, there and back', () => {
    const store = plainStore();
    const plain = { mirror: false, rotation: 0, shift: 0 } as const;
    setSession(store, { workspace: 'city' });
    stamping.take(store, { schematic: 'pair', pose: plain });
    const pose = () => {
      return stamping.of(store.getState())?.pose ?? null;
    };
    press(store, { key: 'R', shiftKey: true });
    expect(pose()).toEqual({ ...plain, rotation: 5 });
    press(store, { key: 'r' });
    press(store, { key: 's' });
    press(store, { key: 'm' });
    expect(pose()).toEqual({ mirror: true, rotation: 0, shift: 1 });
    press(store, { key: 's' });
    expect(pose()!.shift).toBe(-1);
    press(store, { key: 'S', shiftKey: true });
    press(store, { key: 'S', shiftKey: true });
    press(store, { key: 'm' });
    expect(pose()).toEqual(plain);
  });

  it('do nothing where they mean nothing', () => {
    const store = plainStore();
    expect(press(store, { key: 'r' })).toBeUndefined();
    expect(press(store, { key: 'Delete' })).toBeUndefined();
    expect(press(store, { key: 'z', ctrlKey: true })).toBeUndefined();
    expect(press(store, { key: 'b' })).toBeUndefined();
  });

  it('pick tools and kinds in the Schematics workspace', () => {
    const store = plainStore();
    setSession(store, { workspace: 'schematics' });
    press(store, { key: 'e' });
    expect(schematicHand.of(store.getState()).tool).toBe('erase');
    press(store, { key: '2' });
    expect(store.getState().session.kind).toBe('wheat');
    expect(schematicHand.of(store.getState()).tool).toBe('paint');
    press(store, { key: '3' });
    expect(store.getState().session.kind).toBe('wheat');
  });

  it('open the list of shortcuts', () => {
    const store = plainStore();
    press(store, { key: '?', shiftKey: true });
    expect(shortcutsSlice.of(store.getState()).shown).toBe(true);
  });

  it('Escape closes the list of steps, whose rows may be on their way', () => {
    const store = plainStore();
    citySelection.set(store, { ids: [1] });
    historySlice.set(store, { shown: true });
    press(store, { key: 'Escape' });
    expect(historySlice.of(store.getState()).shown).toBe(false);
    expect(citySelection.of(store.getState()).ids).toEqual([1]);
  });

  it('Escape puts down the ghost, then lets go of the selection', () => {
    const store = plainStore();
    const pose = { mirror: false, rotation: 0, shift: 0 } as const;
    setSession(store, { workspace: 'city' });
    citySelection.set(store, { ids: [1] });
    stamping.take(store, { schematic: 'pair', pose });
    press(store, { key: 'Escape' });
    expect(citySelection.of(store.getState()).ids).toEqual([1]);
    expect(heldTool(store.getState())).toBe('select');
    press(store, { key: 'Escape' });
    expect(citySelection.of(store.getState()).ids).toEqual([]);
  });
});
