import type { City } from '../../engine/city/city.ts';
import { countWords } from '../count-words.ts';
import { failure, success, type Problem, type Result } from '../../engine/problem.ts';
import { grownBounds, type Bounds } from '../picture/picture.ts';
import { cityBounds } from '../svg/drawing.ts';
import { billOfPieces, type BillLine } from './bill.ts';
import { billPages } from './bill-grid.ts';
import { planCutOuts, type CutOutPlan } from './cut-outs.ts';
import type { Letters } from './letters.ts';
import { checkLengths, MAX_PAGES, PAPERS, SIDE_RANGE, type PdfOptions } from './options.ts';
import { planPages, type PagePlan } from './page-plan.ts';

/** All that is decided before a document is written. */
export interface TablePlan {
  readonly city: City;
  readonly options: PdfOptions;
  /** The title of the document, never empty. */
  readonly title: string;
  /** The part of the plane that the map pages show at least. */
  readonly bounds: Bounds;
  readonly pages: PagePlan;
  readonly bill: readonly BillLine[];
  readonly cutOuts: CutOutPlan;
}

/** A plan with the letters of its document. */
export interface LetteredPlan extends TablePlan {
  readonly letters: Letters;
}

/** The plan with its number of pages, all but those that a long legend adds. */
interface CountedPlan extends Omit<TablePlan, 'title'> {
  readonly count: number;
}

/** Side lengths of sea around the coast. */
const SEA = 0.25;

/**
 * Plans a document; a problem when it has more than {@link MAX_PAGES} pages, with the side that fits.
 *
 * @throws RangeError when a length of the options is out of its range
 */
export function planTable(city: City, options: PdfOptions): Result<TablePlan> {
  checkLengths(options);
  if (city.land.length === 0)
    return failure([{ path: '$.land', message: 'a city without land has nothing to print' }]);
  const bill = billOfPieces(city);
  const plan = countedPlan(city, options, bill);
  if (!plan || plan.count > MAX_PAGES) return failure([tooManyPages(city, options, bill, plan)]);
  const seed = city.recipe ? `City of seed ${city.recipe.seed}` : 'City';
  return success({ ...plan, title: options.name.trim() || seed });
}

function countedPlan(city: City, options: PdfOptions, bill: readonly BillLine[]): CountedPlan | undefined {
  const bounds = grownBounds(cityBounds(city, options.map), SEA);
  const pages = planPages(city.land, bounds, options);
  if (!pages) return undefined;
  const cutOuts = planCutOuts(bill, options, pages, MAX_PAGES + 1);
  if (!cutOuts) return undefined;
  const count = 1 + pages.tiles.length + billPages(pages.map, bill.length) + cutOuts.count;
  return { city, options, bounds, pages, bill, cutOuts, count };
}

function tooManyPages(
  city: City,
  options: PdfOptions,
  bill: readonly BillLine[],
  plan: CountedPlan | undefined,
): Problem {
  const { side, paper, pieces } = options;
  const isEach = pieces === 'each' && plan && plan.cutOuts.count > plan.pages.tiles.length;
  const pages =
    plan && plan.count <= 2 * MAX_PAGES ? `${countWords(plan.count)} pages` : `over ${2 * MAX_PAGES} pages`;
  const largest = largestSide(city, options, bill);
  const cure =
    largest === undefined ? `even a side of ${SIDE_RANGE.min} mm needs more` : `a side of ${largest} mm fits`;
  const once = isEach ? ', and so may cut-outs once each' : '';
  const message = `at ${side} mm per side the document has ${pages} of ${PAPERS[paper].name}, more than ${MAX_PAGES}; ${cure}${once}`;
  return { path: '$.land', message };
}

/** The largest side in tenths of a millimeter, below the chosen one, at which a document is small enough. */
function largestSide(city: City, options: PdfOptions, bill: readonly BillLine[]): number | undefined {
  let [fits, least, most] = [
    undefined as number | undefined,
    10 * SIDE_RANGE.min,
    Math.ceil(10 * options.side) - 1,
  ];
  while (least <= most) {
    const tenths = (least + most) >> 1;
    const plan = countedPlan(city, { ...options, side: tenths / 10 }, bill);
    if (plan && plan.count <= MAX_PAGES) [fits, least] = [tenths / 10, tenths + 1];
    else most = tenths - 1;
  }
  return fits;
}
