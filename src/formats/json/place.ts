/** `line 3, column 7`: where an offset is in a text for people, both from 1. */
export function describeOffset(text: string, offset: number): string {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  return `line ${line}, column ${offset - start + 1}`;
}
