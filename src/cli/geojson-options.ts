import { InvalidArgumentError, type Option } from 'commander';
import {
  MAX_GEOJSON_SCALE,
  MIN_GEOJSON_SCALE,
  MAX_LATITUDE,
  type GeojsonCoordinates,
} from '../formats/geojson/coordinates.ts';
import { parseSeaRule, type SeaRule } from '../formats/sea/rule.ts';
import { choiceOption } from './choice.ts';

/** The coordinate systems of the earth, by their codes. */
const SYSTEMS = { 'EPSG:4326': 'degrees', 'EPSG:3857': 'mercator' } as const;

/** The options of `export` for `geojson`. */
export interface GeojsonChoices {
  /** Units per side length, meters with an origin; 1 when absent. */
  readonly units?: number;
  /** Longitude and latitude of the center of hex (0, 0), in degrees; a plane when absent. */
  readonly origin?: readonly [longitude: number, latitude: number];
  /** The code of a coordinate system of the earth. */
  readonly crs?: keyof typeof SYSTEMS;
}

/** The coordinates that options choose. */
export function geojsonCoordinates({ units: scale = 1, origin, crs }: GeojsonChoices): GeojsonCoordinates {
  if (!origin && !crs) return { kind: 'plane', scale };
  const [longitude, latitude] = origin ?? [0, 0];
  return { kind: SYSTEMS[crs ?? 'EPSG:4326'], longitude, latitude, scale };
}

export function systemOption(): Option {
  return choiceOption(
    '--crs <code>',
    'coordinate system of the earth, around 0,0 without --origin, for geojson; degrees with --origin and a plane without it when absent',
    Object.keys(SYSTEMS),
  );
}

/** Parses the units per side length. */
export function parseUnits(text: string): number {
  return parseNumber(text, MIN_GEOJSON_SCALE, MAX_GEOJSON_SCALE);
}

/** Parses an origin: longitude and latitude with a comma between them. */
export function parseOrigin(text: string): readonly [number, number] {
  const [longitude, latitude, ...rest] = text.split(',');
  if (longitude === undefined || latitude === undefined || rest.length > 0)
    throw new InvalidArgumentError('It must be a longitude and a latitude with a comma, such as 8.54,47.37.');
  return [
    parseNumber(longitude.trim(), -180, 180),
    parseNumber(latitude.trim(), -MAX_LATITUDE, MAX_LATITUDE),
  ];
}

/** Parses the rule for the sea. */
export function parseSea(text: string): SeaRule {
  const rule = parseSeaRule(text);
  if (rule) return rule;
  throw new InvalidArgumentError('It must be words, none, or a property, such as type=ocean or height<0.');
}

function parseNumber(text: string, least: number, most: number): number {
  const value = /^[+-]?\d{1,9}(?:\.\d{1,12})?$/.test(text) ? Number(text) + 0 : NaN;
  if (!(value >= least && value <= most))
    throw new InvalidArgumentError(`It must be a number ${least}..${most}.`);
  return value;
}
