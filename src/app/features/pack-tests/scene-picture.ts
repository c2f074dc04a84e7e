import { ORIGIN } from '../../../engine/hex/hex.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { paintedSegments, type PaintedHex, type Schematic } from '../../../engine/schematic/schematic.ts';
import { PLAIN_POSE, poseSegment } from '../../../engine/schematic/pose.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { hexArea, hexLines } from '../../../formats/svg/outline.ts';
import { DARK_BOARD, LIGHT_BOARD } from '../../board/board-theme.ts';
import { traceOutline, traceSegments } from '../../board/outline.ts';
import { drawPictures } from '../../board/paint/art.ts';
import { strokeWithHalo } from '../../board/paint/halo.ts';
import { drawOnPlane, fillArea } from '../../board/paint/plane.ts';
import { posedShape } from '../../board/posed-shape.ts';
import { CITY_GROUND } from '../../cityview/ground.ts';
import { hexBounds } from '../../view/camera.ts';
import type { Scene } from './scene-draft.ts';

/** The size of a picture of a scene in CSS pixels, with what else it looks by. */
export interface SceneLook {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** Whether hexes have lines, for who paints them. */
  readonly isLined: boolean;
}

/** The place of a scene in its picture: CSS pixels of the origin, and of a side length. */
export interface SceneView {
  readonly originX: number;
  readonly originY: number;
  readonly side: number;
}

/** The segments of a piece where it stands in a scene. */
export function pieceSegments(scene: Scene, schematic: Schematic): Segment[] {
  return paintedSegments(schematic.hexes).map((segment) => poseSegment(segment, scene, scene));
}

/**
 * The view that shows all of a scene with its piece.
 *
 * @param margin side lengths of sea about it
 */
export function viewOfScene(
  scene: Scene,
  schematic: Schematic,
  { width, height }: Pick<SceneLook, 'width' | 'height'>,
  margin: number,
): SceneView {
  const bounds = hexBounds([...scene.around, ...pieceSegments(scene, schematic), scene])!;
  const { left, top, right, bottom } = bounds;
  const side = Math.min(width / (right - left + 2 * margin), height / (bottom - top + 2 * margin), 44);
  return {
    originX: width / 2 - ((left + right) / 2) * side,
    originY: height / 2 - ((top + bottom) / 2) * side,
    side,
  };
}

const grounds = new WeakMap<readonly PaintedHex[], Schematic>();

/** The ground of a scene as a schematic, the same as long as the scene is, so that its picture is painted once. */
function groundOf(around: readonly PaintedHex[]): Schematic {
  let ground = grounds.get(around);
  if (!ground) {
    ground = { id: 'scene', name: '', description: '', author: '', tags: [], hexes: around };
    grounds.set(around, ground);
  }
  return ground;
}

/**
 * Paints a scene: sea, land with all that stands on it, and the piece with an outline, over the segments that block it.
 *
 * @param ratio device pixels per CSS pixel
 */
export function paintSceneOn(
  canvas: CanvasRenderingContext2D,
  scene: Scene,
  schematic: Schematic,
  kinds: readonly Kind[],
  blocked: readonly Segment[],
  look: SceneLook,
  view: SceneView,
  ratio: number,
): void {
  const theme = look.scheme === 'dark' ? DARK_BOARD : LIGHT_BOARD;
  const { outside, free } = CITY_GROUND[look.scheme];
  const raster = { originX: view.originX * ratio, originY: view.originY * ratio, side: view.side * ratio };
  const pixel = 1 / view.side;
  const onPlane = (draw: () => void) => drawOnPlane(canvas, raster, draw);
  canvas.fillStyle = outside;
  canvas.fillRect(0, 0, canvas.canvas.width, canvas.canvas.height);
  const rows = normalizeRows(scene.around.map(({ q, r }) => ({ q, r, count: 1 })));
  onPlane(() => {
    fillArea(canvas, new Path2D(rows.length > 0 ? hexArea(rows) : ''), free);
  });
  drawPictures(
    canvas,
    [{ picture: posedShape(groundOf(scene.around), PLAIN_POSE, kinds).picture, at: ORIGIN }],
    raster,
  );
  if (look.isLined && rows.length > 0)
    onPlane(() => {
      canvas.strokeStyle = theme.hexLine;
      canvas.lineWidth = pixel;
      for (const part of hexLines(rows)) canvas.stroke(new Path2D(part));
    });
  drawPictures(canvas, [{ picture: posedShape(schematic, scene, kinds).picture, at: scene }], raster);
  onPlane(() => {
    fill(canvas, blocked, `${theme.blocked}88`);
    const color = blocked.length > 0 ? theme.blocked : theme.selection;
    outline(canvas, pieceSegments(scene, schematic), color, theme.labelHalo, pixel);
  });
}

function fill(canvas: CanvasRenderingContext2D, segments: readonly Segment[], color: string): void {
  canvas.beginPath();
  traceSegments(canvas, segments);
  canvas.fillStyle = color;
  canvas.fill();
}

function outline(
  canvas: CanvasRenderingContext2D,
  segments: readonly Segment[],
  color: string,
  halo: string,
  pixel: number,
): void {
  canvas.beginPath();
  traceOutline(canvas, segments);
  canvas.lineCap = 'round';
  strokeWithHalo(canvas, { color, width: 2 * pixel }, { color: halo, width: 3.5 * pixel });
}
