import { allFits, why, type City, type Schematic } from 'sixfold';

/** Where one more copy of a schematic fits a city, and why it does not at the center of a placement. */
export function findRoom(city: City, schematic: Schematic): { places: number; reasons: readonly string[] } {
  const taken = city.placements[0];
  const reasons = taken ? why(city, schematic, taken).map(({ reason }) => reason) : [];
  return { places: allFits(city, schematic).length, reasons: [...new Set(reasons)] };
}
