import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { readNumber, type NumberRange } from './number-text.ts';

export interface NumberText extends NumberRange {
  /** The name of the number, for the message that it was changed. */
  readonly name: string;
  /** `null` for an empty field. */
  readonly value: number | null;
  /** Whether an empty field is taken as `null`; otherwise it changes nothing. */
  readonly canBeEmpty?: boolean;
  readonly onChange: (value: number | null) => void;
}

/** The typed text, as long as the value is the one read from it: an emptied field, `1.`. */
interface Typed {
  readonly text: string | number;
  readonly value: number | null;
}

interface NumberTextControl {
  readonly shown: string | number;
  /** Why what is shown is not taken, in words; `null` when it is, and while it is nothing yet. */
  readonly limit: string | null;
  /** Whether what is shown is the value. */
  readonly isValue: boolean;
  readonly type: (text: string | number) => void;
  /** Makes the shown text the value, or the nearest allowed one, with a message. */
  readonly settle: () => void;
  /** The value is shown again. */
  readonly forget: () => void;
}

const ID = 'number-limit';

/** The text of a field for a number: anything may be typed, and what is a value in its range is taken at once. */
export function useNumberText({
  name,
  value,
  canBeEmpty = false,
  onChange,
  ...range
}: NumberText): NumberTextControl {
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed?.value === value ? typed.text : (value ?? '');
  const isValue = shown === '' ? value === null : Number(shown) === value;
  // A file may hold more than is offered, and that stands as long as nothing else is typed.
  const reading = isValue ? null : readNumber(shown, range);
  return {
    shown,
    limit: reading?.kind === 'refused' ? reading.limit : null,
    isValue,
    type(text) {
      const next = readNumber(text, range);
      const taken = next.kind === 'value' ? next.value : text === '' && canBeEmpty ? null : value;
      if (taken !== value) onChange(taken);
      setTyped({ text, value: taken });
    },
    settle() {
      setTyped(null);
      if (reading?.kind !== 'refused') return;
      const { limit, nearest } = reading;
      if (nearest !== value) onChange(nearest);
      notifications.hide(ID);
      notifications.show({ id: ID, message: `${name}: ${limit}, so ${shown} became ${nearest}.` });
    },
    forget: () => setTyped(null),
  };
}
