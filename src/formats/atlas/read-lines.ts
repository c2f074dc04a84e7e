import { ByteLines } from './byte-lines.ts';
import { readFigures, type LineRest } from './line-figures.ts';
import { NumberColumn, type Numbers } from './number-column.ts';

/** Most bytes of a line: a city of any size has fewer. */
const MOST_BYTES = 4_000_000;

/** Most figures of an atlas. */
const MOST_FIGURES = 2000;

/** Most bad lines that are told one by one. */
const MOST_BAD = 1000;

/** A line that cannot be read. */
export interface BadLine {
  /** From 1. */
  readonly line: number;
  /** The reason: "is no JSON". */
  readonly message: string;
}

/** All figures of an atlas, in columns that a worker can hand over. */
export interface AtlasColumns {
  /** Number of seeds. */
  readonly length: number;
  /** Number of seeds with a city. */
  readonly cities: number;
  /** By the name of the figure; `seed` and `ok` come first. */
  readonly columns: ReadonlyMap<string, Numbers>;
  /** The number of the line of each row, from 1. */
  readonly line_row: Numbers;
  /** The reasons why seeds have no city, each once. */
  readonly problems: readonly string[];
  /** By row, the index of its reason in `problems`; NaN for a city. */
  readonly problem_row: Numbers;
  /** The first city of the atlas, to compare a recipe with; `null` when no seed has one. */
  readonly sample: { readonly seed: number; readonly digest: string } | null;
  /** The first bad lines. */
  readonly bad: readonly BadLine[];
  /** The number of all bad lines. */
  readonly badCount: number;
}

/**
 * Reads the lines of an atlas from chunks of bytes into columns of numbers. Nothing of a line is kept but its figures,
 * and the reason of a seed without a city, so that a million lines take some ten bytes for each figure that differs.
 */
export class AtlasReader {
  readonly #lines = new ByteLines(MOST_BYTES, (line) => this.#read(line));
  readonly #decode: (line: Uint8Array) => string;
  readonly #seeds = new NumberColumn();
  readonly #oks = new NumberColumn();
  readonly #figures = new Map<string, NumberColumn>();
  readonly #line_row = new NumberColumn();
  readonly #problem_row = new NumberColumn();
  readonly #problems = new Map<string, number>();
  readonly #bad: BadLine[] = [];
  #badCount = 0;
  #cities = 0;
  #line = 0;
  #sample: AtlasColumns['sample'] = null;
  /** Figures of the present line, until it is known to be good. */
  readonly #names: string[] = [];
  readonly #numbers: number[] = [];

  /** @param decode the text of bytes in UTF-8; throws for others */
  constructor(decode: (line: Uint8Array) => string) {
    this.#decode = decode;
  }

  /** Rows so far. */
  get length(): number {
    return this.#seeds.length;
  }

  push(chunk: Uint8Array): void {
    this.#lines.push(chunk);
  }

  /** Reads the last line and returns all figures; the reader is not to be used any more. */
  end(): AtlasColumns {
    this.#lines.end();
    const { length } = this;
    const columns = new Map<string, Numbers>([
      ['seed', this.#seeds.finish()],
      ['ok', this.#oks.finish()],
    ]);
    for (const [name, column] of this.#figures) {
      this.#fill(name, column, length);
      columns.set(name, column.finish());
    }
    return {
      length,
      cities: this.#cities,
      columns,
      line_row: this.#line_row.finish(),
      problems: [...this.#problems.keys()],
      problem_row: this.#problem_row.finish(),
      sample: this.#sample,
      bad: this.#bad,
      badCount: this.#badCount,
    };
  }

  #read(line: Uint8Array): void {
    this.#line++;
    if (isBlank(line)) return;
    const rest = line.length > MOST_BYTES ? `is longer than ${MOST_BYTES / 1e6} MB` : this.#parse(line);
    if (typeof rest === 'string') return this.#refuse(rest);
    this.#add(rest);
  }

  #parse(line: Uint8Array): LineRest | string {
    this.#names.length = 0;
    this.#numbers.length = 0;
    let value: unknown;
    try {
      value = JSON.parse(this.#decode(line));
    } catch {
      return 'is no JSON';
    }
    return readFigures(value, this.#note);
  }

  #note = (name: string, number: number): void => {
    this.#names.push(name);
    this.#numbers.push(number);
  };

  #add({ seed, ok, digest, problem }: LineRest): void {
    const row = this.length;
    for (let index = 0; index < this.#names.length; index++)
      this.#put(this.#names[index]!, row, this.#numbers[index]!);
    this.#seeds.push(seed);
    this.#oks.push(ok ? 1 : 0);
    if (ok) this.#cities++;
    this.#line_row.push(this.#line);
    this.#problem_row.push(ok ? Number.NaN : this.#problemIndex(problem));
    if (ok && digest !== '') this.#sample ??= { seed, digest };
  }

  #put(name: string, row: number, number: number): void {
    // `seed` and `ok` have columns of their own, whatever a measure is named.
    if (name === 'seed' || name === 'ok') return;
    let column = this.#figures.get(name);
    if (!column) {
      if (this.#figures.size >= MOST_FIGURES)
        return this.#refuse(`has too many figures: ${name} is left out`);
      column = new NumberColumn();
      this.#figures.set(name, column);
    }
    this.#fill(name, column, row);
    // Two members of a line can come to the same name: the first one counts.
    if (column.length === row) column.push(Number.isFinite(number) ? number : Number.NaN);
  }

  /** Fills rows in which a figure was not named: a schematic that is not named was not placed, other figures are none. */
  #fill(name: string, column: NumberColumn, length: number): void {
    const isCount = name.startsWith('count(');
    for (let row = column.length; row < length; row++)
      column.push(isCount && this.#oks.at(row) === 1 ? 0 : Number.NaN);
  }

  #problemIndex(problem: string): number {
    const known = this.#problems.get(problem);
    if (known !== undefined) return known;
    this.#problems.set(problem, this.#problems.size);
    return this.#problems.size - 1;
  }

  #refuse(message: string): void {
    this.#badCount++;
    if (this.#bad.length < MOST_BAD) this.#bad.push({ line: this.#line, message });
  }
}

/** Whether a line has nothing but blanks, as the one after the last break. */
function isBlank(line: Uint8Array): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x0d || byte === 0x09);
}
