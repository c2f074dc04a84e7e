import { readLibrary } from '../../src/cli/library.ts';
import type { Library } from '../../src/engine/city/library.ts';
import { randomStream } from '../../src/engine/random/stream.ts';
import { createBoard, stamp } from '../../src/engine/board/board.ts';
import { FREE_LAND } from '../../src/engine/fit/conditions.ts';
import { fits } from '../../src/engine/fit/explain.ts';
import { hexesOf } from '../../src/engine/land/row.ts';
import { distinctPoses } from '../../src/engine/schematic/distinct.ts';
import { NOTHING_GIVEN } from '../../src/engine/generate/given.ts';
import { Town } from '../../src/engine/generate/town.ts';
import { UNMIRRORED } from '../../src/engine/schematic/pose.ts';
import { tryOut, type Patch, type PatchQuestion } from '../../src/engine/tryout/patch.ts';
import { atLeast, atMost, compareWays, type Benchmark } from '../support/bench.ts';

/** A piece that asks for a street. */
const STREET_PIECE = 'roadside-house';

/** A piece that asks for a quay, which asks for the sea. */
const HARBOR_PIECE = 'warehouse';

const MIX = ['town-house-2', 'town-house-3', 'market-shop', 'garden', 'copse'];

function questionOf({ kinds, schematics }: Library, id: string, neighbors: readonly string[]): PatchQuestion {
  return {
    piece: schematics.find((schematic) => schematic.id === id)!,
    kinds,
    poses: UNMIRRORED,
    neighbors: schematics
      .filter((schematic) => neighbors.includes(schematic.id))
      .map((schematic) => ({ schematic, weight: 4, max: null })),
    pool: schematics,
    streets: { main: 'street', lane: 'lane', bridge: 'bridge' },
    seed: 1,
  };
}

/** The patch of a piece as new, as after each stroke: nothing that is remembered of it helps. */
function patchOf(question: PatchQuestion): Patch {
  const { piece } = question;
  const tried = tryOut({ ...question, piece: { ...piece, hexes: [...piece.hexes] } });
  if (tried.kind !== 'patch') throw new Error(tried.kind);
  return tried.patch;
}

/**
 * The plain way to stamp a piece as often as it fits: tests all poses at all hexes, stamps one that fits, and begins anew.
 *
 * @returns the number of copies
 */
function stampPlainly({ piece, kinds, poses }: PatchQuestion, { city }: Patch): number {
  const board = createBoard(city.land, city.ground);
  const town = Town.standing(
    { ...city, placements: [] },
    city.recipe!,
    { kinds, schematics: [] },
    NOTHING_GIVEN,
  );
  const { neighborhood } = town;
  const conditions = { ...FREE_LAND, neighborhood };
  const posed = distinctPoses(piece.hexes, poses);
  const land = [...hexesOf(city.land)];
  const random = randomStream(1, 'plain');
  for (let copies = 0; ; copies++) {
    const places = land.flatMap((at) =>
      posed.flatMap(({ pose, hexes }) =>
        fits(board, hexes, at, conditions, { nearby: { schematic: piece, pose } }) ? { at, pose, hexes } : [],
      ),
    );
    if (places.length === 0) return copies;
    const { at, pose, hexes } = places[random.below(places.length)]!;
    stamp(board, hexes, at, copies + 1);
    neighborhood.put(neighborhood.shapeOf(piece, pose), at);
  }
}

/** One redraw of the patch that follows a stroke: of a house at streets alone, and of a harbor among its neighbors. */
export function measure(): Benchmark {
  const library = readLibrary('schematics');
  const alone = questionOf(library, STREET_PIECE, []);
  const patch = patchOf(alone);
  const houses = 'a patch full of houses at streets';
  const compared = compareWays(
    houses,
    [
      { name: 'engine', run: () => patchOf(alone).stamps.length },
      { name: 'plain: every pose at every hex after each copy', run: () => stampPlainly(alone, patch) },
    ],
    { rounds: 21, warmUps: 10, differ: true },
  );
  const harbor = questionOf(library, HARBOR_PIECE, MIX);
  const name = 'a patch of warehouses among houses, with quays and streets';
  const mixed = compareWays(name, [{ name: 'engine', run: () => patchOf(harbor).stamps.length }], {
    rounds: 31,
    warmUps: 10,
  });
  return {
    measurements: [...compared, ...mixed],
    verdicts: [
      atLeast(4, houses, compared[0]!.faster, 'times faster than plain'),
      atMost(50, name, mixed[0]!.median, 'milliseconds'),
    ],
  };
}
