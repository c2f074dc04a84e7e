import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundKeys, isRebindable, meet, type KeyChanges } from '../../../src/app/contrib/bindings.ts';
import {
  bindKey,
  canSwap,
  keyHolders,
  resetAllKeys,
  resetKeys,
  swapKey,
  unbindKey,
} from '../../../src/app/contrib/rebinding.ts';
import type { Command } from '../../../src/app/contrib/command.ts';
import { allCommands } from '../../support/commands.ts';
import { keyRefusal } from '../../../src/app/contrib/refusal/key-refusal.ts';

const COMMANDS = await allCommands();

function command(id: string): Command {
  return COMMANDS.find((other) => other.id === id)!;
}

const OWN = new Map(COMMANDS.map(({ id, keys }) => [id, keys]));
const REBINDABLE = COMMANDS.filter(isRebindable);

const someKey = fc.constantFrom(
  ...new Set([
    ...COMMANDS.flatMap(({ keys }) => keys),
    'q',
    'shift+q',
    'mod+j',
    'alt+x',
    'ö',
    'f9',
    'mod+t',
    'tab',
  ]),
);
const someCommand = fc.constantFrom(...REBINDABLE);

/** Anything that may stand where the changes are stored. */
const garbage = fc.oneof(
  fc.anything(),
  fc.dictionary(
    fc.constantFrom(...COMMANDS.map(({ id }) => id), 'unknown', '__proto__', 'constructor'),
    fc.oneof(fc.array(fc.oneof(someKey, fc.anything())), fc.anything()),
  ),
);

function expectNoSharedKey(stored: unknown): void {
  const bound = boundKeys(COMMANDS, stored);
  const shared: string[] = [];
  for (const [index, one] of COMMANDS.entries())
    for (const key of bound.get(one.id)!)
      for (const other of COMMANDS.slice(index + 1))
        if (meet(one, other) && bound.get(other.id)!.includes(key))
          shared.push(`${key}: ${one.id}, ${other.id}`);
  expect(shared).toEqual([]);
}

/** Binds as the user would: a key that is refused or fixed is not taken. */
function bindIfPossible(changes: KeyChanges, to: Command, key: string): KeyChanges {
  const holders = keyHolders(COMMANDS, changes, to, key);
  return keyRefusal(to, key) !== null || !holders.every(isRebindable)
    ? changes
    : bindKey(COMMANDS, changes, to, key, null);
}

