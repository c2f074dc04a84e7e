import type { Bounds } from '../picture/picture.ts';
import { countWords } from '../count-words.ts';
import type { Forms } from './forms.ts';
import { districtPlaces, type LegendLine } from './legend.ts';
import { addLegend, addNumber, type Column } from './legend-sheet.ts';
import type { PdfOptions } from './options.ts';
import { tileName, type PagePlan } from './page-plan.ts';
import { BLACK, GRAY, Sheet } from './sheet.ts';
import type { LetteredPlan } from './table-plan.ts';

const TITLE = { size: 6.5, bold: true } as const;
const TITLE_LINE = 8;
const TEXT = { size: 3.1 } as const;
const TEXT_LINE = 4.6;
/** Width of the legend beside the map of a lying page, and share of an upright page that the map has. */
const LEGEND_WIDTH = 68;
const MAP_SHARE = 0.6;
/** Room below the map for its scale bar, in millimeters. */
const BAR_ROOM = 9;
const GAP = 6;

interface DrawnCity {
  readonly operators: readonly string[];
  readonly background: string | null;
}

/**
 * The first page: the city with the grid of the map pages, its scale, and its legend; and more pages as far as the
 * legend needs them.
 *
 * @param drawn the operators that show the city with its districts, in its plane, and the color of the sea
 */
export function overviewSheets(
  plan: LetteredPlan,
  legend: readonly LegendLine[],
  drawn: DrawnCity,
  forms: Forms,
): Sheet[] {
  const { pages, options } = plan;
  const sheet = new Sheet(pages.paper, plan.letters);
  const { margin } = options;
  const room = { width: pages.map.width, bottom: margin + pages.map.height };
  const top = addHead(sheet, plan, margin, room.width) + GAP / 2;
  const isLying = pages.paper.width > pages.paper.height;
  const area = isLying
    ? { x: margin, y: top, width: room.width - LEGEND_WIDTH - GAP, height: room.bottom - top - BAR_ROOM }
    : { x: margin, y: top, width: room.width, height: (room.bottom - top) * MAP_SHARE - BAR_ROOM };
  const bottom = addMap(sheet, plan, drawn, area);
  const columns: Column[] = isLying
    ? [{ x: margin + room.width - LEGEND_WIDTH, y: top, width: LEGEND_WIDTH, height: room.bottom - top }]
    : columnsIn({ x: margin, y: bottom, width: room.width, height: room.bottom - bottom });
  return [sheet, ...restOfLegend(plan, addLegend(sheet, forms, legend, columns), forms)];
}

/** Pages with what has no room on the first one. */
function restOfLegend(plan: LetteredPlan, lines: readonly LegendLine[], forms: Forms): Sheet[] {
  const sheets: Sheet[] = [];
  const { margin } = plan.options;
  const { paper, map } = plan.pages;
  for (let rest = lines; rest.length > 0;) {
    const sheet = new Sheet(paper, plan.letters);
    sheet.text(margin, margin + 6, 'Legend', TITLE);
    const columns = columnsIn({ x: margin, y: margin + 10, width: map.width, height: map.height - 10 });
    rest = addLegend(sheet, forms, rest, columns);
    sheets.push(sheet);
  }
  return sheets;
}

function columnsIn({ x, y, width, height }: Column): Column[] {
  const count = Math.max(1, Math.floor(width / 60));
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i * width) / count,
    y,
    width: width / count,
    height,
  }));
}

/** Writes the title and what to know for printing. Returns the bottom of it. */
function addHead(
  sheet: Sheet,
  { city, pages, options, title }: LetteredPlan,
  margin: number,
  width: number,
): number {
  const { letters } = sheet;
  let y = margin;
  for (const line of letters.wrap(letters.printable(title), TITLE, width, 2))
    sheet.text(margin, (y += TITLE_LINE) - 2, line, TITLE);
  const { side, overlap } = options;
  const { tiles, columns, rows } = pages;
  const isSingle = tiles.length === 1;
  const count = isSingle ? '1 map page' : `${countWords(tiles.length)} map pages, ${columns} × ${rows}`;
  const grid = `${count}${tiles.length < columns * rows ? ', without those of sea alone' : ''}`;
  const seed = city.recipe && options.name.trim() !== '' ? `seed ${city.recipe.seed} · ` : '';
  const facts = `${seed}side of a hex ${side} mm · ${grid}`;
  const glue =
    overlap === 0 ? 'lay them edge to edge' : `lay each ${overlap} mm over its neighbors above and before it`;
  const assembly = isSingle ? '' : ` Cut the pages at their marks, and ${glue}.`;
  const advice = `Print at 100 %, not fitted to the page.${assembly}`;
  for (const text of [facts, advice])
    for (const line of letters.wrap(letters.printable(text), TEXT, width, 2))
      sheet.text(margin, (y += TEXT_LINE) - 1, line, { ...TEXT, color: GRAY });
  return y;
}

