import type { City } from '../city/city.ts';
import { addHexes } from '../hex/hex.ts';
import { fromOffset } from '../hex/offset.ts';
import { STRIP_HEIGHT } from '../hex/plane.ts';
import type { Kind } from '../schematic/kind.ts';
import type { Placement } from '../schematic/placement.ts';
import { poseClasses } from '../schematic/pose-classes.ts';
import { PLAIN_POSE, type PoseRules } from '../schematic/pose.ts';
import type { Schematic } from '../schematic/schematic.ts';
import { ENGINE } from '../version.ts';
import { patchLand, type PatchSize } from './patch-land.ts';

/** Height of a patch for its width: about that of the pictures it is shown in. */
const HEIGHT = 0.7;

/** Side lengths of land around the piece, both sides together. */
const MARGIN = 6;

/** A patch in which a piece stands once. */
interface Alone {
  readonly city: City;
  readonly size: PatchSize;
  readonly stamps: readonly Placement[];
  /** Number of distinct poses that are allowed. */
  readonly poses: number;
}

/**
 * The patch of a piece that is too large for neighbors and fits wherever there is land: once in the middle, as it is
 * drawn.
 *
 * @param seed 0..4294967295
 */
export function standAlone(piece: Schematic, kinds: readonly Kind[], poses: PoseRules, seed: number): Alone {
  const { left, right, top, bottom } = boxOf(piece);
  const width = Math.max(1.5 * (right - left) + 2, (2 * STRIP_HEIGHT * (bottom - top + 1)) / HEIGHT) + MARGIN;
  const columns = Math.ceil(width / 1.5) + 1;
  const size: PatchSize = { columns, rows: Math.ceil((HEIGHT * width) / (2 * STRIP_HEIGHT)) + 1 };
  const middle = fromOffset({ column: columns >> 1, row: size.rows >> 1 });
  const q = Math.round((left + right) / 2);
  const r = Math.round((top + bottom) / 2 - q / 2);
  const at = addHexes(middle, { q: -q, r: -r });
  const stamp: Placement = { ...at, ...PLAIN_POSE, id: 1, schematic: piece.id, locked: false };
  return {
    city: {
      engine: ENGINE,
      recipe: null,
      kinds,
      schematics: [piece],
      land: patchLand(size, false, seed, 0),
      districts: [],
      placements: [stamp],
    },
    size,
    stamps: [stamp],
    poses: poseClasses(piece.hexes, poses, piece.around).length,
  };
}

/** The columns q of a piece, and its rows r + q / 2 down the plane. */
function boxOf({ hexes }: Schematic) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { q, r } of hexes) {
    left = Math.min(left, q);
    right = Math.max(right, q);
    top = Math.min(top, r + q / 2);
    bottom = Math.max(bottom, r + q / 2);
  }
  return { left, right, top, bottom };
}
