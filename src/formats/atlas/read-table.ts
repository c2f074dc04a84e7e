import { countedId } from './line.ts';
import { LineScanner } from './scan-line.ts';
import type { FigureTable } from './table.ts';
import { Unlike } from './unlike.ts';

const LINE_FEED = 0x0a;

/** A line of an atlas that cannot be read. */
export interface LineProblem {
  /** Number of the line, from 1 on. */
  readonly line: number;
  readonly message: string;
}

/** Reads an atlas, chunk by chunk, into a table of all of its figures; `unlike` is worked out when it is asked for. */
export class AtlasReader {
  readonly problems: LineProblem[] = [];
  readonly #scanner = new LineScanner();
  readonly #columns: Float64Array[] = [];
  #rest = new Uint8Array();
  #rows = 0;
  #lines = 0;

  /** Reads the next bytes of the file; lines may be cut anywhere. */
  push(chunk: Uint8Array): void {
    let start = 0;
    if (this.#rest.length > 0) {
      const end = chunk.indexOf(LINE_FEED);
      const rest = joined(this.#rest, end < 0 ? chunk : chunk.subarray(0, end));
      if (end < 0) {
        this.#rest = rest;
        return;
      }
      this.#rest = new Uint8Array();
      this.#line(rest, 0, rest.length);
      start = end + 1;
    }
    for (let end = chunk.indexOf(LINE_FEED, start); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      this.#line(chunk, start, end);
      start = end + 1;
    }
    this.#rest = chunk.slice(start);
  }

  /** The table of all lines. */
  finish(): FigureTable {
    if (this.#rest.length > 0) this.#line(this.#rest, 0, this.#rest.length);
    const { names } = this.#scanner;
    const length = this.#rows;
    const columns = new Map(
      names.map((name, index) => [name, this.#columns[index]?.subarray(0, length) ?? new Float64Array()]),
    );
    let unlike: Float64Array | undefined;
    return {
      length,
      names: [...names, 'unlike'],
      column: (name) =>
        name === 'unlike'
          ? (unlike ??= unlikeColumn(
              names,
              names.map((other) => columns.get(other)!),
              length,
            ))
          : columns.get(name),
    };
  }

  #line(bytes: Uint8Array, start: number, end: number): void {
    this.#lines++;
    if (start === end) return;
    const message = this.#scanner.scan(bytes, start, end);
    if (message !== undefined) {
      this.problems.push({ line: this.#lines, message });
      return;
    }
    const { names, values } = this.#scanner;
    const row = this.#rows++;
    for (let index = 0; index < names.length; index++) {
      let column = this.#columns[index];
      if (!column || row >= column.length) this.#columns[index] = column = this.#grown(index, column);
      column[row] = values[index]!;
    }
  }

  /** A column with room for more rows. Schematics that were not met before were placed 0 times where there is a city. */
  #grown(index: number, column: Float64Array | undefined): Float64Array {
    const grown = new Float64Array(Math.max(1024, 2 * (this.#rows - 1)));
    if (column) grown.set(column);
    else {
      grown.fill(NaN);
      const ok = this.#columns[this.#scanner.names.indexOf('ok')];
      if (ok && countedId(this.#scanner.names[index]!) !== undefined)
        for (let row = 0; row < this.#rows - 1; row++) if (ok[row] === 1) grown[row] = 0;
    }
    return grown;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** How unlike the others each city is, NaN for seeds without a city. */
function unlikeColumn(
  names: readonly string[],
  columns: readonly Float64Array[],
  length: number,
): Float64Array {
  const measure = new Unlike(names);
  const values = new Float64Array(names.length);
  const ok = columns[names.indexOf('ok')]!;
  const take = (row: number) => columns.forEach((column, index) => (values[index] = column[row]!));
  for (let row = 0; row < length; row++)
    if (ok[row] === 1) {
      take(row);
      measure.add(values);
    }
  const of = measure.finish();
  const result = new Float64Array(length).fill(NaN);
  for (let row = 0, city = 0; row < length; row++)
    if (ok[row] === 1) {
      take(row);
      result[row] = of(city++, values);
    }
  return result;
}
