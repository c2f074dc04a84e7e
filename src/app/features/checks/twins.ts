import type { Pose } from '../../../engine/schematic/pose.ts';
import { poseBetween, shapeKey } from '../../../engine/schematic/same-shape.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
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
  readonly schematic: Schematic;
  readonly mirror: boolean;
}

function findTwins(library: Library): Map<string, Twin> {
  const twins = new Map<string, Twin>();
  for (const members of equalShapes(library))
    for (const { schematic, mirror } of members) {
      const others = members.filter((other) => other.schematic !== schematic);
      const other = others.find((one) => one.mirror === mirror) ?? others[0];
      const pose = other && knownPose(other.schematic, schematic);
      if (pose) twins.set(schematic.id, { id: other.schematic.id, pose, more: others.length - 1 });
    }
  return twins;
}

/** The schematics of a library in classes of equal shapes; only those with the same key are compared. */
function equalShapes({ order, schematics }: Library): Member[][] {
  const byKey = new Map<string, Member[][]>();
  for (const id of order) {
    const schematic = toSchematic(schematics[id]!);
    if (schematic.hexes.length === 0) continue;
    const { counts, sum } = shapeKey(schematic);
    const key = `${sum} ${counts}`;
    let classes = byKey.get(key);
    if (!classes) byKey.set(key, (classes = []));
    const isIn = classes.some((members) => {
      const pose = knownPose(members[0]!.schematic, schematic);
      if (pose) members.push({ schematic, mirror: pose.mirror });
      return pose !== null;
    });
    if (!isIn) classes.push([{ schematic, mirror: false }]);
  }
  return [...byKey.values()].flat();
}

const poses = new WeakMap<Schematic, WeakMap<Schematic, Pose | null>>();

/** Found once per pair of schematics. */
function knownPose(first: Schematic, second: Schematic): Pose | null {
  let ofFirst = poses.get(first);
  if (!ofFirst) poses.set(first, (ofFirst = new WeakMap()));
  let pose = ofFirst.get(second);
  if (pose === undefined) ofFirst.set(second, (pose = poseBetween(first, second)));
  return pose;
}
