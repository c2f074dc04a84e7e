import type { Hex } from '../hex/hex.ts';
import type { Pose } from '../schematic/pose.ts';
import { rememberedPose } from '../schematic/remembered-poses.ts';
import { paintedSegments, type PaintedHex, type Schematic } from '../schematic/schematic.ts';
import type { Segment } from '../segment/segment.ts';
import type { Surroundings } from './surroundings.ts';
import { readWish } from './wish.ts';

/** Cells of a shape that share a kind or a condition, as steps from segment N of the hex of its center. */
interface CellGroup {
  /** The kind, or the text of the condition. */
  readonly name: string;
  /** Its segments relative to the center. */
  readonly segments: readonly Segment[];
  readonly steps: Int32Array;
  /** 1 for every cell on which they may not lie. */
  readonly bars_cell: Uint8Array;
}

/** A cell that a shape asks something of. */
export interface AskedCell {
  readonly cell: number;
  /** The text of the condition. */
  readonly wish: string;
}

/** A segment where a condition does not hold. */
interface UnmetSegment {
  readonly segment: Segment;
  /** The text of the condition. */
  readonly wanted: string | null;
  /** The thing that stands there, or would: the id of a kind, `@free` or `@sea`. */
  readonly found: string;
}

/** A schematic in a pose among the surroundings of a city: its cells by kind, and what it asks of those around it. */
export class AskedShape {
  readonly kinds: readonly CellGroup[];
  readonly wishes: readonly CellGroup[];
  readonly #surroundings: Surroundings;

  constructor(
    { hexes, around = [] }: Pick<Schematic, 'hexes' | 'around'>,
    pose: Pose,
    surroundings: Surroundings,
  ) {
    this.#surroundings = surroundings;
    this.kinds = groups(rememberedPose(hexes, pose), surroundings, (kind) => surroundings.barred(kind));
    this.wishes = groups(rememberedPose(around, pose), surroundings, (wish) => surroundings.unmet(wish));
  }

  /** The cell that the steps of a placement start from. */
  startOf(center: Hex): number {
    const { grid } = this.#surroundings;
    return grid.start + grid.stepOf(center);
  }

