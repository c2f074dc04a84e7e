import { CloseButton, Modal } from '@mantine/core';
import { Search } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useAppStore } from '../../store/context.tsx';
import { commandsCommand } from './palette-commands.ts';
import { commandPressed, currentKeys } from '../../contrib/bound-keys.ts';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { focusBoard, focusBoardIfLost } from '../../kit/focus-board.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import classes from './CommandPalette.module.css';
import { paletteEntries, type PaletteEntry } from './entries.ts';
import { paletteSections } from './lines.ts';
import { PaletteLine } from './PaletteLine.tsx';
import { paletteSlice } from './palette-slices.ts';
import { recentCommands, recentIds, withRecent } from './recent.ts';
import * as words from './words.ts';

/** All commands, found by typing some of their letters. */
export function CommandPalette({ opened, onClose }: DialogProps) {
  return opened && <OpenPalette onClose={onClose} />;
}

function OpenPalette({ onClose }: Pick<DialogProps, 'onClose'>) {
  const [opener] = useState(() => document.activeElement);
  const leave = () => {
    onClose();
    giveFocusBack(opener, false);
  };
  return (
    <Modal.Root
      opened
      onClose={leave}
      size={600}
      yOffset="12dvh"
      xOffset="3vw"
      returnFocus={false}
      classNames={{ content: classes.palette ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content aria-label={words.commands} radius="md">
        <Palette
          onLeave={leave}
          onChoose={() => {
            onClose();
            giveFocusBack(opener, true);
          }}
        />
      </Modal.Content>
    </Modal.Root>
  );
}

/** Entries that Page Up and Page Down pass. */
const PAGE = 8;

interface PaletteProps {
  readonly onLeave: () => void;
  /** Closes the palette, before what was chosen is run. */
  readonly onChoose: () => void;
}

function Palette({ onLeave, onChoose }: PaletteProps) {
  const store = useAppStore();
  const run = useCommandRunner();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(() => paletteSlice.of(store.getState()).typed.replace(/\n$/, ''));
  const [chosen, setChosen] = useState(0);
  // Nothing changes below while the palette is open.
  const entries = useMemo(() => paletteEntries(store.getState(), currentKeys()), [store]);
  const recent = useMemo(() => recentIds(recentCommands.get()), []);
  const sections = useMemo(() => paletteSections(entries, query, recent), [entries, query, recent]);
  const lines = sections.flatMap((section) => section.lines);
  const current = lines[Math.min(chosen, lines.length - 1)];

  // At once, not when the dialog has settled: what is typed behind the key that opened it belongs here.
  useLayoutEffect(() => field.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, query]);

  function choose({ id, obstacle, command }: PaletteEntry): void {
    if (obstacle !== null) return;
    recentCommands.set(withRecent(recentCommands.get(), id));
    onChoose();
    run(command);
    focusBoardIfLost();
  }

  // What was typed before the palette was here, Enter included.
  const chooseTyped = useEffectEvent(() => {
    const { typed } = paletteSlice.of(store.getState());
    paletteSlice.set(store, { typed: '' });
    if (typed.endsWith('\n') && current) choose(current.entry);
  });
  useEffect(() => chooseTyped(), []);

  function onKeyDown(event: KeyboardEvent): void {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[event.key];
    if (steps !== undefined) setChosen(step(chosen, steps, lines.length));
    else if (event.key === 'Enter' && current) choose(current.entry);
    else if (commandPressed([commandsCommand], event.nativeEvent, store.getState(), false)) onLeave();
    else return;
    event.preventDefault();
  }

  let index = -1;
  return (
    <>
      <div className={classes.field}>
        <Search size={17} className={classes.search} aria-hidden="true" />
        <input
          ref={field}
          type="text"
          role="combobox"
          className={classes.input}
          aria-label={words.findACommand}
          aria-expanded={lines.length > 0}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={current && `${listId}-${current.entry.id}`}
          placeholder={words.searchHint}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          data-autofocus
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton aria-label={words.close} onClick={onLeave} />
      </div>
      <div
        ref={list}
        id={listId}
        className={classes.list}
        {...(lines.length > 0 && { role: 'listbox', 'aria-label': words.commands })}
      >
        {sections.map(({ title, lines: inSection }) => (
          <div key={title ?? ''} role="group" aria-label={title ?? words.found} className={classes.section}>
            {title !== null && (
              <div className={classes.title} aria-hidden="true">
                {title}
              </div>
            )}
            {inSection.map((line) => {
              index++;
              const at = index;
              return (
                <PaletteLine
                  key={line.entry.id}
                  id={`${listId}-${line.entry.id}`}
                  line={line}
                  withGroup={title === null}
                  selected={line === current}
                  onPoint={() => setChosen(at)}
                  onChoose={() => choose(line.entry)}
                />
              );
            })}
          </div>
        ))}
        {lines.length === 0 && <p className={classes.nothing}>{words.noResultsFor(query.trim())}</p>}
      </div>
      <span role="status" className="visually-hidden">
        {query.trim() !== '' && words.commandsFound(lines.length)}
      </span>
    </>
  );
}

/** Single steps go round, pages end at the ends. */
function step(from: number, steps: number, count: number): number {
  if (count === 0) return 0;
  if (Math.abs(steps) === 1) return (from + steps + count) % count;
  return Math.max(0, Math.min(count - 1, from + steps));
}

/**
 * The focus goes back to where it was. Where that was nothing, it goes to the board; so it does from a button when a
 * command was run, for then the work goes on there.
 */
function giveFocusBack(opener: Element | null, ran: boolean): void {
  const isPlace = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isPlace && !(ran && opener.closest('header'))) opener.focus({ preventScroll: true });
  else focusBoard();
}
