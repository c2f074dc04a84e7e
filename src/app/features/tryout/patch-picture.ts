import { createBoard, isLand, placementAt, stamp } from '../../../engine/board/board.ts';
import type { City } from '../../../engine/city/city.ts';
import { ORIGIN } from '../../../engine/hex/hex.ts';
import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import { hexesOf } from '../../../engine/land/row.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { paintedSegments, type Schematic } from '../../../engine/schematic/schematic.ts';
import { segmentKey, type Segment } from '../../../engine/segment/segment.ts';
import type { Patch } from '../../../engine/tryout/patch.ts';
import { coastPicture } from '../../../formats/picture/coast.ts';
import { groundBlocks, groundPicture, wallSegments, wallsPicture } from '../../../formats/picture/ground.ts';
import { SEA } from '../../../formats/picture/site.ts';
import { hexArea, hexLookup } from '../../../formats/svg/outline.ts';
import { DARK_BOARD, LIGHT_BOARD, type BoardTheme } from '../../board/board-theme.ts';
import { traceOutline, traceSegments } from '../../board/outline.ts';
import { drawPictures, type PlacedPicture } from '../../board/paint/art.ts';
import { strokeWithHalo } from '../../board/paint/halo.ts';
import { drawOnPlane, fillArea } from '../../board/paint/plane.ts';
import { posedShape } from '../../board/posed-shape.ts';
import { segmentsAt } from '../../cityview/ghost.ts';
import { CITY_GROUND } from '../../cityview/ground.ts';
import type { PatchLook, PatchView } from './patch-order.ts';

/** How much neighbors and ground step back behind the piece. */
const VEIL = 0.3;

/** Copies up to which each has an outline; more would be a net of lines. */
const MOST_OUTLINED = 120;

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

/** Paints a patch: land with its coast, ground and neighbors, then the piece wherever it stands, or nearly does. */
export function paintPatch(
  canvas: CanvasRenderingContext2D,
  { city, stamps, obstacle, size }: Patch,
  piece: Schematic,
  kinds: readonly Kind[],
  look: PatchLook,
): PatchView {
  const view = viewOf(size, look);
  const { ratio, scheme } = look;
  const theme = scheme === 'dark' ? DARK_BOARD : LIGHT_BOARD;
  const { outside, free } = CITY_GROUND[scheme];
  const raster = { originX: view.originX * ratio, originY: view.originY * ratio, side: view.side * ratio };
  const onPlane = (draw: () => void) => drawOnPlane(canvas, raster, draw);
  const fillLand = () =>
    onPlane(() => {
      fillArea(canvas, new Path2D(hexArea(city.land)), free);
    });
  canvas.fillStyle = outside;
  canvas.fillRect(0, 0, canvas.canvas.width, canvas.canvas.height);
  fillLand();

  const drawn = { ...city, kinds };
  const coast = coastPicture(hexesOf(city.land), hexLookup(city.land), { outside, free });
  const inPlane = [coast, ...groundOf(drawn)].flatMap((picture) => (picture ? { picture, at: ORIGIN } : []));
  const own = new Set(stamps);
  const pictures = (placements: readonly Placement[]): PlacedPicture[] => {
    const byId = new Map(city.schematics.map((schematic) => [schematic.id, schematic]));
    return placements.map((placement) => ({
      picture: posedShape(byId.get(placement.schematic)!, placement, kinds).picture,
      at: placement,
    }));
  };
  drawPictures(canvas, inPlane, raster);
  drawPictures(canvas, pictures(city.placements.filter((placement) => !own.has(placement))), raster);
  canvas.globalAlpha = VEIL;
  fillLand();
  canvas.globalAlpha = 1;
  drawPictures(canvas, pictures(stamps), raster);
  const walls = wallsOf(drawn);
  if (walls) drawPictures(canvas, [{ picture: walls, at: ORIGIN }], raster);

  onPlane(() => {
    const pixel = ratio / raster.side;
    if (stamps.length <= MOST_OUTLINED)
      for (const placement of stamps) {
        const { hexes } = posedShape(piece, placement, kinds);
        outline(canvas, segmentsAt(hexes, placement), theme.selection, theme.labelHalo, pixel);
      }
    if (obstacle) {
      const { nearest } = obstacle;
      const { hexes, picture } = posedShape(piece, nearest.pose, kinds);
      canvas.globalAlpha = 0.6;
      drawPictures(canvas, [{ picture, at: nearest }], raster);
      canvas.globalAlpha = 1;
      outline(canvas, segmentsAt(hexes, nearest), theme.selection, theme.labelHalo, pixel);
      markBlocked(canvas, nearest.blocked, theme, pixel);
    }
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

function markBlocked(
  canvas: CanvasRenderingContext2D,
  blocked: readonly Segment[],
  theme: BoardTheme,
  pixel: number,
): void {
  const segments = [
    ...new Map(blocked.map(({ q, r, k }) => [segmentKey({ q, r, k }), { q, r, k }])).values(),
  ];
  canvas.beginPath();
  traceSegments(canvas, segments);
  canvas.fillStyle = `${theme.blocked}70`;
  canvas.fill();
  outline(canvas, segments, theme.blocked, theme.labelHalo, 1.4 * pixel);
}

function siteOf(city: City) {
  const board = createBoard(city.land, city.ground);
  const kind_segment = new Map<string, Kind | undefined>();
  const byId = new Map(city.kinds.map((kind) => [kind.id, kind]));
  const note = (segments: readonly (Segment & { readonly kind: string })[]) => {
    for (const { kind, ...segment } of segments) kind_segment.set(segmentKey(segment), byId.get(kind));
  };
  note(paintedSegments(city.ground ?? []));
  const schematics = new Map(city.schematics.map((schematic) => [schematic.id, schematic]));
  for (const placement of city.placements) {
    const { hexes } = posedShape(schematics.get(placement.schematic)!, placement, city.kinds);
    stamp(board, hexes, placement, placement.id);
    note(
      paintedSegments(hexes).map(({ q, r, k, kind }) => ({
        q: q + placement.q,
        r: r + placement.r,
        k,
        kind,
      })),
    );
  }
  return {
    kinds: city.kinds,
    kindAt: (segment: Segment) => (isLand(board, segment) ? kind_segment.get(segmentKey(segment)) : SEA),
    placementAt: (segment: Segment) => placementAt(board, segment, segment.k),
  };
}

function groundOf(city: City) {
  if (!city.ground) return [];
  const site = siteOf(city);
  return groundBlocks(city.ground, city.kinds).map((block) => groundPicture(block, site));
}

function wallsOf(city: City) {
  const kindOf = new Map(city.kinds.map((kind) => [kind.id, kind]));
  const schematics = new Map(city.schematics.map((schematic) => [schematic.id, schematic]));
  const segments = city.placements.flatMap((placement) => {
    const { hexes } = posedShape(schematics.get(placement.schematic)!, placement, city.kinds);
    return wallSegments(hexes, kindOf).map((segment) => ({
      ...segment,
      q: segment.q + placement.q,
      r: segment.r + placement.r,
    }));
  });
  return segments.length > 0 ? wallsPicture(segments, siteOf(city)) : null;
}
