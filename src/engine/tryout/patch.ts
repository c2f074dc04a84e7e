import type { City } from '../city/city.ts';
import type { Library } from '../city/library.ts';
import { reachOfPoses } from '../fit/poses-at.ts';
import { generate } from '../generate/generate.ts';
import { reroll } from '../generate/reroll.ts';
import { countHexes } from '../land/row.ts';
import { randomStream } from '../random/stream.ts';
import { RULE_DEFAULTS, type Recipe, type SchematicRule } from '../recipe/recipe.ts';
import type { StreetRecipe } from '../recipe/town.ts';
import type { Placement } from '../schematic/placement.ts';
import { poseIndex } from '../schematic/pose-group.ts';
import type { PoseRules } from '../schematic/pose.ts';
import { countSegments, type Schematic } from '../schematic/schematic.ts';
import { standAlone } from './alone.ts';
import { joinNeeds, needsOf } from './needs.ts';
import { findObstacle, type Obstacle } from './obstacle.ts';
import { ENGINE } from '../version.ts';
import { patchLand, patchSize, type PatchSize } from './patch-land.ts';
import { patchStreets } from './patch-streets.ts';
import { plantGround } from './plant.ts';
import { posedPieces, provide, type PosedPiece } from './patch-pieces.ts';

/** Greatest reach in hexes of a piece with conditions for which a patch is made. */
export const LARGEST_REACH = 40;

/** Greatest reach in hexes of a piece that stands among neighbors; larger ones without conditions stand by themselves. */
const LARGEST_AMONG = 14;

/** Most neighbors of a patch, about: more would be a haze around a large piece, and take long. */
const MOST_NEIGHBORS = 240;

/** Share of the land that the piece covers, if it can, before its neighbors come. */
const PIECE_SHARE = 0.3;

/** Greatest reach in hexes of a piece that finds room between streets it does not ask for. */
const LARGEST_AT_STREETS = 3;

/** Copies of each piece that brings a kind which is asked for. */
const PROVIDERS = 4;

/** Poses that are tried one by one where the piece fits along no street that is there. */
const POSES_WITH_STREETS = 6;

/** A piece that stands around the one that is tried out. */
export interface PatchNeighbor {
  readonly schematic: Schematic;
  readonly weight: number;
  readonly max: number | null;
}

/** A piece to try out, and what surrounds it. */
export interface PatchQuestion {
  readonly piece: Schematic;
  readonly kinds: Library['kinds'];
  readonly poses: PoseRules;
  /** None: only copies of the piece itself. */
  readonly neighbors: readonly PatchNeighbor[];
  /** Pieces to choose from for the kinds that are asked for. */
  readonly pool: readonly Schematic[];
  /** Ids of the kinds of streets. */
  readonly streets: Pick<StreetRecipe, 'main' | 'lane' | 'bridge'>;
  /** 0..4294967295 */
  readonly seed: number;
}

/** A small piece of city in which a piece stands as often as it fits. */
export interface Patch {
  readonly city: City;
  readonly size: PatchSize;
  /** The placements of the piece, in its poses. */
  readonly stamps: readonly Placement[];
  /** Number of distinct poses that are allowed, and of those in which it stands. */
  readonly poses: number;
  readonly posesStamped: number;
  /** Why the piece stands nowhere; `null` when it does. */
  readonly obstacle: Obstacle | null;
}

/** A patch, or why there is none: the piece has no segments yet, or is too large. */
export type Tried =
  | { readonly kind: 'patch'; readonly patch: Patch }
  | { readonly kind: 'empty' }
  | { readonly kind: 'large' };

/**
 * Tries a piece out: lays land, with sea and streets where they are asked for, and the pieces that bring the kinds which
 * are asked for; then the piece in all its poses, under its conditions, and neighbors on the rest. A pure function of its
 * input.
 */
