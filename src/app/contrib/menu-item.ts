import type { ComponentType } from 'react';
import type { Command } from './command.ts';

/** A command in the menu that a narrow header has in place of buttons. */
export interface MenuItem {
  /** Where it stands in the menu: the lowest first. */
  readonly order: number;
  readonly command: Command;
  readonly Icon: ComponentType<{ readonly size: number }>;
}
