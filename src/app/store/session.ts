import { PLAIN_POSE, type Pose } from '../../engine/schematic/pose.ts';

export type Workspace = 'schematics' | 'city';

/** The state that is never undone and never saved. */
export interface Session {
  readonly workspace: Workspace;
  /** Id of the schematic on the board of the Schematics workspace. */
  readonly schematic: string | null;
  /** Id of the kind that Paint paints. */
  readonly kind: string;
  /** The pose in which the schematic is shown and painted. */
  readonly pose: Pose;
  /** The pose that the panel of poses is pointed at, shown over the schematic; `null` when none is. */
  readonly previewedPose: Pose | null;
}

export function startSession(schematic: string | null, kind: string): Session {
  return {
    workspace: 'city',
    schematic,
    kind,
    pose: PLAIN_POSE,
    previewedPose: null,
  };
}
