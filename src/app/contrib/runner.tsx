import { useMantineColorScheme } from '@mantine/core';
import { createContext, use, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { BoardCursor } from '../view/board-cursor.ts';
import type { BoardView } from '../view/board-view.ts';
import { useAppStore } from '../store/context.tsx';
import { commandFor } from './bindings.ts';
import { currentKeys } from './bound-keys.ts';
import { isEnabled, type Command } from './command.ts';
import { commandTable, expectCommand, findCommand, loadCommandTable } from './command-table.ts';
import { afterFirstFrame, firstFrame } from '../kit/first-frame.ts';
import { isAbovePage, isCovered, isTyping } from '../kit/key-target.ts';
import { keysOf } from '../kit/keys.ts';
import { giveKey } from './registry.ts';

/** Runs a command, or the command of an id once the table is here; nothing when it cannot be run now. */
type RunCommand = (command: Command | string, key?: string) => void;

interface BoardOnScreen {
  readonly view: BoardView;
  readonly cursor: BoardCursor | null;
}

interface Runner {
  readonly run: RunCommand;
  /** Says which board is on screen. */
  readonly setBoard: (board: BoardOnScreen | null) => void;
}

const RunnerContext = createContext<Runner | null>(null);

/** Runs commands for buttons, menus and keys alike. Keys typed into a field stay there. */
export function CommandRunner({ children }: { readonly children: ReactNode }) {
  const store = useAppStore();
  const board = useRef<BoardOnScreen | null>(null);
  const { toggleColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const colors = useRef(toggleColorScheme);
  useEffect(() => {
    colors.current = toggleColorScheme;
  }, [toggleColorScheme]);
  const runner = useMemo<Runner>(() => {
    const runNow = (command: Command, key?: string) => {
      if (!isEnabled(command, store.getState())) return;
      const { view = null, cursor = null } = board.current ?? {};
      command.run({ store, board: view, cursor, switchColors: () => colors.current() }, key);
    };
    return {
      run(command, key) {
        if (typeof command !== 'string') return runNow(command, key);
        const found = findCommand(command);
        if (found) runNow(found, key);
        else void loadCommandTable().then(() => runNow(expectCommand(command), key));
      },
      setBoard(next) {
        board.current = next;
      },
    };
  }, [store]);
  useEffect(() => {
    void firstFrame().then(loadCommandTable);
    // Nobody composes a text before the first frame.
    afterFirstFrame(
      () => import('../kit/composing.ts'),
      ({ keepCompositions }) => keepCompositions(),
    );
  }, []);
  // Before the page is seen: a key that is pressed as soon as it is may not be lost.
  useLayoutEffect(() => {
    /** @returns whether a command has the key */
    const press = ({ keys, onBoard, typing, taken, repeat }: Pressed): boolean => {
      const typed = keys.at(-1)!;
      // What is typed while a dialog is on its way is not meant for the board.
      if (giveKey(store, typed)) return !isNoText(typed);
      if (taken) return false;
      for (const key of keys) {
        const command = commandFor(commandTable(), currentKeys(), key, store.getState(), onBoard);
        if (!command || (typing && !(command.inText && isNoText(key)))) continue;
        if (!repeat || command.repeats) runner.run(command, key);
        return true;
      }
      return false;
    };
    /** Runs a key that was pressed in the first moments a little later, in the order of the presses. */
    const pressLater = async (pressed: Pressed) => {
      await loadCommandTable();
      if (!isCovered()) press(pressed);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isAbovePage(event.target)) return;
      const keys = keysOf(event);
      const key = keys.at(-1);
      if (key === undefined) return;
      const { target, repeat } = event;
      const typing = isTyping(target) && !(target instanceof HTMLSelectElement && isNoText(key));
      const pressed = { keys, onBoard: isOnBoard(target), typing, taken: event.defaultPrevented, repeat };
      if (commandTable().length > 0) {
        // With no step left, the browser would take back what was typed in a field, and go there.
        if (press(pressed) || (!typing && isUndo(key))) event.preventDefault();
        return;
      }
      if (isBrowsers(key, typing)) event.preventDefault();
      void pressLater(pressed);
    };
    window.addEventListener('keydown', shareEscape, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', shareEscape, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [runner, store]);
  return <RunnerContext value={runner}>{children}</RunnerContext>;
}

/** A tooltip that is open keeps Escape to itself. It goes, but so is to do what is under way. */
function shareEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isTyping(event.target) || document.querySelector('[role="tooltip"]') === null)
    return;
  event.stopPropagation = () => {};
}

/** The parts of a key press that commands use. */
interface Pressed {
  /** The keys that the press may be of, the likeliest first. */
  readonly keys: readonly string[];
  /** Whether the board had the focus. */
  readonly onBoard: boolean;
  /** Whether a field had it that does something with such a key. */
  readonly typing: boolean;
  /** Whether what had it did something already: space is the board's. */
  readonly taken: boolean;
  readonly repeat: boolean;
}

function useRunner(): Runner {
  const runner = use(RunnerContext);
  if (!runner) throw new Error('a component that runs commands stands outside of CommandRunner');
  return runner;
}

export function useCommandRunner(): RunCommand {
  return useRunner().run;
}

/** Makes the commands of boards work on this one as long as it is on screen. */
export function useBoardOnScreen(view: BoardView, cursor: BoardCursor | null = null): void {
  const { setBoard } = useRunner();
  useLayoutEffect(() => {
    setBoard({ view, cursor });
    return () => setBoard(null);
  }, [setBoard, view, cursor]);
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="application"]') !== null;
}

/**
 * Whether the browser would do something with a key that is ours, before the table is here: mark all words of the page,
 * so that the next copy would be of them, go to its address bar, or print the page.
 */
function isBrowsers(key: string, typing: boolean): boolean {
  return key === 'mod+k' || key === 'mod+p' || (key === 'mod+a' && !typing);
}

/** Whether the browser undoes or redoes what was typed by a key. */
function isUndo(key: string): boolean {
  return /^mod\+(?:y|(?:shift\+)?z)$/.test(key);
}

/** Whether a key types nothing, wherever it is pressed. */
function isNoText(key: string): boolean {
  return /^(?:mod|ctrl)\+|^f\d+$/.test(key);
}
