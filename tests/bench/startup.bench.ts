import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../../scripts/tool.ts';
import { atMost, compareWays, type Benchmark, type Way } from '../support/bench.ts';

const ROUNDS = 15;

/** A recipe for seven free hexes: a survey of it costs nothing but the start of the program. */
const TRIFLE = {
  format: 'sixfold/recipe',
  version: 1,
  seed: 1,
  land: { shape: 'hexagon', radius: 1 },
  districts: { method: 'none' },
  schematics: [],
  fill: { method: 'weighted', coverage: 1 },
};

/** Measures how long the bundled command line takes to start, compared with Node that does nothing. */
export function measure(): Benchmark {
  execFileSync(process.execPath, [join(PROJECT, 'scripts', 'sixfold.mjs'), '--version']);
  const bundle = join(PROJECT, 'dist', 'cli', 'sixfold.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-startup-'));
  const recipe = join(folder, 'trifle.json');
  writeFileSync(recipe, JSON.stringify(TRIFLE));
  const way = (name: string, words: readonly string[]): Way => ({
    name,
    run: () => spawnSync(process.execPath, words, { stdio: 'ignore' }).status ?? -1,
  });
  try {
    const measurements = compareWays(
      'start of the command line',
      [
        way('--version', [bundle, '--version']),
        way('survey of a trifle', [bundle, 'survey', recipe, '--seeds', '1']),
        way('node alone', ['-e', '0']),
      ],
      { rounds: ROUNDS },
    );
    const [version, survey, alone] = measurements.map(({ median }) => median);
    return {
      measurements,
      verdicts: [
        atMost(2, 'start for --version', version! / alone!, 'times as long as node -e 0'),
        atMost(3, 'start of a survey', survey! / alone!, 'times as long as node -e 0'),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
