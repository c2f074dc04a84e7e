import type { Bounds } from '../picture/picture.ts';
import type { Letters } from './letters.ts';
import type { PdfOptions } from './options.ts';
import { tileBounds, tileName, type PagePlan, type Tile } from './page-plan.ts';
import { GRAY, Sheet } from './sheet.ts';

/** Distance of crop marks from the map, and where they end, in millimeters. */
const MARK_FROM = 1;
const MARK_TO = 4;

/** Distance of the base line of texts below the map, in millimeters. */
const BASE_LINE = 3.7;
const SMALL = 2.8;

/** A page of the map. */
interface MapPage {
  readonly tile: Tile;
  /** Name of the city, the number of the page, and of how many. */
  readonly title: string;
  readonly number: number;
  readonly of: number;
  readonly background: string | null;
  /** The operators that show what lies on the page, in the plane of the city. */
  readonly operators: readonly string[];
  readonly letters: Letters;
}

/** Lays out a page of the map: the map at its scale, crop marks, the names of neighbors, and a scale bar. */
export function mapSheet(page: MapPage, plan: PagePlan, bounds: Bounds, options: PdfOptions): Sheet {
  const { side, margin } = options;
  const { map, paper } = plan;
  const shown = tileBounds(plan, page.tile, bounds, side);
  const sheet = new Sheet(paper, page.letters);
  sheet.clipped(margin, margin, map, () => {
    if (page.background !== null) sheet.rectangle(margin, margin, map, page.background);
    sheet.inPlane(margin - shown.left * side, margin - shown.top * side, side, page.operators);
  });
  addMarks(sheet, plan, page.tile, options);
  addNeighbors(sheet, plan, page.tile, margin);
  addFooter(sheet, page, plan, options);
  return sheet;
}

/** The page beside another one, if there is one. */
function beside({ tiles }: PagePlan, { column, row }: Tile, right: number, down: number): Tile | undefined {
  return tiles.find((tile) => tile.column === column + right && tile.row === row + down);
}

/** Marks at the corners for cutting, and shorter ones where the neighbor's map begins or ends. */
function addMarks(sheet: Sheet, plan: PagePlan, tile: Tile, { margin, overlap }: PdfOptions): void {
  const { map } = plan;
  const [left, top, right, bottom] = [margin, margin, margin + map.width, margin + map.height];
  const across = (y: number, to: number) => {
    sheet.line(left - MARK_FROM, y, left - to, y);
    sheet.line(right + MARK_FROM, y, right + to, y);
  };
  const down = (x: number, to: number) => {
    sheet.line(x, top - MARK_FROM, x, top - to);
    sheet.line(x, bottom + MARK_FROM, x, bottom + to);
  };
  for (const y of [top, bottom]) across(y, MARK_TO);
  for (const x of [left, right]) down(x, MARK_TO);
  if (overlap === 0) return;
  const short = MARK_FROM + 1;
  if (beside(plan, tile, -1, 0)) down(left + overlap, short);
  if (beside(plan, tile, 1, 0)) down(right - overlap, short);
  if (beside(plan, tile, 0, -1)) across(top + overlap, short);
  if (beside(plan, tile, 0, 1)) across(bottom - overlap, short);
}

function addNeighbors(sheet: Sheet, plan: PagePlan, tile: Tile, margin: number): void {
  const { map, paper } = plan;
  const name = (right: number, down: number) => {
    const neighbor = beside(plan, tile, right, down);
    return neighbor && tileName(neighbor);
  };
  const style = { size: SMALL, align: 'center', color: GRAY } as const;
  const [middleX, middleY] = [paper.width / 2, paper.height / 2];
  const [above, below, before, next] = [name(0, -1), name(0, 1), name(-1, 0), name(1, 0)];
  if (above !== undefined) sheet.text(middleX, margin - 1.7, `above: ${above}`, style);
  if (below !== undefined) sheet.text(middleX, margin + map.height + BASE_LINE, `below: ${below}`, style);
  if (before !== undefined) sheet.text(margin - 1.7, middleY, `before: ${before}`, { ...style, turns: 3 });
  if (next !== undefined)
    sheet.text(margin + map.width + 1.7, middleY, `next: ${next}`, { ...style, turns: 1 });
}

function addFooter(
  sheet: Sheet,
  { tile, title, number, of }: MapPage,
  plan: PagePlan,
  { margin, overlap }: PdfOptions,
): void {
  const y = margin + plan.map.height + BASE_LINE;
  const name = tileName(tile);
  // Marks stand at the corners, and where the neighbors begin and end.
  const left = margin + overlap + 1.5;
  const right = margin + plan.map.width - overlap - 1.5;
  const bold = { size: 3.4, bold: true };
  sheet.text(left, y, name, bold);
  const after = left + sheet.letters.width(name, bold) + 2;
  const room = plan.paper.width / 2 - 12 - after;
  sheet.text(after, y, `page ${number} of ${of}${title === '' ? '' : ` · ${title}`}`, {
    size: SMALL,
    color: GRAY,
    room,
  });
  addScaleBar(sheet, right, y, plan.map.width < 160 ? 20 : 50);
}

/** A bar that is `length` millimeters long when the page is printed at its true size, with its right end at a point. */
function addScaleBar(sheet: Sheet, right: number, y: number, length: number): void {
  const left = right - length;
  for (let i = 0; i < length / 10; i++)
    sheet.rectangle(
      left + 10 * i,
      y - 1.2,
      { width: 10, height: 1.2 },
      i % 2 === 0 ? '#1f2326' : '#ffffff',
      '#1f2326',
      0.15,
    );
  sheet.text(left - 1.5, y, `${length} mm`, { size: SMALL, color: GRAY, align: 'right' });
}
