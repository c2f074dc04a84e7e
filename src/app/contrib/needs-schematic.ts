import type { AppState } from '../store/store.ts';
import type { Command } from './command.ts';

/** The condition of commands that need an open schematic. */
export const NEEDS_SCHEMATIC = {
  enabled: ({ session }: AppState) => session.schematic !== null,
  lacking: 'the library is empty',
} as const satisfies Pick<Command, 'enabled' | 'lacking'>;
