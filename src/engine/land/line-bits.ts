/** The lines and the positions on each line: the first, and their number. Positions come in blocks of 32. */
export interface LineSpan {
  readonly line0: number;
  readonly lines: number;
  /** A multiple of 32. */
  readonly position0: number;
  /** A multiple of 32. */
  readonly positions: number;
}

/**
 * One bit per hex, along lines of hexes that lie side by side, 32 hexes to a word:
 *
 *     word = (line - line0) * positions / 32 + ((position - position0) >> 5)
 *     bit position & 31 of words[word] is set: the hex at that position of that line is filled
 *
 * A search along a line passes 32 filled hexes at a time, so that long walks over land are fast. Lines and positions
 * are not checked against the span, and a search ends only at a clear bit: the caller must keep the ends of every line
 * clear.
 */
export class LineBits {
  readonly #span: LineSpan;
  readonly #lineWords: number;
  /** Index of the word of line 0, position 0, which may lie outside the span. */
  readonly #origin: number;
  readonly #words: Int32Array;

  /** Creates a span with all bits clear. */
  constructor(span: LineSpan) {
    this.#span = span;
    this.#lineWords = span.positions >> 5;
    this.#origin = 0 - span.line0 * this.#lineWords - (span.position0 >> 5);
    this.#words = new Int32Array(span.lines * this.#lineWords);
  }

  /** The same bits in a span that holds this one. */
  widened(span: LineSpan): LineBits {
    const wide = new LineBits(span);
    const shift = (this.#span.position0 - span.position0) >> 5;
    for (let line = 0; line < this.#span.lines; line++) {
      const words = this.#words.subarray(line * this.#lineWords, (line + 1) * this.#lineWords);
      wide.#words.set(words, (line + this.#span.line0 - span.line0) * wide.#lineWords + shift);
    }
    return wide;
  }

  has(line: number, position: number): boolean {
    return ((this.#words[this.#word(line, position)]! >>> (position & 31)) & 1) === 1;
  }

  set(line: number, position: number): void {
    this.#words[this.#word(line, position)]! |= 1 << (position & 31);
  }

  /** Steps up the line from `position` to the next clear bit: 1 or more. */
  stepsUp(line: number, position: number): number {
    const first = this.#word(line, position + 1);
    let word = first;
    let clear = ~this.#words[word]! & (-1 << ((position + 1) & 31));
    while (clear === 0) clear = ~this.#words[++word]!;
    return ((word - first) << 5) + 32 - Math.clz32(clear & -clear) - ((position + 1) & 31);
  }

  /** Steps down the line from `position` to the next clear bit: 1 or more. */
  stepsDown(line: number, position: number): number {
    const first = this.#word(line, position - 1);
    let word = first;
    let clear = ~this.#words[word]! & (-1 >>> (31 - ((position - 1) & 31)));
    while (clear === 0) clear = ~this.#words[--word]!;
    return ((first - word) << 5) + Math.clz32(clear) + 1 - (31 - ((position - 1) & 31));
  }

  /** Calls `found` with the line, the first position and the length of each run of set bits, in ascending order. */
  forEachRun(found: (line: number, position: number, count: number) => void): void {
    const { line0, lines, position0, positions } = this.#span;
    for (let line = line0; line < line0 + lines; line++)
      for (let position = position0; ;) {
        position = this.#nextSet(line, position, position0 + positions);
        if (position === position0 + positions) break;
        const count = this.stepsUp(line, position);
        found(line, position, count);
        position += count;
      }
  }

  /** The first set bit of the line at `from` or above, or `end` when there is none. */
  #nextSet(line: number, from: number, end: number): number {
    let position = from;
    let set = this.#words[this.#word(line, position)]! & (-1 << (position & 31));
    while (set === 0) {
      position = (position | 31) + 1;
      if (position === end) return end;
      set = this.#words[this.#word(line, position)]!;
    }
    return position - (position & 31) + 31 - Math.clz32(set & -set);
  }

  #word(line: number, position: number): number {
    return this.#origin + line * this.#lineWords + (position >> 5);
  }
}
