import type { Kind } from '../../../engine/schematic/kind.ts';
import { PLAIN_POSE, type Pose } from '../../../engine/schematic/pose.ts';
import { toCell } from '../../../engine/segment/cell.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { meet, type Bounds } from '../picture.ts';
import { WALL_SIGHT } from '../wall-line.ts';
import { cellKey, Cells, columnOf, stripOf, type CellBox, type CellKey } from './cells.ts';
import { LiveBuildings, type LiveBuilding } from './live-buildings.ts';
import { LivePart, type PicturePart } from './live-part.ts';
import { LiveSite } from './live-site.ts';

/** A segment with its new kind; `null` for none. */
export interface SegmentChange {
  readonly segment: Segment;
  readonly kind: string | null;
}

/** Size of a chunk in cells: small enough to be repainted at every step of a stroke. */
const CHUNK_COLUMNS = 12;
const CHUNK_STRIPS = 6;

/** Number of segments from which an area is large, see {@link LivePicture}: painting it takes some milliseconds. */
const LARGE = 200;

/** The buildings that begin in one chunk of the lattice and reach hardly beyond it, as one part of the picture. */
interface Chunk {
  readonly buildings: Set<LiveBuilding>;
  part: LivePart | undefined;
}

/** An area that is a part of the picture by itself. */
interface Own {
  /** The area as it was last painted; `undefined` when it must be painted. */
  part: LivePart | undefined;
  /** Whether the area is large, so that it is repainted only by {@link LivePicture.refine}. */
  readonly large: boolean;
  /** Whether its surroundings have changed since it was painted. */
  outdated: boolean;
}

/**
 * The picture of a shape that is being edited. The time of an edit grows only with its changes: buildings are updated
 * cell by cell, and only parts with a changed building are repainted, when they come into view. All parts together look
 * the same as `pictureOf` the whole shape.
 *
 * Only a large area (a field of thousands of segments) keeps its old picture, except for the changed segments, until
 * {@link refine}.
 */
export class LivePicture {
  readonly #cells = new Cells();
  readonly #site: LiveSite;
  readonly #buildings: LiveBuildings;
  readonly #chunks = new Map<number, Chunk>();
  readonly #owns = new Map<LiveBuilding, Own>();
  /** The old pictures of large areas that have changed, shown until the areas are repainted. */
  #stale: LivePart[] = [];
  readonly #large: number;

  /**
   * @param pose in which the shape is shown
   * @param large number of segments from which an area is too slow to be painted at every step of a stroke
   */
  constructor(kinds: readonly Kind[], pose: Pose = PLAIN_POSE, large: number = LARGE) {
    this.#large = large;
    this.#site = new LiveSite(this.#cells, kinds, pose);
    this.#buildings = new LiveBuildings(this.#cells, (kind) => this.#site.look(kind).kind.footprint);
  }

