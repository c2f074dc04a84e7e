import * as words from './words.ts';

/** The numbers that a field takes. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Digits after the point that a number may have; none for whole numbers. */
  readonly decimals: number;
}

/** The reading of a field's text. */
export type NumberReading =
  /** Empty, or the beginning of a number. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly value: number }
  /** A number that the field does not take: why, in words, and the nearest that it does. */
  | { readonly kind: 'refused'; readonly limit: string; readonly nearest: number };

/** Reads what is typed into a field for a number: "140" of 0 to 100 is "at most 100", and nearest to that 100. */
export function readNumber(text: string | number, { min, max, decimals }: NumberRange): NumberReading {
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return { kind: 'nothing' };
  if (number < min) return { kind: 'refused', limit: words.atLeast(inWords(min, decimals)), nearest: min };
  if (number > max) return { kind: 'refused', limit: words.atMost(inWords(max, decimals)), nearest: max };
  if (decimals === 0 && !Number.isInteger(number)) {
    const nearest = Math.min(Math.max(Math.round(number), min), max);
    return { kind: 'refused', limit: words.wholeNumber, nearest };
  }
  return { kind: 'value', value: number };
}

function inWords(number: number, decimals: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: decimals });
}
