import { describe, expect, it } from 'vitest';
import { commandFor, keyLabel, keyOf } from '../../../src/app/commands/command.ts';
import { COMMANDS } from '../../../src/app/commands/commands.ts';
import { setSession, type AppStore } from '../../../src/app/store/store.ts';
import { plainStore } from '../../support/documents.ts';

interface Press {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
}

/** What a press of a key says of itself: the part of a KeyboardEvent that commands look at. */
function pressOf(press: Press) {
  return { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...press };
}

function press(store: AppStore, event: Press): string | undefined {
  const state = store.getState();
  const command = commandFor(COMMANDS, pressOf(event), state);
  command?.run({ store, board: null }, keyOf(pressOf(event)));
  return command?.id;
}

describe('keys', () => {
  it.each([
    [{ key: 'z', ctrlKey: true }, 'mod+z', 'Ctrl+Z'],
    [{ key: 'Z', metaKey: true, shiftKey: true }, 'mod+shift+z', 'Ctrl+Shift+Z'],
    [{ key: '+', shiftKey: true }, '+', '+'],
    [{ key: ' ' }, 'space', 'Space'],
    [{ key: 'Delete' }, 'delete', 'Del'],
    [{ key: 'R', shiftKey: true }, 'shift+r', 'Shift+R'],
  ])('of the press %o are %s, written %s', (event, key, label) => {
    expect(keyOf(pressOf(event))).toBe(key);
    expect(keyLabel(key)).toBe(label);
  });

  it('belong to one command each in a workspace', () => {
    for (const workspace of ['schematics', 'city'] as const) {
      const keys = COMMANDS.filter((command) => (command.workspace ?? workspace) === workspace).flatMap(
        ({ keys }) => keys,
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('turn, shift and mirror what is in hand, there and back', () => {
    const store = plainStore();
    const plain = { mirror: false, rotation: 0, shift: 0 } as const;
    setSession(store, { workspace: 'city', cityTool: { kind: 'stamp', schematic: 'pair', pose: plain } });
    const pose = () => {
      const { cityTool } = store.getState().session;
      return cityTool.kind === 'stamp' ? cityTool.pose : null;
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
    expect(store.getState().session.tool).toBe('erase');
    press(store, { key: '2' });
    expect(store.getState().session).toMatchObject({ tool: 'paint', kind: 'wheat' });
    press(store, { key: '3' });
    expect(store.getState().session.kind).toBe('wheat');
  });

  it('open the list of shortcuts', () => {
    const store = plainStore();
    press(store, { key: '?', shiftKey: true });
    expect(store.getState().session.shortcutsShown).toBe(true);
  });

  it('Escape puts down the ghost, then lets go of the selection', () => {
    const store = plainStore();
    const pose = { mirror: false, rotation: 0, shift: 0 } as const;
    setSession(store, {
      workspace: 'city',
      placement: 1,
      cityTool: { kind: 'stamp', schematic: 'pair', pose },
    });
    press(store, { key: 'Escape' });
    expect(store.getState().session).toMatchObject({ placement: 1, cityTool: { kind: 'select' } });
    press(store, { key: 'Escape' });
    expect(store.getState().session.placement).toBeNull();
  });
});
