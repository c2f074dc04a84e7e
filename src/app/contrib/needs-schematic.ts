import type { AppState } from '../store/store.ts';
import type { Command } from './command.ts';
import * as words from './words.ts';

/** The condition of commands that need an open schematic. */
export const NEEDS_SCHEMATIC = {
  enabled: ({ session }: AppState) => session.schematic !== null,
  lacking: words.emptyLibrary,
} as const satisfies Pick<Command, 'enabled' | 'lacking'>;
