const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;

/**
 * The index after the string whose opening quote is at `start`; -1 when it is no valid string, see {@link stringFault}.
 */
export function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) {
      const length = escapeLength(text, at);
      if (length === 0) return -1;
      at += length;
    } else if (code >= 0x20) at++;
    // A control character, or the end of the text.
    else return -1;
  }
}

/** Length of the escape at a backslash in code units; 0 when the escape is invalid. */
function escapeLength(text: string, at: number): number {
  const next = text[at + 1];
  if (next === undefined) return 0;
  if (next !== 'u') return '"\\/bfnrt'.includes(next) ? 2 : 0;
  return /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6)) ? 6 : 0;
}

/** The place and the reason for which the string whose opening quote is at `start` is invalid. */
export function stringFault(
  text: string,
  start: number,
): { readonly offset: number; readonly reason: string } {
  let at = start + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (Number.isNaN(code)) return { offset: start, reason: 'a string does not end' };
    if (code === BACKSLASH) {
      const length = escapeLength(text, at);
      if (length === 0) return { offset: at, reason: escapeFault(text, at) };
      at += length;
    } else if (code < 0x20) return { offset: at, reason: 'this string has a control character in it' };
    else at++;
  }
}

function escapeFault(text: string, at: number): string {
  if (at + 1 >= text.length) return 'a string does not end';
  return text[at + 1] === 'u'
    ? 'a \\u escape needs four hexadecimal digits'
    : 'this string has an unknown escape';
}

/**
 * Length of the string from `start` to `end`, which include its quotes, in code units after its escapes are replaced.
 */
export function stringUnits(text: string, start: number, end: number): number {
  let units = 0;
  for (let at = start + 1; at < end - 1; units++)
    at += text.charCodeAt(at) === BACKSLASH ? escapeLength(text, at) : 1;
  return units;
}

/** The index after the number that begins at `start`; -1 when there is no valid number. */
export function endOfNumber(text: string, start: number): number {
  let at = text.charCodeAt(start) === MINUS ? start + 1 : start;
  const first = at;
  at = endOfDigits(text, at);
  // No digit, or a zero with digits after it.
  if (at === first) return -1;
  if (at > first + 1 && text.charCodeAt(first) === ZERO) return -1;
  if (text.charCodeAt(at) === DOT) {
    const fraction = at + 1;
    at = endOfDigits(text, fraction);
    if (at === fraction) return -1;
  }
  if (isExponent(text.charCodeAt(at))) {
    const sign = text.charCodeAt(at + 1);
    const exponent = sign === MINUS || sign === 0x2b ? at + 2 : at + 1;
    at = endOfDigits(text, exponent);
    if (at === exponent) return -1;
  }
  return at;
}

function endOfDigits(text: string, start: number): number {
  let at = start;
  for (let code = text.charCodeAt(at); code >= ZERO && code <= 0x39; code = text.charCodeAt(at)) at++;
  return at;
}

/** Whether a character is `e` or `E`. */
function isExponent(code: number): boolean {
  return (code | 0x20) === 0x65;
}

/** Whether a number may be read as Infinity, because it has an exponent, or very many digits. */
export function mayBeInfinite(text: string, start: number, end: number): boolean {
  // The shortest such number is 9e308.
  if (end - start < 5) return false;
  if (end - start > 300) return true;
  for (let at = start + 1; at < end; at++) if (isExponent(text.charCodeAt(at))) return true;
  return false;
}

/** Whether reading changes a JSON number, because the nearest double has other digits. */
export function losesDigits(lexeme: string): boolean {
  // Any integer with so few digits is a double.
  if (lexeme.length <= 15 && !/[.eE]/.test(lexeme)) return false;
  const value = Number(lexeme);
  return !Number.isFinite(value) || decimal(lexeme) !== decimal(String(value));
}

/** A number without its sign: its digits without zeros at either end, and the power of ten of the last digit. */
function decimal(lexeme: string): string {
  const [mantissa, power = '0'] = lexeme.replace(/^-/, '').toLowerCase().split('e') as [string, string?];
  const [whole, fraction = ''] = mantissa.split('.') as [string, string?];
  const all = whole + fraction;
  let first = 0;
  while (first < all.length && all.charCodeAt(first) === ZERO) first++;
  let end = all.length;
  while (end > first && all.charCodeAt(end - 1) === ZERO) end--;
  // Powers beyond exact integers belong to numbers that are read as zero or infinity.
  return first === end
    ? '0'
    : `${all.slice(first, end)}e${Number(power) - fraction.length + all.length - end}`;
}
