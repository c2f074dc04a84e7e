import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Point } from '../../../engine/hex/plane.ts';
import { PLAIN_POSE, type Pose } from '../../../engine/schematic/pose.ts';
import { paintedSegments, type Schematic } from '../../../engine/schematic/schematic.ts';
import type { BoardTheme } from '../board-theme.ts';
import { outlineOf } from '../outline.ts';
import type { RasterView } from '../paint/scanline.ts';
import { posedShape } from '../posed-shape.ts';
import { drawGuides, guidesOf, type GuideStyle, type Guides } from './pose-guides.ts';
import type { Movement } from './pose-motion.ts';
import { PosePainter } from './pose-painter.ts';
import { ringsOf } from './pose-parts.ts';
import { instantAt, timeMovements, type Timing } from './pose-timing.ts';

/** Milliseconds in which the schematic of the board is veiled. */
const VEILING = 140;

/** How much of it the veil hides. */
const VEIL = 0.84;

/** A schematic on its way from one pose to another, drawn as of any time. */
export class PoseScene {
  readonly #painter: PosePainter;
  readonly #movements: readonly Movement[];
  readonly #guides: readonly Guides[];
  readonly #to: Pose;
  /** The unturned shape, which is seen below all others. */
  readonly #unturned: readonly (readonly [Point, Point])[];
  readonly timing: Timing;

  /**
   * @param movements the way to the pose
   * @param to the pose
   * @param quick whether a single movement is over as soon as can be followed
   */
  constructor(
    schematic: Schematic,
    kinds: readonly Kind[],
    movements: readonly Movement[],
    to: Pose,
    quick = false,
  ) {
    this.#painter = new PosePainter(schematic, kinds);
    this.#movements = movements;
    this.timing = timeMovements(movements, ringsOf(schematic.hexes).length, quick);
    this.#guides = movements.map((movement) =>
      guidesOf(movement, posedShape(schematic, movement.start, kinds).hexes),
    );
    this.#to = to;
    this.#unturned = outlineOf(paintedSegments(schematic.hexes));
  }

  /** When it has come to rest, in milliseconds from the beginning. */
  get end(): number {
    return this.timing.end;
  }

  /**
   * Draws all of it over the canvas, whose transform is that of the board: side lengths about hex (0, 0).
   *
   * @param veil how far the veil over the board has come, 0..1
   */
  draw(
    context: CanvasRenderingContext2D,
    elapsed: number,
    theme: BoardTheme,
    pixelRatio: number,
    veil = Math.min(1, elapsed / VEILING),
  ): void {
    const { a: side, e: originX, f: originY } = context.getTransform();
    const view = { originX, originY, side };
    const style = { color: theme.selection, halo: theme.labelHalo, pixel: pixelRatio / side };
    const instant = instantAt(this.timing, elapsed);
    // At rest all ways are to be seen, on the way that which is gone.
    const guides = instant ? this.#guides.slice(instant.movement, instant.movement + 1) : this.#guides;
    drawVeil(context, theme.background, VEIL * veil);
    this.#drawUnturned(context, view, style);
    if (instant) this.#painter.drawMovement(context, this.#movements[instant.movement]!, instant, view);
    else this.#painter.drawPose(context, this.#to, view);
    for (const each of guides) drawGuides(context, each, style);
  }

  /** The unturned piece as a ghost: faint, with a dashed outline. */
  #drawUnturned(context: CanvasRenderingContext2D, view: RasterView, { color, pixel }: GuideStyle): void {
    context.save();
    context.globalAlpha = GHOST;
    this.#painter.drawPose(context, PLAIN_POSE, view);
    context.globalAlpha = 0.7;
    context.setLineDash([4 * pixel, 4 * pixel]);
    context.lineWidth = 1.25 * pixel;
    context.strokeStyle = color;
    context.beginPath();
    for (const [from, to] of this.#unturned) {
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
    context.stroke();
    context.restore();
  }
}

/** How much is seen of the unturned piece. */
const GHOST = 0.3;

function drawVeil(context: CanvasRenderingContext2D, color: string, strength: number): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = strength;
  context.fillStyle = color;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}
