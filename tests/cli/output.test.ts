import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  builtIn,
  LAUNCHER,
  PATIENCE,
  PROJECT,
  scratchFolder,
  sixfoldHere,
  sixfoldHereOut,
  sixfoldOut,
} from './run.ts';

/** A result that never ends: a line for each of four thousand million seeds. */
const ENDLESS = 'land --shape hexagon --radius 0 --stats --seeds 0-4294967295'.split(' ');

const SMALL = ['land', '--shape', 'hexagon', '--radius', '1'];

/** Starts the program; resolves when there is a temporary file beside `out`. */
async function startWriting(out: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [LAUNCHER, ...ENDLESS, '--out', out], {
    cwd: PROJECT,
    stdio: 'ignore',
  });
  for (const end = Date.now() + PATIENCE / 2; readdirSync(dirname(out)).length === 0;) {
    expect(child.exitCode).toBeNull();
    expect(Date.now()).toBeLessThan(end);
    await setTimeout(5);
  }
  return child;
}

describe('--out', { timeout: PATIENCE }, () => {
  const land = sixfoldOut(SMALL);

  test('leaves nothing when a signal ends it, and ends by that signal', async () => {
    const signals = [
      'SIGINT',
      'SIGTERM',
      'SIGHUP',
      'SIGQUIT',
      'SIGABRT',
      'SIGALRM',
      'SIGUSR2',
      'SIGVTALRM',
      'SIGXCPU',
      'SIGIO',
      'SIGPWR',
      'SIGSTKFLT',
    ] as const;
    const folder = scratchFolder();
    // Side by side, four at a time: each runs until it gets its signal.
    for (let first = 0; first < signals.length; first += 4)
      await Promise.all(
        signals.slice(first, first + 4).map(async (name) => {
          const path = join(folder.path, name);
          mkdirSync(path);
          const child = await startWriting(join(path, 'land.jsonl'));
          child.kill(name);
          expect(await once(child, 'close')).toEqual([null, name]);
          expect(readdirSync(path), name).toEqual([]);
        }),
      );
  });

  test('cleans up after a run that was killed, at the next one', async () => {
    const { path } = scratchFolder();
    const out = join(path, 'land.jsonl');
    const child = await startWriting(out);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(readdirSync(path)).toEqual([expect.stringMatching(/^\.land\.jsonl\..+\.tmp$/)]);
    expect(await sixfoldHereOut([...SMALL, '--out', join(path, 'other')])).toBe('');
    expect(readdirSync(path)).toHaveLength(2);
    expect(await sixfoldHereOut([...SMALL, '--out', out])).toBe('');
    expect(readdirSync(path)).toEqual(['land.jsonl', 'other']);
  });

  test('leaves alone what another run still writes to the same place', async () => {
    const { path } = scratchFolder();
    const out = join(path, 'land.jsonl');
    const child = await startWriting(out);
    const [temporary] = readdirSync(path);
    expect(await sixfoldHereOut([...SMALL, '--out', out])).toBe('');
    expect(readdirSync(path)).toEqual([temporary, 'land.jsonl']);
    child.kill();
    await once(child, 'close');
    expect(readFileSync(out, 'utf8')).toBe(land);
  });

  test('deletes temporary files of version 0.1.0 and of other machines after a day, and no other files', async () => {
    const folder = scratchFolder();
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const leftovers = ['.a.json.0123456789ab.tmp', '.a.json.00000000-7-0123456789ab.tmp'];
    const kept = [
      '.a.json.0123456789cd.tmp',
      '.a.json.00000000-7-0123456789cd.tmp',
      '.a.json.0123456789a.tmp',
      '.a.json.my-notes.tmp',
      '.a.json.0123456789ab.tmp.bak',
      '.b.json.0123456789ab.tmp',
      'a.json.0123456789ab.tmp',
    ];
    for (const name of [...leftovers, ...kept]) folder.write(name, 'x');
    for (const name of [...leftovers, ...kept.slice(2)]) utimesSync(join(folder.path, name), old, old);
    mkdirSync(join(folder.path, '.a.json.aaaaaaaaaaaa.tmp'));
    await sixfoldHereOut([...SMALL, '--out', join(folder.path, 'a.json')]);
    expect(readdirSync(folder.path).sort()).toEqual([...kept, 'a.json', '.a.json.aaaaaaaaaaaa.tmp'].sort());
  });

  test('has the disk take the file before its new name, and the name before the end', () => {
    const folder = scratchFolder();
    const out = join(folder.path, 'land.json');
    const log = join(folder.path, 'calls');
    // The calls go through to the system; they are only listed on the way.
    const listing = folder.write(
      'listing.mjs',
      `import fs from 'node:fs';
       import { syncBuiltinESMExports } from 'node:module';
       const names = new Map();
       const { openSync, writeFileSync } = fs;
       const calls = [];
       fs.openSync = (path, ...rest) => {
         const file = openSync(path, ...rest);
         names.set(file, path);
         return file;
       };
       for (const name of ['writeSync', 'fsyncSync', 'renameSync']) {
         const call = fs[name];
         fs[name] = (first, ...rest) => {
           calls.push([name, names.get(first) ?? first]);
           return call(first, ...rest);
         };
       }
       syncBuiltinESMExports();
       process.on('exit', () => writeFileSync(${JSON.stringify(log)}, JSON.stringify(calls)));`,
    );
    const { status } = spawnSync(process.execPath, ['--import', listing, LAUNCHER, ...SMALL, '--out', out], {
      cwd: PROJECT,
    });
    expect(status).toBe(0);
    const calls = (JSON.parse(readFileSync(log, 'utf8')) as [string, string][]).map(
      ([name, path]) => `${name} ${path.endsWith('.tmp') ? 'temporary' : path}`,
    );
    expect([...new Set(calls)]).toEqual([
      'writeSync temporary',
      'fsyncSync temporary',
      'renameSync temporary',
      `fsyncSync ${folder.path}`,
    ]);
  });

  test('follows links: to a file, from link to link, and to a name where nothing is yet', async () => {
    const folder = scratchFolder();
    const at = (name: string) => join(folder.path, name);
    mkdirSync(at('deep'));
    folder.write('there', 'old');
    for (const [name, to] of [
      ['to-file', 'there'],
      ['dangling', 'deep/new'],
      ['second', 'deep/back'],
      ['deep/back', '../newer'],
      ['absolute', at('newest')],
    ] as const)
      symlinkSync(to, at(name));
    for (const [name, to] of [
      ['to-file', 'there'],
      ['dangling', 'deep/new'],
      ['second', 'newer'],
      ['absolute', 'newest'],
    ] as const) {
      expect(await sixfoldHereOut([...SMALL, '--out', at(name)])).toBe('');
      expect(lstatSync(at(name)).isSymbolicLink()).toBe(true);
      expect(lstatSync(at(to)).isFile()).toBe(true);
      expect(readFileSync(at(name), 'utf8')).toBe(land);
    }
    symlinkSync('nowhere/new', at('lost'));
    symlinkSync('round', at('round'));
    symlinkSync('deep', at('folder'));
    for (const [name, reason] of [
      ['lost', 'no such file or folder'],
      ['round', 'its links lead in a circle'],
      ['folder', 'this is a folder, not a file'],
      ['new-folder/', 'this is a folder, not a file'],
      ['there/below', 'a part of the path is not a folder'],
      ['n'.repeat(256), 'its name is too long'],
    ] as const)
      expect(await sixfoldHere([...SMALL, '--out', `${folder.path}/${name}`])).toEqual({
        status: 1,
        out: '',
        err: `${folder.path}/${name}: cannot be written: ${reason}\n`,
      });
  });

  test('keeps the permissions of a file, and takes the longest names', async () => {
    const folder = scratchFolder();
    const file = folder.write('é'.repeat(127), 'old');
    chmodSync(file, 0o662);
    expect(await sixfoldHereOut([...SMALL, '--out', file])).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(land);
    expect(statSync(file).mode & 0o777).toBe(0o662);
    expect(readdirSync(folder.path)).toHaveLength(1);
  });

  test('writes into pipes and devices, and adds to a log that is standard output', () => {
    const folder = scratchFolder();
    const log = folder.write('log', 'before\n');
    const shell = (command: string) =>
      spawnSync('sh', ['-c', command, 'sh', process.execPath, LAUNCHER, ...SMALL], {
        cwd: PROJECT,
        encoding: 'utf8',
      });
    expect(shell('"$@" --out /dev/stdout | cat').stdout).toBe(land);
    expect(
      shell(
        `mkfifo '${folder.path}/pipe'; cat '${folder.path}/pipe' & "$@" --out '${folder.path}/pipe'; wait`,
      ).stdout,
    ).toBe(land);
    expect(shell(`"$@" --out /dev/stdout >> '${log}'`).status).toBe(0);
    expect(readFileSync(log, 'utf8')).toBe(`before\n${land}`);
    expect(shell('"$@" --out /dev/null')).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(shell('"$@" --out /dev/full')).toMatchObject({
      status: 1,
      stderr: '/dev/full: cannot be written: no space left\n',
    });
  });

  test('says that a place cannot be written to before it works for hours', async () => {
    const { path } = scratchFolder();
    const recipe = ['survey', '--seeds', '0-4294967295', '--out', join(path, 'none', 'survey.jsonl')];
    expect((await sixfoldHere(recipe)).err).toMatch(/cannot be written: no such file or folder\n$/);
  });

  test('leaves the old file and nothing else when the disk takes no more', () => {
    const folder = scratchFolder();
    const file = folder.write('land.json', 'old');
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 8; exec "$@"', 'sh', process.execPath, LAUNCHER, ...ENDLESS, '--out', file],
      { cwd: PROJECT, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `${file}: cannot be written: larger than files may become here\n`,
    });
    expect(readdirSync(folder.path)).toEqual(['land.json']);
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  test('may be the file that was read', async () => {
    const folder = scratchFolder();
    const file = folder.write('tower.schematic.json', readFileSync(join(PROJECT, builtIn('tower'))));
    const turned = await sixfoldHereOut(['orient', builtIn('tower'), '--rotation', '1']);
    expect(await sixfoldHereOut(['orient', file, '--rotation', '1', '--out', file])).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(turned);
  });
});

describe('standard output', { timeout: PATIENCE }, () => {
  test('says why it cannot be written, whatever is to be written', async () => {
    const { path } = scratchFolder();
    const runs = [SMALL, ['generate'], ['--help'], ['--version'], ['check', '--help'], ENDLESS];
    await Promise.all(
      runs.map(async (words, index) => {
        const errors = join(path, `errors-${index}`);
        const child = spawn(
          'sh',
          ['-c', 'exec "$@" > /dev/full 2> "$ERRORS"', 'sh', process.execPath, LAUNCHER, ...words],
          { cwd: PROJECT, env: { ...process.env, ERRORS: errors }, stdio: 'ignore' },
        );
        expect(await once(child, 'close'), words.join(' ')).toEqual([1, null]);
        expect(readFileSync(errors, 'utf8'), words.join(' ')).toBe(
          'standard output: cannot be written: no space left\n',
        );
      }),
    );
  });

  test('says so, too, when only the end finds no room', () => {
    const { path } = scratchFolder();
    const file = join(path, 'city.json');
    writeFileSync(file, '');
    // A disk may take a part of a write: the file may grow to 64 KB here, and the city is longer.
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `ulimit -f 128; exec "$@" > '${file}'`, 'sh', process.execPath, LAUNCHER, 'generate'],
      { cwd: PROJECT, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'standard output: cannot be written: larger than files may become here\n',
    });
  });

  test('keeps the status of bad data when nobody reads the messages', async () => {
    const child = spawn(process.execPath, [LAUNCHER, 'check', 'nowhere.json'], { cwd: PROJECT });
    child.stderr.destroy();
    child.stdout.resume();
    expect(await once(child, 'close')).toEqual([1, null]);
  });
});
