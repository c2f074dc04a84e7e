import type { RandomStream } from '../random/stream.ts';
import { SEA, type Field } from './field.ts';
import { cumulativeShares } from './shares.ts';

/**
 * The groups of all land after every empty hex has joined one: the group of most of its neighbors, ties broken by
 * chance. All empty hexes with a neighbor in a group join at once, then those next to them, until none is left. A
 * connected part of the land without any group gets one group, drawn by the weights.
 *
 * @param group_hex 0 for empty hexes and sea, else 1 + index of the group; not changed
 */
export function settleEmpty(
  field: Field,
  group_hex: Uint16Array,
  weights: readonly number[],
  random: RandomStream,
): Uint16Array {
  const { land_hex } = field;
  const settled_hex = group_hex.slice();
  const isEmpty = (slot: number) => land_hex[slot] !== SEA && settled_hex[slot] === 0;
  const wave: number[] = [];
  for (let slot = 0; slot < land_hex.length; slot++)
    if (isEmpty(slot) && hasGroupedNeighbor(field, settled_hex, slot)) wave.push(slot);
  spread(field, settled_hex, wave, random);
  const shares = cumulativeShares(weights);
  for (let slot = 0; slot < land_hex.length; slot++) {
    if (!isEmpty(slot)) continue;
    const drawn = random.fraction();
    settled_hex[slot] = 1 + shares.findIndex((share) => drawn < share);
    spread(field, settled_hex, emptyNeighbors(field, settled_hex, [slot]), random);
  }
  return settled_hex;
}

/** Settles a wave of empty hexes that have neighbors with groups, then the waves that follow it. */
function spread(field: Field, settled_hex: Uint16Array, first: number[], random: RandomStream): void {
  for (let wave = first; wave.length > 0; wave = emptyNeighbors(field, settled_hex, wave)) {
    const groups = wave.map((slot) => commonestNeighbor(field, settled_hex, slot, random));
    for (const [index, slot] of wave.entries()) settled_hex[slot] = groups[index]!;
  }
}

function hasGroupedNeighbor(
  { land_hex, slots_neighbor }: Field,
  group_hex: Uint16Array,
  slot: number,
): boolean {
  return slots_neighbor[land_hex[slot] as 1 | 2].some((step) => group_hex[slot + step] !== 0);
}

/** The empty hexes next to a wave, each once, ascending. */
function emptyNeighbors(
  { land_hex, slots_neighbor }: Field,
  group_hex: Uint16Array,
  wave: number[],
): number[] {
  const found = new Set<number>();
  for (const slot of wave)
    for (const step of slots_neighbor[land_hex[slot] as 1 | 2]) {
      const next = slot + step;
      if (land_hex[next] !== SEA && group_hex[next] === 0) found.add(next);
    }
  return [...found].sort((a, b) => a - b);
}

/** The group of most neighbors, chosen by chance among several; at least one neighbor must have a group. */
function commonestNeighbor(
  { land_hex, slots_neighbor }: Field,
  group_hex: Uint16Array,
  slot: number,
  random: RandomStream,
): number {
  const groups: number[] = [];
  for (const step of slots_neighbor[land_hex[slot] as 1 | 2]) {
    const group = group_hex[slot + step]!;
    if (group !== 0) groups.push(group);
  }
  let most = 0;
  let commonest: number[] = [];
  for (const group of new Set(groups)) {
    const count = groups.filter((other) => other === group).length;
    if (count > most) [most, commonest] = [count, [group]];
    else if (count === most) commonest.push(group);
  }
  // Ascending, so that the draw does not depend on the order in which neighbors are visited.
  commonest.sort((a, b) => a - b);
  return commonest[commonest.length === 1 ? 0 : random.below(commonest.length)]!;
}
