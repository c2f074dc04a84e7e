import type { CityFile, LibraryFile } from './judge/city-file.ts';
import { restFaults, withinFaults } from './judge/ground-laws.ts';
import { nearFaults } from './judge/near-laws.ts';
import { claimFaults, reachFaults, statisticsFaults } from './judge/reach-laws.ts';
import { alignFaults, coverageFaults, ruleFaults } from './judge/rule-laws.ts';
import { Town } from './judge/town.ts';
import { wallFaults } from './judge/wall-laws.ts';

/**
 * Everything in which the file of a city breaks its recipe, read from the file alone, with no code of the engine. Each
 * fault begins with the name of its law and a colon.
 *
 * @param library the library of the recipe, to know of kinds that no piece in the city has
 */
export function townFaults(text: string, library?: LibraryFile): string[] {
  const town = new Town(JSON.parse(text) as CityFile);
  return [
    ...reachFaults(town),
    ...claimFaults(town),
    ...nearFaults(town, library),
    ...ruleFaults(town),
    ...alignFaults(town),
    ...withinFaults(town),
    ...wallFaults(town),
    ...restFaults(town),
    ...coverageFaults(town),
    ...statisticsFaults(town),
  ];
}
