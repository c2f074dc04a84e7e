import { Button, CloseButton, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LargeDialog } from '../../../kit/LargeDialog.tsx';
import { chosenKeys } from '../../../contrib/key-preference.ts';
import { resetAllKeys, resetKeys } from '../../../contrib/rebinding.ts';
import { useBoundKeys } from '../../../contrib/bound-keys.ts';
import { commandTable } from '../../../contrib/command-table.ts';
import type { DialogProps } from '../../../contrib/dialog.tsx';
import { commandSections, gestureSections, whereOf } from './rows.ts';
import { ShortcutRow } from './ShortcutRow.tsx';
import classes from './ShortcutsDialog.module.css';
import * as words from '../words.ts';

interface Editing {
  readonly command: string;
  readonly replaced: string | null;
}

/** Every key, from the one table of commands, where it can be changed; and what mouse and fingers do. */
export function ShortcutsDialog({ opened, onClose }: DialogProps) {
  return (
    <LargeDialog opened={opened} onClose={onClose} title={words.keyboardAndMouse} width={860}>
      <Sheet />
    </LargeDialog>
  );
}

function Sheet() {
  const sheet = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState<Editing | null>(null);
  const [message, setMessage] = useState('');
  /** The button that gets the focus when the editor is gone: that of a key, or the one that adds some. */
  const [next, setNext] = useState<Editing | null>(null);
  const bound = useBoundKeys();
  const commands = commandSections(query, bound);
  const gestures = gestureSections(query);
  const changed = commandTable().filter(({ id, keys }) => keys.join(' ') !== bound.get(id)!.join(' ')).length;

  useEffect(() => {
    if (!next) return;
    const row = sheet.current?.querySelector(`[data-command="${next.command}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLElement>('button[data-key]') ?? [])];
    (buttons.find((button) => button.dataset['key'] === next.replaced) ?? buttons.at(-1))?.focus();
  }, [next]);

  return (
    <div ref={sheet}>
      <div className={classes.top}>
        <TextInput
          size="sm"
          className={classes.search}
          aria-label={words.searchShortcuts}
          placeholder={words.searchByNameOrKey}
          data-autofocus
          leftSection={<Search size={15} />}
          rightSection={
            query !== '' && (
              <CloseButton size="sm" aria-label={words.clearSearch} onClick={() => setQuery('')} />
            )
          }
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Button
          size="sm"
          variant="default"
          disabled={changed === 0}
          onClick={() => {
            chosenKeys.set(resetAllKeys(commandTable(), chosenKeys.get()));
            setMessage(words.allKeysAreReset);
          }}
        >
          {words.resetAllKeys}
        </Button>
      </div>
      <p className={classes.hint}>
        {words.clickKeyChange} {changed > 0 && words.customKeys(changed)}
      </p>
      <div className={classes.sections}>
        {commands.map((section) => (
          <section key={section.title} aria-label={section.title}>
            <h3 className={classes.title}>
              {section.title}
              {section.where !== null && <span className={classes.where}> {section.where}</span>}
            </h3>
            <ul className={classes.list}>
              {section.commands.map((command) => (
                <ShortcutRow
                  key={command.id}
                  command={command}
                  keys={bound.get(command.id)!}
                  where={
                    section.where === null && section.title !== whereOf(command) ? whereOf(command) : null
                  }
                  editing={editing?.command === command.id ? editing.replaced : undefined}
                  onEdit={(replaced) => setEditing({ command: command.id, replaced })}
                  onReset={() => {
                    chosenKeys.set(resetKeys(commandTable(), chosenKeys.get(), command));
                    setMessage(words.hasOwnKeysAgain(command.name));
                    setNext({ command: command.id, replaced: command.keys[0] ?? '' });
                  }}
                  onEnd={(key, said) => {
                    setEditing(null);
                    setMessage(said);
                    // What took the focus away keeps it.
                    if (said !== '')
                      setNext({ command: command.id, replaced: key ?? editing?.replaced ?? '' });
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
        {gestures.map(({ title, gestures: list }) => (
          <section key={title} aria-label={title}>
            <h3 className={classes.title}>{title}</h3>
            <ul className={classes.list}>
              {list.map(({ name, how }) => (
                <li key={name} className={classes.row}>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.how}>{how}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {commands.length + gestures.length === 0 && (
        <p className={classes.nothing}>{words.noResultsFor(query.trim())}</p>
      )}
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </div>
  );
}
