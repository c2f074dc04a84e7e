import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { chosenKeys } from '../../../contrib/key-preference.ts';
import { isRebindable, type KeyChanges } from '../../../contrib/bindings.ts';
import { bindKey, canSwap, keyHolders, swapKey, unbindKey } from '../../../contrib/rebinding.ts';
import type { Command } from '../../../contrib/command.ts';
import { commandTable } from '../../../contrib/command-table.ts';
import { keyLabel, keyOf } from '../../../kit/keys.ts';
import { keyRefusal } from '../../../contrib/refusal/key-refusal.ts';
import { afterPress } from '../../../kit/after-press.ts';
import classes from './KeyEditor.module.css';
import { whereOf } from './rows.ts';
import * as words from '../words.ts';

interface KeyEditorProps {
  readonly command: Command;
  /** The key that another one is to stand for; `null` when one is added. */
  readonly replaced: string | null;
  /** @param key what the command has now, `null` when nothing was added */
  readonly onEnd: (key: string | null, message: string) => void;
}

/** The use of a pressed key. */
type Pressed =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'taken'; readonly key: string; readonly holders: readonly Command[] };

/** Keys that Mantine's dialogs would close by. */
const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': 'true' };

/** Waits for a key for a command, and says at once what is in its way. */
export function KeyEditor({ command, replaced, onEnd }: KeyEditorProps) {
  const editor = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState('');
  const [pressed, setPressed] = useState<Pressed | null>(null);
  useLayoutEffect(() => {
    field.current?.focus();
  }, []);
  // What is in the way of a key is said below it.
  useLayoutEffect(() => {
    editor.current?.scrollIntoView({ block: 'nearest' });
  }, [pressed]);
  const stored = () => chosenKeys.get();

  function keep(keys: KeyChanges, key: string | null): void {
    chosenKeys.set(keys);
    onEnd(key, key === null ? words.lostAKey(command.name) : `${command.name}: ${keyLabel(key)}`);
  }

  function press(key: string): void {
    if (key === replaced) {
      onEnd(key, words.noChange);
      return;
    }
    const reason = keyRefusal(command, key);
    const holders = keyHolders(commandTable(), stored(), command, key);
    const fixed = holders.find((holder) => !isRebindable(holder));
    if (reason !== null) setPressed({ kind: 'refused', reason });
    else if (fixed) setPressed({ kind: 'refused', reason: words.isAlways(keyLabel(key), fixed.name) });
    else if (holders.length > 0) setPressed({ kind: 'taken', key, holders });
    else keep(bindKey(commandTable(), stored(), command, key, replaced), key);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const key = keyOf(event.nativeEvent);
    // Tab leads to the buttons, and away.
    if (key === 'tab' || key === 'shift+tab') return;
    event.preventDefault();
    event.stopPropagation();
    setHeld(key === null ? heldBy(event) : '');
    if (key === 'escape') onEnd(null, words.noChange);
    else if (key !== null) press(key);
  }

  const [other] = pressed?.kind === 'taken' ? pressed.holders : [];
  const swappable =
    pressed?.kind === 'taken' &&
    pressed.holders.length === 1 &&
    replaced !== null &&
    canSwap(commandTable(), stored(), command, replaced, other!);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the field in it has the focus
    <div
      ref={editor}
      className={classes.editor}
      role="group"
      aria-label={
        replaced === null
          ? words.anotherKeyFor(command.name)
          : words.anotherKeyThanFor(keyLabel(replaced), command.name)
      }
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onEnd(null, words.noChange);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
          afterPress(() => onEnd(null, ''));
      }}
    >
      <input
        ref={field}
        readOnly
        {...KEEPS_ESCAPE}
        className={classes.field}
        aria-label={words.pressAKeyFor(command.name)}
        placeholder={words.pressAKey}
        value={pressed?.kind === 'taken' ? keyLabel(pressed.key) : held}
        onKeyDown={onKeyDown}
        onKeyUp={() => setHeld('')}
      />
      {pressed?.kind === 'taken' && (
        <>
          <Button
            size="compact-sm"
            {...KEEPS_ESCAPE}
            onClick={() =>
              keep(bindKey(commandTable(), stored(), command, pressed.key, replaced), pressed.key)
            }
          >
            {words.takeOver}
          </Button>
          {swappable && (
            <Button
              size="compact-sm"
              variant="default"
              {...KEEPS_ESCAPE}
              onClick={() =>
                keep(swapKey(commandTable(), stored(), command, pressed.key, replaced, other!), pressed.key)
              }
            >
              {words.swapFor(keyLabel(replaced))}
            </Button>
          )}
        </>
      )}
      {replaced !== null && pressed === null && (
        <Button
          size="compact-sm"
          variant="default"
          {...KEEPS_ESCAPE}
          onClick={() => keep(unbindKey(commandTable(), stored(), command, replaced), null)}
        >
          {words.remove}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        {...KEEPS_ESCAPE}
        onClick={() => onEnd(null, words.noChange)}
      >
        {words.cancel}
      </Button>
      <p role="alert" className={classes.message}>
        {pressed?.kind === 'refused' && words.pressAnotherKey(pressed.reason)}
        {pressed?.kind === 'taken' && takenBy(pressed.key, pressed.holders)}
      </p>
    </div>
  );
}

function takenBy(key: string, holders: readonly Command[]): string {
  const names = holders.map((holder) => {
    const where = whereOf(holder);
    return where === null ? `“${holder.name}”` : `“${holder.name}” in ${where}`;
  });
  return words.isTaken(keyLabel(key), names.join(' and '));
}

/** The modifiers that are down while no key is yet. */
function heldBy({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const key = keyOf({ key: 'x', ctrlKey, metaKey, altKey, shiftKey }) ?? 'x';
  return key === 'x' ? '' : `${keyLabel(key).replace(/X$/, '')}…`;
}
