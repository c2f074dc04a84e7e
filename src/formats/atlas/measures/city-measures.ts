import { countBuildings } from '../../../engine/city/buildings.ts';
import type { City } from '../../../engine/city/city.ts';
import { openAreas } from '../../../engine/city/open-areas.ts';
import type { ResolvedCity } from '../../../engine/city/resolve.ts';
import { countStreets, streetFigures } from '../../../engine/city/street-figures.ts';
import { Walks } from '../../../engine/city/walks.ts';
import { countHexes } from '../../../engine/land/row.ts';
import type { Measure, MeasureOf, PlainMeasure } from './measure.ts';

/** The values of measures by their names; `null` where a city has no such number. */
export type MeasureValues = Readonly<Record<string, number | null>>;

/** Works out measures of a city, in the given order. What several of them need is made once. */
export function cityMeasures(
  city: City,
  resolved: ResolvedCity,
  measures: readonly Measure[],
): MeasureValues {
  const parts = new CityParts(city, resolved);
  return Object.fromEntries(measures.map((measure) => [measure.name, valueOf(measure, parts)]));
}

function valueOf(measure: Measure, parts: CityParts): number | null {
  switch (measure.kind) {
    case 'plain':
      return plainValue(measure.name, parts);
    case 'near':
      return parts.walks.distance(measure.a, measure.b);
    case 'of':
      return valueOfId(measure.of, measure.id, parts);
  }
}

function plainValue(name: PlainMeasure, parts: CityParts): number | null {
  const { city } = parts;
  switch (name) {
    case 'hexes':
      return countHexes(city.land);
    case 'buildings':
      return [...parts.buildings.values()].reduce((sum, count) => sum + count, 0);
    case 'districts':
      return city.districts.length;
    case 'streets':
      return countStreets(city);
    case 'openAreas':
    case 'largestOpenArea':
      return parts.open[name];
    case 'blocks':
      return parts.streets.blocks;
    case 'meanBlock':
    case 'meanDetour': {
      const mean = parts.streets[name];
      return mean === null ? null : Math.round(10_000 * mean) / 10_000;
    }
  }
}

function valueOfId(of: MeasureOf, id: string, parts: CityParts): number {
  if (of === 'kind') return parts.buildings.get(id) ?? 0;
  const sizes = parts.city.districts.filter(({ group }) => group === id).map(({ rows }) => countHexes(rows));
  return of === 'district' ? sizes.reduce((sum, size) => sum + size, 0) : Math.max(0, ...sizes);
}

/** The parts of a city that measures follow from, each made when the first of them asks. */
class CityParts {
  readonly city: City;
  readonly #resolved: ResolvedCity;
  #walks: Walks | undefined;
  #buildings: ReadonlyMap<string, number> | undefined;
  #streets: ReturnType<typeof streetFigures> | undefined;
  #open: ReturnType<typeof openAreas> | undefined;

  constructor(city: City, resolved: ResolvedCity) {
    this.city = city;
    this.#resolved = resolved;
  }

  get walks(): Walks {
    return (this.#walks ??= new Walks(this.city, this.#resolved));
  }

  get buildings(): ReadonlyMap<string, number> {
    return (this.#buildings ??= countBuildings(this.city));
  }

  get streets(): ReturnType<typeof streetFigures> {
    const { board, kind_segment } = this.#resolved;
    return (this.#streets ??= streetFigures(this.city, board, kind_segment));
  }

  get open(): ReturnType<typeof openAreas> {
    return (this.#open ??= openAreas(this.city, this.#resolved));
  }
}
