import type { ReactNode } from 'react';
import { LimitedInput } from '../../kit/numbers/LimitedInput.tsx';
import { useNumberEntry } from './use-number-entry.ts';

interface RuleNumberProps {
  /** The label above the field. */
  readonly label?: ReactNode;
  /** The accessible name of the field. */
  readonly name: string;
  /** The step of the history that a visit is. */
  readonly step: string;
  /** `null` for an empty field. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly decimals?: number;
  /** The meaning of an empty field; without it, an empty field changes nothing. */
  readonly empty?: string;
  readonly isBad?: boolean;
  readonly onChange: (value: number | null) => void;
}

/** A number of a rule, without buttons to fit a narrow place. */
export function RuleNumber({
  label,
  name,
  step,
  value,
  min,
  max,
  decimals = 0,
  empty,
  isBad = false,
  onChange,
}: RuleNumberProps) {
  const entry = useNumberEntry({
    step,
    name,
    value,
    min,
    max,
    decimals,
    canBeEmpty: empty !== undefined,
    onChange,
  });
  return (
    <LimitedInput
      {...(label !== undefined && { label })}
      aria-label={name}
      min={min}
      max={max}
      decimals={decimals}
      placeholder={empty ?? ''}
      error={isBad}
      hideControls
      // Within a dialog, Escape is for what was typed, and does not close it.
      data-mantine-stop-propagation="true"
      {...entry}
    />
  );
}
