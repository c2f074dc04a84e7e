import { landBox } from '../../engine/board/board.ts';
import { DIRECTIONS, neighbor, type Hex } from '../../engine/hex/hex.ts';
import { hexCenter } from '../../engine/hex/plane.ts';
import { forEachHex, type LandRow } from '../../engine/land/row.ts';
import type { Third } from '../../engine/segment/thirds.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';
import { thirdKey } from '../picture/border.ts';
import { decimal, formPath } from '../picture/path.ts';

/** A closed outline of hexes by its vertices, with a hex inside of it. */
export interface HexLoop {
  readonly vertices: readonly Third[];
  readonly inside: Hex;
}

/**
 * The outlines of some hexes: clockwise around the outside, counterclockwise around holes. Three hexes meet in a corner,
 * so that at most one edge of an outline leaves it, and an outline is found by following edges.
 */
export function hexLoops(rows: readonly LandRow[]): HexLoop[] {
  const isInside = hexLookup(rows);
  const next = new Map<number, Third>();
  const starts: { readonly from: Third; readonly inside: Hex }[] = [];
  forEachHex(rows, (hex) => {
    for (const k of DIRECTIONS) {
      if (isInside(neighbor(hex, k))) continue;
      const [, from, to] = segmentVertices({ ...hex, k });
      next.set(thirdKey(from), to);
      starts.push({ from, inside: hex });
    }
  });
  const loops: HexLoop[] = [];
  for (const { from, inside } of starts) {
    const vertices: Third[] = [];
    let at = from;
    for (let to = next.get(thirdKey(at)); to; to = next.get(thirdKey(at))) {
      next.delete(thirdKey(at));
      vertices.push(at);
      at = to;
    }
    if (vertices.length > 0) loops.push({ vertices, inside });
  }
  return loops;
}

/** The outlines of some hexes as rings x0, y0, x1, y1, ... in side lengths, see {@link hexLoops}. */
export function hexRings(rows: readonly LandRow[]): number[][] {
  return hexLoops(rows).map(({ vertices }) =>
    vertices.flatMap((vertex) => {
      const { x, y } = thirdToPoint(vertex);
      return [x, y];
    }),
  );
}

/** The area of some hexes as path data. */
export function hexArea(rows: readonly LandRow[]): string {
  return formPath({ kind: 'polygon', rings: hexRings(rows) });
}

/** Number of hexes per path of {@link hexLines}. */
const HEXES_PER_PATH = 2000;

/** The lines between hexes as path data, in parts: the three edges of each hex from north to south-east. */
export function* hexLines(rows: readonly LandRow[]): Generator<string> {
  let part: string[] = [];
  for (const { r, q: first, count } of rows)
    for (let q = first; q < first + count; q++) {
      const { x, y } = hexCenter({ q, r });
      part.push(`M${x - 0.5} ${decimal(y - 0.8660254)}h1l.5 .866l-.5 .866`);
      if (part.length < HEXES_PER_PATH) continue;
      yield part.join('');
      part = [];
    }
  if (part.length > 0) yield part.join('');
}

/** Whether a hex is among some. */
export function hexLookup(rows: readonly LandRow[]): (hex: Hex) => boolean {
  const { column0, row0, columns, rows: height } = landBox(rows);
  const inside = new Uint8Array(columns * height);
  const slotOf = ({ q, r }: Hex) => {
    const column = q - column0;
    const row = r + (q >> 1) - row0;
    return column < 0 || column >= columns || row < 0 || row >= height ? -1 : column * height + row;
  };
  forEachHex(rows, (hex) => {
    inside[slotOf(hex)] = 1;
  });
  return (hex) => inside[slotOf(hex)] === 1;
}
