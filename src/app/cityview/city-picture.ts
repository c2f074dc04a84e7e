import type { City } from '../../engine/city/city.ts';
import { orient } from '../../engine/schematic/pose.ts';
import { paintedSegments, type PaintedHex } from '../../engine/schematic/schematic.ts';
import { toCell, type Cell } from '../../engine/segment/cell.ts';
import { FREE_COLOR } from '../board/paint/color-indices.ts';
import { boundsOfLand, colorRows, colorsFor } from '../board/paint/hex-colors.ts';
import type { Palette } from '../board/paint/palette.ts';
import { rasterizeSmooth } from '../board/paint/raster-smooth.ts';
import type { SegmentColors } from '../board/paint/segment-colors.ts';
import { colorSea } from './color-sea.ts';
import type { SheetExtent } from './seed-result.ts';

/** A cell of a shape, from the one of its center hex, and its color. */
interface ColoredCell extends Cell {
  readonly color: number;
}

/** The colors of cities of one library. What a pose of a schematic colors is worked out once. */
export class CityColors {
  readonly #color_kind: ReadonlyMap<string, number>;
  readonly #cells = new WeakMap<readonly PaintedHex[], Map<number, readonly ColoredCell[]>>();

  /** @param color_kind index of the color of each kind, by its id */
  constructor(color_kind: ReadonlyMap<string, number>) {
    this.#color_kind = color_kind;
  }

  colorsOf({
    land,
    placements,
    schematics,
    ground = [],
    open = [],
  }: Pick<City, 'land' | 'placements' | 'schematics' | 'ground' | 'open'>): SegmentColors {
    const colors = colorsFor(land);
    colorRows(colors, land, FREE_COLOR);
    for (const segment of paintedSegments(ground))
      colors.setSegment(segment, this.#color_kind.get(segment.kind) ?? FREE_COLOR);
    const byId = new Map(schematics.map((schematic) => [schematic.id, schematic.hexes]));
    for (const placement of placements) {
      const { q, r, mirror, rotation, shift } = placement;
      const hexes = byId.get(placement.schematic)!;
      const number = (mirror ? 18 : 0) + 3 * rotation + shift + 1;
      const cells = this.#cellsOf(hexes, number, () => orient(hexes, placement));
      // A hex to the right is three columns and one strip on, a hex down two strips.
      for (const { strip, column, color } of cells) colors.setCell(strip + 2 * r + q, column + 3 * q, color);
    }
    colorSea(colors, { land, open });
    return colors;
  }

  #cellsOf(
    hexes: readonly PaintedHex[],
    pose: number,
    oriented: () => readonly PaintedHex[],
  ): readonly ColoredCell[] {
    let poses = this.#cells.get(hexes);
    if (!poses) this.#cells.set(hexes, (poses = new Map<number, readonly ColoredCell[]>()));
    let cells = poses.get(pose);
    if (!cells) {
      cells = paintedSegments(oriented()).map(({ kind, ...segment }) => ({
        ...toCell(segment),
        color: this.#color_kind.get(kind) ?? FREE_COLOR,
      }));
      poses.set(pose, cells);
    }
    return cells;
  }
}

/** Clear space about a city, as a share of its picture. */
const MARGIN = 0.04;

/** Pixels per side length at which everything of an extent is shown in a picture. */
export function scaleFor({ width, height }: SheetExtent, across: number, down: number): number {
  const room = 1 - 2 * MARGIN;
  return Math.min((room * across) / Math.max(width, 1), (room * down) / Math.max(height, 1));
}

/** The extent of some land, in side lengths. */
export function extentOf(land: City['land']): SheetExtent {
  const { left, right, top, bottom } = boundsOfLand(land);
  return { width: right - left, height: bottom - top };
}

/** The pixels of a city in the middle of a picture: red, green, blue, alpha. */
export function drawCity(
  land: City['land'],
  colors: SegmentColors,
  palette: Palette,
  side: number,
  width: number,
  height: number,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint32Array(width * height);
  const { left, right, top, bottom } = boundsOfLand(land);
  const view = {
    originX: width / 2 - ((left + right) / 2) * side,
    originY: height / 2 - ((top + bottom) / 2) * side,
    side,
  };
  rasterizeSmooth({ pixels, width, height }, view, colors, palette);
  return new Uint8ClampedArray(pixels.buffer);
}
