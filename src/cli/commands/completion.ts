import type { Command } from 'commander';
import { presetNames } from '../built-in.ts';
import { bashCompletion } from '../completion/bash.ts';
import { fishCompletion } from '../completion/fish.ts';
import { zshCompletion } from '../completion/zsh.ts';
import { shapeOf } from '../describe/shape.ts';
import { writeOutput } from '../output/output.ts';
import type { Shell } from '../shells.ts';

const WRITERS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

/** Runs `completion`: prints the script that completes commands, options and their values in a shell. */
export async function runCompletion(program: Command, shell: Shell): Promise<void> {
  await writeOutput([WRITERS[shell](shapeOf(program), presetNames())], undefined);
}
