import { poseClasses } from '../schematic/pose-classes.ts';
import { orient, type Pose, type PoseRules } from '../schematic/pose.ts';
import { countSegments, paintedSegments, type Schematic } from '../schematic/schematic.ts';
import { joinNeeds, needsOf, type Needs } from './needs.ts';

/** The piece in each of its distinct poses, as schematics of their own, so that all poses are placed equally often. */
export interface PosedPiece {
  readonly pose: Pose;
  readonly schematic: Schematic;
}

/** The piece in its distinct poses among those allowed. */
export function posedPieces(piece: Schematic, poses: PoseRules): PosedPiece[] {
  return poseClasses(piece.hexes, poses, piece.around).map(({ pose }, index) => ({
    pose,
    schematic: {
      ...piece,
      id: `~pose-${index}`,
      hexes: orient(piece.hexes, pose),
      ...(piece.around && { around: orient(piece.around, pose) }),
    },
  }));
}

/** How often a kind that is asked for may be asked for in turn by what provides it. */
const LONGEST_CHAIN = 3;

/** The pieces that bring the kinds which a piece asks for, and the needs of all of them together. */
export interface Provided {
  readonly providers: readonly Schematic[];
  readonly needs: Needs;
}

/**
 * Finds the pieces that bring the kinds which a piece asks for: for each kind the smallest one that has it, or a tile of
 * the kind where no piece has.
 *
 * @param pool pieces to choose from
 * @param known ids of all kinds; others cannot be provided
 */
export function provide(piece: Schematic, pool: readonly Schematic[], known: ReadonlySet<string>): Provided {
  const providers = new Map<string, Schematic>();
  let needs = needsOf(piece.around);
  for (let chain = 0; chain < LONGEST_CHAIN; chain++) {
    const missing = needs.kinds.filter((kind) => known.has(kind) && !providers.has(kind));
    if (missing.length === 0) break;
    for (const kind of missing) providers.set(kind, providerOf(kind, pool, piece.id));
    needs = joinNeeds([needs, ...[...providers.values()].map(({ around }) => needsOf(around))]);
  }
  return { providers: [...new Set(providers.values())], needs };
}

function providerOf(kind: string, pool: readonly Schematic[], besides: string): Schematic {
  let best: Schematic | undefined;
  for (const schematic of pool) {
    if (schematic.id === besides) continue;
    if (!paintedSegments(schematic.hexes).some((segment) => segment.kind === kind)) continue;
    if (!best || costOf(schematic) < costOf(best)) best = schematic;
  }
  return best ?? tileOf(kind);
}

/** Small pieces that ask for little come first. */
function costOf({ hexes, around = [] }: Schematic): number {
  return countSegments(hexes) + 2 * countSegments(around);
}

function tileOf(kind: string): Schematic {
  return {
    id: `~tile-of-${kind}`,
    name: kind,
    description: '',
    author: '',
    tags: [],
    hexes: [{ q: 0, r: 0, segments: [kind, kind, kind, kind, kind, kind] }],
  };
}
