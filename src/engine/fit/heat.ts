import { hexOf, slotOf, type Occupancy } from '../board/board.ts';
import type { PoseRules } from '../schematic/pose.ts';
import { rememberedClasses } from '../schematic/remembered-classes.ts';
import type { ConditionedShape } from '../schematic/conditioned-shape.ts';
import { liesAlong } from './lies-along.ts';
import { allFits, compileShapes, forEachFit, type Fits } from './all.ts';
import { lowestBit } from './bits.ts';
import { allowsCenter, FREE_LAND, type Limits } from './conditions.ts';
import type { Neighborhood } from './neighborhood.ts';
import { centerAt } from './placed.ts';
import { columnParity, type BoardShape } from './shape.ts';

/**
 * The heat map of a schematic: for every slot of the board, the number of distinct poses that fit with the center in
 * its hex. Equal poses count once, where the center of the plainest of them lies. Fits with their center outside of the
 * board's box are not counted.
 *
 * @param watch called regularly; an error that it throws ends the search
 * @param neighborhood that the schematic is to fit into; without it, conditions around it tell poses apart, and are not
 *   tested
 */
export function heatMap(
  occupancy: Occupancy,
  schematic: ConditionedShape,
  rules: PoseRules,
  { barred_hex, centers, aligned }: Limits = FREE_LAND,
  watch: () => void = () => {},
  neighborhood: Neighborhood | null = null,
): Uint8Array {
  const count_hex = new Uint8Array(occupancy.mask_hex.length);
  const shapes = compileShapes(occupancy, schematic.hexes, rules, schematic.around);
  const found = allFits(occupancy, shapes, { barred_hex, centers: [], aligned }, watch);
  if (neighborhood) countNearby(occupancy, found, schematic, neighborhood, count_hex);
  else found.bits_shape.forEach((bits, index) => countCenters(occupancy, shapes[index]!, bits, count_hex));
  if (centers.length > 0)
    for (let slot = 0; slot < count_hex.length; slot++)
      if (count_hex[slot] !== 0 && !allowsCenter(centers, hexOf(occupancy, slot))) count_hex[slot] = 0;
  return count_hex;
}

/** Adds one at the center of each place where a shape fits into its neighborhood, too. */
function countNearby(
  occupancy: Occupancy,
  found: Fits,
  schematic: ConditionedShape,
  neighborhood: Neighborhood,
  count_hex: Uint8Array,
): void {
  forEachFit(found, (index, first) => {
    const shape = found.shapes[index]!;
    const center = centerAt(occupancy, shape, 0, first);
    const slot = slotOf(occupancy, center);
    const direction = found.aligned?.directionOf(shape, hexOf(occupancy, first)) ?? null;
    if (!shape.poses.some(({ pose }) => liesAlong(pose, direction))) return;
    if (slot >= 0 && neighborhood.accepts(schematic, shape.poses[0]!.pose, center)) count_hex[slot]!++;
  });
}

/** Adds one at the center of each place where a shape fits. */
function countCenters(
  occupancy: Occupancy,
  shape: BoardShape,
  bits: Int32Array,
  count_hex: Uint8Array,
): void {
  const { rows, columns, column0 } = occupancy;
  const { first } = shape.poses[0]!;
  // Steps from the first hex to the center: columns, and rows by the parity of the first hex's column.
  const across = 0 - first.q;
  const down_parity = [0, 1].map((parity) => ((parity + across) >> 1) - first.r);
  for (let word = 0; word < bits.length; word++)
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      const slot = 32 * word + lowestBit(left);
      const column = Math.floor(slot / rows);
      const there = column + across;
      const row = slot - column * rows + down_parity[(column + column0) & 1]!;
      if (there >= 0 && there < columns && row >= 0 && row < rows) count_hex[there * rows + row]!++;
    }
}

/**
 * Updates the counts of some slots in place.
 *
 * @returns the slots whose count changed
 */
export function heatAgain(
  occupancy: Occupancy,
  { hexes, around }: ConditionedShape,
  rules: PoseRules,
  { barred_hex, centers }: Limits,
  count_hex: Uint8Array,
  slots: Iterable<number>,
): number[] {
  const shapes = rememberedClasses(hexes, rules, around).filter(({ q_hex }) => q_hex.length > 0);
  const { rows, columns, mask_hex: taken_hex } = occupancy;
  // Steps from the center by the parity of its column, as in a compiled shape.
  const steps = shapes.map(({ q_hex, r_hex }) =>
    ([0, 1] as const).map((parity) => q_hex.map((q, index) => r_hex[index]! + ((parity + q) >> 1))),
  );
  const changed: number[] = [];
  for (const slot of slots) {
    const column = Math.floor(slot / rows);
    const row = slot - column * rows;
    const parity = columnParity(occupancy, column);
    let count = 0;
    if (centers.length === 0 || allowsCenter(centers, hexOf(occupancy, slot)))
      shapes.forEach(({ q_hex, mask_hex }, shape) => {
        const down_hex = steps[shape]![parity]!;
        for (let index = 0; index < q_hex.length; index++) {
          const [thereColumn, thereRow] = [column + q_hex[index]!, row + down_hex[index]!];
          if (thereColumn < 0 || thereColumn >= columns || thereRow < 0 || thereRow >= rows) return;
          const there = thereColumn * rows + thereRow;
          if ((taken_hex[there]! & mask_hex[index]!) !== 0) return;
          if (barred_hex !== null && (barred_hex[there]! & mask_hex[index]!) !== 0) return;
        }
        count++;
      });
    if (count_hex[slot] === count) continue;
    count_hex[slot] = count;
    changed.push(slot);
  }
  return changed;
}
