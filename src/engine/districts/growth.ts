import type { GrowthRecipe } from '../recipe/recipe.ts';
import type { District } from '../land/district.ts';
import type { LandRow } from '../land/row.ts';
import { shuffleFirst } from '../random/shuffle.ts';
import { randomStream, type RandomStream } from '../random/stream.ts';
import { areaDistricts, numberAreas, type Areas } from './areas.ts';
import { arrangeGroups } from './arrange.ts';
import { createField, landSlots, SEA, type Field } from './field.ts';
import { SerialSet } from './serial-set.ts';
import { joinSmallAreas } from './small-areas.ts';

/**
 * The districts of land by growth of territories. A single hex left between territories, and a territory of fewer than
 * `recipe.min` hexes, joins its largest neighbor, unless it is a whole island. Each territory is a district of its own,
 * so that two districts of one group may touch.
 *
 * @throws RangeError when the recipe has no group, or shares that are not one per group
 */
export function growDistricts(land: readonly LandRow[], recipe: GrowthRecipe, seed: number): District[] {
  const random = randomStream(seed, 'districts');
  const field = createField(land);
  const grown = growTerritories(field, recipe.core, random);
  // A single hex always joins a neighbor, whatever the least size.
  const areas = numberAreas(field, joinSmallAreas(field, grown, Math.max(2, recipe.min)));
  const group_area = arrangeGroups(field, areas, recipe, random);
  return areaDistricts(field, { ...areas, group_area }, recipe.groups);
}

/**
 * Cuts the land into territories as Dice Wars does (T. Suzuki, 2001). Hexes have random serial numbers. A core of
 * `core` hexes grows from the unowned candidate with the lowest number, always by the lowest hex of its frontier. Then
 * the territory takes all of the frontier, too, and the hexes beyond become candidates. Without candidates, at the
 * start and on the next island, growth starts from the lowest unowned hex.
 *
 * Each area is connected by construction, and has no group yet.
 *
 * @param core number of hexes, 1 or more
 */
export function growTerritories(field: Field, core: number, random: RandomStream): Areas {
  const { land_hex, slots_neighbor, hexes } = field;
  const slot_serial = landSlots(field);
  shuffleFirst(slot_serial, hexes, hexes, random);
  const serial_hex = new Int32Array(land_hex.length);
  for (let serial = 0; serial < hexes; serial++) serial_hex[slot_serial[serial]!] = serial;

  const area_hex = new Int32Array(land_hex.length);
  const sizes = [0];
  const candidates = new SerialSet(hexes);
  const frontier = new SerialSet(hexes);
  const addUnowned = (to: SerialSet, around: number) => {
    for (const step of slots_neighbor[land_hex[around] as 1 | 2]) {
      const slot = around + step;
      if (land_hex[slot] !== SEA && area_hex[slot] === 0) to.add(serial_hex[slot]!);
    }
  };
  const isOwned = (serial: number) => area_hex[slot_serial[serial]!] !== 0;

  for (let lowest = 0; ;) {
    let serial = candidates.takeLowest();
    while (serial >= 0 && isOwned(serial)) serial = candidates.takeLowest();
    if (serial < 0) {
      while (lowest < hexes && isOwned(lowest)) lowest++;
      if (lowest === hexes) break;
      serial = lowest;
    }
    const area = sizes.length;
    let size = 0;
    for (; serial >= 0; serial = size < core ? frontier.takeLowest() : -1) {
      const slot = slot_serial[serial]!;
      area_hex[slot] = area;
      size++;
      addUnowned(frontier, slot);
    }
    const swallowed: number[] = [];
    for (serial = frontier.takeLowest(); serial >= 0; serial = frontier.takeLowest()) {
      const slot = slot_serial[serial]!;
      area_hex[slot] = area;
      swallowed.push(slot);
    }
    for (const slot of swallowed) addUnowned(candidates, slot);
    sizes.push(size + swallowed.length);
  }
  const size_area = Int32Array.from(sizes);
  return { area_hex, size_area, group_area: new Int32Array(size_area.length) };
}
