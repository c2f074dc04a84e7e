import { findProgram, noProgramMessage, type Program } from '../../scripts/programs.ts';

/**
 * The path of an installed program.
 *
 * @throws Error with the command that installs it, when it is missing
 */
export function program(name: Program): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(noProgramMessage([name]));
  return path;
}
