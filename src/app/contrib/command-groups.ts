import type { Command } from './command.ts';
import * as words from './words.ts';

/** Commands of one feature under one title. */
export interface CommandContribution {
  readonly title: (typeof words.groupTitles)[number];
  /** Where they stand under the title: the lowest first. */
  readonly order: number;
  readonly commands: readonly Command[];
}

/** Commands that belong together, under the heading that lists give them. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** The commands of all features, by title. */
export function groupCommands(contributions: readonly CommandContribution[]): readonly CommandGroup[] {
  const inOrder = contributions.toSorted((a, b) => a.order - b.order);
  return words.groupTitles.map((title) => ({
    title,
    commands: inOrder.filter((one) => one.title === title).flatMap(({ commands }) => commands),
  }));
}
