import { hexagonLand } from '../../engine/land/shapes.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import type { CityDocument, Document, ParkedCity } from './document.ts';

/** Hexes from the middle of the land to its edge. */
const RADIUS = 9;

const BARE: Recipe = {
  seed: 1,
  land: { shape: 'hexagon', radius: RADIUS },
  districts: { method: 'none' },
  schematics: [],
  fill: { method: 'weighted', coverage: 1 },
};

/** Whether a city is land with nothing on it. */
export function isBare({ placements, ground = [], districts, walls = [] }: CityDocument): boolean {
  return (
    Object.values(placements).every((chunk) => Object.keys(chunk).length === 0) &&
    ground.length + districts.length + walls.length === 0
  );
}

/** A city of land with nothing on it. */
export function emptyCity(
  { kinds, city: { engine } }: Document,
  recipe: Recipe = BARE,
  groupColors: ParkedCity['groupColors'] = {},
): ParkedCity {
  return {
    recipe,
    groupColors,
    city: {
      engine,
      recipe: null,
      kinds,
      schematics: {},
      land: hexagonLand(RADIUS),
      districts: [],
      placements: {},
    },
  };
}
