import type { Placement } from '../schematic/placement.ts';
import { paintedSegments, type PaintedHex, type Schematic } from '../schematic/schematic.ts';
import { kindsOf, schematicsOf } from '../recipe/parts.ts';
import type { Recipe } from '../recipe/recipe.ts';

/** The parts of a city that stand before a recipe is carried out. */
export interface Standing {
  readonly placements: readonly Placement[];
  readonly schematics: readonly Schematic[];
  readonly ground?: readonly PaintedHex[];
  readonly walls?: readonly { readonly gates: readonly number[] }[];
}

/** Whether a city of a recipe can have the thing that a rule keeps its schematic near to, or far from. */
export function nearTargets(
  recipe: Recipe,
  schematics: readonly Schematic[],
  standing: Standing,
): (to: string) => boolean {
  let kinds: ReadonlySet<string> | undefined;
  const walls = recipe.walls ?? [];
  const standingWalls = standing.walls ?? [];
  return (to) => {
    switch (to) {
      case '@sea':
        return recipe.land.shape !== 'coast' || recipe.land.form !== 'inland';
      case '@edge':
      case '@center':
        return true;
      case '@street':
        return recipe.streets !== undefined;
      case '@wall':
        return walls.length > 0 || standingWalls.length > 0;
      case '@gate':
        return (
          walls.some(({ gates }) => gates !== undefined && gates.pieces.length > 0) ||
          standingWalls.some(({ gates }) => gates.length > 0)
        );
      default:
        // Most recipes ask for no kind, and a city can have many placements.
        return (kinds ??= kindsToStand(recipe, schematics, standing)).has(to);
    }
  };
}

/** The ids of all kinds that can stand in a city of a recipe, or stand already. */
function kindsToStand(
  recipe: Recipe,
  schematics: readonly Schematic[],
  { placements, schematics: ofStanding, ground = [] }: Standing,
): ReadonlySet<string> {
  const rules = recipe.schematics.filter(({ max }) => max !== 0);
  const made = schematicsOf({ ...recipe, schematics: rules });
  const placed = new Set(placements.map(({ schematic }) => schematic));
  const painted = [
    ...schematics.filter(({ id }) => made.has(id)),
    ...ofStanding.filter(({ id }) => placed.has(id)),
    { hexes: ground },
  ];
  const kinds = painted.flatMap(({ hexes }) => paintedSegments(hexes).map(({ kind }) => kind));
  return new Set([...kindsOf(recipe), ...kinds]);
}
