import { countedId, LINE_FIGURES, WALL_FIGURES } from '../../formats/atlas/line.ts';
import { figureMeant } from '../../formats/atlas/figure-name.ts';
import { measureNamed } from '../../formats/atlas/measures/measure.ts';
import { LineScanner } from '../../formats/atlas/scan-line.ts';
import type { FigureTable } from '../../formats/atlas/table.ts';
import { Unlike } from '../../formats/atlas/unlike.ts';
import { didYouMean } from '../../formats/suggestion.ts';
import { Failure } from '../failure.ts';
import { STANDARD } from '../input.ts';
import { wholeLines } from './atlas-lines.ts';
import { forEachLine } from './for-each-line.ts';

/** Lines with cities that are looked at for the names that an atlas has. */
const LOOKED_AT = 100;

/** The figures of one line of an atlas after the other, as a table of one row. */
export class FigureRow implements FigureTable {
  readonly length = 1;
  readonly names: readonly string[];
  readonly #file: string;
  readonly #wanted: readonly string[];
  readonly #scanner: LineScanner;
  readonly #unlike = new Float64Array(1).fill(NaN);
  readonly #unlikeOf: ((row: number, values: Float64Array) => number) | null;
  readonly #ok: Float64Array;
  readonly #names = new LineScanner();
  #cities = 0;

  /**
   * @param wanted the names of figures; for `unlike`, the file is read once before
   * @throws Failure for figures that no atlas has
   */
  constructor(file: string, wanted: readonly string[]) {
    const unknown = wanted.filter((name) => !isFigure(name));
    if (unknown.length > 0) {
      const there = namesIn(file);
      throw new Failure(unknown.map((name) => unknownFigure(name, there)));
    }
    this.#file = file;
    this.#wanted = wanted;
    const isUnlike = wanted.includes('unlike');
    if (isUnlike && file === STANDARD)
      throw new Failure(['unlike needs all cities before the first answer: name the file, not -']);
    this.#scanner = isUnlike ? new LineScanner() : new LineScanner(wanted);
    this.#unlikeOf = isUnlike ? this.#compare() : null;
    for (const name of wanted) if (name !== 'unlike') this.#scanner.want(name);
    this.names = [...this.#scanner.names, 'unlike'];
    this.#ok = this.column('ok')!;
  }

  column(name: string): Float64Array | undefined {
    if (name === 'unlike') return this.#unlike;
    const index = this.#scanner.names.indexOf(name);
    return index < 0 ? undefined : this.#scanner.values.subarray(index, index + 1);
  }

  /**
   * Reads a line into the row. Returns the reason in words when it is no line.
   *
   * @throws Failure for a measure that the atlas lacks
   */
  read(bytes: Uint8Array, start: number, end: number): string | undefined {
    const message = this.#scanner.scan(bytes, start, end);
    if (message !== undefined) return message;
    this.#unlike[0] = NaN;
    if (this.#ok[0] !== 1) return undefined;
    if (this.#unlikeOf) this.#unlike[0] = this.#unlikeOf(this.#cities, this.#scanner.values);
    if (this.#cities++ < LOOKED_AT) this.#look(bytes, start, end);
    return undefined;
  }

  /** A warning for each schematic that is counted and that no line has. */
  warnings(): string[] {
    if (this.#cities === 0) return [];
    return this.#wanted
      .filter((name) => countedId(name) !== undefined && !this.#isSeen(name))
      .map(
        (name) =>
          `warning: ${this.#file}: no city has ${name} above 0.${didYouMean(name, this.#names.names)}`,
      );
  }

  #isSeen(name: string): boolean {
    return this.#scanner.seen[this.#scanner.names.indexOf(name)] ?? false;
  }

  #look(bytes: Uint8Array, start: number, end: number): void {
    this.#names.scan(bytes, start, end);
    if (this.#cities > 1) return;
    const { names } = this.#names;
    const lacking = this.#wanted.filter((name) => measureNamed(name) && !names.includes(name));
    if (lacking.length === 0) return;
    const options = lacking.map((name) => `--measure '${name}'`).join(' ');
    const there = names.filter((name) => measureNamed(name));
    throw new Failure([
      `${this.#file}: the atlas has no ${lacking.join(', ')}.${didYouMean(lacking[0]!, there)}`,
      `bake it: sixfold survey RECIPE --seeds A-B ${options} --out atlas.jsonl`,
    ]);
  }

  #compare(): (row: number, values: Float64Array) => number {
    const scanner = this.#scanner;
    const unlike = new Unlike(scanner.names);
    const ok = scanner.names.indexOf('ok');
    for (const piece of wholeLines(this.#file))
      forEachLine(piece, (start, end) => {
        if (scanner.scan(piece, start, end) === undefined && scanner.values[ok] === 1)
          unlike.add(scanner.values);
        return 'go on';
      });
    return unlike.finish();
  }
}

const PLAIN_FIGURES: readonly string[] = [...LINE_FIGURES, ...WALL_FIGURES, 'unlike'];

/** Forms of figures that an atlas may lack, for suggestions. */
const FORMS = ['count(id)', 'kind(id)', 'near(a, b)', 'district(group)', 'streets', 'hexes', 'openAreas'];

/** Whether an atlas may have a figure of a name. */
function isFigure(name: string): boolean {
  return PLAIN_FIGURES.includes(name) || countedId(name) !== undefined || measureNamed(name) !== undefined;
}

/** The names of the figures that the first lines of a file have; none of standard input, which is read only once. */
function namesIn(file: string): readonly string[] {
  const scanner = new LineScanner();
  if (file === STANDARD) return scanner.names;
  let lines = 0;
  for (const piece of wholeLines(file)) {
    forEachLine(piece, (start, end) => {
      scanner.scan(piece, start, end);
      return ++lines < LOOKED_AT ? 'go on' : 'stop';
    });
    if (lines >= LOOKED_AT) break;
  }
  return scanner.names;
}

/** The reason why no atlas has a figure of a name. */
function unknownFigure(name: string, there: readonly string[]): string {
  const near = figureMeant(name, [...PLAIN_FIGURES, ...FORMS, ...there]);
  return `no figure ${name}.${near} docs/atlas.md lists all figures.`;
}
