import { readCity } from 'sixfold';

/** The number of placements of each schematic in a city file; throws an error with all problems of a bad file. */
export function countPlacements(text: string): ReadonlyMap<string, number> {
  const read = readCity(text);
  if (!read.ok) throw new Error(read.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const counts = new Map<string, number>();
  for (const { schematic } of read.value.placements) counts.set(schematic, (counts.get(schematic) ?? 0) + 1);
  return counts;
}
