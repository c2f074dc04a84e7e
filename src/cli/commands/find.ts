import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isatty } from 'node:tty';
import {
  compileQuantity,
  compileQuery,
  type Quantity,
  type Query,
  type QueryProblem,
} from '../../formats/atlas/query/query.ts';
import { countWords } from '../../formats/count-words.ts';
import { Failure } from '../failure.ts';
import { wholeLines } from '../find/atlas-lines.ts';
import { FigureRow } from '../find/figure-row.ts';
import { forEachLine } from '../find/for-each-line.ts';
import { Least } from '../find/least.ts';
import { tableText } from '../find/table-text.ts';
import { STANDARD } from '../input.ts';
import { showMessages } from '../messages.ts';
import { writeOutput } from '../output/output.ts';

export interface FindOptions {
  readonly quiet?: true;
  readonly sort?: Quantity;
  readonly limit?: number;
  readonly seeds?: true;
  readonly table?: true;
  readonly count?: true;
  readonly out?: string;
}

const STANDARD_OUTPUT = 1;

/** Rows of a table when no limit is named. */
const TABLE_ROWS = 20;

/** Most lines of an atlas that are told to be no lines. */
const MOST_TOLD = 20;

/** Figures of a table when neither the filter nor the order names any. */
const PLAIN_TABLE = ['placements', 'coverage', 'publicAreas', 'doors'];

type Form = 'lines' | 'seeds' | 'table' | 'count';

/** A line that was found: its bytes with a line feed, and its numbers in a table. */
interface Found {
  readonly bytes: Uint8Array;
  readonly row: readonly number[];
}

/**
 * Runs `find`: the lines of an atlas that meet a query, as they are. Lines that cannot be read are told at the end, and
 * the status is 1 then, but the others are answered for.
 */
export async function runFind(named: string, filter: Query | undefined, options: FindOptions): Promise<void> {
  const search = new Search(atlasFile(named), filter, options);
  await writeOutput(search.pieces(), options.out);
  if (!options.quiet) showMessages(search.warnings());
  search.check();
}

/** The file of an atlas: the named one, or that of a bake's folder. */
function atlasFile(named: string): string {
  if (named === STANDARD || !existsSync(named) || !statSync(named).isDirectory()) return named;
  const file = join(named, 'atlas.jsonl');
  if (existsSync(file)) return file;
  throw new Failure([
    existsSync(join(named, 'bake.json'))
      ? `${named}: this bake is not finished: go on with it, or join its shards by sixfold bake --merge ${named}`
      : `${named}: no atlas.jsonl in this folder`,
  ]);
}

class Search {
  readonly #file: string;
  readonly #form: Form;
  readonly #limit: number;
  readonly #shown: readonly string[];
  readonly #row: FigureRow;
  readonly #meets: (row: number) => boolean;
  readonly #keyOf: ((row: number) => number) | null;
  readonly #columns: readonly Float64Array[];
  readonly #problems: string[] = [];
  readonly #isAll: boolean;
  #wrong = 0;
  #found = 0;
  #line = 0;

  constructor(file: string, filter: Query | undefined, options: FindOptions) {
    this.#file = file;
    this.#form = formOf(options);
    this.#isAll = options.limit !== undefined;
    this.#limit = options.limit ?? (this.#form === 'table' ? TABLE_ROWS : Infinity);
    const asked = [...(filter?.figures ?? []), ...(options.sort?.figures ?? [])];
    const shown = this.#form === 'table' ? ['seed', ...(asked.length > 0 ? asked : PLAIN_TABLE)] : ['seed'];
    this.#shown = [...new Set(shown)];
    this.#row = new FigureRow(file, [...new Set([...asked, ...this.#shown])]);
    this.#columns = this.#shown.map((name) => this.#row.column(name)!);
    const ok = this.#row.column('ok')!;
    this.#meets = filter ? compiled(compileQuery(filter, this.#row)) : () => ok[0] === 1;
    this.#keyOf = options.sort ? compiled(compileQuantity(options.sort, this.#row)) : null;
  }

