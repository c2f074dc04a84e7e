import type { City } from '../../../engine/city/city.ts';
import { generate } from '../../../engine/generate/generate.ts';
import type { CancelSignal } from '../../../engine/generate/progress.ts';
import { makeLand } from '../../../engine/generate/land.ts';
import { streetFigures } from '../../../engine/city/street-figures.ts';
import { resolveCity, type ResolvedCity } from '../../../engine/city/resolve.ts';
import { cityMeasures } from '../../../formats/atlas/measures/city-measures.ts';
import { parseMeasure, type Measure } from '../../../formats/atlas/measures/measure.ts';
import { cityStatistics, townStatistics } from '../../../formats/city/statistics.ts';
import { numberKinds } from '../../board/paint/color-indices.ts';
import { packPalette, type Palette } from '../../board/paint/palette.ts';
import { BuildingCounts } from '../../cityview/building-counts.ts';
import { cityMark } from './city-mark.ts';
import { CityColors, drawCity, extentOf, scaleFor } from '../../cityview/city-picture.ts';
import type {
  SeedJob,
  SeedStatistics,
  SeedTown,
  SheetExtent,
  SheetLook,
} from '../../cityview/seed-result.ts';
import type { SheetPicture } from './rows/sheet-rows.ts';

/** The city of a seed in numbers, and in a picture where one is asked for; or the reasons why there is none. */
export type MadeSeed =
  | {
      readonly kind: 'city';
      readonly statistics: SeedStatistics;
      readonly picture: SheetPicture | null;
    }
  | Extract<SheetPicture, { kind: 'failed' }>;

/** The part of the sheet's scale below which a picture is seen to be drawn smaller: below it, sizes compare wrongly. */
const SEEN_SMALLER = 0.85;

/** Makes the cities of a sheet one by one, with numbers and pictures. It keeps what all of them share. */
export class SeedMaker {
  readonly #job: SeedJob;
  readonly #look: SheetLook;
  readonly #colors: CityColors;
  readonly #buildings: BuildingCounts;
  readonly #palette: Palette;
  /** Those that the job asks for. */
  readonly #measures: readonly Measure[];

  constructor(job: SeedJob, look: SheetLook) {
    this.#job = job;
    this.#look = look;
    this.#colors = new CityColors(numberKinds(job.library.kinds));
    this.#buildings = new BuildingCounts(job.library.kinds);
    this.#palette = packPalette(look.colors);
    this.#measures = (job.measures ?? []).map(parseMeasure).filter((measure) => measure.kind !== 'problem');
  }

  /** The greatest extent of the cities of some seeds. */
  extentOf(seeds: readonly number[]): SheetExtent {
    const { land } = this.#job.recipe;
    // Only islands differ from seed to seed.
    const asked = land.shape === 'island' ? seeds : seeds.slice(0, 1);
    let width = 0;
    let height = 0;
    for (const seed of asked) {
      const made = makeLand(land, seed);
      if (!made.ok) continue;
      const extent = extentOf(made.value);
      width = Math.max(width, extent.width);
      height = Math.max(height, extent.height);
    }
    return { width, height };
  }

  /**
   * @param extent gives the scale of the picture; `null` for no picture
   * @throws what `signal` throws
   */
  make(seed: number, extent: SheetExtent | null, signal?: CancelSignal): MadeSeed {
    const { recipe, library, given } = this.#job;
    const made = generate({ ...recipe, seed }, library, { given, ...(signal && { signal }) });
    if (!made.ok) return { kind: 'failed', seed, problems: made.problems };
    const city = made.value;
    return {
      kind: 'city',
      statistics: statisticsOf(city, this.#buildings.count(city), this.#measures),
      picture: extent && this.#draw(seed, city, extent),
    };
  }

  #draw(seed: number, city: City, extent: SheetExtent): SheetPicture {
    const { width, height } = this.#look;
    const scale = scaleFor(extent, width, height);
    const own = scaleFor(extentOf(city.land), width, height);
    const colors = this.#colors.colorsOf(city);
    return {
      kind: 'city',
      seed,
      mark: cityMark(city),
      pixels: drawCity(city.land, colors, this.#palette, Math.min(scale, own), width, height),
      width,
      height,
      isSmaller: own < SEEN_SMALLER * scale,
    };
  }
}

function statisticsOf(
  city: City,
  perKind: ReadonlyMap<string, number>,
  measures: readonly Measure[],
): SeedStatistics {
  const { hexes, covered, coverage, perSchematic } = cityStatistics(city);
  const isTown = city.ground !== undefined || city.walls !== undefined;
  const resolved = isTown || measures.length > 0 ? resolveCity(city, () => 'stop') : null;
  let buildings = 0;
  for (const count of perKind.values()) buildings += count;
  return {
    hexes,
    covered,
    coverage,
    placements: city.placements.length,
    districts: city.districts.length,
    buildings,
    perSchematic,
    perKind,
    measures: resolved && measures.length > 0 ? cityMeasures(city, resolved, measures) : {},
    town: resolved && isTown ? townOf(city, resolved) : null,
  };
}

function townOf(city: City, resolved: ResolvedCity): SeedTown {
  const { publicAreas, landAreas, doors, doorsReached, walls, streets } = townStatistics(city, resolved);
  const { meanBlock, meanDetour } = streetFigures(city, resolved.board, resolved.kind_segment);
  return {
    publicAreas,
    landAreas,
    doors,
    doorsReached,
    wallsClosed: walls.closed,
    walls: walls.of,
    streets,
    meanBlock: rounded(meanBlock),
    meanDetour: rounded(meanDetour ?? Number.NaN),
  };
}

/** To four decimals, as in an atlas: the same words find the same cities. */
function rounded(number: number): number {
  return Math.round(10_000 * number) / 10_000;
}
