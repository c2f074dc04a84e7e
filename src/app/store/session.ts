import type { Progress } from '../../engine/generate/progress.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import type { Problem } from '../../engine/problem.ts';
import { PLAIN_POSE, type Pose } from '../../engine/schematic/pose.ts';

export type Workspace = 'schematics' | 'city';

/** What a press on the board of the Schematics workspace does. */
export type SchematicTool = 'paint' | 'erase';

/** What a press on the board of the City workspace does. */
export type CityTool =
  | { readonly kind: 'select' }
  /** A schematic under the pointer, ready to be stamped. */
  | { readonly kind: 'stamp'; readonly schematic: string; readonly pose: Pose }
  /** Land is drawn, or taken away, hex by hex. */
  | { readonly kind: 'land' }
  | { readonly kind: 'sea' }
  /** A way is measured between two hexes, each once it is set. */
  | { readonly kind: 'measure'; readonly from: Hex | null; readonly to: Hex | null };

/** How the generation stands. */
export type Generation =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Progress }
  | { readonly kind: 'failed'; readonly problems: readonly Problem[] };

/** What is never undone and never saved. */
export interface Session {
  readonly workspace: Workspace;
  /** Id of the schematic on the board of the Schematics workspace. */
  readonly schematic: string | null;
  readonly tool: SchematicTool;
  /** Id of the kind that Paint paints. */
  readonly kind: string;
  /** The pose in which the schematic is shown and painted. */
  readonly pose: Pose;
  readonly cityTool: CityTool;
  /** Id of the selected placement. */
  readonly placement: number | null;
  readonly generation: Generation;
  /** Id of the schematic whose name is about to be typed: it was just made. */
  readonly naming: string | null;
  /** Whether the districts are shown over the city. */
  readonly districtsShown: boolean;
  /** Whether the list of shortcuts is open. */
  readonly shortcutsShown: boolean;
}

export function startSession(schematic: string | null, kind: string): Session {
  return {
    workspace: 'city',
    schematic,
    tool: 'paint',
    kind,
    pose: PLAIN_POSE,
    cityTool: { kind: 'select' },
    placement: null,
    generation: { kind: 'idle' },
    naming: null,
    districtsShown: false,
    shortcutsShown: false,
  };
}
