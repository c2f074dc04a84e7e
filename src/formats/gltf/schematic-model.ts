import { failure, success, type Result } from '../../engine/problem.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import { paintedSegments, type Schematic } from '../../engine/schematic/schematic.ts';
import { joinedNodes } from './joined-nodes.ts';
import { Materials } from './materials.ts';
import { checkMeters, type Model } from './model.ts';
import type { GltfOptions } from './options.ts';
import { placementNodes } from './placement-nodes.ts';

/**
 * A schematic in its plain pose in three dimensions, without land under it, or the reason why there is no model of it.
 *
 * @param kinds those that the schematic names; others may be among them
 * @throws RangeError when the scale is out of range
 */
export function schematicModel(
  schematic: Schematic,
  kinds: readonly Kind[],
  options: GltfOptions,
): Result<Model> {
  checkMeters(options.scale);
  const { id, name, hexes } = schematic;
  if (paintedSegments(hexes).length === 0)
    return failure([{ path: '$.hexes', message: 'a model needs at least one segment' }]);
  const placement = { ...PLAIN_POSE, q: 0, r: 0, id: 1, schematic: id, locked: false };
  const placed = { kinds, schematics: [schematic], placements: [placement] };
  const materials = new Materials(kinds);
  const nodes = options.joined
    ? joinedNodes(placed, options, materials)
    : placementNodes(placed, options, materials).map((node) => ({
        ...node,
        name,
        extras: { schematic: id },
        ...(node.children && { children: node.children.map((doors) => ({ ...doors, name: 'Doors' })) }),
      }));
  return success({ title: name, nodes });
}
