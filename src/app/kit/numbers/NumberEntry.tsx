import type { NumberInputProps } from '@mantine/core';
import { LimitedInput } from './LimitedInput.tsx';
import { useNumberText } from './use-number-text.ts';

interface NumberEntryProps extends Omit<
  NumberInputProps,
  'value' | 'min' | 'max' | 'onChange' | 'onBlur' | 'onKeyDown' | 'label'
> {
  readonly name: string;
  /** Whether the name stands above the field; otherwise it is only said. */
  readonly isBare?: boolean;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly decimals?: number;
  readonly onChange: (value: number) => void;
}

/** A number in a range that is no part of the document: of a dialog. */
export function NumberEntry({
  name,
  isBare = false,
  value,
  min,
  max,
  decimals = 0,
  onChange,
  ...rest
}: NumberEntryProps) {
  const text = useNumberText({ name, value, min, max, decimals, onChange: (next) => onChange(next!) });
  return (
    <LimitedInput
      {...(isBare ? { 'aria-label': name } : { label: name })}
      min={min}
      max={max}
      decimals={decimals}
      value={text.shown}
      limit={text.limit}
      onChange={text.type}
      onBlur={text.settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') text.settle();
        // It closes the dialog, and what was typed is not to be said to have become another value.
        if (key === 'Escape') text.forget();
      }}
      {...rest}
    />
  );
}
