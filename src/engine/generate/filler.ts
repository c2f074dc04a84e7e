import { stamp, type Board } from '../board/board.ts';
import type { Placement } from '../city/city.ts';
import { centerAt } from '../fit/shape.ts';
import type { RandomStream } from '../random/stream.ts';
import { countSegments, type Schematic } from '../schematic/schematic.ts';
import { Candidates } from './candidates.ts';
import type { SchematicRule } from './recipe.ts';

/** A rule of the recipe while its city is filled. */
export interface Supply {
  readonly rule: SchematicRule;
  readonly segments: number;
  readonly candidates: Candidates;
  placed: number;
}

/** A board while it is filled, what was placed, and what may come. */
export interface Filling {
  readonly board: Board;
  readonly supplies: readonly Supply[];
  readonly placements: Placement[];
}

export function createSupply(board: Board, rule: SchematicRule, schematic: Schematic): Supply {
  return {
    rule,
    segments: countSegments(schematic.hexes),
    candidates: new Candidates(board, schematic, rule),
    placed: 0,
  };
}

/** Supplies by descending number of segments; equal ones in the order of the recipe. */
export function largestFirst(supplies: readonly Supply[]): Supply[] {
  return [...supplies].sort((a, b) => b.segments - a.segments);
}

/** Stamps one more of a schematic, uniformly among its placements that fit; false when none fits. */
export function placeOne({ board, placements }: Filling, supply: Supply, random: RandomStream): boolean {
  const choice = supply.candidates.draw(random);
  if (!choice) return false;
  const { shape, slot } = choice;
  const { mirror, rotation, shift } = shape.pose;
  const at = centerAt(board, shape, slot);
  const id = placements.length + 1;
  stamp(board, shape.hexes, at, id);
  placements.push({ id, schematic: supply.rule.id, ...at, mirror, rotation, shift, locked: false });
  supply.placed++;
  return true;
}
