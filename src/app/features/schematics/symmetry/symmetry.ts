import { modulo6, type Direction } from '../../../../engine/hex/hex.ts';
import { mirrorSegment, turnSegment } from '../../../../engine/schematic/pose.ts';
import type { Segment } from '../../../../engine/segment/segment.ts';
import { createSlice } from '../../../store/slice.ts';

/** How often a turn about the center repeats what is painted; 1 for no turn. */
export const FOLDS = [1, 2, 3, 6] as const;
export type Fold = (typeof FOLDS)[number];

/** The mirror images of what is painted: none, across the upright axis, or across the level axis. */
export const MIRRORINGS = ['none', 'left-right', 'top-bottom'] as const;
export type Mirroring = (typeof MIRRORINGS)[number];

/** The symmetry that is kept while painting, about the center of a schematic. */
export interface Symmetry {
  readonly fold: Fold;
  readonly mirroring: Mirroring;
}

export const NO_SYMMETRY: Symmetry = { fold: 1, mirroring: 'none' };

/** The symmetry in hand on the board of schematics. */
export const symmetryInHand = createSlice('schematic-symmetry', NO_SYMMETRY);

export function isSymmetric({ fold, mirroring }: Symmetry): boolean {
  return fold > 1 || mirroring !== 'none';
}

/** A movement that leaves the center alone: mirrored left-right or not, then turned by steps of 60°. */
export interface Movement {
  readonly mirror: boolean;
  readonly rotation: Direction;
}

/** All movements of a symmetry, the one that changes nothing first. */
export function movementsOf({ fold, mirroring }: Symmetry): readonly Movement[] {
  const turns = Array.from({ length: fold }, (_, index) => modulo6((index * 6) / fold));
  const plain = turns.map((rotation) => ({ mirror: false, rotation }));
  if (mirroring === 'none') return plain;
  // Half a turn makes the level axis of the upright one.
  const first = mirroring === 'left-right' ? 0 : 3;
  return [...plain, ...turns.map((turn) => ({ mirror: true, rotation: modulo6(turn + first) }))];
}

/** The place to which a movement takes a segment: its hex walks along its ring. */
export function movedSegment(segment: Segment, { mirror, rotation }: Movement): Segment {
  return turnSegment(mirror ? mirrorSegment(segment) : segment, rotation);
}
