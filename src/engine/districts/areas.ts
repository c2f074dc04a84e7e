import type { District } from '../land/district.ts';
import { SEA, type Field } from './field.ts';
import { forEachRun, rowsByLabel, type Labels } from './runs.ts';

/**
 * The land cut into connected areas, numbered from 1.
 *
 *     area_hex[slot]    number of its area, 0 for sea
 *     size_area[area]   hexes of the area; index 0 is not used
 *     group_area[area]  1 + index of its group, 0 when it has none
 */
export interface Areas {
  readonly area_hex: Int32Array;
  readonly size_area: Int32Array;
  readonly group_area: Int32Array;
}

/** The connected areas of equal groups. Every land hex must have a group > 0. */
export function connectedAreas(field: Field, group_hex: Labels): Areas {
  const { land_hex, slots_neighbor, hexes } = field;
  const area_hex = new Int32Array(land_hex.length);
  const queue = new Int32Array(hexes);
  const sizes = [0];
  const groups = [0];
  for (let start = 0; start < land_hex.length; start++) {
    if (land_hex[start] === SEA || area_hex[start] !== 0) continue;
    const area = sizes.length;
    const group = group_hex[start]!;
    let end = 0;
    queue[end++] = start;
    area_hex[start] = area;
    for (let index = 0; index < end; index++) {
      const slot = queue[index]!;
      for (const step of slots_neighbor[land_hex[slot] as 1 | 2]) {
        const next = slot + step;
        // Sea has no group.
        if (group_hex[next] !== group || area_hex[next] !== 0) continue;
        area_hex[next] = area;
        queue[end++] = next;
      }
    }
    sizes.push(end);
    groups.push(group);
  }
  return { area_hex, size_area: Int32Array.from(sizes), group_area: Int32Array.from(groups) };
}

/** The same areas, numbered 1, 2, 3 … in the order of their first hexes by r, then q, without unused numbers. */
export function numberAreas(field: Field, { area_hex, size_area, group_area }: Areas): Areas {
  const number_area = new Int32Array(size_area.length);
  const order = [0];
  forEachRun(field, area_hex, (_r, _q, _count, area) => {
    if (number_area[area] === 0) number_area[area] = order.push(area) - 1;
  });
  return {
    area_hex: area_hex.map((area) => number_area[area]!),
    size_area: Int32Array.from(order, (area) => size_area[area]!),
    group_area: Int32Array.from(order, (area) => group_area[area]!),
  };
}

/** Areas as districts; their numbers are the ids. Every area must have a group. */
export function areaDistricts(field: Field, areas: Areas, groups: readonly string[]): District[] {
  const { area_hex, size_area, group_area } = areas;
  const [, ...rows_district] = rowsByLabel(field, area_hex, size_area.length);
  return rows_district.map((rows, index) => ({
    id: index + 1,
    group: groups[group_area[index + 1]! - 1]!,
    rows,
  }));
}
