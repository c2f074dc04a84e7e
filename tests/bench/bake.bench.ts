import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../../scripts/tool.ts';
import { newBakeFile, writeBakeFile } from '../../src/cli/bake/bake-file.ts';
import { batchesOf } from '../../src/cli/bake/plan.ts';
import { readLibrary } from '../../src/cli/library.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { atLeast, atMost, quantile, toMeasurements, type Benchmark } from '../support/bench.ts';

const SEEDS = 800;
const ROUNDS = 3;
const MILLION = 1_000_000;
const LAUNCHER = join(PROJECT, 'scripts', 'sixfold.mjs');
const RECIPE = `${PROJECT}schematics/recipes/hamlet.recipe.json`;

/** Keeps a program on one core: its compilers and its collector of garbage use a second one otherwise. */
const ONE_CORE = process.platform === 'linux' ? ['taskset', '-c', '0'] : [];

/**
 * Bakes on one core and on two against a plain survey, as programs of their own; and joins a million lines, with the
 * memory that it takes.
 */
export function measure(): Benchmark {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  try {
    const times = { survey: [] as number[], one: [] as number[], two: [] as number[] };
    const seeds = ['hamlet', '--seeds', `1-${SEEDS}`];
    run(['survey', 'hamlet', '--seeds', '1']);
    for (let round = 0; round < ROUNDS; round++) {
      const bake = (workers: number) => [
        'bake',
        ...seeds,
        '--workers',
        String(workers),
        '--out',
        join(folder, `${round}-${workers}`),
      ];
      times.survey.push(run(['survey', ...seeds, '--out', join(folder, 'survey.jsonl')], ONE_CORE));
      times.one.push(run(bake(1), ONE_CORE));
      times.two.push(run(bake(2)));
    }
    const name = `${SEEDS} hamlets`;
    const [survey, one, two] = [times.survey, times.one, times.two].map((list) => quantile(list, 0.5)) as [
      number,
      number,
      number,
    ];
    const million = joinMillion(folder);
    return {
      measurements: toMeasurements(name, [
        { name: 'bake, two workers', times: times.two },
        { name: 'bake, one worker', times: times.one },
        { name: 'survey', times: times.survey },
      ]),
      verdicts: [
        atLeast(1.8, `${name}: two workers against one`, one / two, 'times'),
        atMost(5, `${name}: cost of batches over a survey`, 100 * (one / survey - 1), '%'),
        atMost(10, 'joining a million lines', million.seconds, 's'),
        atMost(200, 'joining a million lines: resident memory', million.megabytes, 'MB'),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the program to its end, and returns the milliseconds.
 *
 * @param prefix the words before the program
 */
function run(words: readonly string[], prefix: readonly string[] = []): number {
  const start = performance.now();
  const [program, ...rest] = [...prefix, process.execPath, LAUNCHER, ...words];
  const { status, stderr } = spawnSync(program!, rest, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`sixfold ${words.join(' ')}: ${stderr}`);
  return performance.now() - start;
}

/** Joins batches of a million lines as long as those of hamlets. */
function joinMillion(folder: string): { readonly seconds: number; readonly megabytes: number } {
  const recipe = readRecipe(readFileSync(RECIPE, 'utf8'));
  if (!recipe.ok) throw new Error('the recipe cannot be read');
  const library = readLibrary(`${PROJECT}schematics`);
  const plan = { seeds: { first: 1, last: MILLION }, batch: 1000 };
  const out = join(folder, 'million');
  mkdirSync(join(out, 'batches'), { recursive: true });
  const file = newBakeFile({ recipe: recipe.value, library, cities: false }, plan);
  writeFileSync(join(out, 'bake.json'), writeBakeFile(file));
  const example = readFileSync(join(folder, 'survey.jsonl'), 'utf8').split('\n')[0]!;
  for (const { first, last } of batchesOf(plan)) {
    let lines = '';
    for (let seed = first; seed <= last; seed++) {
      const digest = createHash('sha256').update(String(seed)).digest('hex');
      const line = example.replace('"seed":1,', `"seed":${seed},`);
      lines += `${line.replace(/sha256:[0-9a-f]{64}/, `sha256:${digest}`)}\n`;
    }
    writeFileSync(join(out, 'batches', `${first}-${last}.jsonl`), lines);
  }
  const words = [LAUNCHER, 'bake', '--merge', out];
  // The most memory that a process had, in kilobytes, told by itself when it ends.
  const tell = `process.on('exit', () => process.stderr.write('resident ' + process.resourceUsage().maxRSS + '\\n'))`;
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(tell)}`, ...words],
    { encoding: 'utf8' },
  );
  const resident = /resident (\d+)/.exec(stderr)?.[1];
  if (status !== 0 || resident === undefined) throw new Error(`the merge failed: ${stderr}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: Number(resident) / 1024 };
}
