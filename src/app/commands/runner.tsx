import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { BoardView } from '../board/board-view.ts';
import { useAppStore } from '../store/context.tsx';
import { commandFor, isEnabled, keyOf, type Command } from './command.ts';
import { COMMANDS } from './commands.ts';

type RunCommand = (command: Command, key?: string) => void;

interface Runner {
  readonly run: RunCommand;
  /** Says which board is on screen. */
  readonly setBoard: (board: BoardView | null) => void;
}

const RunnerContext = createContext<Runner | null>(null);

/** Runs commands for buttons, menus and keys alike. Keys typed into a field stay there. */
export function CommandRunner({ children }: { readonly children: ReactNode }) {
  const store = useAppStore();
  const board = useRef<BoardView | null>(null);
  const runner = useMemo<Runner>(
    () => ({
      run(command, key) {
        if (isEnabled(command, store.getState())) command.run({ store, board: board.current }, key);
      },
      setBoard(view) {
        board.current = view;
      },
    }),
    [store],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const command = commandFor(COMMANDS, event, store.getState());
      if (!command) return;
      event.preventDefault();
      runner.run(command, keyOf(event));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [runner, store]);
  return <RunnerContext value={runner}>{children}</RunnerContext>;
}

function useRunner(): Runner {
  const runner = use(RunnerContext);
  if (!runner) throw new Error('a component that runs commands stands outside of CommandRunner');
  return runner;
}

export function useCommandRunner(): RunCommand {
  return useRunner().run;
}

/** Makes the zoom and fit commands work on this board as long as it is on screen. */
export function useBoardOnScreen(view: BoardView): void {
  const { setBoard } = useRunner();
  useEffect(() => {
    setBoard(view);
    return () => setBoard(null);
  }, [setBoard, view]);
}

/** Where keys are text, or belong to what lies above the page. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"], [role="dialog"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(TYPING) !== null);
}
