import { slotOf, type Occupancy } from '../../engine/board/board.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import { orient, type Pose } from '../../engine/schematic/pose.ts';
import { poseIndex } from '../../engine/schematic/pose-group.ts';
import { paintedSegments, type PaintedSegment, type Schematic } from '../../engine/schematic/schematic.ts';
import type { ReadObject } from './read-map.ts';

/** The placements of a map that still stand as their tiles show. */
export interface ReadPlacements {
  readonly placements: readonly Placement[];
  /** Placements whose tiles were changed, or whose schematic is unknown. */
  readonly changed: number;
}

/**
 * The placements that objects describe, as far as each of their segments has its kind. Clears these segments in
 * `kind_segment`, so that ground remains.
 */
export function readPlacements(
  objects: readonly ReadObject[],
  schematics: readonly Schematic[],
  kinds: readonly Kind[],
  board: Occupancy,
  kind_segment: Uint8Array,
): ReadPlacements {
  const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const indexOf = new Map(kinds.map(({ id }, index) => [id, index + 1]));
  const posed = new Map<string, readonly PaintedSegment[]>();
  const read = new Map<number, Placement | undefined>();
  for (const object of objects) {
    const placement = placementOf(object);
    if (!placement || read.has(placement.id)) continue;
    read.set(placement.id, undefined);
    const schematic = byId.get(placement.schematic);
    if (!schematic) continue;
    const pose = `${schematic.id} ${poseIndex(placement)}`;
    let segments = posed.get(pose);
    if (!segments) posed.set(pose, (segments = paintedSegments(orient(schematic.hexes, placement))));
    const places = segments.map(({ q, r, k, kind }) => {
      const slot = slotOf(board, { q: q + placement.q, r: r + placement.r });
      return { at: slot < 0 ? -1 : 6 * slot + k, kind: indexOf.get(kind) };
    });
    if (places.some(({ at, kind }) => kind === undefined || kind_segment[at] !== kind)) continue;
    for (const { at } of places) kind_segment[at] = 0;
    read.set(placement.id, placement);
  }
  const placements = [...read.values()].filter((placement) => placement !== undefined);
  return { placements: placements.sort((a, b) => a.id - b.id), changed: read.size - placements.length };
}

/** The placement that an object describes, if it does. */
function placementOf({ properties }: ReadObject): Placement | undefined {
  const whole = (name: string, min: number, max: number) => {
    const value = Number(properties.get(name));
    return Number.isInteger(value) && value >= min && value <= max ? value + 0 : undefined;
  };
  const id = whole('placement', 1, 0xffffffff);
  const [q, r] = [whole('q', -0xffffff, 0xffffff), whole('r', -0xffffff, 0xffffff)];
  const [rotation, shift] = [whole('rotation', 0, 5), whole('shift', -1, 1)];
  const schematic = properties.get('schematic');
  if (id === undefined || q === undefined || r === undefined || typeof schematic !== 'string')
    return undefined;
  if (rotation === undefined || shift === undefined) return undefined;
  const pose = { mirror: properties.get('mirror') === true, rotation, shift } as Pose;
  return { id, schematic, q, r, ...pose, locked: properties.get('locked') === true };
}