describe('the table of commands', () => {
  it('gives no key to two commands of one workspace, and none that the browser needs', () => {
    expectNoSharedKey({});
    expect(boundKeys(COMMANDS, {})).toEqual(OWN);
    for (const one of REBINDABLE)
      for (const key of one.keys)
        expect([one.id, key, keyRefusal(one, key, 'other')]).toEqual([one.id, key, null]);
  });

  it('names each command once', () => {
    expect(new Set(COMMANDS.map(({ id }) => id)).size).toBe(COMMANDS.length);
    const names = COMMANDS.map(({ name, workspace }) => `${name} ${workspace ?? ''}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('keys that were chosen', () => {
  it('never make one key that of two commands in one place, whatever is stored', () => {
    fc.assert(fc.property(garbage, expectNoSharedKey), { numRuns: 60 });
  });

  it('never take a key from a command whose keys are fixed', () => {
    fc.assert(
      fc.property(garbage, (stored) => {
        const bound = boundKeys(COMMANDS, stored);
        for (const { id, keys } of COMMANDS.filter((one) => !isRebindable(one)))
          expect(bound.get(id)).toEqual(keys);
      }),
    );
  });

  it('are had by their command, and by no other, after each of any number of bindings', () => {
    const bindings = fc.array(fc.record({ to: someCommand, key: someKey }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(bindings, (list) => {
        let changes: KeyChanges = {};
        for (const { to, key } of list) {
          const next = bindIfPossible(changes, to, key);
          if (next !== changes) {
            expect(boundKeys(COMMANDS, next).get(to.id)).toContain(key);
            expect(keyHolders(COMMANDS, next, to, key)).toEqual([]);
          }
          changes = next;
        }
        expectNoSharedKey(changes);
        expect(resetAllKeys(COMMANDS, changes)).toEqual({});
      }),
      { numRuns: 60 },
    );
  });

  it('are gone without a trace when the command is reset', () => {
    fc.assert(
      fc.property(someCommand, someKey, (to, key) => {
        const changes = bindIfPossible({}, to, key);
        expect(resetKeys(COMMANDS, changes, to)).toEqual({});
      }),
    );
  });

  it('are swapped, and swapped back by the same swap or a reset', () => {
    const held = REBINDABLE.flatMap((one) => one.keys.map((key) => ({ one, key })));
    const isSwap = (to: Command, replaced: string, other: Command, key: string) =>
      to !== other &&
      meet(to, other) &&
      keyRefusal(to, key) === null &&
      keyHolders(COMMANDS, {}, to, key).length === 1 &&
      canSwap(COMMANDS, {}, to, replaced, other);
    fc.assert(
      fc.property(fc.constantFrom(...held), fc.constantFrom(...held), (mine, others) => {
        const [to, replaced, other, key] = [mine.one, mine.key, others.one, others.key];
        fc.pre(isSwap(to, replaced, other, key));
        const swapped = swapKey(COMMANDS, {}, to, key, replaced, other);
        const bound = boundKeys(COMMANDS, swapped);
        expect(bound.get(to.id)).toEqual(to.keys.map((own) => (own === replaced ? key : own)));
        expect(bound.get(other.id)).toEqual(other.keys.map((own) => (own === key ? replaced : own)));
        expect(swapKey(COMMANDS, swapped, to, replaced, key, other)).toEqual({});
        expect(resetKeys(COMMANDS, swapped, to)).toEqual({});
      }),
    );
  });

  it('are kept for commands that are not known', () => {
    const stored = { later: ['q'], paint: ['x'] };
    expect(bindKey(COMMANDS, stored, command('erase'), 'q', null)).toMatchObject({ later: ['q'] });
    expect(resetAllKeys(COMMANDS, stored)).toEqual({ later: ['q'] });
  });

  it('may be none at all, and several', () => {
    const none = unbindKey(COMMANDS, {}, command('paint'), 'b');
    expect(none).toEqual({ paint: [] });
    const two = bindKey(
      COMMANDS,
      bindKey(COMMANDS, none, command('paint'), 'q', null),
      command('paint'),
      'x',
      null,
    );
    expect(two).toEqual({ paint: ['q', 'x'] });
    expect(bindKey(COMMANDS, two, command('paint'), 'b', 'q')).toEqual({ paint: ['b', 'x'] });
  });

  it('come back to who had them when the one that took them is reset', () => {
    const taken = bindKey(COMMANDS, {}, command('paint'), 'r', 'b');
    expect(boundKeys(COMMANDS, taken).get('turn')).toEqual([]);
    expect(boundKeys(COMMANDS, resetKeys(COMMANDS, taken, command('paint'))).get('turn')).toEqual(['r']);
  });

  it('are refused where they cannot be', () => {
    expect(keyRefusal(command('paint'), 'mod+t', 'other')).toBe('Ctrl+T is the browser’s: it opens a tab.');
    expect(keyRefusal(command('paint'), 'mod+m', 'apple')).toBe('⌘M is the browser’s: it hides the window.');
    expect(keyRefusal(command('paint'), 'enter', 'other')).toBe(
      'Enter is needed by buttons, lists and fields.',
    );
    expect(keyRefusal(command('act'), 'shift+enter', 'other')).toBeNull();
    expect(() => bindKey(COMMANDS, {}, command('paint'), 'f5', null)).toThrow(RangeError);
    expect(() => bindKey(COMMANDS, {}, command('paint'), 'mod+c', null)).toThrow('fixed to copy');
    expect(() => bindKey(COMMANDS, {}, command('copy'), 'q', null)).toThrow('fixed');
  });
});
