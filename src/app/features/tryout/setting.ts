import type { Library } from '../../../engine/city/library.ts';
import type { PatchNeighbor } from '../../../engine/tryout/patch.ts';
import { countSegments, type Schematic } from '../../../engine/schematic/schematic.ts';
import { ANY_POSE, UNMIRRORED, type PoseRules } from '../../../engine/schematic/pose.ts';
import { toLibrary, type Document } from '../../document/document.ts';
import type { PatchSetting } from './patch-order.ts';
import type { Neighbors } from './tryout-slice.ts';

/** Ids of the built-in pieces of the mix, with their weights. */
const MIX: Readonly<Record<string, number>> = {
  'town-house-1': 4,
  'town-house-2': 8,
  'town-house-2-wide': 8,
  'town-house-3': 8,
  'market-shop': 3,
  garden: 4,
  copse: 3,
  'well-court': 1,
};

/** Most segments of a neighbor. */
const LARGEST_NEIGHBOR = 40;

/** Kinds of streets where the recipe has none. */
const STREETS = { main: 'street', lane: 'lane', bridge: 'bridge' };

/**
 * The surroundings in which pieces are tried out.
 *
 * @param id of the piece that is tried out, which is none of them
 * @param builtIn the library that comes with Sixfold: its kinds are there where the user has none of their ids
 */
export function settingOf(
  document: Document,
  id: string,
  neighbors: Neighbors,
  builtIn: Library,
): PatchSetting {
  const library = toLibrary(document);
  const own = { ...library, schematics: library.schematics.filter((schematic) => schematic.id !== id) };
  const ids = new Set(own.kinds.map((kind) => kind.id));
  const known = new Set([id, ...own.schematics.map((schematic) => schematic.id)]);
  const kinds = [...own.kinds, ...builtIn.kinds.filter((kind) => !ids.has(kind.id))];
  const { streets } = document.recipe;
  const hasStreets =
    streets &&
    [streets.main, streets.lane, streets.bridge].every((street) => kinds.some((kind) => kind.id === street));
  return {
    kinds,
    neighbors: neighborsOf(document, neighbors, own, builtIn),
    pool: [...own.schematics, ...builtIn.schematics.filter((schematic) => !known.has(schematic.id))],
    streets: hasStreets ? streets : STREETS,
  };
}

function neighborsOf(
  { recipe }: Document,
  neighbors: Neighbors,
  own: Library,
  builtIn: Library,
): PatchNeighbor[] {
  const isSmall = ({ hexes }: Schematic) => countSegments(hexes) <= LARGEST_NEIGHBOR;
  switch (neighbors) {
    case 'same':
      return [];
    case 'mix':
      return builtIn.schematics.flatMap((schematic) => {
        const weight = MIX[schematic.id];
        return weight === undefined ? [] : { schematic, weight, max: null };
      });
    case 'recipe': {
      const byId = new Map(own.schematics.map((schematic) => [schematic.id, schematic]));
      return recipe.schematics.flatMap(({ id, weight, max }) => {
        const schematic = byId.get(id);
        return schematic && isSmall(schematic) && max !== 0 ? { schematic, weight, max } : [];
      });
    }
  }
}

/** The poses that the recipe allows a piece, or all: mirrored ones where the dial shows them. */
export function posesOf({ recipe }: Document, id: string, mirrored: boolean): PoseRules {
  const rule = recipe.schematics.find((one) => one.id === id);
  if (!rule) return mirrored ? ANY_POSE : UNMIRRORED;
  const { rotations, shifts, mirror } = rule;
  return { rotations, shifts, mirror };
}