export function tryOut(question: PatchQuestion): Tried {
  const { piece, kinds, seed } = question;
  if (piece.hexes.length === 0) return { kind: 'empty' };
  const reach = reachOfPoses(piece.hexes);
  const hasConditions = (piece.around ?? []).length > 0;
  if (reach > LARGEST_AMONG && !hasConditions)
    return {
      kind: 'patch',
      patch: { ...standAlone(piece, kinds, question.poses, seed), posesStamped: 1, obstacle: null },
    };
  if (reach > LARGEST_REACH) return { kind: 'large' };
  const posed = posedPieces(piece, question.poses);
  const known = new Set(kinds.map(({ id }) => id));
  const { providers, needs: own } = provide(piece, question.pool, known);
  const all = question.neighbors.filter(
    ({ schematic }) => schematic.id !== piece.id && !providers.some(({ id }) => id === schematic.id),
  );
  // Streets leave no room for a large piece that asks for none: neighbors at streets stay away then.
  const neighbors =
    reach > LARGEST_AT_STREETS && !own.street
      ? all.filter(({ schematic }) => !needsOf(schematic.around).street)
      : all;
  const needs = joinNeeds([
    own,
    { ...joinNeeds(neighbors.map(({ schematic }) => needsOf(schematic.around))), sea: false },
  ]);
  const size = patchSize(reach);
  const land = patchLand(size, needs.sea, seed, reach);
  const streets = { ...STREETS, ...question.streets };
  const bare: Recipe = {
    seed,
    land: { shape: 'rows', rows: land },
    districts: { method: 'none' },
    schematics: providers.map(({ id }) => ruleOf(id, 1, PROVIDERS)),
    fill: { method: 'weighted', coverage: 1 },
    ...(needs.street && { streets }),
  };
  const library: Library = {
    kinds,
    schematics: [
      ...posed.map(({ schematic }) => schematic),
      ...providers,
      ...neighbors.map(({ schematic }) => schematic),
    ],
  };
  const fill = (base: City) =>
    fillPatch(base, bare, library, posed, neighbors, question.neighbors.length > 0);
  const ground = needs.street ? patchStreets(land, size, needs.sea, seed, streets) : [];
  const empty: City = {
    engine: ENGINE,
    recipe: bare,
    kinds,
    schematics: [],
    land,
    districts: [],
    placements: [],
    ...(ground.length > 0 && { ground }),
  };
  const base = fillOn(empty, bare, library);
  let city = fill(base);
  if (own.street && !hasStamps(city)) city = fill(layWithStreets(bare, library, posed, seed) ?? base);
  if (own.kinds.length > 0 && !hasStamps(city)) city = fill(plantGround(base, bare, posed, seed));
  const obstacle = hasStamps(city) ? null : findObstacle(base, bare, posed, size);
  const shown = named(obstacle ? base : city, piece, posed);
  return { kind: 'patch', patch: { ...shown, size, poses: posed.length, obstacle } };
}

function hasStamps({ placements }: City): boolean {
  return placements.some(({ schematic }) => schematic.startsWith(POSED));
}

/** How streets are laid that lead to a piece. */
const STREETS: Omit<StreetRecipe, 'main' | 'lane' | 'bridge'> = {
  loops: 1,
  crooked: 0.5,
  between: ['doors', 'edge'],
};

/** How the ids of posed pieces begin. */
const POSED = '~pose-';

function ruleOf(id: string, weight: number, max: number | null, min = 0): SchematicRule {
  return { ...RULE_DEFAULTS, id, weight, max, min };
}

/** A rule for a piece that is posed already. */
function posedRule({ schematic }: PosedPiece, weight: number, min = 0): SchematicRule {
  return { ...ruleOf(schematic.id, weight, null, min), rotations: [0], shifts: [0], mirror: false };
}

