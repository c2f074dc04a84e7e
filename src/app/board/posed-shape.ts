import type { Hex } from '../../engine/hex/hex.ts';
import { kindsOfWish } from '../../engine/fit/wish.ts';
import type { Building } from '../../engine/schematic/footprint.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { poseIndex } from '../../engine/schematic/pose-group.ts';
import { equalPoses, orient, PLAIN_POSE, type Pose } from '../../engine/schematic/pose.ts';
import { paintedSegments, type PaintedHex, type Schematic } from '../../engine/schematic/schematic.ts';
import { pictureOf } from '../../formats/picture/paint.ts';
import type { Mark, Picture } from '../../formats/picture/picture.ts';

/** A schematic in a pose: its shape, and what it looks like once that is asked for. */
export interface PosedShape {
  readonly hexes: readonly PaintedHex[];
  /** The look of it in a plan, which keeps to its segments. */
  readonly picture: ShapePicture;
  /** The look of it as on a map. */
  readonly piece: Picture;
  /** The same two with signs of what the piece asks of the segments around it. */
  readonly signedPicture: Picture;
  readonly signed: Picture;
}

/** A shape where it lies. */
export interface LaidShape {
  readonly shape: PosedShape;
  readonly at: Hex;
}

/** Paints what a shape asks of the segments around it, both in the same pose. */
export type SignPainter = (
  hexes: readonly PaintedHex[],
  around: readonly PaintedHex[],
  kinds: ReadonlyMap<string, Kind>,
) => Picture;

/** Paints a shape that is oriented in a pose. */
type ShapePainter = (hexes: readonly PaintedHex[], kinds: ReadonlyMap<string, Kind>, pose: Pose) => Picture;

let paintSigns: SignPainter | undefined;
let paintPiece: ShapePainter = pictureOf;
const watchers = new Set<() => void>();

/** Paints signs from now on; without it, pictures have none. */
export function addSigns(painter: SignPainter): void {
  paintSigns = painter;
}

/** Paints pieces as on a map from now on; without it, they look as in a plan. */
export function addPieceArt(painter: ShapePainter): void {
  paintPiece = painter;
  for (const tell of watchers) tell();
}

/** The painter of pieces. */
export function pieceArt(): ShapePainter {
  return paintPiece;
}

/** Tells when pieces look in another way. @returns what ends it */
export function watchPieceArt(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** The shapes of a schematic by the index of their pose. */
type ShapesByPose = Map<number, PosedShape>;

let shapes = new WeakMap<readonly Kind[], WeakMap<Schematic, ShapesByPose>>();

/** The shapes of each schematic that were made last, and the list of kinds that they were made for. */
let latest = new WeakMap<Schematic, { readonly kinds: readonly Kind[]; readonly poses: ShapesByPose }>();

/** All pictures are to be painted again: more art is there. */
export function forgetPosedShapes(): void {
  shapes = new WeakMap();
  latest = new WeakMap();
}

/** The schematic in the pose, the same object as long as schematic and its kinds are the same. */
export function posedShape(schematic: Schematic, pose: Pose, kinds: readonly Kind[]): PosedShape {
  let ofKinds = shapes.get(kinds);
  if (!ofKinds) shapes.set(kinds, (ofKinds = new WeakMap()));
  let poses = ofKinds.get(schematic);
  if (!poses) ofKinds.set(schematic, (poses = shapesByPose(schematic, kinds)));
  const key = poseIndex(pose);
  let shape = poses.get(key);
  if (!shape) {
    const hexes = equalPoses(pose, PLAIN_POSE) ? schematic.hexes : orient(schematic.hexes, pose);
    poses.set(key, (shape = new OrientedShape(schematic, pose, hexes, kinds)));
  }
  return shape;
}

/** Those of another list in which the kinds of the schematic are the same, as after a kind was added. */
function shapesByPose(schematic: Schematic, kinds: readonly Kind[]): ShapesByPose {
  const last = latest.get(schematic);
  const isSame = last !== undefined && showAlike(schematic, last.kinds, kinds);
  const poses = isSame ? last.poses : new Map<number, PosedShape>();
  latest.set(schematic, { kinds, poses });
  return poses;
}

function showAlike({ hexes, around }: Schematic, before: readonly Kind[], after: readonly Kind[]): boolean {
  const used = new Set(paintedSegments(hexes).map(({ kind }) => kind));
  for (const { kind } of paintedSegments(around ?? [])) for (const id of kindsOfWish(kind)) used.add(id);
  const [older, newer] = [kindsById(before), kindsById(after)];
  return [...used].every((id) => older.get(id) === newer.get(id));
}

/** The shape of a schematic in a pose; its looks on a map are made anew once there is more art. */
class OrientedShape implements PosedShape {
  readonly hexes: readonly PaintedHex[];
  readonly picture: ShapePicture;
  readonly signedPicture: Picture;
  readonly #schematic: Schematic;
  readonly #pose: Pose;
  #onMap: { readonly by: ShapePainter; readonly piece: ShapePicture; readonly signed: Picture } | undefined;

  constructor(schematic: Schematic, pose: Pose, hexes: readonly PaintedHex[], kinds: readonly Kind[]) {
    this.hexes = hexes;
    this.picture = new ShapePicture(hexes, kinds, pose);
    this.signedPicture = withSigns(this.picture, schematic, pose);
    this.#schematic = schematic;
    this.#pose = pose;
  }

  get piece(): Picture {
    return this.#seen().piece;
  }

  get signed(): Picture {
    return this.#seen().signed;
  }

  #seen() {
    if (this.#onMap?.by !== paintPiece) {
      const piece = new ShapePicture(this.hexes, this.picture.kinds, this.#pose, paintPiece);
      this.#onMap = { by: paintPiece, piece, signed: withSigns(piece, this.#schematic, this.#pose) };
    }
    return this.#onMap;
  }
}

function withSigns(picture: ShapePicture, { around }: Schematic, pose: Pose): Picture {
  if (!around) return picture;
  let signs: Picture | undefined;
  return {
    get buildings() {
      return picture.buildings;
    },
    get isOrdered() {
      return picture.isOrdered;
    },
    get marks() {
      signs ??= paintSigns?.(picture.hexes, orient(around, pose), kindsById(picture.kinds));
      return signs ? [...picture.marks, ...signs.marks] : picture.marks;
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
  readonly #pose: Pose;
  readonly #painter: ShapePainter;
  #painted: Picture | undefined;

  constructor(
    hexes: readonly PaintedHex[],
    kinds: readonly Kind[],
    pose: Pose,
    painter: ShapePainter = pictureOf,
  ) {
    this.hexes = hexes;
    this.kinds = kinds;
    this.#pose = pose;
    this.#painter = painter;
  }

  get buildings(): readonly Building[] {
    return this.#paint().buildings;
  }

  get marks(): readonly Mark[] {
    return this.#paint().marks;
  }

  get isOrdered(): boolean {
    return this.#paint().isOrdered ?? false;
  }

  #paint(): Picture {
    this.#painted ??= this.#painter(this.hexes, kindsById(this.kinds), this.#pose);
    return this.#painted;
  }
}
