import type { ComponentType } from 'react';
import type { Workspace } from '../store/session.ts';
import type { AppState } from '../store/store.ts';

/** A panel beside the board of a workspace. */
export interface Panel {
  readonly id: string;
  readonly workspace: Workspace;
  readonly side: 'left' | 'right';
  /** Where it stands among the panels of its workspace: the lowest first. */
  readonly order: number;
  readonly title: string | ((state: AppState) => string);
  /** Whether it takes the height that its column has left. */
  readonly grows?: boolean;
  /** Whether it is there now; always when absent. */
  readonly shown?: (state: AppState) => boolean;
  /** Whether a narrow screen switches to it now: something in it waits for the user. */
  readonly comesUp?: (state: AppState) => boolean;
  readonly Content: ComponentType;
}
