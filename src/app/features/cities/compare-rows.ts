import type { TownFigures } from '../../cityview/count-town.ts';
import { CityCounter, type CityFigures } from '../../cityview/city-counter.ts';
import { CityView } from '../../cityview/city-view.ts';
import type { CityDocument } from '../../document/document.ts';
import * as words from './words.ts';

/** A figure of two cities; `null` where a city has none of it. */
export interface CompareRow {
  readonly id: string;
  readonly name: string;
  readonly left: number | null;
  readonly right: number | null;
}

/** The counts of a city, and the figures of its town, if it has one. */
export interface ComparedFigures extends CityFigures {
  readonly town: TownFigures | null;
}

const figures = new WeakMap<CityDocument, CityFigures>();

/** The figures of a city, counted once for each state of it. */
export function figuresOf(city: CityDocument): CityFigures {
  let counted = figures.get(city);
  if (!counted) figures.set(city, (counted = new CityCounter().count(city, new CityView(city).board)));
  return counted;
}

type Reader = (figures: ComparedFigures) => number | null;

const ofTown =
  (read: (town: TownFigures) => number | null): Reader =>
  ({ town }) =>
    town && read(town);

const FIGURES: readonly (readonly [name: string, read: Reader])[] = [
  [words.hexes, ({ statistics }) => statistics.hexes],
  [words.coveredFigure, ({ statistics }) => Math.round(1000 * statistics.coverage) / 10],
  [words.placementsFigure, ({ statistics }) => sum(statistics.perSchematic)],
  [words.buildings, ({ buildings }) => sum(buildings)],
  [words.districts, ({ city }) => city.districts.length],
  [words.groundFigure, ({ ground, town }) => town && ground],
  [words.streets, ofTown(({ streets }) => streets)],
  [words.publicAreas, ofTown(({ publicAreas }) => publicAreas)],
  [words.doors, ofTown(({ doors }) => doors)],
  [words.doorsReached, ofTown(({ doorsReached }) => doorsReached)],
  [words.walls, ofTown(({ walls }) => walls.of)],
  [words.wallsClosed, ofTown(({ walls }) => walls.closed)],
  [words.blocks, ofTown(({ blocks }) => blocks)],
  [words.detour, ofTown(({ meanDetour }) => meanDetour && Math.round(100 * meanDetour) / 100)],
];

/** The figures of two cities beside each other: of the whole, then the placements of each schematic by name. */
export function compareRows(left: ComparedFigures, right: ComparedFigures): readonly CompareRow[] {
  const whole = FIGURES.map(([name, read]): CompareRow => ({
    id: name,
    name,
    left: read(left),
    right: read(right),
  })).filter((row) => row.left !== null || row.right !== null);
  const [ofLeft, ofRight] = [left.statistics.perSchematic, right.statistics.perSchematic];
  const nameOf = (id: string) => (left.city.schematics[id] ?? right.city.schematics[id])?.name ?? id;
  const schematics = [...new Set([...ofLeft.keys(), ...ofRight.keys()])].map((id): CompareRow => ({
    id: `schematic ${id}`,
    name: nameOf(id),
    left: ofLeft.get(id) ?? 0,
    right: ofRight.get(id) ?? 0,
  }));
  return [...whole, ...schematics.sort((a, b) => a.name.localeCompare(b.name, 'en'))];
}

function sum(counts: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}
