import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../../scripts/tool.ts';
import { builtInFolder } from '../../src/cli/built-in.ts';
import { writeRecipe } from '../../src/formats/recipe/write.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';
import { atMost, quantile, toMeasurements, told, type Benchmark } from '../support/bench.ts';
import { generated, sixRecipe, UNTIL_FULL } from './recipe.ts';
import { SIX } from './shapes.ts';

const SEED = 3;
const ROUNDS = 7;
const LAUNCHER = join(PROJECT, 'scripts', 'sixfold.mjs');

/**
 * Surveys one city of a million segments with the program, from its start to its end, beside the least that it can take:
 * the start of the program, and the city alone in a process that is warm.
 */
export function measure(): Benchmark {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  try {
    for (const schematic of SIX.schematics)
      writeFileSync(join(folder, `${schematic.id}.schematic.json`), writeSchematic(schematic));
    copyFileSync(join(builtInFolder(), 'kinds.json'), join(folder, 'kinds.json'));
    const recipe = sixRecipe(236, UNTIL_FULL, SEED);
    const file = join(folder, 'six.recipe.json');
    writeFileSync(file, writeRecipe(recipe));
    const survey = ['survey', file, '--schematics', folder, '--seeds', String(SEED)];
    const times = { survey: [] as number[], start: [] as number[], city: [] as number[] };
    run(survey);
    for (let round = 0; round < ROUNDS; round++) {
      times.survey.push(timed(() => run(survey)));
      times.start.push(timed(() => run(['--version'])));
      times.city.push(timed(() => generated(recipe)));
    }
    const name = 'survey of a city of 1006782 segments';
    const floor = quantile(times.start, 0.5) + quantile(times.city, 0.5);
    return {
      measurements: toMeasurements(name, [
        { name: 'whole program', times: times.survey },
        { name: 'start of the program', times: times.start },
        { name: 'city alone', times: times.city },
      ]),
      verdicts: [
        atMost(500, name, quantile(times.survey, 0.5), 'milliseconds'),
        told(
          `${name}: the program beside its start and the city`,
          quantile(times.survey, 0.5) / floor,
          'times',
        ),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(words: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [LAUNCHER, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`sixfold ${words.join(' ')}: ${stderr}`);
}

/** The milliseconds that some work takes. */
function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
