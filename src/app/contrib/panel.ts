import type { ComponentType } from 'react';
import type { Workspace } from '../store/session.ts';
import type { AppState } from '../store/store.ts';

/** A panel beside the board of a workspace. */
export interface Panel {
  /** Names it within its workspace; panels with one name stand in for each other, and only one of them is shown. */
  readonly id: string;
  readonly workspace: Workspace;
  readonly side: 'left' | 'right';
  /** Where it stands among the panels of its workspace: the lowest first. */
  readonly order: number;
  readonly title: string;
  /** Whether it takes the height that its column has left. */
  readonly grows?: boolean;
  /** Whether users can pin it: it stands in a column of its own right beside the board then, from the first where the page has room. */
  readonly pinnable?: boolean;
  /** Whether it stays in sight while what is below it in its column scrolls. */
  readonly stays?: boolean;
  /** Whether it is there now; always when absent. */
  readonly shown?: (state: AppState) => boolean;
  /** Whether users can fold it away in its column; the browser keeps that. */
  readonly folds?: boolean;
  /**
   * Whether something in it waits for the user: a narrow screen switches to it, a column scrolls to it. A text that
   * changes brings it up again.
   */
  readonly comesUp?: (state: AppState) => boolean | string;
  readonly Content: ComponentType;
}
