import type { FootprintRule } from '../../../engine/schematic/kind.ts';
import { columnOf, holdsWithout, stripOf, type CellBox, type CellKey, type Cells } from './cells.ts';
import { Tiling } from './tiling.ts';

/** A building on the cells of a live picture. */
export interface LiveBuilding {
  readonly id: number;
  /** Number of its kind. */
  readonly kind: number;
  /** The footprint that formed the building; `broken`: a segment of a `tile` kind that belongs to no tile. */
  readonly form: FootprintRule | 'broken';
  /** One of its cells; the upper left one for a tile. */
  readonly anchor: CellKey;
  /** Number of its segments. */
  readonly size: number;
  readonly box: CellBox;
}

/** The changes that an edit made to the buildings. */
export interface BuildingChanges {
  readonly gone: readonly LiveBuilding[];
  readonly made: readonly LiveBuilding[];
  /** The buildings that stay and share a side or a corner with a changed cell. */
  readonly touched: readonly LiveBuilding[];
}

/** Value in place of an id: the building of the cell is not found yet. */
const LOOSE = -1;

/**
 * The buildings of a shape that is being edited: the same as `findBuildings` finds, but the time of an edit grows only
 * with the buildings that it changes. An area that splits, or merges with another, is flooded again as a whole, which
 * takes nanoseconds per cell.
 */
export class LiveBuildings {
  readonly #cells: Cells;
  readonly #ruleOf: (kind: number) => FootprintRule;
  readonly #tiling: Tiling;
  readonly #buildings = new Map<number, LiveBuilding>();
  #lastId = 0;

  /** @param ruleOf the footprint of a kind, by its number */
  constructor(cells: Cells, ruleOf: (kind: number) => FootprintRule) {
    this.#cells = cells;
    this.#ruleOf = ruleOf;
    this.#tiling = new Tiling(cells, (kind) => ruleOf(kind) === 'tile');
  }

