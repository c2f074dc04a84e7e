import type { ComponentType } from 'react';
import type { AppState } from '../store/store.ts';
import type { Command } from './command.ts';

/** Commands that only a search of the palette finds: too many for its list, or made from the state. */
export interface SearchedCommands {
  /** The heading that a search finds them by, too. */
  readonly title: string;
  readonly Icon: ComponentType<{ readonly size: number }>;
  readonly commands: (state: AppState) => readonly Command[];
}
