import type { Kind } from '../../engine/schematic/kind.ts';
import { orient, type Pose } from '../../engine/schematic/pose.ts';
import type { PaintedHex, Schematic } from '../../engine/schematic/schematic.ts';
import { pictureOf } from '../../formats/picture/paint.ts';
import type { Picture } from '../../formats/picture/picture.ts';

/** A schematic in a pose: its shape, and what it looks like once that is asked for. */
export interface PosedShape {
  readonly hexes: readonly PaintedHex[];
  readonly picture: Picture;
}

const shapes = new WeakMap<readonly Kind[], WeakMap<Schematic, Map<string, PosedShape>>>();

/** The schematic in the pose, the same object as long as schematic and kinds are the same. */
export function posedShape(schematic: Schematic, pose: Pose, kinds: readonly Kind[]): PosedShape {
  let ofKinds = shapes.get(kinds);
  if (!ofKinds) shapes.set(kinds, (ofKinds = new WeakMap()));
  let poses = ofKinds.get(schematic);
  if (!poses) ofKinds.set(schematic, (poses = new Map<string, PosedShape>()));
  const key = `${pose.mirror}/${pose.rotation}/${pose.shift}`;
  let shape = poses.get(key);
  if (!shape) poses.set(key, (shape = makeShape(orient(schematic.hexes, pose), kinds)));
  return shape;
}

function makeShape(hexes: readonly PaintedHex[], kinds: readonly Kind[]): PosedShape {
  let picture: Picture | undefined;
  return {
    hexes,
    get picture() {
      return (picture ??= pictureOf(hexes, byId(kinds)));
    },
  };
}

function byId(kinds: readonly Kind[]): Map<string, Kind> {
  return new Map(kinds.map((kind) => [kind.id, kind]));
}
