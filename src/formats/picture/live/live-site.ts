import type { Building } from '../../../engine/schematic/footprint.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { fromCell, toCell } from '../../../engine/segment/cell.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { toThirds } from '../../../engine/segment/thirds.ts';
import { tileAround } from '../../../engine/segment/vertex.ts';
import { STEPS } from '../../../engine/hex/hex.ts';
import { patternOf } from '../../kinds/pattern.ts';
import { Brush } from '../brush.ts';
import { lookOf, paintBuilding, type Look } from '../look.ts';
import { OVERHANG, overhangOf } from '../overhang.ts';
import type { Picture } from '../picture.ts';
import { WALL_PATTERNS } from '../wall-line.ts';
import { CELL_STEPS, columnOf, stripOf, type Cells } from './cells.ts';
import type { LiveBuilding, LiveBuildings } from './live-buildings.ts';

/** The kinds of a live picture by number. It paints their buildings from the cells. */
export class LiveSite {
  readonly #cells: Cells;
  readonly #pose: Pose;
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #numbers = new Map<string, number>();
  /** Looks by number of the kind; 0 is no kind. */
  readonly #looks: (Look | undefined)[] = [undefined];
  /** Numbers of the kinds whose art depends on neighbors. */
  readonly #curious = new Set<number>();
  /** Side lengths by which the art of any kind so far may reach beyond its segments. */
  #overhang = OVERHANG;
  /** Numbers of the kinds of walls. */
  readonly #walls = new Set<number>();

  constructor(cells: Cells, kinds: readonly Kind[], pose: Pose) {
    this.#cells = cells;
    this.#pose = pose;
    this.#kinds = new Map(kinds.map((kind) => [kind.id, kind]));
  }

  /** The number of a kind, also of an unknown one; 0 for none. */
  numberOf(kind: string | null): number {
    if (kind === null) return 0;
    let number = this.#numbers.get(kind);
    if (number === undefined) {
      const look = lookOf(kind, this.#kinds.get(kind));
      number = this.#looks.push(look) - 1;
      this.#numbers.set(kind, number);
      if (WALL_PATTERNS.has(patternOf(look.kind))) this.#walls.add(number);
      this.#overhang = Math.max(this.#overhang, overhangOf([look.kind]));
    }
    return number;
  }

  /** Side lengths by which art may reach beyond its segments. */
  get overhang(): number {
    return this.#overhang;
  }

  look(kind: number): Look {
    return this.#looks[kind]!;
  }

  /** Whether the picture of a kind, as far as it was painted, depends on neighbors. */
  looksAround(kind: number): boolean {
    return this.#curious.has(kind);
  }

  /** Whether a kind is one of walls, whose art depends on more than neighbors: on all within {@link WALL_SIGHT}. */
  isWall(kind: number): boolean {
    return this.#walls.has(kind);
  }

  /** The picture of some buildings in their present state. */
  paint(buildings: Iterable<LiveBuilding>, all: LiveBuildings): Picture {
    const brush = new Brush();
    const painted: Building[] = [];
    for (const building of buildings) {
      const { kind, form } = building;
      const kindAt = (segment: Segment) => {
        this.#curious.add(kind);
        const { strip, column } = toCell(segment);
        return this.#looks[this.#cells.kindAt(strip, column)]?.kind;
      };
      const whole = this.#buildingOf(building, all);
      paintBuilding(whole, painted.length, this.look(kind), form === 'broken', kindAt, brush, this.#pose);
      painted.push(whole);
    }
    return { buildings: painted, marks: brush.marks() };
  }

  /** A building in the form of `findBuildings`, with its segments in the same order. */
  #buildingOf(building: LiveBuilding, all: LiveBuildings): Building {
    const { kind: number, form, anchor } = building;
    const kind = this.look(number).kind.id;
    const first = fromCell({ strip: stripOf(anchor), column: columnOf(anchor) });
    if (form === 'tile') {
      const center = toThirds(first);
      const northWest = STEPS[5];
      const vertex = { a: center.a - northWest.q, b: center.b - northWest.r };
      return { kind, segments: tileAround(vertex), vertex };
    }
    return { kind, segments: form === 'area' ? this.#areaInOrder(all.slotsOf(building)) : [first] };
  }

  /** The segments of an area: its first one by row, column and index, then breadth first by neighbors. */
  #areaInOrder(slots: readonly number[]): Segment[] {
    const cells = this.#cells;
    const segmentOf = new Map<number, Segment>();
    let [start, first]: [number, Segment | undefined] = [0, undefined];
    for (const slot of slots) {
      const key = cells.keyOf(slot);
      const segment = fromCell({ strip: stripOf(key), column: columnOf(key) });
      segmentOf.set(slot, segment);
      if (!first || segment.r - first.r < 0 || (segment.r === first.r && comesFirst(segment, first)))
        [start, first] = [slot, segment];
    }
    const segments: Segment[] = [];
    const queue = [start];
    const take = (slot: number) => {
      const segment = segmentOf.get(slot);
      if (!segment) return false;
      segmentOf.delete(slot);
      segments.push(segment);
      return true;
    };
    take(start);
    for (let i = 0; i < queue.length; i++)
      for (const { strips, columns } of CELL_STEPS[segments[i]!.k]!) {
        const next = queue[i]! + strips * cells.stride + columns;
        if (take(next)) queue.push(next);
      }
    return segments;
  }
}

/** Whether the first of two segments in one row of hexes comes before the other. */
function comesFirst(a: Segment, b: Segment): boolean {
  return a.q < b.q || (a.q === b.q && a.k < b.k);
}
