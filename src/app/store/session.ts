import type { Progress } from '../../engine/generate/progress.ts';
import type { Problem } from '../../engine/problem.ts';
import { PLAIN_POSE, type Pose } from '../../engine/schematic/pose.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { PLAIN_LIBRARY_VIEW, type LibraryView } from './library/library-view.ts';
import type { CursorPlace } from '../view/board-cursor.ts';
import type { CityPlace } from '../cityview/city-place.ts';
import type { Outcome } from '../features/report/outcome.ts';
import type { Selection } from '../features/schematics/selection/selection.ts';
import type { RollState } from '../features/reroll/roll-state.ts';
import type { Proposal } from '../cityview/proposal.ts';
import type { KindDialog } from '../features/kinds/kind-dialog.ts';

export type Workspace = 'schematics' | 'city';

/** The tool of the Schematics workspace: the effect of a press on the board. */
export type SchematicTool =
  'paint' | 'erase' | 'tile' | 'hex' | 'fill' | 'line' | 'pick' | 'select' | 'center' | 'pan';

/** How the generation stands. */
export type Generation =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Progress }
  | { readonly kind: 'failed'; readonly problems: readonly Problem[] };

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
  /** Segments of the schematic that its board marks and brings into view: the place of a problem. */
  readonly shownPlace: readonly Segment[] | null;
  /** The selection on the board of schematics; `currentSelection` tells whether it still holds. */
  readonly selection: Selection | null;
  /** Whether Select draws around things by hand rather than as a rectangle. */
  readonly lasso: boolean;
  /** The brush that Pick returns to. */
  readonly brush: SchematicTool;
  /** Where the keys of the board are, as it is seen; `null` while the pointer is used. */
  readonly cursor: CursorPlace | null;
  /** Ids of the selected placements, ascending; the same list as long as the same are selected. */
  readonly placements: readonly number[];
  /**
   * The placements that the pointed-at entry of a list or dial would make: shown on the city, not made; `null` for
   * none.
   */
  readonly proposal: Proposal | null;
  /** Whether a finger on the city draws around placements with Select; else it pans. */
  readonly fingerSelects: boolean;
  readonly generation: Generation;
  /** The region that is rerolled, and the result until it is accepted or rejected. */
  readonly roll: RollState;
  /** Whether the placements of edited schematics are listed and marked. */
  readonly livingShown: boolean;
  /** The outcome of the last generation; `null` before the first. */
  readonly outcome: Outcome | null;
  /** The place of the city that its board marks and brings into view; see `showCityPlaces`. */
  readonly cityPlace: CityPlace | null;
  /** The filter of the library list, and the selected entries. */
  readonly libraryView: LibraryView;
  /** Id of the schematic whose name is about to be typed: it was just made. */
  readonly naming: string | null;
  /** The dialog about kinds that is open. */
  readonly kindDialog: KindDialog | null;
  /** Whether the districts are shown over the city. */
  readonly districtsShown: boolean;
  /** Whether each hex shows in how many poses fits what is in hand. */
  readonly heatShown: boolean;
  /** Whether open ground that the walker reaches is told from what it does not reach. */
  readonly reachShown: boolean;
  /** The dialog of the City workspace that is open. */
  readonly cityDialog: 'islands' | 'districts' | 'rules' | 'seeds' | null;
}

export function startSession(schematic: string | null, kind: string): Session {
  return {
    workspace: 'city',
    schematic,
    tool: 'paint',
    kind,
    pose: PLAIN_POSE,
    previewedPose: null,
    shownPlace: null,
    selection: null,
    lasso: false,
    brush: 'paint',
    cursor: null,
    placements: [],
    proposal: null,
    fingerSelects: false,
    generation: { kind: 'idle' },
    roll: { kind: 'none' },
    livingShown: false,
    outcome: null,
    cityPlace: null,
    libraryView: PLAIN_LIBRARY_VIEW,
    naming: null,
    kindDialog: null,
    districtsShown: false,
    heatShown: false,
    reachShown: false,
    cityDialog: null,
  };
}
