import { hexCenter, hexesWithin } from '../../../engine/hex/plane.ts';
import type { BoardTheme } from '../board-theme.ts';
import { strokeWithHalo } from '../paint/halo.ts';
import type { DialCell, DialReach } from './pose-dial.ts';
import type { PosePainter } from './pose-painter.ts';

/** Width and height in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels per side length from which the hexes of the grid are drawn, and at which they have their full strength. */
const GRID_FROM = 3;
const GRID_AT = 9;

/** Least length in CSS pixels of the arrow that shows a shift. */
const SHORTEST_ARROW = 8;

/** The parts of the picture of a pose. */
export interface PosePicture {
  readonly cell: DialCell;
  readonly painter: PosePainter;
  readonly reach: DialReach;
  readonly size: PictureSize;
}

/**
 * Draws a pose over the hexes of the grid, which lie in the same place in all pictures of a dial, so that a shift is
 * seen: an arrow leads from the center hex to where the shift has moved the piece.
 *
 * @param ratio device pixels per CSS pixel
 */
export function drawPosePicture(
  canvas: HTMLCanvasElement,
  { cell, painter, reach, size }: PosePicture,
  theme: BoardTheme,
  ratio: number,
): void {
  // Also clears the canvas.
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = Math.min(canvas.width / reach.across, canvas.height / reach.down) / 2;
  const middle = { x: canvas.width / 2, y: canvas.height / 2 };
  drawHexes(context, middle, side, theme, ratio);
  // Poses that come to the same cover the same segments; symbols are turned in each of them.
  painter.drawPose(context, cell.pose, { originX: middle.x, originY: middle.y, side });
  outlineCenter(context, middle, Math.max(side, 2.5 * ratio), theme, ratio);
  if (cell.pose.shift !== 0) {
    const length = Math.max(side, SHORTEST_ARROW * ratio);
    drawArrow(context, middle, cell.pose.shift * length, theme, ratio);
  }
}

interface Middle {
  readonly x: number;
  readonly y: number;
}

function drawHexes(
  context: CanvasRenderingContext2D,
  { x, y }: Middle,
  side: number,
  theme: BoardTheme,
  ratio: number,
): void {
  const scale = side / ratio;
  if (scale < GRID_FROM) return;
  context.beginPath();
  const reach = { right: x / side, bottom: y / side };
  for (const hex of hexesWithin({ left: -reach.right, top: -reach.bottom, ...reach })) {
    const center = hexCenter(hex);
    traceHex(context, { x: x + center.x * side, y: y + center.y * side }, side);
  }
  context.save();
  context.globalAlpha = Math.min(0.9, (scale - GRID_FROM + 2) / (GRID_AT - GRID_FROM + 2));
  context.strokeStyle = theme.hexLine;
  context.lineWidth = Math.max(1, 0.8 * ratio);
  context.stroke();
  context.restore();
}

/** The center hex, or a small one where it would be no more than a dot. */
function outlineCenter(
  context: CanvasRenderingContext2D,
  middle: Middle,
  side: number,
  theme: BoardTheme,
  ratio: number,
): void {
  context.beginPath();
  traceHex(context, middle, side);
  const line = { color: theme.center, width: 1.25 * ratio };
  strokeWithHalo(context, line, { color: theme.labelHalo, width: 2.5 * ratio });
}

/** An arrow from the middle, `length` device pixels to the right. */
function drawArrow(
  context: CanvasRenderingContext2D,
  { x, y }: Middle,
  length: number,
  theme: BoardTheme,
  ratio: number,
): void {
  const tip = x + length;
  const head = 3 * ratio * Math.sign(length);
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(tip, y);
  context.moveTo(tip - head, y - 3 * ratio);
  context.lineTo(tip, y);
  context.lineTo(tip - head, y + 3 * ratio);
  const line = { color: theme.center, width: 1.75 * ratio };
  strokeWithHalo(context, line, { color: theme.labelHalo, width: 4 * ratio });
  context.restore();
}

function traceHex(context: CanvasRenderingContext2D, { x, y }: Middle, side: number): void {
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3;
    const [to, down] = [x + side * Math.cos(angle), y + side * Math.sin(angle)];
    if (corner === 0) context.moveTo(to, down);
    else context.lineTo(to, down);
  }
  context.closePath();
}
