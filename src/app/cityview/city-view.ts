import {
  createBoard,
  isLand,
  placementAt,
  remove,
  stamp,
  type Board,
  type Box,
} from '../../engine/board/board.ts';
import type { LandRow } from '../../engine/land/row.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { paintedSegments, type PaintedHex } from '../../engine/schematic/schematic.ts';
import { equalPoses } from '../../engine/schematic/pose.ts';
import { cellAt, fromCell, toCell } from '../../engine/segment/cell.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import type { Shores } from '../../formats/picture/coast.ts';
import { changeOverhangOf, OVERHANG, overhangOf } from '../../formats/picture/overhang.ts';
import { grownBounds } from '../../formats/picture/picture.ts';
import type { Bend } from '../view/bend.ts';
import type { Bounds } from '../view/camera.ts';
import type { PlacedMap, PlacedParts, PlacedPicture, Pictures } from '../board/paint/art.ts';
import { colorSea, drawingOf } from './ground-drawing.ts';
import type { GroundDrawing } from './ground-source.ts';
import { posedShape, type PosedShape } from '../board/posed-shape.ts';
import { cellsOfBox, colorRows } from '../board/paint/hex-colors.ts';
import { SegmentColors } from '../board/paint/segment-colors.ts';
import { FIRST_KIND_COLOR, FREE_COLOR, numberKinds } from '../board/paint/color-indices.ts';
import { forEachChange, getChunked } from '../document/chunked.ts';
import type { CityDocument } from '../document/document.ts';

/** How a board follows land and ground of its city, planned before anything is changed. */
export interface Reshape {
  /** The board from now on, with room for the land that comes. */
  readonly board: Board;
  /** The land that goes, and that comes. */
  readonly land: readonly LandRow[];
  /** Changes the board, whose placements that go have gone, and says what each segment is then. */
  readonly carryOut: (
    color: (segment: Segment, what: 'sea' | 'free' | { readonly kind: string }) => void,
  ) => void;
}

/** A map that a city can show in place of its plan. */
export interface ShownMap {
  /** CSS pixels per side from which it is shown. */
  readonly from: number;
  /** Bends what lies over it as the map is bent; another object after it is bent in another way. */
  readonly bend: Bend | null;
  /** The map of a part of the plane; `null` while it is not there. */
  pictureIn(bounds: Bounds): PlacedMap | null;
}

type PlanReshape = (before: CityDocument, city: CityDocument, board: Board) => Reshape | null;

let planReshape: PlanReshape | undefined;

/** Plans how views follow land and ground; without a plan, all is derived anew. No first page needs that. */
export function planReshapes(plan: PlanReshape): void {
  planReshape = plan;
}

/** Placements that come and go each with a word of its own to those who draw; of more, one tells of all. */
const MOST_TOLD = 24;

/**
 * The city of the document, derived for drawing and for questions: the engine's board and the colors of its segments.
 * It follows the document by the changes, so that a stamp costs its own segments and not the city.
 */
export class CityView {
  #city!: CityDocument;
  #board!: Board;
  #colors!: SegmentColors;
  #ground!: GroundDrawing;
  #map: ShownMap | null = null;
  /** Side lengths by which the art of its kinds may reach further than that of most. */
  #beyond = 0;
  #color_kind = new Map<string, number>();
  /** The colored cells of shapes, as long as kinds have their colors. */
  #cells = new WeakMap<readonly PaintedHex[], ColoredCells>();
  /** Where colors have changed that nobody was told of yet. */
  #untold: CellSpan = { ...NO_CELLS };
  readonly #listeners = new Set<() => void>();

  constructor(city: CityDocument) {
    this.#rebuild(city);
  }

  get city(): CityDocument {
    return this.#city;
  }

  get board(): Board {
    return this.#board;
  }

  get box(): Box {
    return this.#board;
  }

  /** Another object after most of the land is another, or other kinds. */
  get colors(): SegmentColors {
    return this.#colors;
  }

