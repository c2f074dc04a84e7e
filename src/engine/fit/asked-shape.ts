import type { Hex } from '../hex/hex.ts';
import { orient, type Pose } from '../schematic/pose.ts';
import { paintedSegments, type Schematic } from '../schematic/schematic.ts';
import type { Surroundings } from './surroundings.ts';

/** Cells of a shape that share a kind or a condition, as steps from segment N of the hex of its center. */
interface CellGroup {
  /** The kind, or the text of the condition. */
  readonly name: string;
  readonly steps: Int32Array;
  /** 1 for every cell on which they may not lie. */
  readonly bars_cell: Uint8Array;
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
    this.kinds = groups(orient(hexes, pose), surroundings, (kind) => surroundings.barred(kind));
    this.wishes = groups(orient(around, pose), surroundings, (wish) => surroundings.unmet(wish));
  }

  /** The cell that the steps of a placement start from. */
  startOf(center: Hex): number {
    return this.#surroundings.grid.cellOf({ ...center, k: 0 });
  }

  /** Whether the shape meets its conditions and those of the pieces around it. */
  meets(start: number): boolean {
    return this.#areClear(this.wishes, start) && this.#areClear(this.kinds, start);
  }

  /** The cells where a condition does not hold, with its text: those that the shape asks for, then its own. */
  unmet(start: number): { readonly cell: number; readonly wanted: string | null }[] {
    const surroundings = this.#surroundings;
    return [
      ...barredCells(this.wishes, start, (name) => name),
      ...barredCells(this.kinds, start, (name, cell) =>
        surroundings.firstUnmet(cell, surroundings.stateOf(name, 'placed')),
      ),
    ];
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

function barredCells(
  cellGroups: readonly CellGroup[],
  start: number,
  wantedOn: (name: string, cell: number) => string | null,
) {
  return cellGroups.flatMap(({ name, steps, bars_cell }) =>
    Array.from(steps, (step) => start + step).flatMap((cell) =>
      bars_cell[cell] === 1 ? { cell, wanted: wantedOn(name, cell) } : [],
    ),
  );
}

function groups(
  hexes: ReturnType<typeof orient>,
  { grid }: Surroundings,
  barsOf: (name: string) => Uint8Array,
): CellGroup[] {
  const origin = grid.cellOf({ q: 0, r: 0, k: 0 });
  const steps_name = new Map<string, number[]>();
  for (const painted of paintedSegments(hexes)) {
    const step = grid.cellOf(painted) - origin;
    const steps = steps_name.get(painted.kind);
    if (steps) steps.push(step);
    else steps_name.set(painted.kind, [step]);
  }
  return [...steps_name].map(([name, steps]) => ({
    name,
    steps: Int32Array.from(steps),
    bars_cell: barsOf(name),
  }));
}
