import { useRef, type KeyboardEvent } from 'react';
import { currentKeys } from '../../contrib/bound-keys.ts';
import { keyOf } from '../../kit/keys.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useNumberText, type NumberText } from '../../kit/numbers/use-number-text.ts';
import { useAppStore } from '../../store/context.tsx';
import { beginGesture, cancelGesture } from '../../store/store.ts';
import { startGeneration } from '../../cityview/generation.ts';

interface NumberEntry extends NumberText {
  /** The step of the history that a visit is. */
  readonly step: string;
}

/**
 * The state and handlers of a field for a number of the recipe. All that is typed at one visit is one step to undo.
 * Escape takes the step back, Enter generates. The keys of undo and redo are those of the app: the browser's own would
 * undo the text and leave its effect. Text that is no value goes first, and at the latest with the
 */
export function useNumberEntry({ step, ...number }: NumberEntry) {
  const store = useAppStore();
  const run = useCommandRunner();
  const endVisit = useRef(() => {});
  /** From Escape to the next visit: what the field still holds as it loses the focus is no longer wanted. */
  const isTakenBack = useRef(false);
  const { shown, limit, isValue, type, settle, forget } = useNumberText(number);
  const beginVisit = () => {
    isTakenBack.current = false;
    endVisit.current = beginGesture(store, step);
  };
  /** Ends the step of the typed text before another action. */
  const between = (action: () => void) => {
    endVisit.current();
    action();
    beginVisit();
  };
  return {
    value: shown,
    limit,
    onFocus: beginVisit,
    onBlur() {
      if (isTakenBack.current) forget();
      else settle();
      endVisit.current();
    },
    onChange(text: string | number) {
      if (!isTakenBack.current) type(text);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const command = historyCommand(event);
      if (event.key === 'Escape') {
        isTakenBack.current = true;
        cancelGesture(store);
        event.currentTarget.blur();
        event.stopPropagation();
      } else if (event.key === 'Enter') {
        settle();
        between(() => void startGeneration(store));
      } else if (command && isValue) between(() => run(command));
      else if (!command) return;
      forget();
      event.preventDefault();
    },
  };
}

/** The id of the command of the history that has a key, whether or not it can be run. */
function historyCommand({ nativeEvent }: KeyboardEvent): string | undefined {
  const key = keyOf(nativeEvent);
  if (key === null) return undefined;
  return ['undo', 'redo'].find((id) => currentKeys().get(id)?.includes(key));
}