  /** Follows the document. */
  update(city: CityDocument): void {
    const before = this.#city;
    if (city === before) return;
    const isReshaped = city.land !== before.land || city.ground !== before.ground;
    const isOther = city.recipe?.seed !== before.recipe?.seed || !startsWith(city.kinds, before.kinds);
    const reshape = isReshaped && !isOther ? planReshape?.(before, city, this.#board) : null;
    if (isOther || (isReshaped && !reshape)) this.#rebuild(city);
    else {
      this.#city = city;
      if (city.kinds !== before.kinds) this.#numberKinds(city.kinds);
      if (reshape) {
        this.#board = reshape.board;
        this.#colors.cover(cellsOfBox(this.#board));
      }
      const gone: Placement[] = [];
      const come: Placement[] = [];
      forEachChange(before.placements, city.placements, (_, old, placement) => {
        if (old && placement && liesAlike(before, old, city, placement)) return;
        if (old) gone.push(old);
        if (placement) come.push(placement);
      });
      const isMany = gone.length + come.length > MOST_TOLD;
      for (const placement of gone) {
        this.#take(before, placement);
        if (!isMany) this.#tell();
      }
      if (reshape) this.#reshape(reshape);
      for (const placement of come) {
        this.#put(placement);
        if (!isMany) this.#tell();
      }
      this.#tell();
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
    return this.#shapeIn(this.#city, placement);
  }

  hexesOf(placement: Placement): readonly PaintedHex[] {
    return this.shapeOf(placement).hexes;
  }

  isLand(hex: Hex): boolean {
    return isLand(this.#board, hex);
  }

  /** The kind that stands on a segment. */
  kindAt(segment: Segment): Kind | undefined {
    const index = this.#colors.getSegment(segment) - FIRST_KIND_COLOR;
    return this.#city.kinds[index];
  }

  /**
   * The map of a part of the plane, or else the pictures of ground, of placements and of walls that reach into it, each
   * once. Only those of placements stand in many places.
   *
   * @param shores the colors of sea and land, for the coast
   */
  pictures(bounds: Bounds, shores: Shores): Pictures {
    return this.#map?.pictureIn(bounds) ?? this.#planned(bounds, shores);
  }

  *#planned(bounds: Bounds, shores: Shores): Generator<PlacedPicture | PlacedParts> {
    yield* this.#ground.under(bounds, shores);
    yield* this.#placed(grownBounds(bounds, this.#beyond));
    yield* this.#ground.over(bounds);
  }

  *#placed(bounds: Bounds): Generator<PlacedPicture> {
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

  /** CSS pixels per side from which a map is shown; infinite without one. */
  readonly mapFrom = (): number => this.#map?.from ?? Infinity;

  /** The bend of what is shown. */
  get bend(): Bend | null {
    return this.#map?.bend ?? null;
  }

  /** Shows a map in place of the plan, or the plan again. */
  showMap(map: ShownMap | null): void {
    if (map === this.#map) return;
    this.#map = map;
    this.#tellDrawnAnew();
  }

  /** The art of streets and walls is there now: all looks anew, and stands where it stood. */
  readonly #drawAgain = (): void => {
    this.#ground = drawingOf(this, this.#drawAgain);
    this.#tellDrawnAnew();
  };

  /** Colors the sea beside country, as soon as that part of the program is there. */
  readonly #colorSea = (): void => {
    const changed = colorSea(this.#colors, this.#city, this.#colorSea);
    if (changed) this.#colors.changed(changed);
  };

  #tellDrawnAnew(): void {
    this.#colors.drawnAnew();
    for (const listener of this.#listeners) listener();
  }

  #rebuild(city: CityDocument): void {
    this.#city = city;
    this.#board = createBoard(city.land, city.ground, true);
    this.#ground = drawingOf(this, this.#drawAgain);
    this.#numberKinds(city.kinds);
    const colors = new SegmentColors(cellsOfBox(this.#board));
    colorRows(colors, city.land, FREE_COLOR);
    for (const segment of paintedSegments(city.ground ?? []))
      colors.setSegment(segment, this.#colorOf(segment.kind));
    this.#colors = colors;
    this.#colorSea();
    forEachChange({}, city.placements, (_, __, placement) => {
      if (placement) this.#put(placement);
    });
    // These colors are new to everybody.
    this.#untold = { ...NO_CELLS };
  }

  /** Land comes and goes, and ground, where nothing stands. */
  #reshape({ land, carryOut }: Reshape): void {
    carryOut((segment, what) => {
      const { strip, column } = toCell(segment);
      this.#setCell(strip, column, what === 'sea' ? 0 : this.#colorOf(what === 'free' ? null : what.kind));
    });
    this.#ground.reshaped(land);
    this.#untold.overhang = Math.max(this.#untold.overhang, OVERHANG + this.#beyond);
    this.#tell();
    if (land.length > 0) this.#colorSea();
  }

  #colorOf(kind: string | null): number {
    return (kind === null ? undefined : this.#color_kind.get(kind)) ?? FREE_COLOR;
  }

  #setCell(strip: number, column: number, color: number): void {
    if (!this.#colors.setCell(strip, column, color)) return;
    const untold = this.#untold;
    untold.top = Math.min(untold.top, strip);
    untold.bottom = Math.max(untold.bottom, strip);
    untold.left = Math.min(untold.left, column);
    untold.right = Math.max(untold.right, column);
  }

  #numberKinds(kinds: readonly Kind[]): void {
    this.#color_kind = numberKinds(kinds);
    this.#beyond = overhangOf(kinds) - OVERHANG;
    this.#cells = new WeakMap();
  }

  #shapeIn(city: CityDocument, placement: Placement): PosedShape {
    return posedShape(city.schematics[placement.schematic]!, placement, this.#ground.kindsOf(city));
  }

  #put(placement: Placement): void {
    const { hexes } = this.#shapeIn(this.#city, placement);
    stamp(this.#board, hexes, placement, placement.id);
    this.#paint(hexes, placement, false);
  }

  #take(city: CityDocument, placement: Placement): void {
    const { hexes } = this.#shapeIn(city, placement);
    remove(this.#board, hexes, placement, placement.id);
    this.#paint(hexes, placement, true);
  }

  #paint(hexes: readonly PaintedHex[], at: Hex, isFree: boolean): void {
    const cells = this.#cellsOf(hexes);
    const moved = toCell({ q: at.q, r: at.r, k: 0 });
    const [strip0, column0] = [moved.strip - ZERO_CELL.strip, moved.column - ZERO_CELL.column];
    this.#untold.overhang = Math.max(this.#untold.overhang, cells.overhang);
    for (let i = 0; i < cells.color.length; i++)
      this.#setCell(
        strip0 + cells.strip[i]!,
        column0 + cells.column[i]!,
        isFree ? FREE_COLOR : cells.color[i]!,
      );
  }

