import { SEA, slotOf, type Occupancy } from '../board/board.ts';
import type { Blocked, Reason } from '../fit/explain.ts';
import type { Fit } from '../fit/all.ts';
import { columnParity, type BoardShape } from '../fit/shape.ts';
import type { Hex } from '../hex/hex.ts';
import type { Segment } from '../segment/segment.ts';
import type { Supply } from './supply.ts';

/** A segment that keeps a placement from standing, without the id of who stands there. */
export interface Obstacle extends Segment {
  readonly reason: Exclude<Blocked['reason'], 'spacing'>;
}

/** The placement that comes nearest to fitting: fewest segments are in its way. */
export interface NearestMiss extends Fit {
  readonly blocked: readonly Obstacle[];
}

/** What became of one schematic of the recipe. */
export interface SchematicReport {
  readonly id: string;
  readonly placed: number;
  /** Random placements that were looked at. */
  readonly tried: number;
  /** How many of them failed, by the first reason that was met. */
  readonly failed: Readonly<Record<Reason, number>>;
  /** Where it came nearest, for a minimum that was not met. */
  readonly nearestMiss: NearestMiss | null;
}

/** What a generation did, rule by rule of the recipe. */
export interface GenerationReport {
  readonly schematics: readonly SchematicReport[];
}

export function makeReport(occupancy: Occupancy, supplies: readonly Supply[]): GenerationReport {
  return {
    schematics: supplies.map((supply) => ({
      id: supply.rule.id,
      placed: supply.placed,
      tried: supply.attempts.tried,
      failed: { ...supply.attempts.failed },
      nearestMiss: supply.placed < supply.rule.min ? nearestMiss(occupancy, supply) : null,
    })),
  };
}

/**
 * The placement of a schematic with the fewest blocked segments; of equal ones the first by pose, column and row.
 * Looks at every pose at every hex from which it reaches the land, and leaves each as soon as it is no better.
 */
export function nearestMiss(occupancy: Occupancy, supply: Supply): NearestMiss | null {
  let least = Infinity;
  let best: { readonly shape: BoardShape; readonly first: Hex } | null = null;
  for (const shape of supply.shapes) {
    const [left, right] = shape.columns;
    for (let column = -right; column < occupancy.columns - left; column++) {
      const [top, bottom] = shape.rows[columnParity(occupancy, column)];
      for (let row = -bottom; row < occupancy.rows - top; row++) {
        const q = column + occupancy.column0;
        const first = { q, r: row + occupancy.row0 - (q >> 1) };
        const count = countBlocked(occupancy, supply, shape, first, least);
        if (count >= least) continue;
        least = count;
        best = { shape, first };
      }
    }
  }
  if (!best) return null;
  const { shape, first } = best;
  const center = { q: first.q - shape.first.q, r: first.r - shape.first.r };
  return { ...center, ...shape.pose, blocked: obstacles(occupancy, supply, shape, first) };
}

/** Number of segments in the way, or some number of `enough` or more. */
function countBlocked(
  occupancy: Occupancy,
  { zone_hex }: Supply,
  shape: BoardShape,
  first: Hex,
  enough: number,
): number {
  let count = 0;
  for (let index = 0; index < shape.mask_hex.length && count < enough; index++)
    count += ones(blockedMask(occupancy, zone_hex, shape, first, index).mask);
  return count;
}

function obstacles(occupancy: Occupancy, { zone_hex }: Supply, shape: BoardShape, first: Hex): Obstacle[] {
  const found: Obstacle[] = [];
  for (let index = 0; index < shape.mask_hex.length; index++) {
    const { hex, mask, taken } = blockedMask(occupancy, zone_hex, shape, first, index);
    for (const k of [0, 1, 2, 3, 4, 5] as const)
      if ((mask & (1 << k)) !== 0) {
        const reason = taken === SEA ? 'off-land' : (taken & (1 << k)) !== 0 ? 'occupied' : 'wrong-group';
        found.push({ ...hex, k, reason });
      }
  }
  return found;
}

/** One hex of a shape: where it comes to lie, what is taken there, and which of its segments are blocked. */
function blockedMask(
  occupancy: Occupancy,
  zone_hex: Uint8Array | null,
  shape: BoardShape,
  first: Hex,
  index: number,
): { readonly hex: Hex; readonly mask: number; readonly taken: number } {
  const hex = { q: first.q + shape.q_hex[index]!, r: first.r + shape.r_hex[index]! };
  const slot = slotOf(occupancy, hex);
  const taken = slot < 0 ? SEA : occupancy.mask_hex[slot]!;
  const outside = zone_hex !== null && slot >= 0 && zone_hex[slot] === 0;
  return { hex, taken, mask: outside ? shape.mask_hex[index]! : taken & shape.mask_hex[index]! };
}

function ones(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** In words: "nearest miss at hex 3, -1, rotation 2, shift 0: 4 segments blocked (hex 2, -1 segment 3 off-land …)". */
export function describeMiss({ q, r, mirror, rotation, shift, blocked }: NearestMiss): string {
  const shown = blocked.slice(0, 3).map(({ q, r, k, reason }) => `hex ${q}, ${r} segment ${k} ${reason}`);
  const more = blocked.length > shown.length ? ', …' : '';
  return (
    `nearest miss at hex ${q}, ${r}, rotation ${rotation}, shift ${shift}${mirror ? ', mirrored' : ''}: ` +
    `${blocked.length} ${blocked.length === 1 ? 'segment' : 'segments'} blocked (${shown.join(', ')}${more})`
  );
}
