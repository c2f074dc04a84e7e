import type { ComponentType } from 'react';
import type { Workspace } from '../store/session.ts';

/** Buttons in the bar over the board of a workspace. */
export interface ToolBarItem {
  readonly workspace: Workspace;
  /** Where they stand in the bar: the lowest first. */
  readonly order: number;
  readonly Buttons: ComponentType;
}
