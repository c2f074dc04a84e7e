import { zlibSync } from 'fflate';
import { joinBytes } from '../join-bytes.ts';
import { INK, mix } from '../picture/palette.ts';
import { filterRows, pngHead, pngPixels, pngTail } from '../png/png.ts';
import { TILE_HEIGHT, TILE_WIDTH } from './grid.ts';
import { TILESET_COLUMNS, type DrawnTile, type TileLook } from './tileset.ts';

/*
 * Tiles are drawn pixel by pixel and without blended edges, by integers. A pixel's middle never lies on a line between
 * two segments or hexes, so each pixel of the board belongs to exactly one tile: no seams, no gaps.
 */

/** Pixels of the picture of a number of tiles. */
export function tilesetSize(tiles: number): { readonly width: number; readonly height: number } {
  const rows = Math.max(1, Math.ceil(tiles / TILESET_COLUMNS));
  return { width: TILESET_COLUMNS * TILE_WIDTH, height: rows * TILE_HEIGHT };
}

/** The picture of the tiles as a PNG file; equal tiles give equal bytes. */
export function tilesetPng(tiles: readonly DrawnTile[]): Uint8Array {
  const { width, height } = tilesetSize(tiles.length);
  const rgba = new Uint8Array(4 * width * height);
  for (const { id, look } of tiles) {
    const left = (id % TILESET_COLUMNS) * TILE_WIDTH;
    const top = Math.floor(id / TILESET_COLUMNS) * TILE_HEIGHT;
    const colorAt = painter(look);
    for (let y = 0; y < TILE_HEIGHT; y++)
      for (let x = 0; x < TILE_WIDTH; x++) {
        const color = colorAt(x, y);
        if (color === undefined) continue;
        const at = 4 * ((top + y) * width + left + x);
        rgba.set([color >> 16, (color >> 8) & 255, color & 255, 255], at);
      }
  }
  const rows = filterRows(rgba, width, new Uint8Array(4 * width), true);
  return joinBytes([pngHead(width, height, true), pngPixels(zlibSync(rows, { level: 9 })), pngTail()]);
}

/** The color of each pixel of a tile as a number, `undefined` for transparent ones. */
function painter(look: TileLook): (x: number, y: number) => number | undefined {
  if (look.kind === 'land') {
    const color = numberOf(look.color);
    const line = numberOf(mix(look.color, INK, 0.1));
    return (x, y) => {
      const depth = hexDepth(x, y);
      return depth < 0 ? undefined : depth < LAND_LINE ? line : color;
    };
  }
  const { of, segment } = look;
  const color = numberOf(of.color);
  const second = numberOf(of.look?.second ?? mix(of.color, INK, 0.16));
  const rim = numberOf(mix(of.color, INK, 0.5));
  return (x, y) => {
    if (segmentOf(x, y) !== segment || hexDepth(x, y) < 0) return undefined;
    if (of.footprint === 'segment' && !of.open && segmentDepth(x, y, segment) < RIM) return rim;
    return of.open && !(of.public ?? false) && isStippled(x, y) ? second : color;
  };
}

/** Width of the line around land and around a building of one segment, in the measure of {@link hexDepth}. */
const LAND_LINE = 128;
const RIM = 256;

/** Dots of ground, at places that repeat with the hexes and keep the middle of every segment free. */
function isStippled(x: number, y: number): boolean {
  const [column, row] = [(x + 6) % 16, (y + 4) % 22];
  return (row < 2 && column < 2) || (row >= 11 && row < 13 && column >= 8 && column < 10);
}

/** The segment that the middle of a pixel lies in, also beyond its hex. */
function segmentOf(x: number, y: number): number {
  const [dx, dy] = [2 * x + 1 - TILE_WIDTH, 2 * y + 1 - TILE_HEIGHT];
  // The lines between segments: one across, and two with the slope of a half tile's height per quarter of its width.
  const steep = 55 * Math.abs(dx) < 32 * Math.abs(dy);
  if (steep) return dy < 0 ? 0 : 3;
  if (dy < 0) return dx < 0 ? 5 : 1;
  return dx < 0 ? 4 : 2;
}

/** How far inside its hex the middle of a pixel lies: 127 per pixel across a slanted side; negative outside. */
function hexDepth(x: number, y: number): number {
  const [dx, dy] = [Math.abs(2 * x + 1 - TILE_WIDTH), Math.abs(2 * y + 1 - TILE_HEIGHT)];
  const slanted = 55 * TILE_WIDTH - 55 * dx - 32 * dy;
  const straight = 64 * (TILE_HEIGHT - dy);
  return Math.min(slanted, straight);
}

/** How far inside its segment the middle of a pixel lies, in the measure of {@link hexDepth}. */
function segmentDepth(x: number, y: number, segment: number): number {
  const [dx, dy] = [Math.abs(2 * x + 1 - TILE_WIDTH), Math.abs(2 * y + 1 - TILE_HEIGHT)];
  const toSpoke = Math.abs(55 * dx - 32 * dy);
  const isMiddle = segment === 0 || segment === 3;
  return Math.min(hexDepth(x, y), toSpoke, isMiddle ? Infinity : 64 * dy);
}

function numberOf(color: string): number {
  return Number.parseInt(color.slice(1), 16);
}