/** The patch with the piece in one pose and streets that lead to it; `null` where none can. */
function layWithStreets(
  recipe: Recipe,
  library: Library,
  posed: readonly PosedPiece[],
  seed: number,
): City | null {
  const first = randomStream(seed, 'pose').below(posed.length);
  for (let index = 0; index < Math.min(posed.length, POSES_WITH_STREETS); index++) {
    const one = posed[(first + index) % posed.length]!;
    const made = generate(
      { ...recipe, schematics: [...recipe.schematics, posedRule(one, 1, 1)], fill: NO_FILL },
      library,
    );
    if (made.ok) return { ...made.value, kinds: library.kinds };
  }
  return null;
}

const NO_FILL: Recipe['fill'] = { method: 'weighted', coverage: 0 };

/** Fills a patch: with the piece up to its share, then with its neighbors and the piece. */
function fillPatch(
  base: City,
  recipe: Recipe,
  library: Library,
  posed: readonly PosedPiece[],
  neighbors: readonly PatchNeighbor[],
  isMixed: boolean,
): City {
  const segments = 6 * countHexes(base.land);
  const weight = neighbors.reduce((sum, one) => sum + one.weight, 0) / posed.length;
  const pieces = posed.map((one) => posedRule(one, weight || 1));
  const covered = coveredBy(base) / segments;
  const share = isMixed ? Math.min(1, covered + PIECE_SHARE) : 1;
  const stamped = fillOn(
    base,
    { ...recipe, schematics: pieces, fill: { method: 'weighted', coverage: share } },
    library,
  );
  // Where the piece stands nowhere, nobody sees its neighbors.
  if (neighbors.length === 0 || !hasStamps(stamped)) return stamped;
  const rest = neighbors.map((one) =>
    ruleOf(one.schematic.id, one.weight, mostOf(one, weight * posed.length)),
  );
  return fillOn(stamped, { ...recipe, schematics: [...pieces, ...rest] }, library);
}

/** The most copies of a neighbor. @param all the weights of all neighbors together */
function mostOf({ weight, max }: PatchNeighbor, all: number): number {
  const share = Math.ceil((MOST_NEIGHBORS * weight) / all);
  return max === null ? share : Math.min(max, share);
}

/** Fills free land further; what stands stays. */
function fillOn(city: City, recipe: Recipe, library: Library): City {
  const placements = city.placements.map((placement) => ({ ...placement, locked: true }));
  const made = reroll({ ...city, placements }, recipe, library, { kind: 'city' }, 1);
  if (!made.ok) return city;
  const all = [...placements, ...made.value.added];
  const ids = new Set(all.map(({ schematic }) => schematic));
  const known = new Map([...city.schematics, ...library.schematics].map((one) => [one.id, one]));
  return { ...city, placements: all, schematics: [...ids].map((id) => known.get(id)!) };
}

function coveredBy({ placements, schematics }: City): number {
  const size_schematic = new Map(schematics.map(({ id, hexes }) => [id, countSegments(hexes)]));
  return placements.reduce((sum, { schematic }) => sum + size_schematic.get(schematic)!, 0);
}

/** The patch with the piece under its own id, in its poses. */
function named(
  city: City,
  piece: Schematic,
  posed: readonly PosedPiece[],
): Pick<Patch, 'city' | 'stamps' | 'posesStamped'> {
  const pose_id = new Map(posed.map(({ schematic, pose }) => [schematic.id, pose]));
  const placements = city.placements.map((placement): Placement => {
    const pose = pose_id.get(placement.schematic);
    return pose ? { ...placement, ...pose, schematic: piece.id, locked: false } : placement;
  });
  const stamps = placements.filter(({ schematic }) => schematic === piece.id);
  const schematics = city.schematics.filter(({ id }) => !pose_id.has(id));
  return {
    city: { ...city, placements, schematics: stamps.length > 0 ? [...schematics, piece] : schematics },
    stamps,
    posesStamped: new Set(stamps.map(poseIndex)).size,
  };
}