  *pieces(): Generator<string | Uint8Array> {
    if (this.#form === 'count') {
      for (const _ of this.#matches(Infinity, () => null));
      yield `${this.#found}\n`;
    } else if (this.#form === 'table') {
      const rows = [...this.#ordered()].flat().map(({ row }) => row);
      // Of an atlas that cannot be read there is nothing to head.
      if (rows.length > 0 || this.#wrong === 0) yield tableText(this.#shown, rows);
    } else
      for (const found of this.#ordered())
        yield this.#form === 'seeds'
          ? found.map(({ row }) => `${row[0]}\n`).join('')
          : Buffer.concat(found.map(({ bytes }) => bytes));
  }

  warnings(): string[] {
    const more = this.#found - this.#limit;
    return [
      ...this.#row.warnings(),
      ...(this.#form === 'table' && !this.#isAll && more > 0
        ? [`${countWords(more)} more ${more === 1 ? 'city' : 'cities'}: --limit N shows them`]
        : []),
    ];
  }

  /** @throws Failure for lines that could not be read */
  check(): void {
    if (this.#wrong === 0) return;
    const more = this.#wrong - this.#problems.length;
    throw new Failure([
      ...this.#problems,
      ...(more > 0 ? [`${this.#file}: and ${countWords(more)} more lines that cannot be read`] : []),
    ]);
  }

  /** The entries of found lines in their order: as they come, or at once when it is sorted. */
  *#ordered(): Generator<readonly Found[]> {
    const keyOf = this.#keyOf;
    if (!keyOf) {
      // A table tells how many more there are.
      const isCounted = this.#form === 'table' && !this.#isAll;
      let left = this.#limit;
      for (const found of this.#matches(isCounted ? Infinity : left, (bytes, start, end) =>
        left-- > 0 ? this.#entry(bytes, start, end) : null,
      ))
        yield found;
      return;
    }
    const least = new Least<Found>(this.#limit);
    for (const _ of this.#matches(Infinity, (bytes, start, end) => {
      least.add(keyOf(0), () => this.#entry(bytes, start, end));
      return null;
    }));
    yield least.finish();
  }

  #entry(bytes: Uint8Array, start: number, end: number): Found {
    const row = this.#form === 'lines' ? [] : this.#columns.map((column) => column[0]!);
    if (this.#form !== 'lines') return { bytes: new Uint8Array(), row };
    const line = new Uint8Array(end - start + 1).fill(0x0a);
    line.set(bytes.subarray(start, end));
    return { bytes: line, row };
  }

  /** Goes through the lines that meet the filter, up to a number of them, and yields what `take` makes of each piece. */
  *#matches(
    most: number,
    take: (bytes: Uint8Array, start: number, end: number) => Found | null,
  ): Generator<readonly Found[]> {
    if (most <= 0) return;
    for (const piece of wholeLines(this.#file)) {
      const found: Found[] = [];
      forEachLine(piece, (start, end) => {
        this.#line++;
        if (start === end) return 'go on';
        const message = this.#row.read(piece, start, end);
        if (message !== undefined) this.#tell(message);
        else if (this.#meets(0)) {
          this.#found++;
          const entry = take(piece, start, end);
          if (entry) found.push(entry);
          if (this.#found >= most) return 'stop';
        }
        return 'go on';
      });
      if (found.length > 0) yield found;
      if (this.#found >= most) return;
    }
  }

  #tell(message: string): void {
    this.#wrong++;
    if (this.#problems.length < MOST_TOLD)
      this.#problems.push(`${this.#file}: line ${this.#line}: ${message}`);
  }
}

function formOf({ seeds, table, count, out }: FindOptions): Form {
  if (count) return 'count';
  if (seeds) return 'seeds';
  return table || (out === undefined && isatty(STANDARD_OUTPUT)) ? 'table' : 'lines';
}

/** The function of a compiled query; its figures are there, because the row was made for them. */
function compiled<T extends (row: number) => unknown>(result: T | QueryProblem): T {
  if (typeof result !== 'function') throw new Failure([result.message]);
  return result;
}
