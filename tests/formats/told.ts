import { readAny } from '../../src/formats/any.ts';

/** Every problem of a text, as `path: message`; none when it is good. */
export function problemsOf(text: string): string[] {
  const result = readAny(text);
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path}: ${message}`);
}