  /**
   * Updates the buildings after cells have changed.
   *
   * @param before the previous kind of each changed cell
   */
  update(before: ReadonlyMap<CellKey, number>): BuildingChanges {
    const { building_cell, kind_cell } = this.#cells;
    const gone = new Map<number, LiveBuilding>();
    const altered = new Set<number>();
    const loose: number[] = [];
    const dissolve = (id: number) => {
      const building = this.#buildings.get(id);
      if (!building) return;
      this.#buildings.delete(id);
      if (!altered.delete(id)) gone.set(id, building);
      for (const slot of this.#relabel(building, LOOSE)) loose.push(slot);
    };
    const alter = (id: number, by: (old: LiveBuilding) => LiveBuilding) => {
      const old = this.#buildings.get(id)!;
      this.#buildings.set(id, by(old));
      if (altered.has(id)) return;
      altered.add(id);
      gone.set(id, old);
    };
    const slots = Array.from(before.keys(), (key) => this.#cells.slotOf(key));
    for (const slot of slots) {
      const id = building_cell[slot]!;
      if (id <= 0) continue;
      const { form, size } = this.#buildings.get(id)!;
      if (form === 'area' && size > 1 && holdsWithout(this.#cells, slot)) {
        building_cell[slot] = 0;
        alter(id, (old) => this.#without(old, slot));
      } else dissolve(id);
    }
    for (const key of this.#tiling.update(before))
      for (const slot of this.#tileSlots(key)) dissolve(building_cell[slot]!);
    for (const slot of slots) building_cell[slot] = 0;
    for (const slot of slots) {
      const kind = kind_cell[slot]!;
      if (kind === 0) continue;
      const around = this.#ruleOf(kind) === 'area' ? this.#sameAround(slot, kind) : [];
      if (around.length === 1 && around[0] !== LOOSE) {
        building_cell[slot] = around[0]!;
        alter(around[0]!, (old) => withCell(old, this.#cells.keyOf(slot)));
      } else {
        for (const id of around) dissolve(id);
        building_cell[slot] = LOOSE;
        loose.push(slot);
      }
    }
    const made = this.#settle(loose);
    for (const id of altered) made.push(this.#buildings.get(id)!);
    return { gone: [...gone.values()], made, touched: this.#touched(slots, made) };
  }

  /** The buildings around slots, without new ones. */
  #touched(slots: readonly number[], made: readonly LiveBuilding[]): LiveBuilding[] {
    const ids = new Set<number>();
    for (const slot of slots)
      for (const other of this.#cells.touching(slot)) ids.add(this.#cells.building_cell[other]!);
    ids.delete(0);
    for (const { id } of made) ids.delete(id);
    return Array.from(ids, (id) => this.#buildings.get(id)!);
  }

  /** The buildings of some kinds that lie within some steps from cells, each step onto a cell of these kinds. */
  within(steps: number, keys: Iterable<CellKey>, isOf: (kind: number) => boolean): Set<LiveBuilding> {
    const { kind_cell, building_cell } = this.#cells;
    const slots = new Set(Array.from(keys, (key) => this.#cells.slotOf(key)));
    const found = new Set<LiveBuilding>();
    let last = [...slots];
    for (let step = 0; step < steps; step++) {
      const next = last.flatMap((slot) => this.#cells.beside(slot)).filter((slot) => isOf(kind_cell[slot]!));
      last = next.filter((slot) => !slots.has(slot) && slots.add(slot));
      for (const slot of last) found.add(this.#buildings.get(building_cell[slot]!)!);
    }
    return found;
  }

  /** The ids of the buildings of a kind beside a slot, each once; cells whose building is not found yet have none. */
  #sameAround(slot: number, kind: number): number[] {
    const { building_cell, kind_cell } = this.#cells;
    const ids: number[] = [];
    for (const other of this.#cells.beside(slot)) {
      const id = building_cell[other]!;
      if (kind_cell[other] === kind && id !== 0 && !ids.includes(id)) ids.push(id);
    }
    return ids;
  }

  /** An area without one of its cells. Its box may be larger than necessary. */
  #without(old: LiveBuilding, slot: number): LiveBuilding {
    const size = old.size - 1;
    if (this.#cells.slotOf(old.anchor) !== slot) return { ...old, size };
    const next = this.#cells.beside(slot).find((other) => this.#cells.building_cell[other] === old.id);
    return { ...old, size, anchor: this.#cells.keyOf(next!) };
  }

  /** The slots of a building. */
  slotsOf(building: LiveBuilding): number[] {
    const { id, form } = building;
    if (form !== 'area') return this.#relabel(building, id);
    const slots = this.#relabel(building, -id);
    for (const slot of slots) this.#cells.building_cell[slot] = id;
    return slots;
  }

  /** Writes another id on all cells of a building, and returns their slots. */
  #relabel({ id, anchor, form }: LiveBuilding, other: number): number[] {
    const { building_cell } = this.#cells;
    const start = this.#cells.slotOf(anchor);
    if (form === 'area') return this.#flood(start, id, other, undefined);
    const slots = form === 'tile' ? this.#tileSlots(anchor) : [start];
    for (const slot of slots) building_cell[slot] = other;
    return slots;
  }

  /** Finds the building of each cell that has none. */
  #settle(loose: readonly number[]): LiveBuilding[] {
    const { kind_cell, building_cell } = this.#cells;
    const made: LiveBuilding[] = [];
    for (const slot of loose) {
      const kind = kind_cell[slot]!;
      if (building_cell[slot] !== LOOSE) continue;
      const rule = this.#ruleOf(kind);
      const tile = rule === 'tile' ? this.#tiling.tileOn(slot) : undefined;
      const id = ++this.#lastId;
      const slots =
        rule === 'area'
          ? this.#flood(slot, LOOSE, id, kind)
          : tile === undefined
            ? [slot]
            : this.#tileSlots(tile);
      made.push(this.#make(id, slots, kind, rule === 'tile' && tile === undefined ? 'broken' : rule));
    }
    return made;
  }

  #make(id: number, slots: readonly number[], kind: number, form: LiveBuilding['form']): LiveBuilding {
    let [top, left, bottom, right] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const slot of slots) {
      this.#cells.building_cell[slot] = id;
      const key = this.#cells.keyOf(slot);
      const [strip, column] = [stripOf(key), columnOf(key)];
      if (strip < top) top = strip;
      if (strip > bottom) bottom = strip;
      if (column < left) left = column;
      if (column > right) right = column;
    }
    const anchor = this.#cells.keyOf(slots[0]!);
    const building = { id, kind, form, anchor, size: slots.length, box: { top, left, bottom, right } };
    this.#buildings.set(id, building);
    return building;
  }

  /** The six slots of the tile whose upper left sixth is at a key. */
  #tileSlots(key: CellKey): number[] {
    const slot = this.#cells.slotOf(key);
    const below = slot + this.#cells.stride;
    return [slot, slot + 1, slot + 2, below, below + 1, below + 2];
  }

  /**
   * Writes the id `to` on all cells with the id `from` that are connected with `start`.
   *
   * @param kind the kind that the cells must have; any when `undefined`
   */
  #flood(start: number, from: number, to: number, kind: number | undefined): number[] {
    const { building_cell, kind_cell } = this.#cells;
    const slots = [start];
    building_cell[start] = to;
    for (const slot of slots)
      for (const next of this.#cells.beside(slot))
        if (building_cell[next] === from && (kind === undefined || kind_cell[next] === kind)) {
          building_cell[next] = to;
          slots.push(next);
        }
    return slots;
  }
}

/** An area with another cell. */
function withCell(old: LiveBuilding, key: CellKey): LiveBuilding {
  const [strip, column] = [stripOf(key), columnOf(key)];
  const { top, left, bottom, right } = old.box;
  const box = {
    top: Math.min(top, strip),
    left: Math.min(left, column),
    bottom: Math.max(bottom, strip),
    right: Math.max(right, column),
  };
  return { ...old, size: old.size + 1, box };
}
