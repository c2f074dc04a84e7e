import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { orient } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { segmentKey, type Segment } from '../../../engine/segment/segment.ts';
import { landAbout } from '../../../engine/tryout/patch-land.ts';
import type { Patch } from '../../../engine/tryout/patch.ts';
import type { MapLook } from '../../../formats/picture/map/look.ts';
import { piecePicture } from '../../../formats/picture/map/piece-picture.ts';
import { LIGHT_BOARD } from '../../board/board-theme.ts';
import { traceOutline, traceSegments } from '../../board/outline.ts';
import { drawPictures } from '../../board/paint/art.ts';
import { strokeWithHalo } from '../../board/paint/halo.ts';
import { drawOnPlane } from '../../board/paint/plane.ts';
import { segmentsAt } from '../../cityview/ghost.ts';
import { CITY_GROUND } from '../../cityview/ground.ts';
import { drawPage } from '../../cityview/map/draw-page.ts';
import { paintPages } from '../../cityview/map/paint-page.ts';
import type { PatchLook, PatchView } from './patch-order.ts';

/** How much neighbors and ground step back behind the piece. */
const VEIL = 0.3;

/** Copies up to which each has an outline; more would be a net of lines. */
const MOST_OUTLINED = 120;

/** Pieces look as on a map by day, straight. */
const MAP: MapLook = { mood: 'day', warp: false };

/** The view that fills a picture with a patch, without the ragged border of its land. */
function viewOf({ columns, rows }: Patch['size'], { width, height }: PatchLook): PatchView {
  const across = 1.5 * (columns - 1) - 0.6;
  const down = STRIP_HEIGHT * (2 * rows - 1) - 0.6;
  const side = Math.max(width / across, height / down);
  return {
    originX: width / 2 - 0.75 * (columns - 1) * side,
    originY: height - (STRIP_HEIGHT * (2 * rows - 1) - 0.3) * side,
    side,
  };
}

/** Paints a patch as a map, in which all steps back but the piece wherever it stands, or nearly does. */
export function paintPatch(
  context: OffscreenCanvasRenderingContext2D,
  { city, stamps, obstacle, size }: Patch,
  piece: Schematic,
  kinds: readonly Kind[],
  look: PatchLook,
): PatchView {
  const view = viewOf(size, look);
  const { ratio } = look;
  const { width, height } = context.canvas;
  const raster = { originX: view.originX * ratio, originY: view.originY * ratio, side: view.side * ratio };
  const [left, top] = [-raster.originX / raster.side, -raster.originY / raster.side];
  const bounds = { left, top, right: left + width / raster.side, bottom: top + height / raster.side };
  const about = { city: { ...city, kinds, land: landAbout(size, city.land) }, border: { open: [], sea: [] } };
  for (const page of paintPages(about, [bounds], MAP))
    drawPage(context, page, raster, { left: 0, top: 0, right: width, bottom: height });

  // The two sorts of contexts differ in nothing that is used.
  const canvas = context as unknown as CanvasRenderingContext2D;
  const hexesOf = new Map(city.schematics.map(({ id, hexes }) => [id, hexes]));
  const own = stamps.map((stamp) => segmentsAt(orient(hexesOf.get(stamp.schematic)!, stamp), stamp));
  const pixel = ratio / raster.side;
  const { selection, labelHalo, blocked } = LIGHT_BOARD;
  drawOnPlane(canvas, raster, () => {
    canvas.beginPath();
    canvas.rect(bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top);
    for (const segments of own) traceSegments(canvas, segments);
    canvas.globalAlpha = VEIL;
    canvas.fillStyle = CITY_GROUND.light.free;
    canvas.fill('evenodd');
    canvas.globalAlpha = 1;
    if (own.length <= MOST_OUTLINED)
      for (const segments of own) outline(canvas, segments, selection, labelHalo, pixel);
    if (!obstacle) return;
    const { pose, ...nearest } = obstacle.nearest;
    const hexes = orient(piece.hexes, pose);
    canvas.globalAlpha = 0.6;
    const picture = piecePicture(hexes, new Map(kinds.map((kind) => [kind.id, kind])), pose);
    drawPictures(canvas, [{ picture, at: nearest }], raster);
    canvas.globalAlpha = 1;
    outline(canvas, segmentsAt(hexes, nearest), selection, labelHalo, pixel);
    const hindered = [
      ...new Map(nearest.blocked.map(({ q, r, k }) => [segmentKey({ q, r, k }), { q, r, k }])).values(),
    ];
    canvas.beginPath();
    traceSegments(canvas, hindered);
    canvas.fillStyle = `${blocked}70`;
    canvas.fill();
    outline(canvas, hindered, blocked, labelHalo, 1.4 * pixel);
  });
  return view;
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
  strokeWithHalo(canvas, { color, width: 1.25 * pixel }, { color: halo, width: 2.5 * pixel });
}
