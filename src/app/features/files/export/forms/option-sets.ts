import {
  MAX_GEOJSON_SCALE,
  MAX_LATITUDE,
  MIN_GEOJSON_SCALE,
} from '../../../../../formats/geojson/coordinates.ts';
import { GLTF_DEFAULTS, MAX_METERS, MIN_METERS } from '../../../../../formats/gltf/options.ts';
import {
  MARGIN_RANGE,
  OVERLAP_RANGE,
  PAPERS,
  PDF_DEFAULTS,
  SIDE_RANGE,
} from '../../../../../formats/pdf/options.ts';
import { DEFAULT_SCALE, MAX_SCALE, MIN_SCALE } from '../../../../../formats/svg/size.ts';
import {
  MAX_UVTT_PIXELS,
  MAX_UVTT_SQUARES,
  MIN_UVTT_PIXELS,
  UVTT_DEFAULTS,
} from '../../../../../formats/uvtt/options.ts';
import type { PictureStyle } from '../../../../../formats/picture/city-picture.ts';
import { MOODS } from '../../../../../formats/picture/map/look.ts';
import { moodNames } from '../../../../cityview/words.ts';
import * as words from '../../words.ts';
import { choiceOption, flagOption, numberOption, soundValues, type Values } from './option.ts';

/** The range of a length on paper, in millimeters. */
function millimeters(
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
  initial: number,
) {
  return numberOption(name, { min, max, step: 1, decimals: 1, initial });
}

/** An angle on the earth, so far to either side of 0. */
function degrees(name: string, most: number) {
  return numberOption(name, { min: -most, max: most, step: 1, decimals: 6, initial: 0 });
}

/** The options of a picture that is a map or a plan. */
function styleOptions(initial: PictureStyle) {
  return {
    style: choiceOption(words.style, initial, [
      { value: 'map', label: words.mapStyle },
      { value: 'plan', label: words.planStyle },
    ]),
    mood: choiceOption(
      words.mood,
      'day',
      MOODS.map((value) => ({ value, label: moodNames[value] })),
    ),
  };
}

/** Most squares across a text map, as its writer has it. */
const MAX_COLUMNS = 10_000;

/** The options of the forms, by name; forms of one sort share theirs. */
export const OPTION_SETS = {
  picture: {
    ...styleOptions('map'),
    scale: numberOption(words.pixelsPerHexEdge, {
      min: MIN_SCALE,
      max: MAX_SCALE,
      step: 4,
      decimals: 1,
      initial: DEFAULT_SCALE,
    }),
    transparent: flagOption(words.transparentSea),
    hexLines: flagOption(words.hexLines),
    districts: flagOption(words.districts),
    objects: flagOption(words.placementObjects),
  },
  text: {
    grid: choiceOption(words.eachCharacterShows, 'hex', [
      { value: 'hex', label: words.hexes },
      { value: 'square', label: words.squares },
    ]),
    columns: numberOption(words.squaresAcross, { min: 1, max: MAX_COLUMNS, step: 10, initial: 80 }),
  },
  gltf: {
    scale: numberOption(words.metersPerHexEdge, {
      min: MIN_METERS,
      max: MAX_METERS,
      step: 1,
      decimals: 3,
      initial: GLTF_DEFAULTS.scale,
    }),
    roofs: choiceOption(words.roofs, GLTF_DEFAULTS.roofs, [
      { value: 'pitched', label: words.pitchedRoofs },
      { value: 'flat', label: words.flatRoofs },
    ]),
    joined: flagOption(words.joinedByKind, GLTF_DEFAULTS.joined),
    districts: flagOption(words.districts, GLTF_DEFAULTS.districts),
  },
  uvtt: {
    squares: numberOption(words.squaresPerHexEdge, {
      min: 1,
      max: MAX_UVTT_SQUARES,
      step: 1,
      initial: UVTT_DEFAULTS.squares,
    }),
    pixels: numberOption(words.pixelsPerSquare, {
      min: MIN_UVTT_PIXELS,
      max: MAX_UVTT_PIXELS,
      step: 10,
      initial: UVTT_DEFAULTS.pixels,
    }),
    movement: flagOption(words.movementWalls, UVTT_DEFAULTS.movement),
  },
  geojson: {
    scale: numberOption(words.unitsPerHexEdge, {
      min: MIN_GEOJSON_SCALE,
      max: MAX_GEOJSON_SCALE,
      step: 1,
      decimals: 3,
      initial: 1,
    }),
    kind: choiceOption(words.coordinates, 'plane', [
      { value: 'plane', label: words.coordinatesPlane },
      { value: 'degrees', label: words.coordinatesDegrees },
      { value: 'mercator', label: words.coordinatesMercator },
    ]),
    longitude: degrees(words.longitude, 180),
    latitude: degrees(words.latitude, MAX_LATITUDE),
  },
  pdf: {
    paper: choiceOption(words.paper, PDF_DEFAULTS.paper, [
      { value: 'a4', label: PAPERS.a4.name },
      { value: 'letter', label: PAPERS.letter.name },
    ]),
    ...styleOptions('plan'),
    side: millimeters(words.hexEdgeMm, SIDE_RANGE, PDF_DEFAULTS.side),
    margin: millimeters(words.marginMm, MARGIN_RANGE, PDF_DEFAULTS.margin),
    overlap: millimeters(words.overlapMm, OVERLAP_RANGE, PDF_DEFAULTS.overlap),
    pieces: choiceOption(words.cutOuts, PDF_DEFAULTS.pieces, [
      { value: 'once', label: words.cutOutsOnce },
      { value: 'each', label: words.cutOutsEach },
      { value: 'none', label: words.cutOutsNone },
    ]),
    transparent: flagOption(words.whiteSea, PDF_DEFAULTS.transparent),
    hexLines: flagOption(words.hexLines, PDF_DEFAULTS.hexLines),
    districts: flagOption(words.districts, PDF_DEFAULTS.districts),
  },
};

export type OptionSetName = keyof typeof OPTION_SETS;

/** The chosen options of all forms. */
export type ExportOptions = { readonly [Name in OptionSetName]: Values<(typeof OPTION_SETS)[Name]> };

/** Reads kept options; each that makes no sense is as at the first time. */
export function soundOptions(stored: unknown): ExportOptions {
  const sets = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const read = Object.entries(OPTION_SETS).map(([name, set]) => [name, soundValues(set, sets[name])]);
  return Object.fromEntries(read) as ExportOptions;
}
