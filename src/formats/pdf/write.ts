import type { City } from '../../engine/city/city.ts';
import { success, type Result } from '../../engine/problem.ts';
import { VERSION } from '../../engine/version.ts';
import { countWords } from '../count-words.ts';
import type { Bounds } from '../picture/picture.ts';
import { cityPicture } from '../picture/city-picture.ts';
import { roofedKinds } from '../picture/roofs.ts';
import { cityDrawing, type Drawing, type DrawnPlacement } from '../svg/drawing.ts';
import { MAX_SCALE } from '../svg/size.ts';
import type { OnWritten } from '../svg/write.ts';
import { billSheets } from './bill-sheet.ts';
import { cutOutSheets } from './cut-out-sheet.ts';
import { PdfFile, written, type Ref } from './file.ts';
import type { PdfFont } from './font.ts';
import { Forms } from './forms.ts';
import { legendLines } from './legend.ts';
import { Letters } from './letters.ts';
import { mapSheet } from './map-page.ts';
import { overviewSheets } from './overview.ts';
import type { PdfOptions } from './options.ts';
import { tileBounds, tileName } from './page-plan.ts';
import { decimal } from './operators.ts';
import { POINTS, type Sheet } from './sheet.ts';
import { planTable, type LetteredPlan } from './table-plan.ts';
import { propertyString } from './text-units.ts';

/** The layers of districts, which only some pages show. */
const DISTRICT_LAYERS: ReadonlySet<string> = new Set(['districts', 'district-borders']);

/** Dots per millimeter of a printed map: marks that are smaller are left out of it. */
const DOTS = 6;

/**
 * A city as a PDF document to print, in pieces: an overview with a legend, the map at its true scale on as few pages as
 * possible, the bill of pieces, and cut-outs. All drawings are vectors, and each is in the file once. The same city,
 * options and fonts give the same bytes.
 *
 * @param fonts those that the document embeds, as far as it shows their letters: each letter in the first that has it
 * @param onWritten called after every page
 * @throws RangeError when the city contradicts itself, or a length of the options is out of its range
 */
export function pdfPieces(
  city: City,
  options: PdfOptions,
  fonts: readonly PdfFont[],
  onWritten?: OnWritten,
): Result<Iterable<Uint8Array>> {
  const plan = planTable(city, options);
  return plan.ok ? success(documentPieces({ ...plan.value, letters: new Letters(fonts) }, onWritten)) : plan;
}

/** A page with its name in the list of contents; one without a name belongs to the page before. */
interface NamedSheet {
  readonly name?: string;
  readonly sheet: Sheet;
}

