import { asksForDoor, kindsOfWish } from '../fit/wish.ts';
import type { Hex } from '../hex/hex.ts';
import { rememberedClasses } from '../schematic/remembered-classes.ts';
import type { Pose, PoseRules } from '../schematic/pose.ts';
import { rememberedPose } from '../schematic/remembered-poses.ts';
import { adjacentSegments, segmentKey, type Segment } from '../segment/segment.ts';
import { paintedSegments, type PaintedHex, type Schematic } from '../schematic/schematic.ts';
import { toCell } from '../segment/cell.ts';
import type { TownGrid } from './grid.ts';

/** A pose of a piece, found by the form of its cells. */
interface PosedChain {
  readonly pose: Pose;
  /** Strip and column of its first cell in reading order, about hex (0, 0). */
  readonly strip: number;
  readonly column: number;
  /** The conditions around it, by their cells. */
  readonly asked: readonly AskedCell[];
}

interface AskedCell {
  readonly strip: number;
  readonly column: number;
  readonly wish: string;
}

/** A piece of a wall: a schematic that can lie on a run of cells. */
export class ChainPiece {
  readonly id: string;
  /** Number of its segments. */
  readonly length: number;
  readonly weight: number;
  readonly #poses_form = new Map<string, PosedChain[]>();

  constructor(
    id: string,
    { hexes, around = [] }: Pick<Schematic, 'hexes' | 'around'>,
    rules: PoseRules & { readonly weight: number },
  ) {
    this.id = id;
    this.weight = rules.weight;
    this.length = paintedSegments(hexes).length;
    for (const { pose } of rememberedClasses(hexes, rules, around)) {
      const cells = paintedSegments(rememberedPose(hexes, pose)).map(toCell);
      const { key, strip, column } = formOf(cells);
      const asked = paintedSegments(rememberedPose(around, pose)).map((segment) => ({
        ...toCell(segment),
        wish: segment.kind,
      }));
      const chain = { pose, strip, column, asked };
      const known = this.#poses_form.get(key);
      if (known) known.push(chain);
      else this.#poses_form.set(key, [chain]);
    }
  }

  /**
   * The pose and center in which the piece covers exactly some cells; none when it cannot. What it asks of the cells
   * around it decides how it is turned: a street or open ground lies beside the wall, a kind of its own on it.
   *
   * @param isWall whether a cell lies on the line of the wall
   */
  lieOn(grid: TownGrid, cells: readonly number[], isWall: (cell: number) => boolean): (Pose & Hex) | null {
    if (cells.length !== this.length) return null;
    const { key, strip, column } = formOf(
      cells.map((cell) => {
        const row = Math.floor(cell / grid.columns);
        return { strip: row + grid.strip0, column: cell - row * grid.columns + grid.column0 };
      }),
    );
    for (const chain of this.#poses_form.get(key) ?? []) {
      const across = column - chain.column;
      const down = strip - chain.strip;
      const q = across / 3;
      const r = (down - q) / 2;
      if (!Number.isInteger(q) || !Number.isInteger(r)) continue;
      const suits = chain.asked.every((asked) => {
        const cell = (asked.strip + down - grid.strip0) * grid.columns + asked.column + across - grid.column0;
        return isWall(cell) ? !asksForDoor(asked.wish) : kindsOfWish(asked.wish).length === 0;
      });
      if (suits) return { ...chain.pose, q, r };
    }
    return null;
  }
}

/** Whether a shape is a strip: segments one after the other, each with a side in common with the next alone. */
export function isStrip(hexes: readonly PaintedHex[]): boolean {
  const segments = paintedSegments(hexes);
  const own = new Set(segments.map(segmentKey));
  const links = segments.map(
    (segment) => adjacentSegments(segment).filter((next) => own.has(segmentKey(next))).length,
  );
  const ends = links.filter((count) => count === 1).length;
  if (segments.length === 1) return true;
  // Two ends and two links everywhere else: one strip, or one with rings beside it, which has more segments than it reaches.
  if (ends !== 2 || links.some((count) => count < 1 || count > 2)) return false;
  const seen = new Set([segmentKey(segments[0]!)]);
  const edge: Segment[] = [segments[0]!];
  for (const segment of edge)
    for (const next of adjacentSegments(segment)) {
      const key = segmentKey(next);
      if (!own.has(key) || seen.has(key)) continue;
      seen.add(key);
      edge.push(next);
    }
  return seen.size === own.size;
}

/** A text that is equal for cells that are equal up to a move, and the first of them in reading order. */
function formOf(cells: readonly { readonly strip: number; readonly column: number }[]) {
  const sorted = cells.toSorted((a, b) => a.strip - b.strip || a.column - b.column);
  const { strip, column } = sorted[0]!;
  const steps = sorted.map((cell) => `${cell.strip - strip},${cell.column - column}`);
  return { key: `${(strip + column) & 1} ${steps.join(' ')}`, strip, column };
}
