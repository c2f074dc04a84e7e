import * as v from 'valibot';
import { DIRECTIONS, neighbor } from '../../engine/hex/hex.ts';
import { hexOf, SEA, slotOf, type Occupancy } from '../../engine/board/board.ts';
import type { District } from '../../engine/land/district.ts';
import { normalizeRows } from '../../engine/land/shapes.ts';
import type { LandRow } from '../../engine/land/row.ts';
import { group as groupForm } from '../form/pieces.ts';
import type { ReadObject } from './read-map.ts';

/**
 * The districts of a map. Objects tell districts of one group apart, tiles of land decide: a hex whose tile was painted
 * for another group leaves its district, and hexes of a group without an object make districts of their own.
 */
export function readDistricts(
  objects: readonly ReadObject[],
  group_slot: ReadonlyMap<number, string>,
  board: Occupancy,
): District[] {
  const painted = new Set(group_slot.values());
  const taken = new Uint8Array(board.mask_hex.length);
  const districts: District[] = [];
  const ids = new Set<number>();
  const add = (id: number, group: string, slots: readonly number[]) => {
    if (slots.length === 0) return;
    ids.add(id);
    const rows = normalizeRows(slots.map((slot): LandRow => ({ ...hexOf(board, slot), count: 1 })));
    districts.push({ id, group, rows: rows.map(({ r, q, count }) => ({ r, q, count })) });
  };
  for (const { properties } of objects) {
    const id = Number(properties.get('district'));
    const [group, text] = [properties.get('group'), properties.get('rows')];
    if (!isId(id) || ids.has(id) || !isGroup(group) || typeof text !== 'string') continue;
    const slots: number[] = [];
    for (const slot of slotsOf(text, board)) {
      if (taken[slot] === 1 || (painted.has(group) && group_slot.get(slot) !== group)) continue;
      taken[slot] = 1;
      slots.push(slot);
    }
    add(id, group, slots);
  }
  let next = 1;
  for (const [slot, group] of group_slot) {
    if (taken[slot] === 1 || !isGroup(group)) continue;
    while (ids.has(next)) next++;
    add(next, group, connected(slot, group, group_slot, board, taken));
  }
  return districts.sort((a, b) => a.id - b.id);
}

function isId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= 0xffffffff;
}

function isGroup(group: unknown): group is string {
  return v.is(groupForm(), group);
}

/** The slots of land of runs of hexes, as text: `r:q+count` for each run. */
function* slotsOf(text: string, board: Occupancy): Generator<number> {
  for (const [, r, first, count] of text.matchAll(/(-?\d{1,8}):(-?\d{1,8})\+(\d{1,8})/g)) {
    const from = Math.max(Number(first), board.column0);
    const to = Math.min(Number(first) + Number(count), board.column0 + board.columns);
    for (let q = from; q < to; q++) {
      const slot = slotOf(board, { q, r: Number(r) });
      if (slot >= 0 && board.mask_hex[slot] !== SEA) yield slot;
    }
  }
}

/** The connected slots of a group from `start` on, marked as taken. */
function connected(
  start: number,
  group: string,
  group_slot: ReadonlyMap<number, string>,
  board: Occupancy,
  taken: Uint8Array,
): number[] {
  const slots = [start];
  taken[start] = 1;
  for (const slot of slots)
    for (const k of DIRECTIONS) {
      const next = slotOf(board, neighbor(hexOf(board, slot), k));
      if (next < 0 || taken[next] === 1 || group_slot.get(next) !== group) continue;
      taken[next] = 1;
      slots.push(next);
    }
  return slots;
}
