import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { RecipeVerdict } from './recipe-verdict.ts';

/** Milliseconds after which a recipe counts as hanging: several times the bound, for other programs run, too. */
const HANGS = 20_000;

/**
 * Judges the random recipes of seeds in a process of its own, which is ended and started anew behind a recipe that hangs.
 * Yields a verdict for each seed.
 */
export async function* judgedRecipes(first: number, count: number): AsyncGenerator<RecipeVerdict> {
  for (let next = first; next < first + count;) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/judge-lines.ts', String(next), String(first + count - next)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const wait = () => setTimeout(() => child.kill('SIGKILL'), HANGS);
    let timer = wait();
    for await (const line of createInterface({ input: child.stdout })) {
      clearTimeout(timer);
      yield JSON.parse(line) as RecipeVerdict;
      next++;
      timer = wait();
    }
    clearTimeout(timer);
    if (next < first + count) {
      if (!child.killed) throw new Error(`seed ${next} ends the process that judges it`);
      yield { seed: next, refused: [], faults: [`hangs: longer than ${HANGS} ms`], milliseconds: HANGS };
      next++;
    }
  }
}
