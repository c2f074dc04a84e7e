import type { CellKey, Cells } from './cells.ts';
import { cellKey, columnOf, stripOf } from './cells.ts';

/**
 * The tiles of a shape, updated cell by cell.
 *
 * `findBuildings` takes tiles away in reading order. The key of a tile is its upper left sixth, a triangle with apex
 * up; the tile covers (strip, column .. column + 2) and the same columns of the next strip. Three possible tiles before
 * it in reading order overlap it. There is a tile when its six segments are of one kind and none of these three is a
 * tile:
 *
 *     (strip, column - 2)   (strip - 1, column - 1)   (strip - 1, column + 1)
 *
 * An edit tests this again, from the first tile over the changed cells on, as long as results change.
 */
export class Tiling {
  readonly #cells: Cells;
  readonly #isTile: (kind: number) => boolean;

  /** @param isTile whether a kind, by its number, has the footprint `tile` */
  constructor(cells: Cells, isTile: (kind: number) => boolean) {
    this.#cells = cells;
    this.#isTile = isTile;
  }

  /**
   * @param before the previous kind of each changed cell
   * @returns the upper left sixths of tiles that were added or removed
   */
  update(before: ReadonlyMap<CellKey, number>): CellKey[] {
    const cells = this.#cells;
    const waiting = new KeyQueue();
    for (const [key, old] of before) {
      const kind = cells.kind_cell[cells.slotOf(key)]!;
      if (!this.#makesTiles(old) && !this.#makesTiles(kind)) continue;
      const [strip, column] = [stripOf(key), columnOf(key)];
      for (let up = strip - 1; up <= strip; up++)
        for (let left = column - 2; left <= column; left++)
          if (((up + left) & 1) === 0) waiting.add(cellKey(up, left));
    }
    const changed: CellKey[] = [];
    for (let key = waiting.take(); key !== undefined; key = waiting.take()) {
      const slot = cells.slotOf(key);
      const stands = this.#stands(slot) ? 1 : 0;
      if (cells.tile_cell[slot] === stands) continue;
      cells.tile_cell[slot] = stands;
      changed.push(key);
      const [strip, column] = [stripOf(key), columnOf(key)];
      for (const next of [
        cellKey(strip, column + 2),
        cellKey(strip + 1, column - 1),
        cellKey(strip + 1, column + 1),
      ])
        if (this.#makesTiles(cells.kind_cell[cells.slotOf(next)]!)) waiting.add(next);
    }
    return changed;
  }

  /** The upper left sixth of the tile that covers a slot, if there is one. */
  tileOn(slot: number): CellKey | undefined {
    const { tile_cell, stride } = this.#cells;
    for (const start of [slot - 2, slot - 1, slot, slot - stride - 2, slot - stride - 1, slot - stride])
      if (tile_cell[start] === 1) return this.#cells.keyOf(start);
    return undefined;
  }

  #makesTiles(kind: number): boolean {
    return kind !== 0 && this.#isTile(kind);
  }

  #stands(slot: number): boolean {
    const { kind_cell, tile_cell, stride } = this.#cells;
    const kind = kind_cell[slot]!;
    if (!this.#makesTiles(kind)) return false;
    const below = slot + stride;
    for (const part of [slot + 1, slot + 2, below, below + 1, below + 2])
      if (kind_cell[part] !== kind) return false;
    const above = slot - stride;
    return tile_cell[slot - 2] === 0 && tile_cell[above - 1] === 0 && tile_cell[above + 1] === 0;
  }
}

/** A queue of keys, each once, the least first. */
class KeyQueue {
  readonly #heap: CellKey[] = [];
  readonly #held = new Set<CellKey>();

  add(key: CellKey): void {
    if (this.#held.has(key)) return;
    this.#held.add(key);
    const heap = this.#heap;
    let i = heap.push(key) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (heap[parent]! <= key) break;
      heap[i] = heap[parent]!;
      i = parent;
    }
    heap[i] = key;
  }

  take(): CellKey | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined) return undefined;
    this.#held.delete(first);
    if (heap.length === 0) return first;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child++;
      if (heap[child]! >= last) break;
      heap[i] = heap[child]!;
      i = child;
    }
    heap[i] = last;
    return first;
  }
}