  /**
   * Changes the kinds of segments.
   *
   * @returns the cells whose picture has changed, as rectangles
   */
  update(changes: Iterable<SegmentChange>): CellBox[] {
    const before = this.#write(changes);
    if (before.size === 0) return [];
    const { gone, made, touched } = this.#buildings.update(before);
    const dirty: CellBox[] = [];
    for (const building of gone) this.#leave(building, dirty);
    for (const building of made) this.#enter(building, dirty);
    const around = new Set([...touched, ...this.#alongWalls(before)]);
    for (const building of made) around.delete(building);
    for (const building of around) if (this.#site.looksAround(building.kind)) this.#renew(building, dirty);
    this.#exclude(before.keys());
    for (const key of before.keys()) dirty.push(boxOf(key));
    return dirty;
  }

  /** The walls whose line a change of other walls bends, which may lie some segments away. */
  #alongWalls(before: ReadonlyMap<CellKey, number>): Set<LiveBuilding> {
    const cells = this.#cells;
    const isWall = (kind: number) => this.#site.isWall(kind);
    const changed = [...before].flatMap(([key, old]) =>
      isWall(old) || isWall(cells.kind_cell[cells.slotOf(key)]!) ? key : [],
    );
    return this.#buildings.within(WALL_SIGHT, changed, isWall);
  }

  /** Side lengths by which art may reach beyond its segments. */
  get overhang(): number {
    return this.#site.overhang;
  }

  /** Whether {@link refine} would change anything. */
  get isRough(): boolean {
    if (this.#stale.length > 0) return true;
    for (const own of this.#owns.values()) if (needsPaint(own)) return true;
    return false;
  }

  /**
   * Marks changed large areas for repainting.
   *
   * @returns the cells whose picture has changed, as rectangles
   */
  refine(): CellBox[] {
    const dirty: CellBox[] = this.#stale.map(({ box }) => box);
    this.#stale = [];
    for (const [building, own] of this.#owns)
      if (needsPaint(own)) {
        own.part = this.#partOf([building], building.box);
        own.outdated = false;
        dirty.push(building.box);
      }
    return dirty;
  }

  /** The parts of the picture that reach into a part of the plane. */
  parts(visible: Bounds): PicturePart[] {
    const parts: PicturePart[] = [];
    const take = (part: LivePart) => {
      if (meet(part.bounds, visible)) parts.push(part);
    };
    for (const chunk of this.#chunks.values()) {
      chunk.part ??= this.#partOf(chunk.buildings, boxAbout(chunk.buildings));
      take(chunk.part);
    }
    for (const own of this.#owns.values()) if (own.part) take(own.part);
    for (const part of this.#stale) take(part);
    return parts;
  }

  /** @returns the previous kinds of the cells that have changed */
  #write(changes: Iterable<SegmentChange>): Map<CellKey, number> {
    const cells = this.#cells;
    const before = new Map<CellKey, number>();
    for (const { segment, kind } of changes) {
      const { strip, column } = toCell(segment);
      const number = this.#site.numberOf(kind);
      const old = cells.kindAt(strip, column);
      if (old === number) continue;
      cells.include(strip, column);
      const key = cellKey(strip, column);
      cells.kind_cell[cells.slotOf(key)] = number;
      if (!before.has(key)) before.set(key, old);
    }
    return before;
  }

  #enter(building: LiveBuilding, dirty: CellBox[]): void {
    const large = building.size >= this.#large;
    if (large || isWide(building.box)) {
      const part = large ? undefined : this.#partOf([building], building.box);
      this.#owns.set(building, { part, large, outdated: false });
    } else {
      const key = chunkKey(building.anchor);
      let chunk = this.#chunks.get(key);
      if (!chunk) this.#chunks.set(key, (chunk = { buildings: new Set(), part: undefined }));
      chunk.buildings.add(building);
      chunk.part = undefined;
    }
    if (!large) dirty.push(building.box);
  }

  #leave(building: LiveBuilding, dirty: CellBox[]): void {
    const own = this.#owns.get(building);
    if (own) {
      this.#owns.delete(building);
      if (own.large && own.part?.isPainted) this.#stale.push(own.part);
    } else {
      const key = chunkKey(building.anchor);
      const chunk = this.#chunks.get(key)!;
      chunk.buildings.delete(building);
      chunk.part = undefined;
      if (chunk.buildings.size === 0) this.#chunks.delete(key);
    }
    if (!own?.large) dirty.push(building.box);
  }

  /** Handles a change in the surroundings of a building. */
  #renew(building: LiveBuilding, dirty: CellBox[]): void {
    const own = this.#owns.get(building);
    if (own?.large) {
      own.outdated = true;
      // The part was never painted, so it needs no repainting.
      if (!own.part?.isPainted) own.part = undefined;
      return;
    }
    if (own) own.part = this.#partOf([building], building.box);
    else this.#chunks.get(chunkKey(building.anchor))!.part = undefined;
    dirty.push(building.box);
  }

  /** Excludes changed cells from the old pictures. */
  #exclude(keys: Iterable<CellKey>): void {
    const old = [...this.#stale];
    for (const { part, outdated } of this.#owns.values()) if (part && outdated) old.push(part);
    if (old.length > 0) for (const key of keys) for (const part of old) part.exclude(key);
  }

  #partOf(buildings: Iterable<LiveBuilding>, box: CellBox): LivePart {
    return new LivePart(box, this.#site.overhang, () => this.#site.paint(buildings, this.#buildings));
  }
}

function needsPaint({ part, outdated }: Own): boolean {
  return part === undefined || outdated;
}

function boxOf(key: CellKey): CellBox {
  const [strip, column] = [stripOf(key), columnOf(key)];
  return { top: strip, left: column, bottom: strip, right: column };
}

/** Whether a building is too large to belong to a chunk. */
function isWide({ top, left, bottom, right }: CellBox): boolean {
  return right - left >= 2 * CHUNK_COLUMNS || bottom - top >= 2 * CHUNK_STRIPS;
}

function chunkKey(anchor: CellKey): number {
  const [strip, column] = [stripOf(anchor), columnOf(anchor)];
  return cellKey(Math.floor(strip / CHUNK_STRIPS), Math.floor(column / CHUNK_COLUMNS));
}

function boxAbout(buildings: Iterable<LiveBuilding>): CellBox {
  let [top, left, bottom, right] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { box } of buildings) {
    top = Math.min(top, box.top);
    left = Math.min(left, box.left);
    bottom = Math.max(bottom, box.bottom);
    right = Math.max(right, box.right);
  }
  return { top, left, bottom, right };
}
