import { countedId } from './line.ts';

/** Most rows that a city is compared with. */
const SAMPLE = 256;

/** Nearest rows of the sample that count. */
const NEAREST = 5;

/** Figures that tell nothing of how a city is. */
const LEFT_OUT: ReadonlySet<string> = new Set(['seed', 'ok', 'unlike']);

/**
 * How unlike the other cities of an atlas a city is: the mean distance to the {@link NEAREST} nearest cities of a
 * sample, which are the rows with a city whose numbers are divisible by the least power of two that leaves at most
 * {@link SAMPLE} of them. The distance of two cities is the root of the mean square of their differences in all figures
 * of the atlas, each in units of its spread (standard deviation) over all cities; a figure that only one of them has
 * counts as one spread. Figures that are the same everywhere are left out.
 *
 * The mean distance to the nearest neighbors is a measure of outliers (F. Angiulli and C. Pizzuti, Fast outlier
 * detection in high dimensional spaces, 2002); that a small sample does for a million rows is shown in M. Sugiyama and
 * K. Borgwardt, Rapid distance-based outlier detection via sampling, 2013. The sample is evenly spaced, not drawn, so
 * that the same atlas gives the same numbers.
 */
export class Unlike {
  readonly #names: readonly string[];
  #rows = 0;
  #stride = 1;
  #sample: { readonly row: number; readonly values: Float64Array }[] = [];
  /** For each figure the number of its values, their mean, and the sum of the squares of their distances from it. */
  readonly #spreads: { count: number; mean: number; squares: number }[] = [];

  /** @param names the names of the figures; more may be added while rows are */
  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** Adds the figures of the next city, by name. Seeds without a city are not added. */
  add(values: Float64Array): void {
    const names = this.#names;
    for (let index = 0; index < names.length; index++) {
      // A schematic that was met first now was counted 0 times before.
      const spread = (this.#spreads[index] ??= {
        count: countedId(names[index]!) === undefined ? 0 : this.#rows,
        mean: 0,
        squares: 0,
      });
      const value = values[index]!;
      if (Number.isNaN(value)) continue;
      spread.count++;
      const off = value - spread.mean;
      spread.mean += off / spread.count;
      spread.squares += off * (value - spread.mean);
    }
    if (this.#rows % this.#stride === 0) {
      this.#sample.push({ row: this.#rows, values: values.slice(0, names.length) });
      if (this.#sample.length > SAMPLE) {
        this.#stride *= 2;
        this.#sample = this.#sample.filter(({ row }) => row % this.#stride === 0);
      }
    }
    this.#rows++;
  }

  /**
   * Ends the adding.
   *
   * @returns how unlike a city is, by the number of its row among the cities and its figures; NaN without others
   */
  finish(): (row: number, values: Float64Array) => number {
    const used = this.#names.flatMap((name, index) => {
      const { count, squares } = this.#spreads[index] ?? { count: 0, squares: 0 };
      const spread = count === 0 ? 0 : Math.sqrt(squares / count);
      return spread > 0 && !LEFT_OUT.has(name)
        ? { index, spread, absent: countedId(name) === undefined ? NaN : 0 }
        : [];
    });
    const width = used.length;
    const scaled = (values: Float64Array, out: Float64Array, from: number) => {
      for (let place = 0; place < width; place++) {
        const { index, spread, absent } = used[place]!;
        out[from + place] = (index < values.length ? values[index]! : absent) / spread;
      }
    };
    const sample = new Float64Array(width * this.#sample.length);
    this.#sample.forEach(({ values }, place) => scaled(values, sample, place * width));
    const row_sample = this.#sample.map(({ row }) => row);
    const own = new Float64Array(width);
    const nearest = new Float64Array(NEAREST);
    return (row, values) => {
      scaled(values, own, 0);
      nearest.fill(Infinity);
      for (let place = 0; place < row_sample.length; place++) {
        if (row_sample[place] === row) continue;
        const square = squareTo(own, sample, place * width, nearest[NEAREST - 1]!);
        insert(nearest, square);
      }
      let [sum, count] = [0, 0];
      for (const square of nearest)
        if (square < Infinity) {
          sum += Math.sqrt(square / Math.max(1, width));
          count++;
        }
      return count === 0 ? NaN : Math.round((10_000 * sum) / count) / 10_000;
    };
  }
}

/** The square of the distance of two rows; some number that is at least `most` when it is. */
function squareTo(own: Float64Array, sample: Float64Array, from: number, most: number): number {
  let square = 0;
  for (let place = 0; place < own.length && square < most; place++) {
    const [a, b] = [own[place]!, sample[from + place]!];
    const off = a - b;
    if (Number.isNaN(off)) square += Number.isNaN(a) === Number.isNaN(b) ? 0 : 1;
    else square += off * off;
  }
  return square;
}

/** Puts a number into a sorted list in the place of the largest, when it is smaller. */
function insert(nearest: Float64Array, value: number): void {
  let place = nearest.length - 1;
  if (value >= nearest[place]!) return;
  for (; place > 0 && nearest[place - 1]! > value; place--) nearest[place] = nearest[place - 1]!;
  nearest[place] = value;
}
