import { PLAIN_POSE, type Pose } from '../../engine/schematic/pose.ts';
import type { CursorPlace } from '../view/board-cursor.ts';
import type { Selection } from '../features/schematics/selection/selection.ts';
import type { Proposal } from '../cityview/proposal.ts';

export type Workspace = 'schematics' | 'city';

/** The tool of the Schematics workspace: the effect of a press on the board. */
export type SchematicTool =
  'paint' | 'erase' | 'tile' | 'hex' | 'fill' | 'line' | 'pick' | 'select' | 'center' | 'pan';

/** The state that is never undone and never saved. */
export interface Session {
  readonly workspace: Workspace;
  /** Id of the schematic on the board of the Schematics workspace. */
  readonly schematic: string | null;
  readonly tool: SchematicTool;
  /** Id of the kind that Paint paints. */
  readonly kind: string;
  /** The pose in which the schematic is shown and painted. */
  readonly pose: Pose;
  /** The pose that the panel of poses is pointed at, shown over the schematic; `null` when none is. */
  readonly previewedPose: Pose | null;
  /** The selection on the board of schematics; `currentSelection` tells whether it still holds. */
  readonly selection: Selection | null;
  /** Whether Select draws around things by hand rather than as a rectangle. */
  readonly lasso: boolean;
  /** The brush that Pick returns to. */
  readonly brush: SchematicTool;
  /** Where the keys of the board are, as it is seen; `null` while the pointer is used. */
  readonly cursor: CursorPlace | null;
  /**
   * The placements that the pointed-at entry of a list or dial would make: shown on the city, not made; `null` for
   * none.
   */
  readonly proposal: Proposal | null;
  /** Whether a finger on the city draws around placements with Select; else it pans. */
  readonly fingerSelects: boolean;
}

export function startSession(schematic: string | null, kind: string): Session {
  return {
    workspace: 'city',
    schematic,
    tool: 'paint',
    kind,
    pose: PLAIN_POSE,
    previewedPose: null,
    selection: null,
    lasso: false,
    brush: 'paint',
    cursor: null,
    proposal: null,
    fingerSelects: false,
  };
}
