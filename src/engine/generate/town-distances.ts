import { hexOf, isLand, SEA, slotOf, type Occupancy } from '../board/board.ts';
import { DistanceField, SeaDistances, type Distances } from '../fit/distances.ts';
import type { Surroundings } from '../fit/surroundings.ts';
import { neighbor, DIRECTIONS, type Hex } from '../hex/hex.ts';
import type { TownPlan } from './town-plan.ts';

/** The hex distances to the places of a town that is being generated. */
export class TownDistances implements Distances {
  readonly #occupancy: Occupancy;
  readonly #plan: TownPlan;
  readonly #surroundings: Surroundings;
  readonly #known = new Map<string, { readonly changes: number; readonly field: DistanceField }>();
  #hasStreets = false;

  constructor(occupancy: Occupancy, plan: TownPlan, surroundings: Surroundings) {
    this.#occupancy = occupancy;
    this.#plan = plan;
    this.#surroundings = surroundings;
  }

  /** Streets are laid: from now on the distance to them counts. */
  streetsAreLaid(): void {
    this.#hasStreets = true;
  }

  to(place: string): DistanceField | null {
    if (place === '@street' && !this.#hasStreets) return null;
    const changes = this.changesOf(place);
    const known = this.#known.get(place);
    if (known?.changes === changes) return known.field;
    const slots = this.#slotsOf(place);
    const field =
      place === '@sea'
        ? new SeaDistances(this.#occupancy, slots, this.#isSea)
        : new DistanceField(this.#occupancy, slots);
    this.#known.set(place, { changes, field });
    return field;
  }

  changesOf(place: string): number {
    return place.startsWith('@') ? 0 : this.#surroundings.changesOf(place);
  }

  #slotsOf(place: string): Iterable<number> {
    const { grid, lines, middle } = this.#plan;
    const slotsOfCells = (cells: Iterable<number>) =>
      Array.from(cells, (cell) => slotOf(this.#occupancy, grid.segmentOf(cell)));
    switch (place) {
      case '@center':
        return [this.#slotNear(middle)];
      case '@sea':
        return this.#edge(this.#isSea);
      case '@edge':
        return this.#edge(() => true);
      case '@wall':
        return slotsOfCells(lines.walls);
      case '@gate':
        return slotsOfCells(lines.gates);
      case '@street':
        return slotsOfCells(this.#surroundings.cellsOf('street', null));
      default:
        return slotsOfCells(this.#surroundings.cellsOf(null, place));
    }
  }

  /** Whether a hex off the land, or on it, is sea. */
  readonly #isSea = (hex: Hex): boolean => !isLand(this.#occupancy, hex) && !this.#plan.grid.country.has(hex);

  /** The slots of land beside other hexes of some sort off the land. */
  #edge(isMeant: (hex: Hex) => boolean): number[] {
    const { mask_hex } = this.#occupancy;
    const slots: number[] = [];
    mask_hex.forEach((mask, slot) => {
      if (mask === SEA) return;
      const hex = hexOf(this.#occupancy, slot);
      const isEdge = DIRECTIONS.some((direction) => {
        const beside = neighbor(hex, direction);
        const next = slotOf(this.#occupancy, beside);
        return (next < 0 || mask_hex[next] === SEA) && isMeant(beside);
      });
      if (isEdge) slots.push(slot);
    });
    return slots;
  }

  #slotNear({ x, y }: { readonly x: number; readonly y: number }): number {
    const { grid } = this.#plan;
    let [best, least] = [0, Infinity];
    this.#occupancy.mask_hex.forEach((mask, slot) => {
      if (mask === SEA) return;
      const point = grid.pointOf(grid.cellOf({ ...hexOf(this.#occupancy, slot), k: 3 }));
      const far = (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y);
      if (far < least) [best, least] = [slot, far];
    });
    return best;
  }
}
