import { NumberInput } from '@mantine/core';
import { useRef } from 'react';
import { useAppStore } from '../store/context.tsx';
import { beginGesture } from '../store/store.ts';
import { startGeneration } from './generation.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number in a range. All that is typed at one visit is one step to undo. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const store = useAppStore();
  const endVisit = useRef(() => {});
  const beginVisit = () => {
    endVisit.current = beginGesture(store, `Change ${label.toLowerCase()}`);
  };
  return (
    <NumberInput
      size="xs"
      label={label}
      value={value}
      min={min}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      onFocus={beginVisit}
      onBlur={() => endVisit.current()}
      onChange={(next) => {
        const number = Number(next);
        if (next !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // What was typed up to here stays a step of its own, before the city that comes of it.
        endVisit.current();
        void startGeneration(store);
        beginVisit();
      }}
    />
  );
}
