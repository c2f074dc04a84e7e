import type { Kind } from '../../engine/schematic/kind.ts';
import { patternOf, type Pattern } from '../kinds/pattern.ts';
import type { Heights } from './solid.ts';

/** Thickness of the land, in side lengths: its top lies that much over the sea. */
export const LAND_THICKNESS = 0.3;

/** Thickness of walkable ground over the land, in side lengths. */
const SLAB = 0.04;

/** The surface of rivers and ponds under the top of the land, in side lengths. */
const WATER_SURFACE = 0.1;

/** Height of a closed kind, in side lengths, when neither the kind nor its pattern says more. */
const CLOSED = 1;

/** Heights of walls in side lengths, by pattern. */
const WALLS: Partial<Readonly<Record<Pattern, number>>> = {
  house: 0.5,
  shop: 0.55,
  barn: 0.45,
  townhouse: 0.7,
  hall: 0.9,
  church: 1.1,
  mill: 1,
  castle: 1.7,
  tower: 1.8,
  turret: 1.1,
  wall: 0.8,
  rampart: 0.8,
  gate: 0.95,
  archway: 0.95,
  palisade: 0.5,
  hedge: 0.2,
  well: 0.2,
};

/** Slopes of roofs by pattern, as {@link Heights.slope}. */
const SLOPES: Partial<Readonly<Record<Pattern, number>>> = {
  house: 1.1,
  shop: 1.1,
  barn: 1.1,
  townhouse: 0.9,
  hall: 0.8,
  church: 1.3,
  mill: 0.8,
  tower: 0.8,
  turret: 1.4,
};

/** Patterns of buildings that people walk through. */
const PASSAGES: ReadonlySet<Pattern> = new Set(['gate', 'archway']);

/** The share of the height of a gate that is free for those who walk through. */
const PASSAGE = 0.6;

/** The roofs of a model: with slopes, or all flat. */
export type Roofs = 'pitched' | 'flat';

/** Whether a kind is water that lies lower than the land. A height of its own makes it a solid on the land. */
export function isSunken(kind: Kind): boolean {
  const pattern = patternOf(kind);
  return kind.height === undefined && (pattern === 'river' || pattern === 'pond');
}

/**
 * The solids of a kind, from the lowest up: one for most kinds; a slab and what spans it for gates. The height of a kind
 * is that of its walls; a roof stands on them.
 */
export function heightsOf(kind: Kind, roofs: Roofs): readonly Heights[] {
  const pattern = patternOf(kind);
  if (isSunken(kind)) return [flat(-LAND_THICKNESS, -WATER_SURFACE)];
  const isPassage = PASSAGES.has(pattern);
  const height = kind.height ?? (kind.open && !isPassage ? 0 : (WALLS[pattern] ?? CLOSED));
  if (isPassage && kind.open && PASSAGE * height > SLAB)
    return [flat(0, SLAB), flat(PASSAGE * height, height)];
  const slope = roofs === 'flat' || kind.look?.roof === 'flat' ? 0 : (SLOPES[pattern] ?? 0);
  return [{ bottom: 0, top: Math.max(SLAB, height), slope: height > SLAB ? slope : 0 }];
}

function flat(bottom: number, top: number): Heights {
  return { bottom, top, slope: 0 };
}