/** Draws the city with its pages and a scale bar. Returns the bottom of it. */
function addMap(
  sheet: Sheet,
  plan: LetteredPlan,
  { operators, background }: DrawnCity,
  area: Column,
): number {
  const { bounds, pages, city, options } = plan;
  const shown = gridBounds(pages, bounds, options);
  const scale = Math.min(area.width / (shown.right - shown.left), area.height / (shown.bottom - shown.top));
  const size = { width: (shown.right - shown.left) * scale, height: (shown.bottom - shown.top) * scale };
  const x = area.x + (area.width - size.width) / 2;
  sheet.clipped(x, area.y, size, () => {
    if (background !== null) sheet.rectangle(x, area.y, size, background);
    sheet.inPlane(x - shown.left * scale, area.y - shown.top * scale, scale, operators);
  });
  for (const { number, at } of districtPlaces(city))
    addNumber(sheet, number, x + (at.x - shown.left) * scale, area.y + (at.y - shown.top) * scale);
  addPages(sheet, pages, x, area.y, scale / options.side);
  const bottom = area.y + size.height;
  addScaleBar(sheet, x, bottom + 3.5, scale, options.side);
  return bottom + BAR_ROOM;
}

/** The part of the plane that all places of the grid of pages show. */
function gridBounds(
  { left, top, step, columns, rows }: PagePlan,
  bounds: Bounds,
  options: PdfOptions,
): Bounds {
  const { side, overlap } = options;
  const [x, y] = [bounds.left + left / side, bounds.top + top / side];
  return {
    left: x,
    top: y,
    right: x + (columns * step.width + overlap) / side,
    bottom: y + (rows * step.height + overlap) / side,
  };
}

/** Outlines the pages, dark on light, and names them. */
function addPages(sheet: Sheet, { tiles, step, map }: PagePlan, x: number, y: number, scale: number): void {
  const size = { width: map.width * scale, height: map.height * scale };
  const places = tiles.map((tile) => ({
    name: tileName(tile),
    x: x + tile.column * step.width * scale,
    y: y + tile.row * step.height * scale,
  }));
  for (const place of places) sheet.rectangle(place.x, place.y, size, null, '#ffffff', 0.9);
  for (const place of places) sheet.rectangle(place.x, place.y, size, null, BLACK, 0.25);
  const type = { size: Math.min(4, size.height / 3, size.width / 3), bold: true };
  for (const place of places) {
    const label = {
      width: sheet.letters.width(place.name, type) + 0.6 * type.size,
      height: 1.35 * type.size,
    };
    sheet.rectangle(place.x, place.y, label, '#ffffff', BLACK, 0.25);
    sheet.text(place.x + label.width / 2, place.y + type.size, place.name, { ...type, align: 'center' });
  }
}

/** A bar of a round number of sides, with its length on the map pages. */
function addScaleBar(sheet: Sheet, x: number, y: number, scale: number, side: number): void {
  const sides =
    [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].findLast((one) => one * scale <= 45) ?? 1;
  const half = (sides * scale) / 2;
  sheet.rectangle(x, y, { width: half, height: 1.4 }, BLACK, BLACK, 0.15);
  sheet.rectangle(x + half, y, { width: half, height: 1.4 }, '#ffffff', BLACK, 0.15);
  const length = countWords(Math.round(sides * side * 10) / 10);
  const words = `${countWords(sides)} ${sides === 1 ? 'side' : 'sides'} of a hex, ${length} mm on the map pages`;
  sheet.text(x + 2 * half + 2.5, y + 1.7, words, { ...TEXT, color: GRAY });
}
