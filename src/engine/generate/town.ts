import type { CityWall } from '../city/city.ts';
import type { Library } from '../city/library.ts';
import { createOccupancy, landBox, layGround, type Occupancy } from '../board/board.ts';
import { Directions } from '../fit/directions.ts';
import { KeptDistances } from '../fit/kept-distances.ts';
import { Neighborhood } from '../fit/neighborhood.ts';
import { Reach } from '../fit/reach.ts';
import { Surroundings } from '../fit/surroundings.ts';
import { countHexes } from '../land/row.ts';
import { randomStream } from '../random/stream.ts';
import { failure, success, type Result } from '../problem.ts';
import { inOrder, ofGroup } from '../recipe/by-group.ts';
import type { Recipe, SchematicRule } from '../recipe/recipe.ts';
import type { StreetRecipe } from '../recipe/town.ts';
import type { Placement } from '../schematic/placement.ts';
import {
  mergeSegments,
  paintedSegments,
  type PaintedHex,
  type PaintedSegment,
  type Schematic,
} from '../schematic/schematic.ts';
import { isStrip } from '../town/chain.ts';
import { RIVER } from '../town/grid.ts';
import type { Filling } from './filling.ts';
import type { Given } from './given.ts';
import type { EngineProblem } from './problem.ts';
import type { RerolledCity } from './reroll-region.ts';
import { Quota } from './quota.ts';
import type { RecipeProblem } from './recipe-problem.ts';
import type { District } from '../land/district.ts';
import type { Terrain } from './terrain.ts';
import { TownDistances } from './town-distances.ts';
import { brokenLaws, reachProblems } from './town-laws.ts';
import { planTown, plansTown, standingPlan, type TownPlan } from './town-plan.ts';
import { layRest } from './town-rest.ts';
import { layStreets } from './town-streets.ts';
import { isPublic as isPublicGround } from '../schematic/walkable.ts';

/**
 * Most hexes of the box of a land with a town, land or not, in all and for each hex of land: its grid has cells for all of
 * them, and nobody waits for those of the sea.
 */
const LEAST_ROOM = 2 ** 16;
const ROOM_PER_HEX = 16;

/** Whether a recipe or its schematics have anything that version 1 has not: cities of others are made as ever. */
export function hasTown(recipe: Recipe, schematics: readonly Schematic[]): boolean {
  const ids = new Set(recipe.schematics.map(({ id }) => id));
  return (
    plansTown(recipe) ||
    recipe.fill.coverageOf !== undefined ||
    recipe.reach !== undefined ||
    recipe.schematics.some(({ near, align }) => near !== undefined || align !== undefined) ||
    schematics.some(({ id, around }) => around !== undefined && ids.has(id))
  );
}

/**
 * The part of a generation that makes a town of a city: rivers and walls before the required pieces, streets after
 * them, ground for the rest at the end; conditions around pieces and the reach of public ground all the time.
 */
export class Town {
  /** Given placements, and those of the walls. */
  readonly given: Given;
  readonly cityWalls: readonly CityWall[];
  /** The districts, which the walls have changed. */
  readonly districts: readonly District[];
  readonly occupancy: Occupancy;
  readonly neighborhood: Neighborhood;
  readonly distances: TownDistances;
  /** The shares of groups that may be covered; `null` where the recipe sets none. */
  readonly quota: Quota | null;
  readonly #plan: TownPlan;
  readonly #recipe: Recipe;
  readonly #rules: ReadonlyMap<string, SchematicRule>;

