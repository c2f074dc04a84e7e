import type { Placement } from '../../engine/schematic/placement.ts';
import type { Blocked } from '../../engine/fit/explain.ts';
import { SEGMENT_NAMES } from '../../engine/segment/segment.ts';
import { quote } from '../json/path.ts';

/** The reason why a placement does not fit, in a sentence: the first blocked segment, and the number of the others. */
export function describePlacement({ schematic }: Placement, blocked: readonly Blocked[]): string {
  const first = blocked[0];
  if (!first) return `unknown schematic ${quote(schematic)}`;
  const segment = `segment ${SEGMENT_NAMES[first.k]} of hex ${first.q}, ${first.r}`;
  const fault =
    first.reason === 'occupied'
      ? `is taken by placement ${first.placement}`
      : first.reason === 'ground'
        ? 'is ground'
        : 'lies off the land';
  const more = blocked.length > 1 ? ` (and ${blocked.length - 1} more)` : '';
  return `${segment} ${fault}${more}`;
}
