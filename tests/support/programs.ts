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

/**
 * The end of a title that names the programs that are not installed; empty when all are. Tests that need the programs are
 * skipped by it: `describe.skipIf(gone)(`a map${gone}`, …)` for `gone = missing('tiled')`.
 */
export function missing(...names: readonly Program[]): string {
  const gone = names.filter((name) => findProgram(name) === undefined);
  return gone.length === 0 ? '' : ` (not installed: ${gone.join(', ')})`;
}
