const LINE_FEED = 0x0a;

/** Calls `visit` with the start and end of each line of some bytes, without line feeds, until it returns `stop`. */
export function forEachLine(
  bytes: Uint8Array,
  visit: (start: number, end: number) => 'go on' | 'stop',
): void {
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 ? bytes.length : found;
    if (visit(start, end) === 'stop') return;
    start = end + 1;
  }
}
