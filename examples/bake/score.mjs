/** @import { City, Hex, Library } from 'sixfold' */
import { reach } from 'sixfold';

/**
 * The marks of a town, each 0 to 1, and their weighted sum in points, 0 to 100. Change them to what your game wants.
 *
 * @typedef {object} Score
 * @property {number} sound 1 when every door is on the streets and every wall closed; without it there are no points
 * @property {number} landmarks share of the landmarks of the recipe that stand: a church, a castle, a market, ...
 * @property {number} variety share of the recipe's pieces that occur
 * @property {number} homes homes for each two hexes of land, 1 at most
 * @property {number} compact 1 when all homes stand at the market, 0 when they lie as far from it as the land reaches
 * @property {number} points
 */

/** Points of each mark. */
const WEIGHTS = { landmarks: 40, variety: 15, homes: 20, compact: 25 };

/** Tags of the pieces that give a town its face, and of those that people live in. */
const LANDMARKS = ['church', 'castle', 'market', 'hall', 'manor', 'mill', 'harbor'];
const HOMES = ['house', 'houses'];

/**
 * Scores a city that a recipe made. The same city always has the same score.
 *
 * @param {City} city
 * @param {Library} library the pieces that the recipe names
 * @returns {Score}
 */
export function scoreTown(city, library) {
  const { doors, doorsReached, walls } = reach(city);
  const sound = doors === doorsReached && walls.closed === walls.of ? 1 : 0;

  const named = new Set(city.recipe?.schematics.map(({ id }) => id));
  const offered = library.schematics.filter(({ id }) => named.has(id));
  /** @param {City['schematics']} pieces */
  const landmarksOf = (pieces) =>
    new Set(pieces.flatMap(({ tags }) => tags.filter((tag) => LANDMARKS.includes(tag))));
  const wanted = landmarksOf(offered);
  const placed = city.schematics.filter(({ id }) => named.has(id));

  const tags = new Map(city.schematics.map((schematic) => [schematic.id, schematic.tags]));
  /** @param {readonly string[]} wish */
  const withTag = (wish) =>
    city.placements.filter(({ schematic }) => tags.get(schematic)?.some((tag) => wish.includes(tag)));
  const homes = withTag(HOMES);
  const market = withTag(['market'])[0] ?? { q: 0, r: 0 };
  const hexes = city.land.reduce((sum, { count }) => sum + count, 0);

  const marks = {
    landmarks: wanted.size === 0 ? 1 : landmarksOf(placed).size / wanted.size,
    variety: offered.length === 0 ? 1 : placed.length / offered.length,
    homes: Math.min(1, (2 * homes.length) / hexes),
    compact: Math.max(0, 1 - meanDistance(homes, market) / Math.sqrt(hexes / 3)),
  };
  const points =
    WEIGHTS.landmarks * marks.landmarks +
    WEIGHTS.variety * marks.variety +
    WEIGHTS.homes * marks.homes +
    WEIGHTS.compact * marks.compact;
  return { sound, ...marks, points: sound * points };
}

/**
 * The mean distance of places from a hex, in hexes; 0 without places.
 *
 * @param {readonly Hex[]} places
 * @param {Hex} from
 */
function meanDistance(places, from) {
  const distances = places.map(({ q, r }) => hexDistance(q - from.q, r - from.r));
  return distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, places.length);
}

/**
 * The distance between two hexes whose coordinates differ by q and r.
 *
 * @param {number} q
 * @param {number} r
 */
function hexDistance(q, r) {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
