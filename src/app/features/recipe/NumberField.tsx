import { UnstyledButton, type NumberInputHandlers } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { LimitedInput } from '../../kit/numbers/LimitedInput.tsx';
import classes from './NumberField.module.css';
import { useNumberEntry } from './use-number-entry.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number in a range, to be typed or stepped through. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const steps = useRef<NumberInputHandlers>(undefined);
  const entry = useNumberEntry({
    step: `Change ${label.toLowerCase()}`,
    name: label,
    value,
    min,
    max,
    decimals: 0,
    onChange: (number) => onChange(number!),
  });
  /** The focus is in the field, which makes one step of several; a finger is not to call the keyboard. */
  const press = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') input.current?.focus();
  };
  return (
    <LimitedInput
      ref={input}
      handlersRef={steps}
      label={label}
      min={min}
      max={max}
      decimals={0}
      hideControls
      rightSectionWidth="auto"
      classNames={{ input: classes.input!, section: classes.section! }}
      rightSection={
        <span
          className={classes.steps}
          aria-hidden="true"
          onPointerDown={press}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Step icon={<Minus size={12} />} onStep={() => steps.current?.decrement()} isEnd={value <= min} />
          <Step icon={<Plus size={12} />} onStep={() => steps.current?.increment()} isEnd={value >= max} />
        </span>
      }
      {...entry}
    />
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
