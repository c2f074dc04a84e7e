import { FULL, slotOf, type Box } from '../board/board.ts';
import type { District } from '../land/district.ts';
import { forEachHex } from '../land/row.ts';
import type { ConditionSort } from './condition.ts';

/** The part of a rule that restricts a schematic to districts of some groups. */
export interface GroupsRule {
  /** Groups of districts in which the schematic may be placed; `null` for all. */
  readonly groups: readonly string[] | null;
}

/** The condition that every segment lies in a district of one of the groups. */
export const IN_GROUPS = {
  scope: 'ground',
  reason: 'wrong-group',
  defaults: { groups: null },
  asked: ({ groups }) => groups,
  of: (rule, { board, districts }) => {
    const groups = rule?.groups ?? null;
    if (groups === null) return null;
    const barred_hex = rememberedPlane(board, districts, groups);
    return {
      scope: 'ground',
      reason: 'wrong-group',
      barred_hex,
      barredIn: (_, slot) => (slot < 0 ? 0 : barred_hex[slot]!),
    };
  },
} as const satisfies ConditionSort<GroupsRule, 'wrong-group'>;

const planes = new WeakMap<Box, WeakMap<readonly District[], Map<string, Uint8Array>>>();

/** The plane of some groups, kept for the next rule: the rules of a recipe often name the same groups. */
function rememberedPlane(box: Box, districts: readonly District[], groups: readonly string[]): Uint8Array {
  let ofBox = planes.get(box);
  if (!ofBox) planes.set(box, (ofBox = new WeakMap<readonly District[], Map<string, Uint8Array>>()));
  let ofDistricts = ofBox.get(districts);
  if (!ofDistricts) ofBox.set(districts, (ofDistricts = new Map<string, Uint8Array>()));
  const key = JSON.stringify(groups);
  let barred_hex = ofDistricts.get(key);
  if (!barred_hex) ofDistricts.set(key, (barred_hex = planeOf(box, districts, groups)));
  return barred_hex;
}

function planeOf(box: Box, districts: readonly District[], groups: readonly string[]): Uint8Array {
  const wanted = new Set(groups);
  const barred_hex = new Uint8Array(box.columns * box.rows).fill(FULL);
  for (const { group, rows } of districts) {
    if (!wanted.has(group)) continue;
    forEachHex(rows, (hex) => {
      const slot = slotOf(box, hex);
      if (slot >= 0) barred_hex[slot] = 0;
    });
  }
  return barred_hex;
}
