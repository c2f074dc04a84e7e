import { NumberInput, Tooltip, type NumberInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef } from 'react';

interface LimitedInputProps extends NumberInputProps {
  /** Digits after the point; none for whole numbers. */
  readonly decimals: number;
  /** Why what it shows is not taken, in words; `null` when it is. */
  readonly limit: string | null;
}

/** Takes no room under the field: in a row of narrow ones there is none, and what stands below is not to jump. */
const UNSEEN = { errorProps: { className: 'visually-hidden' }, styles: { wrapper: { marginBottom: 0 } } };

/** A field for a number into which anything can be typed, and which says what keeps it from being taken. */
export function LimitedInput({ decimals, limit, error, ref, ...rest }: LimitedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const words = limit && limit.charAt(0).toUpperCase() + limit.slice(1);
  return (
    <>
      <NumberInput
        size="xs"
        clampBehavior="none"
        // A point in a whole number is refused in words, not dropped; the comma of "5,000" is.
        allowedDecimalSeparators={decimals === 0 ? ['.'] : ['.', ',']}
        {...(decimals > 0 && { decimalScale: decimals })}
        {...(words === null ? { error } : { error: words, ...UNSEEN })}
        ref={useMergedRef(input, ref)}
        {...rest}
      />
      {words !== null && <Tooltip target={input} label={words} opened position="bottom-start" />}
    </>
  );
}
