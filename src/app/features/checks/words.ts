import { amount, number } from '../../kit/number-words.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { ProblemCount } from './problem.ts';

// The panel.
export const problems = 'Problems';
/** `2 problems, 1 suggestion`; `No problems` when there is nothing at all. */
export function counts({ problems: serious, advice }: ProblemCount): string {
  const parts = [
    ...(serious > 0 ? [amount(serious, 'problem')] : []),
    ...(advice > 0 ? [amount(advice, 'suggestion')] : []),
  ];
  return parts.length === 0 ? 'No problems' : parts.join(', ');
}
/** Read out before a problem. */
export const severities = { problem: 'Problem: ', advice: 'Suggestion: ' } as const;
export const places = (count: number) => `${count} places`;
export const placeOf = (place: number, count: number) => `${place} of ${count}`;
export const othersWithProblems = (count: number) =>
  count === 1 ? '1 other schematic has problems' : `${count} other schematics have problems`;
export const withProblems = 'Schematics with problems';

// Dismissed problems.
export const dismiss = 'Dismiss';
export const dismissNamed = (what: string) => `Dismiss: ${what}`;
export const reason = 'Why is this intended?';
export const usualReason = 'This is intended';
export const cancel = 'Cancel';
export const dismissed = (count: number) => `${count} dismissed`;
export const dismissedProblems = 'Dismissed problems';
export const restore = 'Restore';
export const restoreNamed = (what: string) => `Restore: ${what}`;
export const dismissIn = (name: string) => `Dismiss check in ${name}`;
export const restoreIn = (name: string) => `Restore check in ${name}`;

// Shapes.
export const empty = 'Nothing is painted';
export const emptyWhy = 'An empty schematic is left out of cities and files.';
export const unknownKind = (segments: number, kind: string) =>
  `${amount(segments, 'segment')} of an unknown kind, “${kind}”`;
export const unknownKindWhy =
  'The palette has no such kind, and a city with it could not be read. Repaint the segments, or add the kind.';
export const noWholeTile = (kind: string, segments: number) =>
  `${kind}: ${amount(segments, 'segment')} ${segments === 1 ? 'is' : 'are'} not a whole tile`;
export const noWholeTileWhy = 'A building of this kind needs all six segments around a hex center or corner.';
export const partsAtCorners = (parts: number) => `${parts} parts that touch only at corners`;
export const partsAtCornersWhy = 'Parts connect along edges; nobody can pass a corner.';
export const partsApart = (parts: number) => `${parts} parts that do not touch`;
export const partsApartWhy = 'They are placed as one piece, and other pieces may stand between them.';
export const areaWithoutWayIn = (kinds: string, segments: number) =>
  `${kinds}: ${amount(segments, 'segment')} with no way in`;
export const areasWithoutWayIn = (kinds: string, areas: number) =>
  `${areas} open areas with no way in: ${kinds}`;
export const noWayInWhy =
  'Nobody can get here from outside. A gate that opens outward, or an open side, lets people in.';
export const farCenter = (hexes: number) => `The center lies ${hexes} hexes away from the shape`;
export const farCenterWhy = 'The shape turns around it in a wide arc. Move it with the Center tool.';
export const nearLimit = (hexes: number, most: number) => `${number(hexes)} of at most ${number(most)} hexes`;
export const nearLimitWhy = 'No more hexes can be painted.';

// Schematics that are the same.
export const sameAs = (name: string, pose: Pose, more: number) =>
  `The same as ${name}${poseChange(pose)}${more > 0 ? `, and ${more} more` : ''}`;
export const sameMirroredWhy = 'Not needed if the recipe allows mirrored poses.';
export const sameWhy = 'They are duplicates. Keep one and double its weight.';

/** The effect of a pose as words after a name: ` turned 120° and shifted right`; empty for the plain pose. */
function poseChange({ mirror, rotation, shift }: Pose): string {
  const parts = [];
  if (mirror) parts.push('mirrored');
  if (rotation !== 0) parts.push(`turned ${60 * rotation}°`);
  if (shift !== 0) parts.push(`shifted ${shift === 1 ? 'right' : 'left'}`);
  return parts.length === 0 ? '' : ` ${parts.join(', ').replace(/, ([^,]*)$/, ' and $1')}`;
}
