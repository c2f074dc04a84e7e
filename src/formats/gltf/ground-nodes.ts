import { slotOf } from '../../engine/board/board.ts';
import type { City } from '../../engine/city/city.ts';
import { DIRECTIONS, hexKey } from '../../engine/hex/hex.ts';
import { hexesOf } from '../../engine/land/row.ts';
import { paintedSegments, type PaintedHex } from '../../engine/schematic/schematic.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { groupColor } from '../picture/group-color.ts';
import { mix } from '../picture/palette.ts';
import { LAND_COLOR } from '../picture/plan-ground.ts';
import { resolveSound } from '../text-map/characters.ts';
import { heightsOf, isSunken, LAND_THICKNESS } from './heights.ts';
import { PartBuilders, type Materials } from './materials.ts';
import type { ModelNode } from './model.ts';
import type { GltfOptions } from './options.ts';
import { addSolid } from './solid.ts';

/** The land, down to the sea, without the beds of rivers and ponds: one node, or one for each group of districts. */
export function landNodes(city: City, { scale, districts }: GltfOptions): ModelNode[] {
  const sunken = [undefined, ...city.kinds].map((kind) => kind !== undefined && isSunken(kind));
  const { board, kind_segment } = resolveSound(city);
  const groupOf = districts ? groupLookup(city) : () => null;
  const segments_group = new Map<string | null, Segment[]>();
  for (const { q, r } of hexesOf(city.land)) {
    const slot = slotOf(board, { q, r });
    const group = groupOf({ q, r });
    let own = segments_group.get(group);
    if (!own) segments_group.set(group, (own = []));
    for (const k of DIRECTIONS) if (!sunken[kind_segment[6 * slot + k]!]) own.push({ q, r, k });
  }
  const groups = districtGroups(city);
  return [...segments_group].flatMap(([group, segments]) => {
    const name = group === null ? 'Land' : `Land: ${group}`;
    const color = group === null ? LAND_COLOR : mix(LAND_COLOR, groupColor({}, groups, group), 0.35);
    const builders = new PartBuilders();
    const mesh = builders.of({ name, color, kind: null });
    addSolid(mesh, segments, { bottom: -LAND_THICKNESS, top: 0, slope: 0 });
    const parts = builders.finish(scale);
    const extras = group === null ? { land: true } : { land: true, group };
    return parts.length === 0 ? [] : [{ name, parts, extras }];
  });
}

/** The ground that belongs to no placement, a node for each kind. */
export function groundNodes(city: City, { scale, roofs }: GltfOptions, materials: Materials): ModelNode[] {
  return segmentsByKind(city.ground ?? []).map(([id, segments]) => {
    const kind = materials.kind(id);
    const builders = new PartBuilders();
    for (const heights of heightsOf(kind, roofs)) {
      // Ground has no roofs.
      addSolid(builders.of(materials.ofKind(kind)), segments, { ...heights, slope: 0 });
    }
    return { name: kind.name, parts: builders.finish(scale), extras: { ground: true, kind: id } };
  });
}

/** The segments of each kind, kinds in the order of their first segment. */
export function segmentsByKind(hexes: readonly PaintedHex[]): [string, Segment[]][] {
  const kinds = new Map<string, Segment[]>();
  for (const { kind, ...segment } of paintedSegments(hexes)) {
    const own = kinds.get(kind);
    if (own) own.push(segment);
    else kinds.set(kind, [segment]);
  }
  return [...kinds];
}

function groupLookup({
  districts,
}: City): (hex: { readonly q: number; readonly r: number }) => string | null {
  const groups = new Map<string, string>();
  for (const { group, rows } of districts) for (const hex of hexesOf(rows)) groups.set(hexKey(hex), group);
  return (hex) => groups.get(hexKey(hex)) ?? null;
}

/** The groups in the order of the recipe, which decides their colors. */
function districtGroups({ districts, recipe }: City): string[] {
  const ordered = recipe && recipe.districts.method !== 'none' ? recipe.districts.groups : [];
  return [...new Set([...ordered, ...districts.map(({ group }) => group)])];
}
