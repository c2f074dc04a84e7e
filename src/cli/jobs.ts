import type { runBake, runMerge } from './commands/bake.ts';
import type { runCheck } from './commands/check.ts';
import type { runDistricts } from './commands/districts.ts';
import type { runExport } from './commands/export.ts';
import type { runFind } from './commands/find.ts';
import type { runFits } from './commands/fits.ts';
import type { runGenerate } from './commands/generate.ts';
import type { runImport } from './commands/import.ts';
import type { runLand } from './commands/land.ts';
import type { runOrient } from './commands/orient.ts';
import type { runPoses } from './commands/poses.ts';
import type { runReach } from './commands/reach.ts';
import type { runSurvey } from './commands/survey.ts';
import type { runWhy } from './commands/why.ts';

/** The arguments of each command that works on files: data that can be sent to a thread. */
export interface JobArguments {
  readonly generate: Parameters<typeof runGenerate>;
  readonly survey: Parameters<typeof runSurvey>;
  readonly bake: Parameters<typeof runBake>;
  readonly merge: Parameters<typeof runMerge>;
  readonly orient: Parameters<typeof runOrient>;
  readonly poses: Parameters<typeof runPoses>;
  readonly find: Parameters<typeof runFind>;
  readonly fits: Parameters<typeof runFits>;
  readonly why: Parameters<typeof runWhy>;
  readonly reach: Parameters<typeof runReach>;
  readonly check: Parameters<typeof runCheck>;
  readonly districts: Parameters<typeof runDistricts>;
  readonly land: Parameters<typeof runLand>;
  readonly export: Parameters<typeof runExport>;
  readonly import: Parameters<typeof runImport>;
}

type Jobs = { readonly [Name in keyof JobArguments]: (args: JobArguments[Name]) => Promise<void> };

/** The option of all commands that asks for no progress, warnings and notes. */
export interface QuietOption {
  readonly quiet?: true;
}

/** Runs a command with its arguments. Rejects with a `Failure` for bad data. */
export type Perform = <Name extends keyof JobArguments>(
  name: Name,
  ...args: JobArguments[Name]
) => Promise<void>;

/** The commands, each of which is loaded when it is run. */
const JOBS: Jobs = {
  generate: async (args) => (await import('./commands/generate.ts')).runGenerate(...args),
  survey: async (args) => (await import('./commands/survey.ts')).runSurvey(...args),
  bake: async (args) => (await import('./commands/bake.ts')).runBake(...args),
  merge: async (args) => (await import('./commands/bake.ts')).runMerge(...args),
  orient: async (args) => (await import('./commands/orient.ts')).runOrient(...args),
  poses: async (args) => (await import('./commands/poses.ts')).runPoses(...args),
  find: async (args) => (await import('./commands/find.ts')).runFind(...args),
  fits: async (args) => (await import('./commands/fits.ts')).runFits(...args),
  why: async (args) => (await import('./commands/why.ts')).runWhy(...args),
  reach: async (args) => (await import('./commands/reach.ts')).runReach(...args),
  check: async (args) => (await import('./commands/check.ts')).runCheck(...args),
  districts: async (args) => (await import('./commands/districts.ts')).runDistricts(...args),
  land: async (args) => (await import('./commands/land.ts')).runLand(...args),
  export: async (args) => (await import('./commands/export.ts')).runExport(...args),
  import: async (args) => (await import('./commands/import.ts')).runImport(...args),
};

/** Runs a command in this thread. */
export const performHere: Perform = (name, ...args) => JOBS[name](args);
