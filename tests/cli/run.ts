import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import { afterAll, expect, vi } from 'vitest';
import { Failure } from '../../src/cli/failure.ts';
import { performHere } from '../../src/cli/jobs.ts';
import { showMessages } from '../../src/cli/messages.ts';
import { createProgram } from '../../src/cli/program.ts';

export const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
export const LAUNCHER = join(PROJECT, 'scripts', 'sixfold.mjs');

/** Time for tests that start the program several times, on a busy machine. */
export const PATIENCE = 60_000;

export interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program, in the project's folder. */
export function sixfold(words: readonly string[], input = ''): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...words], {
    cwd: PROJECT,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, out: stdout, err: stderr };
}

/** The output of a run of the program, which must succeed. */
export function sixfoldOut(words: readonly string[], input = ''): string {
  const { status, out, err } = sixfold(words, input);
  expect({ status, err }, words.join(' ')).toEqual({ status: 0, err: '' });
  return out;
}

/**
 * Runs a command in this process, which takes a tenth of the time of a start. The command reads files, no standard input;
 * its result goes through a file. A bake needs `--workers 1`.
 */
export async function sixfoldHere(words: readonly string[]): Promise<Run> {
  const out = join(tmpdir(), `sixfold-here-${process.pid}-${count++}`);
  const hasResult = !['check', 'bake'].includes(words[0] ?? '') && !words.includes('--out');
  let err = '';
  const shown = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  let status = 0;
  try {
    const program = createProgram(() => {}, performHere);
    await program.parseAsync([...words, ...(hasResult ? ['--out', out] : [])], { from: 'user' });
  } catch (error) {
    if (error instanceof Failure) showMessages(error.lines);
    else if (!(error instanceof CommanderError)) throw error;
    status = error instanceof Failure ? 1 : 2;
  } finally {
    shown.mockRestore();
  }
  const result = existsSync(out) ? readFileSync(out, 'utf8') : '';
  rmSync(out, { force: true });
  return { status, out: result, err };
}

let count = 0;

/** The result of a command that runs in this process, and must succeed without a message. */
export async function sixfoldHereOut(words: readonly string[]): Promise<string> {
  const { status, out, err } = await sixfoldHere(words);
  expect({ status, err }, words.join(' ')).toEqual({ status: 0, err: '' });
  return out;
}

/** The message of the error for a command line that is not understood; starts no process. */
export function refusal(...words: string[]): string {
  const program = createProgram(() => {});
  for (const command of [program, ...program.commands]) command.configureOutput({ writeErr: () => {} });
  try {
    program.parse(words, { from: 'user' });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the command line was understood');
}

/** The file of a schematic of the built-in library. */
export function builtIn(id: string): string {
  return join('schematics', `${id}.schematic.json`);
}

/** A folder that is there until the tests of a file are done. */
export function scratchFolder(): {
  readonly path: string;
  write(name: string, data: object | string | Uint8Array): string;
} {
  const path = mkdtempSync(join(tmpdir(), 'sixfold-cli-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    write(name, data) {
      const file = join(path, name);
      writeFileSync(
        file,
        typeof data === 'string' || data instanceof Uint8Array ? data : JSON.stringify(data),
      );
      return file;
    },
  };
}

/** The data of a recipe for empty land of a radius. */
export function emptyLand(radius: number) {
  return {
    format: 'sixfold/recipe',
    version: 1,
    seed: 1,
    land: { shape: 'hexagon', radius },
    districts: { method: 'none' },
    schematics: [] as object[],
    fill: { method: 'weighted', coverage: 1 },
  };
}
