import { createBoard, stamp, type Board } from '../../src/engine/board/board.ts';
import type { City } from '../../src/engine/city/city.ts';
import { generate, type Generated } from '../../src/engine/generate/generate.ts';
import { RULE_DEFAULTS, type FillRecipe, type Recipe } from '../../src/engine/recipe/recipe.ts';
import { orient } from '../../src/engine/schematic/pose.ts';
import type { PaintedHex } from '../../src/engine/schematic/schematic.ts';
import { SIX } from './shapes.ts';

/** A hexagon of land for the six shapes. */
export function sixRecipe(radius: number, fill: FillRecipe, seed: number): Recipe {
  return {
    seed,
    land: { shape: 'hexagon', radius },
    districts: { method: 'none' },
    schematics: SIX.schematics.map(({ id }) => ({ ...RULE_DEFAULTS, id })),
    fill,
  };
}

/** Largest first, until nothing fits. */
export const UNTIL_FULL: FillRecipe = { method: 'largest-first', coverage: 1 };

/** Schematics in turn by chance, until half of the segments are covered. */
export const UNTIL_HALF: FillRecipe = { method: 'weighted', coverage: 0.5 };

/** @throws Error when the recipe cannot be met: a mistake of the benchmark */
export function generated(recipe: Recipe): Extract<Generated, { ok: true }> & { readonly value: City } {
  const made = generate(recipe, SIX);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made;
}

/** The board of a city of the six shapes. */
export function boardOf({ land, placements }: Pick<City, 'land' | 'placements'>): Board {
  const board = createBoard(land);
  const posed = new Map<string, PaintedHex[]>();
  const shapes = new Map(SIX.schematics.map(({ id, hexes }) => [id, hexes]));
  for (const placement of placements) {
    const { schematic, mirror, rotation, shift } = placement;
    const key = `${schematic} ${mirror} ${rotation} ${shift}`;
    let hexes = posed.get(key);
    if (!hexes) posed.set(key, (hexes = orient(shapes.get(schematic)!, placement)));
    stamp(board, hexes, placement, placement.id);
  }
  return board;
}
