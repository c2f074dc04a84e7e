import { useRef, useState, type KeyboardEvent } from 'react';
import { currentKeys } from '../../commands/bound-keys.ts';
import { redoCommand, undoCommand } from '../../commands/history-commands.ts';
import { keyOf } from '../../commands/keys.ts';
import { useCommandRunner } from '../../commands/runner.tsx';
import { useAppStore } from '../../store/context.tsx';
import { beginGesture, cancelGesture } from '../../store/store.ts';
import { startGeneration } from '../generation.ts';

interface NumberEntry {
  /** The step of the history that a visit is. */
  readonly step: string;
  /** `null` for an empty field. */
  readonly value: number | null;
  /** Takes what is typed, as far as it is a value; says what the field holds then. */
  readonly onType: (text: string | number) => number | null;
}

/** What is typed, as long as the value is that which came of it: a field that is emptied to be typed anew, `1.`. */
interface Typed {
  readonly text: string | number;
  readonly value: number | null;
}

/**
 * What a field for a number of the recipe shows and listens to. All that is typed at one visit is one step to undo.
 * Escape takes it back, Enter generates. The keys of undo and redo are those of the app: the browser's own would undo
 * the text and leave what came of it. Text that is no value goes first, and at the latest with the focus.
 */
export function useNumberEntry({ step, value, onType }: NumberEntry) {
  const store = useAppStore();
  const run = useCommandRunner();
  const endVisit = useRef(() => {});
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed?.value === value ? typed.text : (value ?? '');
  const isValue = shown === '' ? value === null : Number(shown) === value;
  const beginVisit = () => {
    endVisit.current = beginGesture(store, step);
  };
  /** What was typed up to here stays a step of its own, before what is done then. */
  const between = (action: () => void) => {
    endVisit.current();
    action();
    beginVisit();
  };
  return {
    value: shown,
    onFocus: beginVisit,
    onBlur() {
      endVisit.current();
      setTyped(null);
    },
    onChange: (text: string | number) => setTyped({ text, value: onType(text) }),
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const command = historyCommand(event);
      if (event.key === 'Escape') {
        cancelGesture(store);
        event.currentTarget.blur();
        event.stopPropagation();
      } else if (event.key === 'Enter') between(() => void startGeneration(store));
      else if (command && isValue) between(() => run(command));
      else if (!command) return;
      setTyped(null);
      event.preventDefault();
    },
  };
}

/** The command of the history that a key is of, whether or not it can be run. */
function historyCommand({ nativeEvent }: KeyboardEvent) {
  const key = keyOf(nativeEvent);
  if (key === null) return undefined;
  return [undoCommand, redoCommand].find(({ id }) => currentKeys().get(id)?.includes(key));
}
