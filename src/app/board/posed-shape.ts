import type { Building } from '../../engine/schematic/footprint.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { poseIndex } from '../../engine/schematic/pose-group.ts';
import { equalPoses, orient, PLAIN_POSE, type Pose } from '../../engine/schematic/pose.ts';
import type { PaintedHex, Schematic } from '../../engine/schematic/schematic.ts';
import { pictureOf } from '../../formats/picture/paint.ts';
import type { Mark, Picture } from '../../formats/picture/picture.ts';

/** A schematic in a pose: its shape, and what it looks like once that is asked for. */
export interface PosedShape {
  readonly hexes: readonly PaintedHex[];
  readonly picture: ShapePicture;
  /** The picture with signs of what the piece asks of the segments around it. */
  readonly signed: Picture;
}

/** Paints what a shape asks of the segments around it, both in the same pose. */
export type SignPainter = (
  hexes: readonly PaintedHex[],
  around: readonly PaintedHex[],
  kinds: ReadonlyMap<string, Kind>,
) => Picture;

let paintSigns: SignPainter | undefined;

/** Paints signs from now on; without it, pictures have none. */
export function addSigns(painter: SignPainter): void {
  paintSigns = painter;
}

let shapes = new WeakMap<readonly Kind[], WeakMap<Schematic, Map<number, PosedShape>>>();

/** All pictures are to be painted again: more art is there. */
export function forgetPosedShapes(): void {
  shapes = new WeakMap();
}

/** The schematic in the pose, the same object as long as schematic and kinds are the same. */
export function posedShape(schematic: Schematic, pose: Pose, kinds: readonly Kind[]): PosedShape {
  let ofKinds = shapes.get(kinds);
  if (!ofKinds) shapes.set(kinds, (ofKinds = new WeakMap()));
  let poses = ofKinds.get(schematic);
  if (!poses) ofKinds.set(schematic, (poses = new Map<number, PosedShape>()));
  const key = poseIndex(pose);
  let shape = poses.get(key);
  if (!shape) {
    const hexes = equalPoses(pose, PLAIN_POSE) ? schematic.hexes : orient(schematic.hexes, pose);
    const picture = new ShapePicture(hexes, kinds);
    poses.set(key, (shape = { hexes, picture, signed: withSigns(picture, schematic, pose) }));
  }
  return shape;
}

function withSigns(picture: ShapePicture, { around }: Schematic, pose: Pose): Picture {
  if (!around || !paintSigns) return picture;
  const paint = paintSigns;
  let signs: Picture | undefined;
  return {
    get buildings() {
      return picture.buildings;
    },
    get marks() {
      signs ??= paint(picture.hexes, orient(around, pose), kindsById(picture.kinds));
      return [...picture.marks, ...signs.marks];
    },
  };
}

function kindsById(kinds: readonly Kind[]): ReadonlyMap<string, Kind> {
  return new Map(kinds.map((kind) => [kind.id, kind]));
}

/** The picture of a shape, painted when somebody looks at its marks: that of a large shape takes its time. */
export class ShapePicture implements Picture {
  readonly hexes: readonly PaintedHex[];
  readonly kinds: readonly Kind[];
  #painted: Picture | undefined;

  constructor(hexes: readonly PaintedHex[], kinds: readonly Kind[]) {
    this.hexes = hexes;
    this.kinds = kinds;
  }

  get buildings(): readonly Building[] {
    return this.#paint().buildings;
  }

  get marks(): readonly Mark[] {
    return this.#paint().marks;
  }

  #paint(): Picture {
    this.#painted ??= pictureOf(this.hexes, kindsById(this.kinds));
    return this.#painted;
  }
}
