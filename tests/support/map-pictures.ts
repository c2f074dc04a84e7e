import { readLibrary } from '../../src/cli/library.ts';
import type { City } from '../../src/engine/city/city.ts';
import type { LandRecipe } from '../../src/engine/recipe/recipe.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import type { MapLook } from '../../src/formats/picture/map/look.ts';
import { cityMapSource } from '../../src/formats/picture/map/city-map.ts';
import type { MapSource } from '../../src/formats/picture/map/lattice.ts';
import { MARKS_REACH } from '../../src/formats/picture/map/map-layers.ts';
import { grownBounds } from '../../src/formats/picture/picture.ts';
import { cityBounds, cityDrawing } from '../../src/formats/svg/drawing.ts';
import { fittingScale } from '../../src/formats/svg/size.ts';
import { svgPieces } from '../../src/formats/svg/write.ts';
import { readPresets } from './presets.ts';

/** The look of a map by day. */
export const MAP: MapLook = { mood: 'day', warp: true };

/** The parts of a city that its map is made of, as far as its picture shows it. */
export function mapSourceOf(city: City): MapSource {
  return cityMapSource(city, grownBounds(cityBounds(city, MAP), MARKS_REACH));
}

/** The city of a preset, on its own land or another. */
export function townOf(name: string, seed: number, land?: LandRecipe): City {
  const preset = readPresets().find((one) => one.name === name)!;
  const recipe = { ...preset.recipe, seed, ...(land && { land }) };
  const made = generate(recipe, readLibrary('schematics'));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

/** The picture of a city, 1400 pixels wide: its map, or its plan without a look. */
export function pictureOf(city: City, map: MapLook | undefined): string {
  const scale = fittingScale(cityBounds(city, map), { width: 1400, height: Infinity });
  return svgOf(city, scale, map);
}

export function svgOf(city: City, scale: number, map: MapLook | undefined): string {
  const options = { scale, transparent: false, districts: false, hexLines: false };
  return [...svgPieces(cityDrawing(city, map ? { ...options, map } : options))].join('');
}
