/**
 * Checks that the content of a file is a text: a reader reports everything that is wrong with a text, but bytes are a
 * mistake of the caller.
 *
 * @throws RangeError for anything else
 */
export function requireText(content: string): void {
  if (typeof content !== 'string')
    throw new RangeError(
      `the content of a file must be a text, not ${content === null ? 'null' : typeof content}: read the file as UTF-8`,
    );
}