function* documentPieces(plan: LetteredPlan, onWritten: OnWritten | undefined): Generator<Uint8Array> {
  const file = new PdfFile();
  const forms = new Forms(file);
  const [tree, resources] = [file.reserve(), file.reserve()];
  const { sheets, count } = layOut(plan, forms);
  const pages: { readonly name: string | undefined; readonly ref: Ref }[] = [];
  for (const { name, sheet } of sheets) {
    const [ref, content] = [file.reserve(), file.reserve()];
    const { width, height } = sheet.size;
    const box = [0, 0, width * POINTS, height * POINTS].map(decimal).join(' ');
    const links = `/Parent ${written(tree)} /Resources ${written(resources)} /Contents ${written(content)}`;
    file.put(ref, `<< /Type /Page /MediaBox [${box}] ${links} >>`);
    file.putStream(content, '', sheet.content);
    pages.push({ name, ref });
    onWritten?.(pages.length, count);
    yield* file.take();
  }
  forms.finish(resources, plan.letters.put(file));
  const kids = pages.map(({ ref }) => written(ref)).join(' ');
  file.put(tree, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  const outlines = putOutlines(file, pages);
  const [root, info] = [file.reserve(), file.reserve()];
  // A printer that obeys the document does not fit its pages to the paper.
  const preferences = '/ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >>';
  file.put(
    root,
    `<< /Type /Catalog /Pages ${written(tree)} /Outlines ${written(outlines)} ${preferences} >>`,
  );
  file.put(
    info,
    `<< /Title ${propertyString(plan.title)} /Creator ${propertyString(`Sixfold ${VERSION}`)} >>`,
  );
  file.finish(root, info);
  yield* file.take();
}

/** The pages of a document in their order. */
function layOut(
  plan: LetteredPlan,
  forms: Forms,
): { readonly sheets: Iterable<NamedSheet>; readonly count: number } {
  const { city, options, bounds, pages } = plan;
  const drawing = cityDrawing(city, {
    ...options,
    districts: true,
    scale: Math.min(MAX_SCALE, DOTS * options.side),
  });
  const legend = legendLines(
    { ...city, kinds: roofedKinds(city.kinds, city.recipe?.seed, cityPicture(city).roofs) },
    options.groupColors ?? {},
    countWords,
  );
  const operators = forms.drawing(drawing, drawing.placements, bounds);
  const overview = overviewSheets(plan, legend, { operators, background: drawing.background }, forms);
  const bill = [...billSheets(plan, forms)];
  const count = overview.length + pages.tiles.length + bill.length + plan.cutOuts.count;
  function* sheets(): Generator<NamedSheet> {
    yield* named('Overview', overview);
    yield* mapSheets(plan, drawing, forms, { first: overview.length + 1, of: count });
    yield* named('Bill of pieces', bill);
    const first = overview.length + pages.tiles.length + bill.length + 1;
    yield* named('Cut-outs', cutOutSheets(plan, forms, { first, of: count }));
  }
  return { sheets: sheets(), count };
}

function* named(name: string, sheets: Iterable<Sheet>): Generator<NamedSheet> {
  let isFirst = true;
  for (const sheet of sheets) {
    yield isFirst ? { name, sheet } : { sheet };
    isFirst = false;
  }
}

function* mapSheets(
  { pages, bounds, options, title, letters }: LetteredPlan,
  drawing: Drawing,
  forms: Forms,
  numbers: { readonly first: number; readonly of: number },
): Generator<NamedSheet> {
  const over = drawing.over.filter(({ id }) => options.districts || !DISTRICT_LAYERS.has(id));
  for (const [index, tile] of pages.tiles.entries()) {
    const shown = tileBounds(pages, tile, bounds, options.side);
    const placements = drawing.placements.filter((placement) => reaches(placement, shown));
    const page = {
      tile,
      title,
      number: numbers.first + index,
      of: numbers.of,
      background: drawing.background,
      operators: forms.drawing({ ...drawing, over }, placements, bounds),
      letters,
    };
    yield { name: `Page ${tileName(tile)}`, sheet: mapSheet(page, pages, bounds, options) };
  }
}

function reaches({ x, y, parts }: DrawnPlacement, shown: Bounds): boolean {
  const { left, top, right, bottom } = parts.bounds;
  return (
    x + right >= shown.left && x + left <= shown.right && y + bottom >= shown.top && y + top <= shown.bottom
  );
}

/** Writes the list of contents. */
function putOutlines(
  file: PdfFile,
  pages: readonly { readonly name: string | undefined; readonly ref: Ref }[],
): Ref {
  const root = file.reserve();
  const items = pages.flatMap(({ name, ref }) =>
    name === undefined ? [] : [{ name, page: ref, ref: file.reserve() }],
  );
  items.forEach(({ name, page, ref }, i) => {
    const [previous, next] = [items[i - 1], items[i + 1]];
    const links = `${previous ? `/Prev ${written(previous.ref)} ` : ''}${next ? `/Next ${written(next.ref)} ` : ''}`;
    file.put(
      ref,
      `<< /Title ${propertyString(name)} /Parent ${written(root)} ${links}/Dest [${written(page)} /Fit] >>`,
    );
  });
  const ends = `/First ${written(items[0]!.ref)} /Last ${written(items.at(-1)!.ref)}`;
  file.put(root, `<< /Type /Outlines ${ends} /Count ${items.length} >>`);
  return root;
}
