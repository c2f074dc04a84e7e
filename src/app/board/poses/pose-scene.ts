import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import type { BoardTheme } from '../board-theme.ts';
import { posedShape } from '../posed-shape.ts';
import { drawGuides, guidesOf, type Guides } from './pose-guides.ts';
import { movementsBetween, type Movement } from './pose-motion.ts';
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
  readonly #timing: Timing;
  readonly #to: Pose;

  /** @param quick whether it is on the shortest way there, as soon as can be followed */
  constructor(schematic: Schematic, kinds: readonly Kind[], from: Pose, to: Pose, quick: boolean) {
    this.#painter = new PosePainter(schematic, kinds);
    this.#movements = movementsBetween(from, to, quick ? 'shortest' : 'clockwise');
    this.#timing = timeMovements(this.#movements, ringsOf(schematic.hexes).length, quick);
    this.#guides = this.#movements.map((movement) =>
      guidesOf(movement, posedShape(schematic, movement.start, kinds).hexes),
    );
    this.#to = to;
  }

  /** When it has come to rest, in milliseconds from the beginning. */
  get end(): number {
    return this.#timing.end;
  }

  /** Draws all of it over what is on the canvas, whose transform is that of the board: side lengths about hex (0, 0). */
  draw(context: CanvasRenderingContext2D, elapsed: number, theme: BoardTheme, pixelRatio: number): void {
    const { a: side, e: originX, f: originY } = context.getTransform();
    const view = { originX, originY, side };
    const style = { color: theme.selection, halo: theme.labelHalo, pixel: pixelRatio / side };
    const instant = instantAt(this.#timing, elapsed);
    // At rest all ways are to be seen, on the way that which is gone.
    const guides = instant ? this.#guides.slice(instant.movement, instant.movement + 1) : this.#guides;
    drawVeil(context, theme.background, VEIL * Math.min(1, elapsed / VEILING));
    if (instant) this.#painter.drawMovement(context, this.#movements[instant.movement]!, instant, view);
    else this.#painter.drawPose(context, this.#to, view);
    for (const each of guides) drawGuides(context, each, style);
  }
}

function drawVeil(context: CanvasRenderingContext2D, color: string, strength: number): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = strength;
  context.fillStyle = color;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}
