import {
  allFits,
  builtInLibrary,
  cityBuildings,
  cityHexes,
  distinctPoses,
  generate,
  orient,
  presets,
  reach,
  reroll,
  readRecipe,
  survey,
  why,
  writeCity,
  type City,
  type Recipe,
} from 'sixfold';
import { readCity, writeGltf, writeTiledFiles, writeRecipe, writeSchematic } from 'sixfold/formats';

/** The whole face of the package in one program: prints what a test compares. */
const recipe: Recipe = { ...presets['hamlet']!, seed: 3 };
const read = readRecipe(writeRecipe(recipe));
if (!read.ok) throw new Error(read.problems[0]?.message);
const made = generate(read.value, builtInLibrary);
if (!made.ok) throw new Error(made.problems[0]?.message);
const city: City = made.value;
const house = builtInLibrary.schematics.find(({ id }) => id === 'house')!;
const again = reroll(city, builtInLibrary, { result: 2 });
const back = readCity(writeCity(city));
const model = writeGltf(city);
const refused = readRecipe('{"format": "sixfold/recipe", "version": 1, "seed": -1}');
console.log(
  JSON.stringify({
    text: writeCity(city),
    turned: writeSchematic(orient(house, { rotation: 2, shift: 1 })),
    poses: distinctPoses(house).length,
    fits: allFits(city, house).length,
    hexes: cityHexes(city).length,
    doors: cityBuildings(city).flatMap(({ doors }) => doors).length,
    blocked: why(city, house, { q: 999, r: 0 }).map(({ reason }) => reason),
    reach: reach(city),
    rolled: again.ok && writeCity(again.value) !== writeCity(city),
    read: back.ok && writeCity(back.value) === writeCity(city),
    refused: refused.ok ? null : refused.problems.map(({ path }) => path),
    lines: [...survey(recipe, builtInLibrary, [3, 4])].map(({ seed, ok }) => ({ seed, ok })),
    files: writeTiledFiles(city).ok,
    model: model.ok && new Blob([model.value]).size === model.value.length,
  }),
);
