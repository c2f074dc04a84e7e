import { NumberInput, Tooltip, type NumberInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef, useState, type KeyboardEvent } from 'react';
import { showLatest } from './latest-note.ts';
import { readNumber, type NumberRange } from './number-text.ts';
import * as words from './words.ts';

/** A visit to a field, from focus to blur, that an app treats as one step. */
export interface Visit {
  readonly begin: () => void;
  readonly end: () => void;
  /** Takes the step back: Escape. */
  readonly cancel: () => void;
  /** The action of a key, run once the field shows a value. Enter makes a value of any text first. */
  readonly actionOf: (event: KeyboardEvent) => (() => void) | undefined;
}

type InputProps = Omit<
  NumberInputProps,
  'value' | 'min' | 'max' | 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'aria-label'
>;

interface NumberFieldProps extends InputProps, Omit<NumberRange, 'decimals'> {
  /** The accessible name, also in messages; above the field, unless `label` is another text or `null`. */
  readonly name: string;
  /** `null` for an empty field. */
  readonly value: number | null;
  readonly decimals?: number;
  readonly onChange: (value: number) => void;
  /** Takes an empty field; without it, an empty field changes nothing. */
  readonly onEmpty?: (() => void) | undefined;
  readonly visit?: Visit;
}

/** An error takes no room under the field: in a row of narrow fields there is none, and what is below must not jump. */
const UNSEEN = { errorProps: { className: 'visually-hidden' }, styles: { wrapper: { marginBottom: 0 } } };

/** A field for a number in a range. Any text can be typed; a tooltip says why the text is not taken. */
export function NumberField({
  name,
  label = name,
  value,
  min,
  max,
  decimals = 0,
  onChange,
  onEmpty,
  visit,
  error,
  ref,
  ...rest
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** From Escape to the next visit: the text that the field still holds as it loses the focus is not wanted. */
  const isCanceled = useRef(false);
  const text = useNumberText({ name, value, min, max, decimals, onChange, onEmpty });
  const limit = text.limit && text.limit.charAt(0).toUpperCase() + text.limit.slice(1);
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'Enter') text.settle();
    if (key === 'Escape') {
      text.forget();
      // Without a visit the key closes the dialog.
      if (!visit) return;
      isCanceled.current = true;
      visit.cancel();
      event.currentTarget.blur();
      event.stopPropagation();
    } else {
      const action = visit?.actionOf(event);
      if (!action) return;
      if (key === 'Enter' || text.isValue) action();
      text.forget();
    }
    event.preventDefault();
  };
  return (
    <>
      <NumberInput
        size="xs"
        min={min}
        max={max}
        clampBehavior="none"
        // A point in a whole number is refused in words, not dropped; the comma of "5,000" is.
        allowedDecimalSeparators={decimals === 0 ? ['.'] : ['.', ',']}
        {...(decimals > 0 && { decimalScale: decimals })}
        {...(limit === null ? { error } : { error: limit, ...UNSEEN })}
        {...(label === name ? { label } : { label, 'aria-label': name })}
        ref={useMergedRef(input, ref)}
        value={text.shown}
        onChange={(next) => {
          if (!isCanceled.current) text.type(next);
        }}
        onFocus={() => {
          isCanceled.current = false;
          visit?.begin();
        }}
        onBlur={() => {
          if (isCanceled.current) text.forget();
          else text.settle();
          visit?.end();
        }}
        onKeyDown={pressKey}
        {...rest}
      />
      {limit !== null && <Tooltip target={input} label={limit} opened position="bottom-start" />}
    </>
  );
}

type NumberText = NumberRange & Pick<NumberFieldProps, 'name' | 'value' | 'onChange' | 'onEmpty'>;

/** The typed text, as long as the value is the one read from it: an emptied field, `1.`. */
interface Typed {
  readonly text: string | number;
  readonly value: number | null;
}

/** The text of a field: anything may be typed, and a number in the range is taken at once. */
function useNumberText({ name, value, onChange, onEmpty, ...range }: NumberText) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed?.value === value ? typed.text : (value ?? '');
  const isValue = shown === '' ? value === null : Number(shown) === value;
  // A file may hold more than is offered, and that stands as long as nothing else is typed.
  const reading = isValue ? null : readNumber(shown, range);
  const take = (next: number | null) => {
    if (next === value) return;
    if (next === null) onEmpty?.();
    else onChange(next);
  };
  return {
    shown,
    /** The reason why the text is not taken; `null` when it is, and while it is nothing yet. */
    limit: reading?.kind === 'refused' ? reading.limit : null,
    isValue,
    type(text: string | number) {
      const next = readNumber(text, range);
      const taken = next.kind === 'value' ? next.value : text === '' && onEmpty ? null : value;
      take(taken);
      setTyped({ text, value: taken });
    },
    /** Makes the text the value, or the nearest allowed one, with a message. */
    settle() {
      setTyped(null);
      if (reading?.kind !== 'refused') return;
      const { limit, nearest } = reading;
      take(nearest);
      showLatest('number-limit', { message: words.numberReplaced(name, limit, shown, nearest) });
    },
    /** Shows the value again. */
    forget: () => setTyped(null),
  };
}
