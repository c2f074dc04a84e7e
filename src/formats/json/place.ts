/** The place of an offset in a text, for people: `line 3, column 7`, both counted from 1. */
export function describeOffset(text: string, offset: number): string {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  return `line ${line}, column ${offset - start + 1}`;
}