  #cellsOf(hexes: readonly PaintedHex[]): ColoredCells {
    let cells = this.#cells.get(hexes);
    if (!cells) this.#cells.set(hexes, (cells = coloredCells(hexes, this.#city.kinds, this.#color_kind)));
    return cells;
  }

  /** Says where the colors have changed since this was said last. */
  #tell(): void {
    const { top, bottom, left, right, overhang } = this.#untold;
    if (top > bottom) return;
    this.#untold = { ...NO_CELLS };
    this.#colors.changed({
      strip0: top,
      column0: left,
      strips: bottom - top + 1,
      columns: right - left + 1,
      overhang,
    });
  }
}

/** The cells of a shape about hex (0, 0) with their colors, one after the other: the same wherever it stands. */
interface ColoredCells {
  readonly strip: Int32Array;
  readonly column: Int32Array;
  readonly color: Uint16Array;
  /** Side lengths by which a picture may change beyond them when they come or go. */
  readonly overhang: number;
}

const ZERO_CELL = toCell({ q: 0, r: 0, k: 0 });

function coloredCells(
  hexes: readonly PaintedHex[],
  kinds: readonly Kind[],
  color_kind: ReadonlyMap<string, number>,
): ColoredCells {
  const segments = [...paintedSegments(hexes)];
  const cells = segments.map((segment) => toCell(segment));
  const used = new Set(segments.map(({ kind }) => kind));
  return {
    strip: Int32Array.from(cells, ({ strip }) => strip),
    column: Int32Array.from(cells, ({ column }) => column),
    color: Uint16Array.from(segments, ({ kind }) => color_kind.get(kind) ?? FREE_COLOR),
    overhang: changeOverhangOf(kinds.filter(({ id }) => used.has(id))),
  };
}

/** A rectangle of cells by its first and last strip and column. */
interface CellSpan {
  top: number;
  bottom: number;
  left: number;
  right: number;
  overhang: number;
}

const NO_CELLS: CellSpan = {
  top: Infinity,
  bottom: -Infinity,
  left: Infinity,
  right: -Infinity,
  overhang: 0,
};

/** Whether a placement looks as it did, and stands on the same segments: it was locked, say. */
function liesAlike(before: CityDocument, old: Placement, city: CityDocument, placement: Placement): boolean {
  return (
    old.q === placement.q &&
    old.r === placement.r &&
    equalPoses(old, placement) &&
    before.schematics[old.schematic] === city.schematics[placement.schematic]
  );
}

function startsWith(kinds: readonly Kind[], start: readonly Kind[]): boolean {
  return start.every((kind, index) => kinds[index] === kind);
}