  /**
   * @param standing ground that is there already; `null` while the town is made
   * @param isFilled whether what stays free is covered with ground in the end
   */
  private constructor(
    terrain: Terrain,
    recipe: Recipe,
    { kinds, schematics }: Library,
    given: Given,
    plan: TownPlan,
    standing: readonly PaintedHex[] | null,
    isFilled: boolean,
  ) {
    this.#plan = plan;
    this.#recipe = recipe;
    this.#rules = new Map(recipe.schematics.map((rule) => [rule.id, rule]));
    this.cityWalls = plan.cityWalls;
    this.districts = plan.terrain.districts;
    const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
    const ofWalls = [...new Set(plan.placements.map(({ schematic }) => schematic))];
    const known = new Set(given.schematics.map(({ id }) => id));
    this.given = {
      ...given,
      placements: [...given.placements, ...plan.placements],
      schematics: [
        ...given.schematics,
        ...ofWalls.flatMap((id) => (known.has(id) ? [] : (byId.get(id) ?? []))),
      ],
    };
    const { grid, group_cell, groups } = plan;
    const publicKinds = new Set(kinds.filter(isPublicGround).map(({ id }) => id));
    const isPublic = (id: string) => publicKinds.has(id);
    const rest = (isFilled && recipe.rest) || {};
    const surroundings = new Surroundings(grid, kinds, {
      street: standing === null ? (recipe.streets?.lane ?? null) : null,
      // Free land between ground that nobody crosses would be public ground that nobody reaches.
      coversAll: recipe.reach !== undefined,
      restAt: (cell) => ofGroup(rest, groups[group_cell[cell]! - 1] ?? ''),
    });
    this.neighborhood = new Neighborhood(
      surroundings,
      isPublic,
      directionsOf(plan.terrain, recipe.seed),
      new KeptDistances(recipe.schematics),
    );
    this.occupancy = createOccupancy(terrain.land, standing ?? [], true);
    const { main, lane, bridge } = recipe.streets ?? {};
    for (const segment of paintedSegments(standing ?? [])) {
      const isStreet = [main, lane, bridge].includes(segment.kind);
      const state = surroundings.stateOf(segment.kind, isStreet ? 'street' : 'ground');
      surroundings.set(grid.cellOf(segment), state);
    }
    if (recipe.rivers && standing === null)
      for (let cell = 0; cell < grid.state_cell.length; cell++) {
        if (grid.state_cell[cell] !== RIVER) continue;
        surroundings.set(cell, surroundings.stateOf(recipe.rivers.kind, 'ground'));
        layGround(this.occupancy, grid.segmentOf(cell));
      }
    const posed = new Map(this.given.schematics.map((schematic) => [schematic.id, schematic]));
    for (const placement of this.given.placements) {
      const schematic = posed.get(placement.schematic);
      if (schematic) this.put(schematic, placement);
    }
    // What leads to a gate stays public ground, and streets are laid to it.
    for (const cell of plan.wall_front.keys())
      if (surroundings.isFree(cell) || surroundings.isPublicKind(cell))
        surroundings.claim(cell, recipe.streets && standing === null ? '@street' : '@public');
    this.distances = new TownDistances(this.occupancy, plan, surroundings);
    const { coverageOf } = recipe.fill;
    this.quota = coverageOf ? new Quota(this.occupancy, plan.terrain.districts, coverageOf) : null;
    // Until streets are laid, all free ground counts: they need it.
    const needsStreets = standing === null && recipe.streets !== undefined;
    if (recipe.reach)
      this.#watchReach((cell) => (needsStreets ? surroundings.isFree(cell) : surroundings.isOpenLand(cell)));
    if (standing) this.distances.streetsAreLaid();
  }

  /**
   * A town that stands: its ground and walls stay.
   *
   * @param isFilled whether a part of it is filled again, and ground laid where it stays free
   */
  static standing(
    city: RerolledCity,
    recipe: Recipe,
    library: Library,
    given: Given,
    isFilled = false,
  ): Town {
    const plan = standingPlan(city, library, given);
    return new Town(city, recipe, library, given, plan, city.ground ?? [], isFilled);
  }

  /** Lays rivers and walls. */
  static plan(terrain: Terrain, recipe: Recipe, library: Library, given: Given): Result<Town, EngineProblem> {
    const unknown = unknownParts(recipe, library);
    if (unknown.length > 0) return failure(unknown);
    const { columns, rows } = landBox(terrain.land);
    const most = LEAST_ROOM + ROOM_PER_HEX * countHexes(terrain.land);
    if (columns * rows > most)
      return failure([
        {
          code: 'land-too-wide',
          path: { of: 'recipe', members: ['land'] },
          values: { columns, rows, most },
        },
      ]);
    const plan = planTown(terrain, recipe, library, given);
    return plan.ok ? success(new Town(terrain, recipe, library, given, plan.value, null, true)) : plan;
  }

