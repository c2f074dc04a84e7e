import type { City } from '../../engine/city/city.ts';
import { countHexes, hexesOf } from '../../engine/land/row.ts';
import { hexCenter, type Point } from '../../engine/hex/plane.ts';
import { paintedSegments } from '../../engine/schematic/schematic.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { groupColor, type GroupColors } from '../picture/group-color.ts';

/** A line of the legend. */
export type LegendLine =
  | { readonly sort: 'heading'; readonly text: string }
  | {
      readonly sort: 'district';
      readonly text: string;
      readonly count: string;
      readonly number: number;
      /** `#rrggbb` */
      readonly color: string;
    }
  | { readonly sort: 'kind'; readonly text: string; readonly count: string; readonly kind: Kind };

/** The groups of a city's districts, numbered from 1: those of the recipe first, in its order. */
function districtGroups({ districts, recipe }: City): string[] {
  const ordered = recipe && recipe.districts.method !== 'none' ? recipe.districts.groups : [];
  return [...new Set([...ordered, ...districts.map(({ group }) => group)])];
}

/** The legend: groups of districts, then kinds, without those that the city does not have. */
export function legendLines(
  city: City,
  colors: GroupColors,
  countWords: (count: number) => string,
): LegendLine[] {
  const groups = districtGroups(city);
  const hexes = new Map<string, number>();
  for (const { group, rows } of city.districts) hexes.set(group, (hexes.get(group) ?? 0) + countHexes(rows));
  const districts = groups.flatMap((group, index): LegendLine[] => {
    const count = hexes.get(group);
    if (count === undefined) return [];
    const color = groupColor(colors, groups, group);
    return [{ sort: 'district', text: group, count: countWords(count), number: index + 1, color }];
  });
  const segments = segmentsPerKind(city);
  const kinds = city.kinds.flatMap((kind): LegendLine[] => {
    const count = segments.get(kind.id) ?? 0;
    return count === 0 ? [] : [{ sort: 'kind', text: kind.name, count: countWords(count), kind }];
  });
  return [
    ...(districts.length > 0 ? [{ sort: 'heading', text: 'Districts (hexes)' } as const, ...districts] : []),
    ...(kinds.length > 0 ? [{ sort: 'heading', text: 'Kinds (segments)' } as const, ...kinds] : []),
  ];
}

function segmentsPerKind({ schematics, placements, ground = [] }: City): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (kind: string, count: number) => counts.set(kind, (counts.get(kind) ?? 0) + count);
  const placed = new Map<string, number>();
  for (const { schematic } of placements) placed.set(schematic, (placed.get(schematic) ?? 0) + 1);
  for (const { id, hexes } of schematics)
    for (const { kind } of paintedSegments(hexes)) add(kind, placed.get(id) ?? 0);
  for (const { kind } of paintedSegments(ground)) add(kind, 1);
  return counts;
}

/** For each district, the number of its group and the center of its hex that is nearest to its middle. */
export function districtPlaces(city: City): { readonly number: number; readonly at: Point }[] {
  const groups = districtGroups(city);
  return city.districts.flatMap(({ group, rows }) => {
    const centers = Array.from(hexesOf(rows), hexCenter);
    if (centers.length === 0) return [];
    const x = centers.reduce((sum, center) => sum + center.x, 0) / centers.length;
    const y = centers.reduce((sum, center) => sum + center.y, 0) / centers.length;
    const far = (point: Point) => Math.hypot(point.x - x, point.y - y);
    const at = centers.reduce((best, center) => (far(center) < far(best) - 1e-9 ? center : best));
    return [{ number: groups.indexOf(group) + 1, at }];
  });
}
