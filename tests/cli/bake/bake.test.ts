import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGINE } from '../../../src/engine/version.ts';
import { batchesOf as plannedBatches, batchesOfShard } from '../../../src/cli/bake/plan.ts';
import {
  emptyLand,
  LAUNCHER,
  PATIENCE,
  PROJECT,
  refusal,
  scratchFolder,
  sixfold,
  sixfoldHere,
  sixfoldHereOut,
  sixfoldOut,
} from '../run.ts';

const scratch = scratchFolder();

const recipe = {
  ...emptyLand(2),
  schematics: [
    { id: 'tower', min: 1, max: 9 },
    { id: 'house', weight: 2 },
  ],
};
const small = scratch.write('small.json', recipe);

/** Seeds in forty batches of two. */
const SEEDS = '11-90';

/** The lines of an undisturbed survey. */
const survey = sixfoldOut(['survey', small, '--seeds', SEEDS]);

/** One tower on seven hexes: many seeds have the same city. */
const alike = scratch.write('alike.json', {
  ...emptyLand(1),
  schematics: [{ id: 'tower', min: 1, max: 1, shifts: [0] }],
  fill: { method: 'weighted', coverage: 0 },
});

/** How many bakes are killed, each at three moments: one here, many with `SIXFOLD_BAKES=100`. */
const KILLED_BAKES = Number(process.env['SIXFOLD_BAKES'] ?? '1');

let count = 0;
const freshFolder = () => join(scratch.path, `bake${count++}`);

/** A bake with cities, which one test makes and another compares with. */
const whole = join(scratch.path, 'whole');

const words = (out: string, ...more: string[]) => ['bake', small, '--seeds', SEEDS, '--out', out, ...more];

const withCities = (out: string, ...more: string[]) => {
  return ['bake', alike, '--seeds', '11-34', '--cities', '--out', out, ...more];
};

function atlasOf(folder: string): string {
  return readFileSync(join(folder, 'atlas.jsonl'), 'utf8');
}

interface Record {
  readonly result: { readonly cities: number; readonly failed: number; readonly digest: string } | null;
}

function recordOf(folder: string): Record {
  return JSON.parse(readFileSync(join(folder, 'bake.json'), 'utf8')) as Record;
}

/** The digest of digests of lines, by way of parsing each. */
function digestOf(text: string): string {
  const hash = createHash('sha256');
  for (const line of text.trimEnd().split('\n'))
    hash.update(`${(JSON.parse(line) as { readonly digest?: string }).digest ?? 'none'}\n`);
  return `sha256:${hash.digest('hex')}`;
}

/** All files of a folder by their paths in it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

function start(arguments_: readonly string[]): {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
} {
  const child = spawn(process.execPath, [LAUNCHER, ...arguments_], {
    cwd: PROJECT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (text) => (err += String(text)));
  const ended = once(child, 'close').then(([status, signal]): Ended => ({
    status: status as number | null,
    signal: signal as string | null,
    err,
  }));
  return { child, ended };
}

interface Ended {
  readonly status: number | null;
  readonly signal: string | null;
  readonly err: string;
}

/** Starts a bake and sends it a signal once so many names have come and gone in its folder of batches. */
async function killed(folder: string, changes: number, signal: NodeJS.Signals): Promise<Ended> {
  const batches = join(folder, 'batches');
  mkdirSync(batches, { recursive: true });
  const { child, ended } = start(words(folder, '--workers', '2'));
  let left = changes;
  const watcher = watch(batches, () => {
    if (left-- === 0) child.kill(signal);
  });
  try {
    return await ended;
  } finally {
    watcher.close();
  }
}