  /** A placement stands. */
  put(schematic: Schematic, placement: Placement): void {
    this.neighborhood.put(this.neighborhood.shapeOf(schematic, placement), placement);
    this.neighborhood.kept.add(this.#rules.get(placement.schematic) ?? {}, placement);
  }

  /** A placement is removed; the reach of the neighborhood is to be rebuilt when all are. */
  take(schematic: Schematic, placement: Placement): void {
    this.neighborhood.take(this.neighborhood.shapeOf(schematic, placement), placement);
    this.neighborhood.kept.remove(this.#rules.get(placement.schematic) ?? {}, placement);
  }

  /** The required pieces stand: lays the streets between them. */
  afterMinimums(filling: Filling): readonly RecipeProblem[] {
    const { surroundings } = this.neighborhood;
    const { streets } = this.#recipe;
    let problems: readonly RecipeProblem[] = [];
    if (streets) {
      const recipe: Recipe & { readonly streets: StreetRecipe } = { ...this.#recipe, streets };
      problems = layStreets(this.#plan, recipe, filling, this.neighborhood);
    }
    this.distances.streetsAreLaid();
    if (this.#recipe.reach) this.#watchReach((cell) => surroundings.isOpenLand(cell));
    for (const supply of filling.supplies) supply.startOver();
    this.quota?.begin();
    return problems;
  }

  /**
   * Nothing more fits: lays ground on what is free.
   *
   * @param stream name of the random stream that chooses its kinds
   */
  afterFill(filling: Filling, stream = 'rest'): void {
    const { rest, seed } = this.#recipe;
    if (rest) layRest(this.#plan, rest, randomStream(seed, stream), filling, this.neighborhood);
  }

  /** All that the recipe asks for and the finished town does not keep. */
  brokenLaws(filling: Filling): RecipeProblem[] {
    return brokenLaws(this.#recipe, this.#plan, this.neighborhood, this.distances, filling);
  }

  /** The reach of public ground that the recipe asks for and the town does not have. */
  reachProblems(): RecipeProblem[] {
    return this.#recipe.reach ? reachProblems(this.#recipe, this.#plan, this.neighborhood) : [];
  }

  /** All ground of the town. */
  ground(): PaintedHex[] {
    const { grid, surroundings } = this.neighborhood;
    const segments: PaintedSegment[] = [];
    for (const standing of ['street', 'ground'] as const)
      for (const cell of surroundings.cellsOf(standing, null))
        segments.push({ ...grid.segmentOf(cell), kind: surroundings.kindAt(cell)!.id });
    return mergeSegments(segments);
  }

  #watchReach(isFreeGround: (cell: number) => boolean): void {
    const { grid, surroundings } = this.neighborhood;
    this.neighborhood.reach = new Reach(
      grid,
      (cell) => isFreeGround(cell) || surroundings.isPublicKind(cell),
    );
  }
}

/** The directions of districts: chance draws one for each. */
function directionsOf({ land, districts }: Terrain, seed: number): Directions {
  const random = randomStream(seed, 'directions');
  return new Directions(land, districts, () => random.below(3));
}

/** A problem for each kind and schematic that the town of a recipe names and the library does not have. */
function unknownParts(
  { rivers, walls, streets, rest, districts }: Recipe,
  { kinds, schematics }: Library,
): EngineProblem[] {
  const problems: EngineProblem[] = [];
  const knownKinds = new Set(kinds.map(({ id }) => id));
  const knownSchematics = new Set(schematics.map(({ id }) => id));
  const checkKind = (kind: string, ...members: (string | number)[]) => {
    if (!knownKinds.has(kind))
      problems.push({ code: 'unknown-kind', path: { of: 'recipe', members }, values: { kind } });
  };
  const checkSchematic = (schematic: string, ...members: (string | number)[]) => {
    if (!knownSchematics.has(schematic))
      problems.push({ code: 'unknown-schematic', path: { of: 'recipe', members }, values: { schematic } });
  };
  if (rivers) checkKind(rivers.kind, 'rivers', 'kind');
  if (streets)
    for (const member of ['main', 'lane', 'bridge'] as const) checkKind(streets[member], 'streets', member);
  const groups = districts.method === 'none' ? [] : districts.groups;
  for (const [group, ids] of Object.entries(inOrder(rest ?? {}, groups)))
    ids.forEach((id, index) => checkKind(id, 'rest', group, index));
  const strips = new Map(schematics.map(({ id, hexes }) => [id, hexes]));
  const checkPiece = (id: string, ...members: (string | number)[]) => {
    checkSchematic(id, ...members);
    const hexes = strips.get(id);
    if (hexes && !isStrip(hexes))
      problems.push({
        code: 'no-strip',
        path: { of: 'recipe', members },
        values: { schematic: id },
      });
  };
  (walls ?? []).forEach(({ pieces, gates }, index) => {
    pieces.forEach((id, place) => checkPiece(id, 'walls', index, 'pieces', place));
    gates?.pieces.forEach((id, place) => checkPiece(id, 'walls', index, 'gates', 'pieces', place));
  });
  return problems;
}
