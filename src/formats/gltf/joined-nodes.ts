import type { City } from '../../engine/city/city.ts';
import { doorFinder } from '../../engine/city/doors.ts';
import { orient } from '../../engine/schematic/pose.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import type { OnWritten } from '../svg/write.ts';
import { addDoor } from './doors.ts';
import { segmentsByKind } from './ground-nodes.ts';
import { heightsOf } from './heights.ts';
import { PartBuilders, type Materials } from './materials.ts';
import type { ModelNode } from './model.ts';
import type { GltfOptions } from './options.ts';
import { roofedParts } from './shape-parts.ts';
import { addSolid } from './solid.ts';

/**
 * A node for each kind with all of its buildings, and one for all doors. What has no roof is united, so that walls have
 * no seams between placements.
 */
export function joinedNodes(
  city: Pick<City, 'kinds' | 'schematics' | 'placements'>,
  { scale, roofs }: GltfOptions,
  materials: Materials,
  onWritten: OnWritten = () => {},
): ModelNode[] {
  const schematics = new Map(city.schematics.map((schematic) => [schematic.id, schematic]));
  const doorsOf = doorFinder(city.schematics, city.kinds);
  const builders_kind = new Map<string, PartBuilders>();
  const united = new Map<string, Segment[]>();
  const doors = new PartBuilders();
  const buildersOf = (id: string) => {
    let builders = builders_kind.get(id);
    if (!builders) builders_kind.set(id, (builders = new PartBuilders()));
    return builders;
  };
  city.placements.forEach((placement, index) => {
    const hexes = moved(orient(schematics.get(placement.schematic)!.hexes, placement), placement);
    for (const [id, segments] of segmentsByKind(hexes)) {
      const kind = materials.kind(id);
      const mesh = buildersOf(id).of(materials.ofKind(kind));
      const [heights] = heightsOf(kind, roofs);
      if (heights!.slope > 0)
        for (const building of roofedParts(segments, kind)) addSolid(mesh, building, heights!);
      else {
        const known = united.get(id);
        if (known) known.push(...segments);
        else united.set(id, segments);
      }
    }
    for (const door of doorsOf(placement)) addDoor(doors.of(materials.doors), door);
    onWritten(index + 1, city.placements.length);
  });
  for (const [id, segments] of united) {
    const kind = materials.kind(id);
    for (const heights of heightsOf(kind, roofs))
      addSolid(buildersOf(id).of(materials.ofKind(kind)), segments, heights);
  }
  const nodes: ModelNode[] = [...builders_kind].map(([id, builders]) => ({
    name: materials.kind(id).name,
    parts: builders.finish(scale),
    extras: { kind: id },
  }));
  const doorParts = doors.finish(scale);
  if (doorParts.length > 0) nodes.push({ name: 'Doors', parts: doorParts, extras: { doors: true } });
  return nodes;
}

function moved(hexes: readonly PaintedHex[], by: { readonly q: number; readonly r: number }): PaintedHex[] {
  return hexes.map(({ q, r, segments }) => ({ q: q + by.q, r: r + by.r, segments }));
}
