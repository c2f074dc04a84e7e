import type { Pose } from '../../../engine/schematic/pose.ts';
import { poseBetween, shapeKey } from '../../../engine/schematic/same-shape.ts';
import type { PaintedHex } from '../../../engine/schematic/schematic.ts';
import { toSchematic, type Document } from '../../document/document.ts';

/** Another schematic of the library that a pose makes the same. */
export interface Twin {
  readonly id: string;
  /** The plainest pose that lays the other one over this, up to a whole-hex move. */
  readonly pose: Pose;
  /** How many more there are. */
  readonly more: number;
}

type Library = Pick<Document, 'order' | 'schematics'>;

const known = new WeakMap<Library['schematics'], ReadonlyMap<string, Twin>>();

/** A twin of every schematic that has one; one that needs no mirror when there is such. */
export function libraryTwins(library: Library): ReadonlyMap<string, Twin> {
  let twins = known.get(library.schematics);
  if (!twins) known.set(library.schematics, (twins = findTwins(library)));
  return twins;
}

/** One of a class of equal shapes, and whether only a mirrored pose of the first one gives it. */
interface Member {
  readonly id: string;
  readonly hexes: readonly PaintedHex[];
  readonly mirror: boolean;
}

function findTwins(library: Library): Map<string, Twin> {
  const twins = new Map<string, Twin>();
  for (const members of equalShapes(library))
    for (const { id, hexes, mirror } of members) {
      const others = members.filter((other) => other.id !== id);
      const other = others.find((one) => one.mirror === mirror) ?? others[0];
      const pose = other && knownPose(other.hexes, hexes);
      if (pose) twins.set(id, { id: other.id, pose, more: others.length - 1 });
    }
  return twins;
}

/** The schematics of a library in classes of equal shapes; only those with the same key are compared. */
function equalShapes({ order, schematics }: Library): Member[][] {
  const byKey = new Map<string, Member[][]>();
  for (const id of order) {
    const { hexes, around } = toSchematic(schematics[id]!);
    if (hexes.length === 0) continue;
    const { counts, sum } = shapeKey(hexes);
    // Shapes that ask for different things around them are used differently.
    const key = `${sum} ${counts} ${JSON.stringify(around ?? [])}`;
    let classes = byKey.get(key);
    if (!classes) byKey.set(key, (classes = []));
    const isIn = classes.some((members) => {
      const pose = knownPose(members[0]!.hexes, hexes);
      if (pose) members.push({ id, hexes, mirror: pose.mirror });
      return pose !== null;
    });
    if (!isIn) classes.push([{ id, hexes, mirror: false }]);
  }
  return [...byKey.values()].flat();
}

const poses = new WeakMap<readonly PaintedHex[], WeakMap<readonly PaintedHex[], Pose | null>>();

/** Found once per pair of shapes. */
function knownPose(first: readonly PaintedHex[], second: readonly PaintedHex[]): Pose | null {
  let ofFirst = poses.get(first);
  if (!ofFirst) poses.set(first, (ofFirst = new WeakMap()));
  let pose = ofFirst.get(second);
  if (pose === undefined) ofFirst.set(second, (pose = poseBetween(first, second)));
  return pose;
}
