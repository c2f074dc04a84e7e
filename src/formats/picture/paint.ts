import { findBuildings } from '../../engine/schematic/footprint.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { PLAIN_POSE, type Pose } from '../../engine/schematic/pose.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import { Brush } from './brush.ts';
import { lookOf, paintBuilding, type Look } from './look.ts';
import type { Picture } from './picture.ts';
import { kindLookup } from './site.ts';

/**
 * The picture of an oriented shape: a calm map seen from above, lit from the north-west. It depends only on the shape,
 * its kinds and its pose: equal input gives equal pictures.
 *
 * @param pose in which the shape is oriented: symbols, and buildings with a front, turn with it
 */
export function pictureOf(
  hexes: readonly PaintedHex[],
  kinds: ReadonlyMap<string, Kind>,
  pose: Pose = PLAIN_POSE,
): Picture {
  const looks = new Map<string, Look>();
  const look = (id: string) => {
    let known = looks.get(id);
    if (!known) looks.set(id, (known = lookOf(id, kinds.get(id))));
    return known;
  };
  const kindAt = kindLookup(hexes, (id) => look(id).kind);
  const { buildings, broken } = findBuildings(hexes, kinds);
  const brush = new Brush();
  const pieces = broken.map(({ kind, segment }) => ({ kind, segments: [segment] }));
  const all = [...buildings, ...pieces];
  all.forEach((building, i) =>
    paintBuilding(building, i, look(building.kind), i >= buildings.length, kindAt, brush, pose),
  );
  return { buildings: all, marks: brush.marks() };
}
