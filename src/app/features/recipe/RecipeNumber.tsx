import { UnstyledButton, type NumberInputHandlers } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import {
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { requestGeneration } from '../../cityview/request-generation.ts';
import { currentKeys } from '../../contrib/bound-keys.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { keyOf } from '../../kit/keys.ts';
import { NumberField, type Visit } from '../../kit/NumberField.tsx';
import { useAppStore } from '../../store/context.tsx';
import { beginGesture, cancelGesture } from '../../store/store.ts';
import classes from './RecipeNumber.module.css';
import * as words from './words.ts';

interface RecipeNumberProps extends ComponentProps<typeof NumberField> {
  /** The step of the history that a visit is. */
  readonly undoStep: string;
}

/** A number of the recipe. All that is typed at one visit is one step to undo. */
export function RecipeNumber({ undoStep, ...rest }: RecipeNumberProps) {
  return (
    <NumberField
      visit={useVisit(undoStep)}
      hideControls
      // Within a dialog, Escape is for what was typed, and does not close it.
      data-mantine-stop-propagation="true"
      {...rest}
    />
  );
}

/**
 * A visit to a number of the recipe: Escape takes its step back, Enter generates. The keys of undo and redo are those
 * of the app: the browser's own would undo the text and leave its effect.
 */
export function useVisit(step: string): Visit {
  const store = useAppStore();
  const run = useCommandRunner();
  const end = useRef(() => {});
  const begin = () => {
    end.current = beginGesture(store, step);
  };
  /** Ends the step of the typed text before another action. */
  const between = (action: () => void) => () => {
    end.current();
    action();
    begin();
  };
  return {
    begin,
    end: () => end.current(),
    cancel: () => cancelGesture(store),
    actionOf(event) {
      if (event.key === 'Enter') return between(() => void requestGeneration(store));
      const command = historyCommand(event);
      return command === undefined ? undefined : between(() => run(command));
    },
  };
}

/** The id of the command of the history that has a key, whether or not it can be run. */
function historyCommand({ nativeEvent }: KeyboardEvent): string | undefined {
  const key = keyOf(nativeEvent);
  if (key === null) return undefined;
  return ['undo', 'redo'].find((id) => currentKeys().get(id)?.includes(key));
}

interface SteppedNumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number of the recipe in a range, to be typed or stepped through. */
export function SteppedNumber({ label, ...number }: SteppedNumberProps) {
  const input = useRef<HTMLInputElement>(null);
  const steps = useRef<NumberInputHandlers>(undefined);
  return (
    <RecipeNumber
      ref={input}
      handlersRef={steps}
      name={label}
      undoStep={words.change(label)}
      rightSectionWidth="auto"
      classNames={{ input: classes.input!, section: classes.section! }}
      rightSection={
        <Steps
          field={input}
          onStep={(by) => (by < 0 ? steps.current?.decrement() : steps.current?.increment())}
          isFirst={number.value <= number.min}
          isLast={number.value >= number.max}
        />
      }
      {...number}
    />
  );
}

interface StepsProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onStep: (by: 1 | -1) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The buttons of a field that step through its numbers. */
export function Steps({ field, onStep, isFirst, isLast }: StepsProps) {
  /** The focus is in the field, which makes one step of several; a finger is not to call the keyboard. */
  const press = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') field.current?.focus();
  };
  return (
    <span
      className={classes.steps}
      aria-hidden="true"
      onPointerDown={press}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Step icon={<Minus size={12} />} onStep={() => onStep(-1)} isEnd={isFirst} />
      <Step icon={<Plus size={12} />} onStep={() => onStep(1)} isEnd={isLast} />
    </span>
  );
}

interface StepProps {
  readonly icon: ReactNode;
  readonly onStep: () => void;
  readonly isEnd: boolean;
}

/** For the pointer alone: the arrow keys do the same in the field. */
function Step({ icon, onStep, isEnd }: StepProps) {
  return (
    <UnstyledButton className={classes.step} tabIndex={-1} disabled={isEnd} onClick={onStep}>
      {icon}
    </UnstyledButton>
  );
}
