import type { City } from '../../engine/city/city.ts';
import { doorFinder } from '../../engine/city/doors.ts';
import { hexCenter } from '../../engine/hex/plane.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import { poseIndex } from '../../engine/schematic/pose-group.ts';
import { orient } from '../../engine/schematic/pose.ts';
import { fileDoor } from '../city/buildings.ts';
import type { OnWritten } from '../svg/write.ts';
import { addDoor } from './doors.ts';
import { PartBuilders, type Materials } from './materials.ts';
import type { ModelNode, Part } from './model.ts';
import type { GltfOptions } from './options.ts';
import { addShape } from './shape-parts.ts';

/** A schematic in a pose, about its center. */
interface PosedParts {
  readonly parts: readonly Part[];
  readonly doorParts: readonly Part[];
}

/** A node for each placement, with its doors as a node below; equal schematics in equal poses share their parts. */
export function placementNodes(
  city: Pick<City, 'kinds' | 'schematics' | 'placements'>,
  { scale, roofs }: GltfOptions,
  materials: Materials,
  onWritten: OnWritten = () => {},
): ModelNode[] {
  const schematics = new Map(city.schematics.map((schematic) => [schematic.id, schematic]));
  const doorsOf = doorFinder(city.schematics, city.kinds);
  const posed = new Map<string, PosedParts>();
  const partsOf = (placement: Placement): PosedParts => {
    const key = `${placement.schematic} ${poseIndex(placement)}`;
    let known = posed.get(key);
    if (!known) {
      const [shape, doors] = [new PartBuilders(), new PartBuilders()];
      addShape(shape, orient(schematics.get(placement.schematic)!.hexes, placement), roofs, materials);
      for (const door of doorsOf({ ...placement, q: 0, r: 0 })) addDoor(doors.of(materials.doors), door);
      posed.set(key, (known = { parts: shape.finish(scale), doorParts: doors.finish(scale) }));
    }
    return known;
  };
  return city.placements.map((placement, index) => {
    const { id, schematic, q, r, mirror, rotation, shift } = placement;
    const { parts, doorParts } = partsOf(placement);
    const { x, y } = hexCenter(placement);
    const name = `${schematics.get(schematic)!.name} No. ${id}`;
    onWritten(index + 1, city.placements.length);
    return {
      name,
      parts,
      at: { x: scale * x, z: scale * y },
      extras: { placement: id, schematic, q, r, mirror, rotation, shift },
      ...(doorParts.length > 0 && {
        children: [
          {
            name: `Doors of ${name}`,
            parts: doorParts,
            extras: { placement: id, doors: doorsOf(placement).map(fileDoor) },
          },
        ],
      }),
    };
  });
}