/** Starts a bake that keeps cities and sends it a signal as a thread of it begins to write one, the one of a number. */
async function killedInCities(folder: string, which: number, signal: NodeJS.Signals): Promise<Ended> {
  const folders = Array.from({ length: 256 }, (_, byte) =>
    join(folder, 'cities', byte.toString(16).padStart(2, '0')),
  );
  for (const path of folders) mkdirSync(path, { recursive: true });
  const { child, ended } = start(words(folder, '--cities', '--workers', '2'));
  let left = which;
  const watchers = folders.map((path) =>
    watch(path, (_, name) => {
      if (name?.endsWith('.tmp') && left-- === 0) child.kill(signal);
    }),
  );
  try {
    return await ended;
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}

/** Runs a bake, or a merge, in the process of the test; it must succeed. */
async function bakeHere(arguments_: readonly string[]): Promise<void> {
  const workers = arguments_.includes('--merge') ? [] : ['--workers', '1'];
  await sixfoldHereOut([...arguments_, ...workers, '--quiet']);
}

/** The whole batches of a folder with the number of each in the file system: another file has another number. */
function batchesOf(folder: string): Map<string, number> {
  const batches = join(folder, 'batches');
  if (!existsSync(batches)) return new Map();
  const names = readdirSync(batches).filter((name) => name.endsWith('.jsonl'));
  return new Map(names.map((name) => [name, statSync(join(batches, name)).ino]));
}

describe('bake', { timeout: PATIENCE }, () => {
  test('makes the lines of survey, tells their digest of digests, and makes nothing twice', async () => {
    const out = freshFolder();
    const { status, err } = sixfold(words(out, '--workers', '2'));
    const { result } = recordOf(out);
    expect(result).toEqual({
      cities: survey.match(/"ok":true/g)?.length,
      failed: survey.match(/"ok":false/g)?.length ?? 0,
      digest: digestOf(survey),
    });
    expect({ status, err }).toEqual({ status: 0, err: expect.stringContaining(result!.digest) as string });
    expect(atlasOf(out)).toBe(survey);
    expect(filesIn(out)).toEqual(['atlas.jsonl', 'bake.json']);
    const before = statSync(join(out, 'atlas.jsonl'));
    expect(await sixfoldHereOut([...words(out), '--quiet'])).toBe('');
    expect(statSync(join(out, 'atlas.jsonl'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  test('keeps the cities under their digests, that of the smallest seed where several are alike', async () => {
    const out = whole;
    sixfoldOut([...withCities(out, '--workers', '2'), '--quiet']);
    const first = new Map<string, number>();
    for (const line of atlasOf(out).trimEnd().split('\n')) {
      const { seed, digest } = JSON.parse(line) as { readonly seed: number; readonly digest?: string };
      if (digest !== undefined && !first.has(digest)) first.set(digest, seed);
    }
    const pathOf = (digest: string) => join('cities', digest.slice(7, 9), `${digest.slice(7)}.city.json`);
    expect(filesIn(out)).toEqual([...[...first.keys()].map(pathOf), 'atlas.jsonl', 'bake.json'].sort());
    for (const [digest, seed] of first)
      expect(JSON.parse(readFileSync(join(out, pathOf(digest)), 'utf8'))).toMatchObject({
        digest,
        recipe: { seed },
      });
    expect(first.size).toBeGreaterThan(3);
    expect(first.size).toBeLessThan(8);
    const [digest, seed] = [...first].at(-1)!;
    const made = await sixfoldHereOut(['generate', alike, '--seed', String(seed)]);
    expect(readFileSync(join(out, pathOf(digest)), 'utf8')).toBe(made);
  });

  test('goes on wherever it was killed, and leaves whole batches alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(50), { minLength: 3, maxLength: 3 }), async (moments) => {
        const out = freshFolder();
        let before = new Map<string, number>();
        for (const moment of moments) {
          const { status, signal } = await killed(out, moment, 'SIGKILL');
          if (status === 0) break;
          expect(signal).toBe('SIGKILL');
          const after = batchesOf(out);
          if (existsSync(join(out, 'atlas.jsonl'))) break;
          expect([...after]).toEqual(expect.arrayContaining([...before]));
          before = after;
        }
        await bakeHere(words(out));
        expect(atlasOf(out)).toBe(survey);
        expect(recordOf(out).result?.digest).toBe(digestOf(survey));
        expect(existsSync(join(out, 'batches'))).toBe(false);
      }),
      { numRuns: KILLED_BAKES, endOnFailure: true },
    );
  });

  test('says how to go on when Ctrl+C ends it, and leaves no half file', async () => {
    const out = freshFolder();
    const { signal, err } = await killed(out, 4, 'SIGINT');
    expect(signal).toBe('SIGINT');
    expect(err).toMatch(/^stopped after \d+ of 80 seeds: the same command goes on from there\n$/);
    expect(filesIn(out).filter((path) => path.endsWith('.tmp'))).toEqual([]);
  });

  test.each(['SIGINT', 'SIGHUP', 'SIGTERM'] as const)(
    'leaves no file of its threads half written when %s ends it as one is begun',
    async (sent) => {
      for (const moment of [0, 3, 9]) {
        const out = freshFolder();
        const { signal } = await killedInCities(out, moment, sent);
        expect(signal).toBe(sent);
        expect(filesIn(out).filter((path) => path.endsWith('.tmp'))).toEqual([]);
      }
    },
    PATIENCE,
  );

  test.runIf(process.platform === 'linux')('ends where no folder can be made, and says why', async () => {
    for (const folder of ['/proc/nowhere', '/proc/nowhere/below', '/sys/nowhere/below']) {
      const { status, err } = await sixfoldHere(words(folder, '--workers', '1'));
      expect(status).toBe(1);
      expect(err).toMatch(
        /^\/(?:proc|sys)\/nowhere.* cannot be made: (?:no such file or folder|permission denied|this disk is read-only)\n$/,
      );
    }
  });

  test('makes shards side by side in one folder, which are joined when all are there', async () => {
    const out = freshFolder();
    const shard = (index: number) => words(out, '--shard', `${index}/3`);
    const ended = await Promise.all([1, 3].map((index) => start([...shard(index), '--workers', '1']).ended));
    for (const { status } of ended) expect(status).toBe(0);
    expect(await sixfoldHere(['bake', '--merge', out])).toEqual({
      status: 1,
      out: '',
      err: `${out}: seeds 37-62 are missing (of shard 2/3): bake them first\n`,
    });
    await bakeHere(shard(2));
    await bakeHere(['bake', '--merge', out]);
    expect(atlasOf(out)).toBe(survey);
  });

  test('joins shards in folders of their own, with their cities', async () => {
    const out = freshFolder();
    for (const index of [1, 2, 3])
      await bakeHere(withCities(join(out, `part-${index}`), '--shard', `${index}/3`));
    await bakeHere(['bake', '--merge', out]);
    for (let part = 1; part <= 3; part++) rmSync(join(out, `part-${part}`), { recursive: true });
    const contents = (folder: string) =>
      filesIn(folder)
        .filter((path) => path !== 'bake.json')
        .map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
    expect(contents(out)).toEqual(contents(whole));
    expect(recordOf(out).result).toEqual(recordOf(whole).result);
  });

  test('two bakes in one folder are one', async () => {
    const out = freshFolder();
    const runs = [start(words(out, '--workers', '1')), start(words(out, '--workers', '1'))];
    for (const { status, err } of await Promise.all(runs.map(({ ended }) => ended)))
      expect({ status, err }).toEqual({ status: 0, err: expect.stringContaining('cities') as string });
    expect(atlasOf(out)).toBe(survey);
    expect(filesIn(out)).toEqual(['atlas.jsonl', 'bake.json']);
  });

  test('refuses the folder of another bake, with what differs', async () => {
    const out = freshFolder();
    mkdirSync(out);
    const place = join(out, 'bake.json');
    await bakeHere(words(out, '--shard', '1/80'));
    const record = readFileSync(place, 'utf8');
    const refused = async (arguments_: readonly string[]) => {
      const { status, err } = await sixfoldHere(arguments_);
      expect(status).toBe(1);
      return err;
    };
    const end =
      'the folder has another bake; take a new folder, or the recipe, library and seeds of this one\n';
    const wide = scratch.write('wide.json', { ...recipe, land: { shape: 'hexagon', radius: 3 } });
    expect(await refused(['bake', wide, '--seeds', SEEDS, '--out', out])).toBe(
      `${place}: $.recipe.land.radius: 2 there, 3 here: ${end}`,
    );
    expect(await refused(['bake', small, '--seeds', '11-100', '--out', out])).toBe(
      `${place}: $.seeds[1]: 90 there, 100 here: ${end}`,
    );
    writeFileSync(place, record.replace(`"${ENGINE}"`, '"sixfold 0.0.9"'));
    expect(await refused(words(out))).toBe(
      `${place}: $.engine: "sixfold 0.0.9" there, "${ENGINE}" here: ${end}`,
    );
    writeFileSync(place, record.replace(/sha256:[0-9a-f]{64}/, 'sha256:0'));
    expect(await refused(words(out))).toContain(`${place}: $.library: "sha256:0" there, "sha256:`);
    writeFileSync(place, '{');
    expect(await refused(words(out))).toContain(`${place}: not JSON: `);
  });

  test('adds the measures that survey adds, and belongs to them', async () => {
    const out = freshFolder();
    const asked = [small, '--seeds', '11-13', '--measure', 'streets', '--measure', 'kind(house)'];
    await bakeHere(['bake', ...asked, '--out', out]);
    expect(atlasOf(out)).toBe(await sixfoldHereOut(['survey', ...asked]));
    expect(atlasOf(out)).toContain('"measures":{"streets":');
    expect((await sixfoldHere(['bake', ...asked.slice(0, 5), '--out', out])).err).toContain(
      '$.measures[1]: "kind(house)" there, nothing here',
    );
  });

  test('refuses a batch that was damaged', async () => {
    const out = freshFolder();
    for (const index of [1, 2]) await bakeHere(words(out, '--shard', `${index}/2`));
    const batch = join(out, 'batches', readdirSync(join(out, 'batches')).sort()[0]!);
    writeFileSync(batch, readFileSync(batch).subarray(0, -1));
    const { status, err } = await sixfoldHere(['bake', '--merge', out]);
    expect(status).toBe(1);
    expect(err).toContain(`${batch}: ends before seed `);
    // A line is checked whole, not only where it begins.
    const [line = '', ...rest] = readFileSync(
      join(out, 'batches', readdirSync(join(out, 'batches')).sort()[1]!),
      'utf8',
    ).split('\n');
    const second = join(out, 'batches', readdirSync(join(out, 'batches')).sort()[1]!);
    const good = readFileSync(second);
    rmSync(batch);
    await bakeHere(words(out, '--shard', '1/2'));
    writeFileSync(second, [`${line.slice(0, -5)}#${line.slice(-4)}`, ...rest].join('\n'));
    expect((await sixfoldHere(['bake', '--merge', out])).err).toContain(`${second}: has no line of seed `);
    writeFileSync(second, good);
    rmSync(batch);
    await bakeHere(words(out));
    expect(atlasOf(out)).toBe(survey);
  });

  test('names a city of a shard that is damaged, and makes one of its own anew', async () => {
    const out = freshFolder();
    const [part] = [1, 2].map((index) => join(out, `part-${index}`));
    for (const index of [1, 2])
      await bakeHere(withCities(join(out, `part-${index}`), '--shard', `${index}/2`));
    const city = filesIn(part!).find((path) => path.endsWith('.city.json'))!;
    writeFileSync(join(part!, city), '{"recipe":');
    expect(await sixfoldHere(['bake', '--merge', out])).toMatchObject({
      status: 1,
      err: `${join(part!, city)}: is damaged: delete it, and bake its shard once more\n`,
    });
    // Of a bake that goes on, its batches gone.
    rmSync(join(part!, 'batches'), { recursive: true });
    await bakeHere(withCities(part!, '--shard', '1/2'));
    await bakeHere(['bake', '--merge', out]);
    expect(recordOf(out).result).toEqual(recordOf(whole).result);
  });

  test('plans billions of seeds without listing them', () => {
    const plan = { seeds: { first: 0, last: 0xffffffff }, batch: 1 };
    const all = plannedBatches(plan);
    expect(all.count).toBe(2 ** 32);
    expect(all.seeds).toEqual(plan.seeds);
    const [first] = all;
    expect(first).toEqual({ first: 0, last: 0 });
    const shard = batchesOfShard(plan, { index: 3, of: 4 });
    expect(shard.seeds).toEqual({ first: 2 ** 31, last: 3 * 2 ** 30 - 1 });
  });

  test('says what is missing on the command line', async () => {
    expect(refusal('bake', '--out', 'x')).toContain("required option '--seeds <a-b>'");
    expect(refusal('bake', '--seeds', '1-2')).toContain("required option '--out <dir>'");
    expect(refusal('bake', '--merge', 'x', '--cities')).toContain("option '--merge' stands alone");
    expect(refusal('bake', '--seeds', '1-2', '--out', 'x', '--shard', '3/2')).toContain('not so many parts');
    expect((await sixfoldHere(['bake', '--merge', 'docs'])).err).toContain('has no bake.json');
  });
});
