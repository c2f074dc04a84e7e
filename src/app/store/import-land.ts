import { castDraft, type Draft } from 'immer';
import { clipDistricts } from '../../engine/land/clip-districts.ts';
import { countHexes, type LandRow } from '../../engine/land/row.ts';
import { countSegments } from '../../engine/schematic/schematic.ts';
import { fromChunks } from '../document/chunked.ts';
import type { Document, ParkedCity } from '../document/document.ts';
import { landRecipe } from '../../formats/text-map/land-recipe.ts';

/** The parts of a recipe that some land may not meet, by their numbers. */
export interface Limits {
  /** Schematics with a minimum. */
  readonly minimums: number;
  /** Schematics that stand in some groups of districts only. */
  readonly groups: number;
  /** Rivers, walls, streets, rest and reach, each once. */
  readonly town: number;
  /** Whether Generate makes districts. */
  readonly districts: boolean;
}

/** The work that imported land concerns: it replaces the city, and districts and limits can be kept. */
export interface LandImport {
  /** Hexes of the imported land. */
  readonly hexes: number;
  readonly placements: number;
  /** How many of the placements are locked. */
  readonly locked: number;
  /** Segments of ground. */
  readonly ground: number;
  /** Hexes of land that was drawn or imported before; 0 where Generate makes it again. */
  readonly drawn: number;
  readonly districts: number;
  /** How many of the districts reach onto the imported land. */
  readonly reaching: number;
  readonly limits: Limits;
}

/** Counts the work that imported land concerns. */
export function countLandImport({ city, recipe }: Document, land: readonly LandRow[]): LandImport {
  const placements = fromChunks(city.placements);
  const { rivers, walls, streets, rest, reach } = recipe;
  const town = [rivers, walls?.[0], streets, rest, reach].filter((part) => part !== undefined);
  const reaching = new Set(clipDistricts(city.districts, land).map(({ id }) => id));
  return {
    hexes: countHexes(land),
    placements: placements.length,
    locked: placements.filter(({ locked }) => locked).length,
    ground: countSegments(city.ground ?? []),
    drawn: recipe.land.shape === 'rows' ? countHexes(city.land) : 0,
    districts: city.districts.length,
    reaching: city.districts.filter(({ id }) => reaching.has(id)).length,
    limits: {
      minimums: recipe.schematics.filter(({ min }) => min > 0).length,
      groups: recipe.schematics.filter(({ groups }) => groups !== null).length,
      town: town.length,
      districts: recipe.districts.method !== 'none',
    },
  };
}

/** Whether imported land replaces anything, or leaves anything to decide. */
export function concernsWork(found: LandImport): boolean {
  const { placements, ground, drawn, districts, limits } = found;
  return placements + ground + drawn + districts + limits.groups > 0 || canKeep(found);
}

/** Whether the imported land has districts, now or after Generate, so that groups can be kept. */
export function hasDistricts({ reaching, limits }: Pick<LandImport, 'reaching' | 'limits'>): boolean {
  return reaching > 0 || limits.districts;
}

/** Whether there are districts or limits to keep. */
export function canKeep({ reaching, limits }: Pick<LandImport, 'reaching' | 'limits'>): boolean {
  return hasDistricts({ reaching, limits }) || limits.minimums + limits.town > 0;
}

/** Puts imported land with nothing on it in place of the city; `isKept` as for {@link landCity}. */
export function importLand(
  draft: Draft<Document>,
  document: Document,
  land: readonly LandRow[],
  isKept: boolean,
): void {
  const { city, recipe } = landCity(document, land, isKept);
  draft.city = castDraft(city);
  draft.recipe = castDraft(recipe);
}

/** Puts land with nothing on it in place of the city, and makes the recipe build on it. */
export function layBareLand(draft: Draft<Document>, document: Document, land: readonly LandRow[]): void {
  importLand(draft, document, land, false);
}

/**
 * A city of land with nothing on it, and a recipe that builds on that land by the rules of the open city.
 *
 * @param isKept whether the districts of the open city stay as far as they reach onto the land, and the limits of its
 *   recipe, groups only where there can be districts; else the recipe is one that can be met on any land
 */
export function landCity(
  { city: { engine, kinds, districts: before }, recipe }: Document,
  land: readonly LandRow[],
  isKept: boolean,
): Pick<ParkedCity, 'city' | 'recipe'> {
  const bare = { engine, recipe: null, kinds, schematics: {}, land, districts: [], placements: {} };
  if (!isKept) return { city: bare, recipe: landRecipe(recipe, land) };
  const districts = clipDistricts(before, land);
  const schematics =
    districts.length > 0 || recipe.districts.method !== 'none'
      ? recipe.schematics
      : recipe.schematics.map((rule) => ({ ...rule, groups: null }));
  return {
    city: { ...bare, districts },
    recipe: { ...recipe, schematics, land: { shape: 'rows', rows: land } },
  };
}
