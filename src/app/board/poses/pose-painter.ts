import { ORIGIN } from '../../../engine/hex/hex.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { PaintedHex, Schematic } from '../../../engine/schematic/schematic.ts';
import { drawPictures } from '../paint/art.ts';
import { hexBounds, type Bounds } from '../../view/camera.ts';
import { posedShape } from '../posed-shape.ts';
import type { RasterView } from '../paint/scanline.ts';
import { placeHex, type Affine, type Movement } from './pose-motion.ts';
import { partsOf, type HexPart } from './pose-parts.ts';
import { rasterizeShape } from './pose-raster.ts';
import type { Instant } from './pose-timing.ts';

/** Hexes up to which a shape is drawn as a picture, and all of it moves. Of larger ones some hexes move, as colors. */
const MOST_MOVING = 300;

/** How much is seen of the hexes of a large shape that do not move. */
const REST = 0.35;

/** Most device pixels along a side of the image that hexes are cut from. */
const LARGEST_IMAGE = 2048;

/** A shape in one pose as an image, in `scale` pixels per side length, from the left upper corner of its bounds. */
interface PoseImage {
  readonly canvas: HTMLCanvasElement;
  readonly bounds: Bounds;
  readonly scale: number;
}

/** Draws a schematic in a pose, or on its way to another. What it has drawn once it keeps. */
export class PosePainter {
  readonly #schematic: Schematic;
  readonly #kinds: readonly Kind[];
  readonly #isLarge: boolean;
  readonly #images = new Map<Pose, PoseImage>();
  readonly #moving = new Map<Pose, readonly { readonly part: HexPart; readonly path: Path2D }[]>();

  constructor(schematic: Schematic, kinds: readonly Kind[]) {
    this.#schematic = schematic;
    this.#kinds = kinds;
    this.#isLarge = schematic.hexes.length > MOST_MOVING;
  }

  /** The shape in a pose, `sides` further to the right. `view` is in device pixels. */
  drawPose(context: CanvasRenderingContext2D, pose: Pose, view: RasterView, sides = 0): void {
    if (this.#isLarge) this.#drawImage(context, pose, view, { ...STILL, e: sides });
    else
      drawPictures(context, [{ picture: this.#shapeIn(pose).signed, at: ORIGIN }], {
        ...view,
        originX: view.originX + sides * view.side,
      });
  }

  /** The shape on its way. */
  drawMovement(
    context: CanvasRenderingContext2D,
    movement: Movement,
    { progress, settled }: Instant,
    view: RasterView,
  ): void {
    switch (movement.kind) {
      case 'slide':
        this.drawPose(context, movement.start, view, movement.sides * progress(0));
        break;
      case 'mirror':
        this.#drawImage(context, movement.start, view, placeHex(movement, ORIGIN, progress(0)));
        break;
      case 'turn':
        this.#drawTurn(context, movement, progress, view);
        break;
    }
    if (settled > 0) drawFaintly(context, settled, () => this.drawPose(context, movement.end, view));
  }

  #shapeIn(pose: Pose) {
    return posedShape(this.#schematic, pose, this.#kinds);
  }

  /** Every hex with its part of the image, as if cut out of it. */
  #drawTurn(
    context: CanvasRenderingContext2D,
    movement: Movement,
    progress: Instant['progress'],
    view: RasterView,
  ): void {
    const image = this.#imageOf(movement.start, view.side);
    const pattern = image && context.createPattern(image.canvas, 'no-repeat');
    if (!pattern) return;
    if (this.#isLarge)
      drawFaintly(context, REST * (1 - progress(Infinity)), () =>
        this.drawPose(context, movement.start, view),
      );
    const { bounds, scale } = image;
    pattern.setTransform(new DOMMatrix([1 / scale, 0, 0, 1 / scale, bounds.left, bounds.top]));
    context.save();
    context.fillStyle = pattern;
    for (const { part, path } of this.#movingIn(movement.start)) {
      setPlace(context, view, placeHex(movement, part.hex, progress(part.rank)));
      context.fill(path);
    }
    context.restore();
  }

  #movingIn(pose: Pose) {
    let moving = this.#moving.get(pose);
    if (!moving) {
      const { hexes } = this.#shapeIn(pose);
      const every = Math.ceil(hexes.length / MOST_MOVING);
      moving = partsOf(hexes)
        .filter((_, index) => index % every === 0)
        .map((part) => ({ part, path: pathOf(part) }));
      this.#moving.set(pose, moving);
    }
    return moving;
  }

  #drawImage(context: CanvasRenderingContext2D, pose: Pose, view: RasterView, place: Affine): void {
    const image = this.#imageOf(pose, view.side);
    if (!image) return;
    const { canvas, bounds, scale } = image;
    context.save();
    setPlace(context, view, place);
    context.drawImage(canvas, bounds.left, bounds.top, canvas.width / scale, canvas.height / scale);
    context.restore();
  }

  #imageOf(pose: Pose, side: number): PoseImage | null {
    const { hexes } = this.#shapeIn(pose);
    const bounds = hexBounds(hexes);
    if (!bounds) return null;
    const [across, down] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
    const scale = Math.min(side, LARGEST_IMAGE / Math.max(across, down));
    const known = this.#images.get(pose);
    if (known?.scale === scale) return known;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.ceil(across * scale));
    canvas.height = Math.max(1, Math.ceil(down * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    const view = { originX: -bounds.left * scale, originY: -bounds.top * scale, side: scale };
    this.#fillImage(context, hexes, pose, view);
    const image = { canvas, bounds, scale };
    this.#images.set(pose, image);
    return image;
  }

  #fillImage(
    context: CanvasRenderingContext2D,
    hexes: readonly PaintedHex[],
    pose: Pose,
    view: RasterView,
  ): void {
    if (this.#isLarge) rasterizeShape(context, hexes, this.#kinds, view);
    else this.drawPose(context, pose, view);
  }
}

const STILL: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

function setPlace(
  context: CanvasRenderingContext2D,
  { originX, originY, side }: RasterView,
  { a, b, c, d, e, f }: Affine,
): void {
  context.setTransform(a * side, b * side, c * side, d * side, originX + e * side, originY + f * side);
}

function drawFaintly(context: CanvasRenderingContext2D, strength: number, draw: () => void): void {
  context.save();
  context.globalAlpha *= strength;
  draw();
  context.restore();
}

function pathOf({ outlines }: HexPart): Path2D {
  const path = new Path2D();
  for (const outline of outlines) {
    path.moveTo(outline[0]!, outline[1]!);
    for (let i = 2; i < outline.length; i += 2) path.lineTo(outline[i]!, outline[i + 1]!);
    path.closePath();
  }
  return path;
}
