import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../../scripts/tool.ts';
import { compileQuery, parseQuery } from '../../src/formats/atlas/query/query.ts';
import { figureOf, readAtlasLine } from '../../src/formats/atlas/line.ts';
import { atMost, toMeasurements, type Benchmark } from '../support/bench.ts';

const LINES = 1_000_000;
/** Milliseconds for all of them. */
const REACH = 2000;
const ROUNDS = 5;
const FILTER = 'doors >= 200 and walls.closed = 2 and near(castle, gate) <= 30';
const SCHEMATICS = ['castle', 'chapel', 'farm-on-lane', 'hedgerow', 'market-hall', 'market-place', 'parish-church', 'roadside-house', 'strip-of-wheat', 'town-gate', 'town-house-1', 'town-house-2', 'town-house-3', 'wall-bend', 'wall-long']; // prettier-ignore

/** `find` over a million lines, from the start of the program to its end, beside JSON.parse of every line. */
export function measure(): Benchmark {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  try {
    const atlas = join(folder, 'atlas.jsonl');
    writeAtlas(atlas);
    const ways = [
      { name: 'find', run: () => runFind(atlas) },
      { name: 'JSON.parse of every line', run: () => parseAll(atlas) },
    ].map(({ name, run }) => ({ name, times: [] as number[], run, result: 0 }));
    for (let round = 0; round < ROUNDS; round++)
      for (const way of ways) {
        const start = performance.now();
        way.result = way.run();
        way.times.push(performance.now() - start);
      }
    if (ways[0]!.result !== ways[1]!.result) throw new Error('find finds other lines than JSON.parse');
    const name = 'find in a million lines';
    const measurements = toMeasurements(name, ways);
    return { measurements, verdicts: [atMost(REACH, name, measurements[0]!.median, 'ms')] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runFind(atlas: string): number {
  const program = join(PROJECT, 'scripts', 'sixfold.mjs');
  const run = spawnSync(process.execPath, [program, 'find', atlas, FILTER, '--count'], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return Number(run.stdout);
}

/** The number of lines found by parsing all, in pieces that a string can hold. */
function parseAll(atlas: string): number {
  const query = parseQuery(FILTER);
  if (query.kind === 'problem') throw new Error(query.message);
  const columns = new Map(query.figures.map((name) => [name, new Float64Array(1)]));
  const meets = compileQuery(query, { length: 1, names: query.figures, column: (name) => columns.get(name) });
  if (typeof meets !== 'function') throw new Error(meets.message);
  const bytes = readFileSync(atlas);
  let found = 0;
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(0x0a, start);
    const line = readAtlasLine(bytes.toString('latin1', start, end));
    if (typeof line === 'string') throw new Error(line);
    for (const [name, column] of columns) column[0] = figureOf(line, name);
    if (meets(0)) found++;
    start = end + 1;
  }
  return found;
}

/** Writes lines like those of a walled town, from a seeded generator. */
function writeAtlas(path: string): void {
  const file = openSync(path, 'w');
  let state = 1;
  const draw = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  let text = '';
  for (let seed = 1; seed <= LINES; seed++) {
    const perSchematic = Object.fromEntries(SCHEMATICS.map((id) => [id, 1 + draw(40)]));
    const doors = 100 + draw(140);
    text += `${JSON.stringify({
      seed,
      ok: true,
      placements: 200 + draw(50),
      perSchematic,
      covered: 2000 + draw(900),
      coverage: (6000 + draw(3000)) / 10_000,
      digest: `sha256:${'0123456789abcdef'.repeat(4)}`,
      publicAreas: 1,
      landAreas: 1,
      doors,
      doorsReached: doors,
      walls: { closed: 1 + draw(2), of: 2 },
      measures: { 'near(castle, gate)': draw(8) === 0 ? null : draw(60), streets: 300 + draw(90) },
    })}\n`;
    if (text.length < 2 ** 22 && seed < LINES) continue;
    writeSync(file, text);
    text = '';
  }
  closeSync(file);
}
