import { createBoard } from '../board/board.ts';
import { conditionsOf } from '../fit/conditions.ts';
import { explainFit, type Blocked } from '../fit/explain.ts';
import { NOTHING_GIVEN } from '../generate/given.ts';
import { Town } from '../generate/town.ts';
import type { LandRow } from '../land/row.ts';
import { normalizeRows } from '../land/shapes.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { STREET_DEFAULTS } from '../recipe/town.ts';
import type { Kind } from '../schematic/kind.ts';
import { orient } from '../schematic/pose.ts';
import { mergeSegments, paintedSegments, type Schematic } from '../schematic/schematic.ts';
import type { PlaceTest } from './pack.ts';
import { isPublic } from '../schematic/walkable.ts';

/**
 * The segments because of which a schematic does not fit into the scene of a test; none when it fits. All kinds of the
 * scene stand as ground; up to three public ones of it count as streets.
 */
export function tryPlace(
  test: Pick<PlaceTest, 'q' | 'r' | 'mirror' | 'rotation' | 'shift' | 'around'>,
  schematic: Schematic,
  kinds: readonly Kind[],
): readonly Blocked[] {
  const pose = { mirror: test.mirror, rotation: test.rotation, shift: test.shift };
  const hexes = orient(schematic.hexes, pose);
  if (test.around.length === 0) return explainFit(createBoard([]), hexes, test);
  const land: readonly LandRow[] = normalizeRows(test.around.map(({ q, r }) => ({ q, r, count: 1 })));
  const ground = mergeSegments(paintedSegments(test.around));
  const city = { land, districts: [], placements: [], ground, schematics: [] };
  const library = { kinds, schematics: [schematic] };
  const { neighborhood, distances } = Town.standing(
    city,
    sceneRecipe(test, kinds, land),
    library,
    NOTHING_GIVEN,
  );
  const site = { board: createBoard(land, ground), districts: [], placements: [], neighborhood, distances };
  return explainFit(site.board, hexes, test, conditionsOf(undefined, site), { nearby: { schematic, pose } });
}

function sceneRecipe(
  { around }: Pick<PlaceTest, 'around'>,
  kinds: readonly Kind[],
  rows: readonly LandRow[],
): Recipe {
  const used = new Set(paintedSegments(around).map(({ kind }) => kind));
  const streets = kinds.filter((kind) => isPublic(kind) && used.has(kind.id)).map(({ id }) => id);
  const [main, lane = main, bridge = lane] = streets;
  return {
    seed: 0,
    land: { shape: 'rows', rows },
    districts: { method: 'none' },
    schematics: [],
    fill: { method: 'weighted', coverage: 1 },
    ...(main !== undefined && {
      streets: { ...STREET_DEFAULTS, main, lane: lane!, bridge: bridge! },
    }),
  };
}
