import { createBoard, placementAt, remove, stamp, type Board } from '../../engine/board/board.ts';
import type { Placement } from '../../engine/city/city.ts';
import { DIRECTIONS, type Hex } from '../../engine/hex/hex.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import { cellAt, fromCell } from '../../engine/segment/cell.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import type { Picture } from '../../formats/picture/picture.ts';
import type { Bounds } from '../board/camera.ts';
import { posedShape, type PosedShape } from '../board/posed-shape.ts';
import { colorRows, colorsForBox } from '../board/hex-colors.ts';
import type { SegmentColors } from '../board/segment-colors.ts';
import { FIRST_KIND_COLOR, FREE_COLOR, numberKinds } from '../board/color-indices.ts';
import { forEachChange, getChunked } from '../store/chunked.ts';
import type { CityDocument } from '../store/document.ts';

/**
 * What is derived from the city of the document to draw it and to ask it: the engine's board and the colors of its
 * segments. It follows the document by what changed, so that a stamp costs its own segments and not the city.
 */
export class CityView {
  #city: CityDocument;
  #board: Board;
  #colors: SegmentColors;
  #color_kind = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  constructor(city: CityDocument) {
    this.#city = city;
    this.#board = createBoard(city.land);
    this.#colors = colorsForBox(this.#board);
    this.#rebuild(city);
  }

  get city(): CityDocument {
    return this.#city;
  }

  get board(): Board {
    return this.#board;
  }

  /** Another object after another land, or other kinds. */
  get colors(): SegmentColors {
    return this.#colors;
  }

  /** Follows the document. */
  update(city: CityDocument): void {
    const before = this.#city;
    if (city === before) return;
    if (city.land !== before.land || !startsWith(city.kinds, before.kinds)) this.#rebuild(city);
    else {
      this.#city = city;
      this.#color_kind = numberKinds(city.kinds);
      const added: Placement[] = [];
      forEachChange(before.placements, city.placements, (_, old, placement) => {
        if (old) this.#take(before, old);
        if (placement) added.push(placement);
      });
      for (const placement of added) this.#put(placement);
    }
    for (const listener of this.#listeners) listener();
  }

  /** @returns what ends the subscription */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The placement that stands on a segment. */
  placementAt(segment: Segment): Placement | undefined {
    return getChunked(this.#city.placements, placementAt(this.#board, segment, segment.k));
  }

  shapeOf(placement: Placement): PosedShape {
    return shapeIn(this.#city, placement);
  }

  /** The kind that stands on a segment. */
  kindAt(segment: Segment): Kind | undefined {
    const index = this.#colors.getSegment(segment) - FIRST_KIND_COLOR;
    return this.#city.kinds[index];
  }

  /** What placements look like that reach into a part of the plane, each once. */
  *pictures(bounds: Bounds): Generator<{ readonly picture: Picture; readonly at: Hex }> {
    const seen = new Set<number>();
    const { strip: top } = cellAt(0, bounds.top);
    const { strip: bottom } = cellAt(0, bounds.bottom);
    const extent = this.#colors;
    const lastStrip = Math.min(bottom, extent.strip0 + extent.strips - 1);
    const firstColumn = Math.max(Math.floor(2 * bounds.left) - 1, extent.column0);
    const lastColumn = Math.min(Math.ceil(2 * bounds.right) + 1, extent.column0 + extent.columns - 1);
    for (let strip = Math.max(top, extent.strip0); strip <= lastStrip; strip++)
      for (let column = firstColumn; column <= lastColumn; column++) {
        const segment = fromCell({ strip, column });
        const id = placementAt(this.#board, segment, segment.k);
        if (id === 0 || seen.has(id)) continue;
        seen.add(id);
        const placement = getChunked(this.#city.placements, id)!;
        yield { picture: this.shapeOf(placement).picture, at: placement };
      }
  }

  #rebuild(city: CityDocument): void {
    this.#city = city;
    this.#board = createBoard(city.land);
    this.#color_kind = numberKinds(city.kinds);
    const colors = colorsForBox(this.#board);
    colorRows(colors, city.land, FREE_COLOR);
    this.#colors = colors;
    forEachChange({}, city.placements, (_, __, placement) => {
      if (placement) this.#put(placement);
    });
  }

  #put(placement: Placement): void {
    const { hexes } = shapeIn(this.#city, placement);
    stamp(this.#board, hexes, placement, placement.id);
    this.#paint(hexes, placement, (kind) => this.#color_kind.get(kind) ?? FREE_COLOR);
  }

  #take(city: CityDocument, placement: Placement): void {
    const { hexes } = shapeIn(city, placement);
    remove(this.#board, hexes, placement, placement.id);
    this.#paint(hexes, placement, () => FREE_COLOR);
  }

  #paint(hexes: readonly PaintedHex[], at: Hex, colorOf: (kind: string) => number): void {
    for (const { q, r, segments } of hexes)
      for (const k of DIRECTIONS) {
        const kind = segments[k];
        if (kind !== null) this.#colors.setSegment({ q: q + at.q, r: r + at.r, k }, colorOf(kind));
      }
  }
}

function shapeIn(city: CityDocument, placement: Placement): PosedShape {
  return posedShape(city.schematics[placement.schematic]!, placement, city.kinds);
}

function startsWith(kinds: readonly Kind[], start: readonly Kind[]): boolean {
  return start.every((kind, index) => kinds[index] === kind);
}