  /** Whether the shape meets its conditions and those of the pieces around it. */
  meets(start: number): boolean {
    if (!this.#areClear(this.wishes, start)) return false;
    if (!this.#surroundings.hasClaims) return true;
    return this.#areClear(this.kinds, start) && this.#agrees(start);
  }

  /**
   * Whether the shape would meet its conditions and those of the pieces around it if some kinds came to stand on free
   * cells around it.
   */
  meetsWith(start: number, kinds: ReadonlySet<string>): boolean {
    const surroundings = this.#surroundings;
    const canCome = (wish: string) =>
      readWish(wish).alternatives.some(({ name, not }) => !not && kinds.has(name));
    return (
      this.#areClear(this.kinds, start) &&
      this.wishes.every(({ name, steps, bars_cell }) =>
        steps.every((step) => {
          const cell = start + step;
          if (bars_cell[cell] === 0) return surroundings.allowsWish(cell, name);
          return surroundings.isFree(cell) && !surroundings.isClaimed(cell) && canCome(name);
        }),
      )
    );
  }

  /** The conditions of the shape, by the cells around it. */
  cellsAt(start: number): AskedCell[] {
    return this.wishes.flatMap(({ name, steps }) =>
      Array.from(steps, (step) => ({ cell: start + step, wish: name })),
    );
  }

  /** The cells where the shape that stands does not get what it asks for. */
  openCells(start: number): number[] {
    return this.wishes.flatMap(({ steps, bars_cell }) =>
      Array.from(steps, (step) => start + step).filter((cell) => bars_cell[cell] === 1),
    );
  }

  /** Whether what the shape asks for can hold together with what others ask of the same cells. */
  #agrees(start: number): boolean {
    return this.wishes.every(({ name, steps }) =>
      steps.every((step) => this.#surroundings.allowsWish(start + step, name)),
    );
  }

  /**
   * The segments where a condition does not hold, with the shape anywhere: those that the shape asks for, then its own.
   */
  unmet(center: Hex): UnmetSegment[] {
    const surroundings = this.#surroundings;
    return [
      ...this.#segmentsOf(this.wishes, center, isBarred, (name, cell) => ({
        wanted: name,
        found: surroundings.kindAt(cell)?.id ?? placeOf(surroundings, cell),
      })),
      ...this.#segmentsOf(this.kinds, center, isBarred, (name, cell) => ({
        wanted: surroundings.firstUnmet(cell, surroundings.stateOf(name, 'placed')),
        found: name,
      })),
      ...this.#segmentsOf(
        this.wishes,
        center,
        ({ name, bars_cell }, cell) => bars_cell[cell] === 0 && !surroundings.allowsWish(cell, name),
        (name) => ({ wanted: name, found: '@free' }),
      ),
    ];
  }

  /** Whether all segments of the shape lie on the land. */
  isOnLand(center: Hex): boolean {
    const { grid } = this.#surroundings;
    return this.kinds.every(({ segments }) =>
      segments.every((segment) => grid.land_cell[grid.cellWithin(moved(segment, center))] === 1),
    );
  }

  #segmentsOf(
    cellGroups: readonly CellGroup[],
    center: Hex,
    isMeant: (group: CellGroup, cell: number) => boolean,
    tell: (name: string, cell: number) => Omit<UnmetSegment, 'segment'>,
  ): UnmetSegment[] {
    const { grid } = this.#surroundings;
    return cellGroups.flatMap((group) =>
      group.segments.flatMap((one) => {
        const segment = moved(one, center);
        // Cell 0 lies beyond the land, as all that lies outside of the grid.
        const cell = Math.max(0, grid.cellWithin(segment));
        return isMeant(group, cell) ? { segment, ...tell(group.name, cell) } : [];
      }),
    );
  }

  #areClear(cellGroups: readonly CellGroup[], start: number): boolean {
    for (const { steps, bars_cell } of cellGroups)
      for (let index = 0; index < steps.length; index++)
        if (bars_cell[start + steps[index]!] === 1) return false;
    return true;
  }

  /** The shape is placed. */
  put(start: number): void {
    for (const { name, steps } of this.kinds) {
      const state = this.#surroundings.stateOf(name, 'placed');
      for (const step of steps) this.#surroundings.set(start + step, state);
    }
    for (const { name, steps } of this.wishes)
      for (const step of steps) this.#surroundings.claim(start + step, name);
  }

  /** The shape is removed. */
  take(start: number): void {
    for (const { steps } of this.kinds) for (const step of steps) this.#surroundings.free(start + step);
    for (const { name, steps } of this.wishes)
      for (const step of steps) this.#surroundings.unclaim(start + step, name);
  }
}

function moved({ q, r, k }: Segment, by: Hex): Segment {
  return { q: q + by.q, r: r + by.r, k };
}

function groups(
  hexes: readonly PaintedHex[],
  { grid }: Surroundings,
  barsOf: (name: string) => Uint8Array,
): CellGroup[] {
  const origin = grid.cellOf({ q: 0, r: 0, k: 0 });
  const segments_name = new Map<string, Segment[]>();
  for (const { kind, ...segment } of paintedSegments(hexes)) {
    const segments = segments_name.get(kind);
    if (segments) segments.push(segment);
    else segments_name.set(kind, [segment]);
  }
  return [...segments_name].map(([name, segments]) => ({
    name,
    segments,
    steps: Int32Array.from(segments, (segment) => grid.cellOf(segment) - origin),
    bars_cell: barsOf(name),
  }));
}

function isBarred({ bars_cell }: CellGroup, cell: number): boolean {
  return bars_cell[cell] === 1;
}

/** The name of what a cell is on which no kind stands. */
function placeOf(surroundings: Surroundings, cell: number): '@free' | '@country' | '@sea' {
  if (surroundings.isFree(cell)) return '@free';
  return surroundings.isCountry(cell) ? '@country' : '@sea';
}
