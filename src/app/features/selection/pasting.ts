import { holdable } from '../../cityview/city-tool.ts';
import type { PlacementGroup } from '../../cityview/group.ts';

/** The tool that stamps copied placements together. */
export const pasting = holdable<{ readonly group: PlacementGroup }>('paste');
