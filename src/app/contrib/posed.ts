import type { AppState, AppStore } from '../store/store.ts';
import type { Workspace } from '../store/session.ts';

/** A step from a pose to another one: 60° clockwise or back, to the next offset or back, or to the mirror image. */
export type Turn = 'turn' | 'turn-back' | 'shift' | 'shift-back' | 'mirror';

/** The things on the board of a workspace that the commands of poses turn: in hand, selected, or all that is shown. */
export interface Posed {
  readonly workspace: Workspace;
  /** Whether there is anything to turn. */
  readonly isThere: (state: AppState) => boolean;
  /** The thing in hand or selected: another object as soon as it is another. Reasons why it cannot be turned end with it. */
  readonly subject: (state: AppState) => unknown;
  /** @returns why it cannot be turned, in words; `null` when it is done */
  readonly turn: (store: AppStore, turn: Turn) => string | null;
}
