import type { Hex } from '../hex/hex.ts';
import { fromOffset, toOffset, type Offset } from '../hex/offset.ts';
import { hexesOf, type LandRow } from '../land/row.ts';
import { normalizeRows } from '../land/shapes.ts';
import { randomStream } from '../random/stream.ts';

/** The size of a patch in columns and rows of hexes, the first at hex (0, 0). */
export interface PatchSize {
  readonly columns: number;
  readonly rows: number;
}

/** Rows for each column: patches are wider than they are high. */
const ROWS_PER_COLUMN = 0.6;

/** The size of a patch that has room for several copies of a piece. @param reach hexes from the center of the piece */
export function patchSize(reach: number): PatchSize {
  const columns = 13 + 3 * Math.min(reach, 5) + 2 * Math.max(0, reach - 5);
  return { columns, rows: Math.max(2 * reach + 5, Math.round(columns * ROWS_PER_COLUMN)) };
}

/** Hexes of land around a patch with sea, so that the end of its land, which counts as sea, too, is out of sight. */
const MARGIN = 2;

/** Whether a hex lies within a patch, and not on its rim. */
export function isInside({ columns, rows }: PatchSize, hex: Hex): boolean {
  const { column, row } = toOffset(hex);
  return column > 0 && column < columns - 1 && row > 0 && row < rows - 1;
}

/**
 * The land of a patch: all of it, or with sea along its southern side, whose coast has a basin, so that there are shores
 * in all directions.
 *
 * @param reach hexes from the center of the piece: the basin is that wide
 */
export function patchLand(size: PatchSize, sea: boolean, seed: number, reach: number): readonly LandRow[] {
  const isSea = sea ? coast(size, seed, reach) : () => false;
  const rows: LandRow[] = [];
  const margin = sea ? MARGIN : 0;
  for (let column = -margin; column < size.columns + margin; column++)
    for (let row = -margin; row < size.rows; row++) {
      if (isSea(column, row)) continue;
      const { q, r }: Hex = fromOffset({ column, row });
      rows.push({ r, q, count: 1 });
    }
  return normalizeRows(rows);
}

/** The land of a patch with some more wherever it was cut off, so that no coast is drawn there; its basin stays sea. */
export function landAbout({ rows }: PatchSize, land: readonly LandRow[]): readonly LandRow[] {
  const places = Array.from(hexesOf(land), toOffset);
  const columns = places.map(({ column }) => column);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const top = Math.min(...places.map(({ row }) => row));
  const wide = places.flatMap((place) => beyond(place, 'column', left, right));
  return normalizeRows(
    wide
      .flatMap((place) => beyond(place, 'row', top, rows - 1))
      .map((place) => {
        const { q, r } = fromOffset(place);
        return { r, q, count: 1 };
      }),
  );
}

/** Columns and rows of land that are added where a patch was cut off. */
const ABOUT = 3;

/** A place, and those beyond it where it lies at an end. */
function beyond(place: Offset, way: 'column' | 'row', first: number, last: number): Offset[] {
  const at = place[way];
  const step = at === last ? 1 : -1;
  const count = at === first || at === last ? ABOUT : 0;
  return Array.from({ length: count + 1 }, (_, more) => ({ ...place, [way]: at + step * more }));
}

/** Decides by column and row whether a hex is sea. */
function coast({ columns, rows }: PatchSize, seed: number, reach: number) {
  const random = randomStream(seed, 'coast');
  const shore = Math.round(rows * 0.7);
  const shore_column: number[] = [];
  for (let column = 0, at = shore; column < columns; column++) {
    at = Math.max(shore - 1, Math.min(shore + 1, at + random.below(3) - 1));
    shore_column.push(at);
  }
  const width = 1 + Math.min(2, reach >> 1);
  const middle = Math.round(columns * (0.3 + 0.4 * random.fraction()));
  const depth = shore - width - 2;
  return (column: number, row: number): boolean => {
    if (row >= (shore_column[column] ?? shore)) return true;
    const across = Math.abs(column - middle);
    return (across === 0 && row >= depth) || Math.max(across, Math.abs(row - depth) + across / 2) <= width;
  };
}
