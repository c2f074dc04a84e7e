import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportCount, reportShare, reportStep, reportTo } from '../../src/cli/progress.ts';
import { ProgressLine } from '../../src/cli/thread/progress-line.ts';
import { wantsProgress } from '../../src/cli/thread/wants-progress.ts';
import { builtIn, LAUNCHER, PATIENCE, PROJECT, scratchFolder, sixfoldOut } from './run.ts';

const ERASE = '\r\u001B[K';

/** A result that never ends: a line for each of four thousand million seeds. */
const ENDLESS = 'land --shape hexagon --radius 0 --stats --seeds 0-4294967295'.split(' ');

/** Starts the program on a terminal, which gets both of its outputs. */
const onTerminal = (words: readonly string[]) => {
  const command = [process.execPath, LAUNCHER, ...words].map((word) => `'${word}'`).join(' ');
  return spawn('script', ['-qec', `exec ${command}`, '/dev/null'], {
    cwd: PROJECT,
    env: { ...process.env, CI: '', TERM: 'xterm' },
  });
};

describe('the line of progress', () => {
  const shown: string[] = [];
  const made = (columns = 80) => {
    shown.length = 0;
    return new ProgressLine({ write: (text) => void shown.push(text), columns: () => columns }, 5000);
  };

  test('comes after a second, changes in place, and is gone at the end', () => {
    const line = made();
    line.update('land: 1 of 3');
    line.tick(5999);
    expect(shown).toEqual([]);
    line.tick(6000);
    line.tick(6100);
    line.update('land: 2 of 3');
    line.tick(7000);
    line.clear();
    line.clear();
    line.tick(7100);
    line.close();
    line.tick(9000);
    line.close();
    expect(shown).toEqual([
      `${ERASE}land: 1 of 3, 1 s`,
      `${ERASE}land: 2 of 3, 2 s`,
      ERASE,
      `${ERASE}land: 2 of 3, 2 s`,
      ERASE,
    ]);
  });

  test('is not there for work without progress, and short work leaves no trace', () => {
    const line = made();
    line.tick(9000);
    line.update('x');
    line.close();
    expect(shown).toEqual([]);
  });

  test('fits in the row of a narrow terminal, whatever a file is named', () => {
    const line = made(20);
    line.update(`checking two\nlines of \u001B[31m${'x'.repeat(90)}`);
    line.tick(6000);
    expect(shown).toEqual([`${ERASE}checking two\\u{a}li`]);
  });

  test('is for terminals with a person before them', () => {
    expect(wantsProgress(true, { TERM: 'xterm' })).toBe(true);
    expect(wantsProgress(true, { CI: 'false' })).toBe(true);
    expect(wantsProgress(false, { TERM: 'xterm' })).toBe(false);
    expect(wantsProgress(true, { CI: 'true', TERM: 'xterm' })).toBe(false);
    expect(wantsProgress(true, { TERM: 'dumb' })).toBe(false);
  });
});

describe('reports', () => {
  test('name the step, and how much is done', () => {
    const texts: string[] = [];
    const nothing = () => {};
    const progress = (text: string) => void texts.push(text);
    reportTo({
      progress,
      close: () => Promise.resolve(),
      farewell: nothing,
    });
    reportStep('reading');
    reportCount('cities', 1000, 20000);
    // One of the same step follows too soon.
    reportCount('cities', 1001, 20000);
    reportShare('filling', 1, 3);
    reportShare('placing', 0, 0);
    expect(texts).toEqual(['reading', 'cities: 1,000 of 20,000', 'filling: 33 %', 'placing: 100 %']);
  });
});

describe('on a terminal', { timeout: PATIENCE }, () => {
  test('long work shows its progress, and Ctrl+C ends it at once and leaves nothing', async () => {
    const { path } = scratchFolder();
    const child = onTerminal([...ENDLESS, '--out', join(path, 'land.jsonl')]);
    const closed = once(child, 'close');
    let shown = '';
    let isAsked = false;
    child.stdout.on('data', (text) => {
      shown += String(text);
      // The temporary file is there by now or later; the line changes each second.
      if (isAsked || !shown.includes('making land: ') || readdirSync(path).length === 0) return;
      isAsked = true;
      child.stdin.write('\u0003');
    });
    expect((await closed)[0]).toBe(130);
    expect(shown).toMatch(/making land: [\d,]+ of 4,294,967,296, \d+ s/);
    expect(shown.endsWith(ERASE)).toBe(true);
    expect(readdirSync(path)).toEqual([]);
  });

  test('results and errors are the same as in a pipe', () => {
    const words = [LAUNCHER, 'poses', builtIn('tower')];
    const run = (quiet: string) =>
      spawnSync(
        'script',
        ['-qec', `exec '${process.execPath}' '${words.join("' '")}' ${quiet}`, '/dev/null'],
        {
          cwd: PROJECT,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, CI: '', NO_COLOR: '', TERM: 'xterm' },
        },
      );
    const out = sixfoldOut(['poses', builtIn('tower')]).replaceAll('\n', '\r\n');
    for (const quiet of ['', '--quiet']) expect(run(quiet)).toMatchObject({ status: 0, stdout: out });
    words.splice(2, 1, 'nowhere.json');
    expect(run('')).toMatchObject({
      status: 1,
      stdout: 'nowhere.json: cannot be read: no such file or folder\r\n',
    });
    words.splice(1, 2, 'export', 'nowhere.json', '--to', 'png');
    expect(run('')).toMatchObject({
      status: 2,
      stdout: expect.stringContaining('\u001B[1;31merror:\u001B[0m png is not text for a terminal') as string,
    });
  });
});

describe('a pipe whose reader ends', { timeout: PATIENCE }, () => {
  test.each([[ENDLESS], [['survey', 'hamlet', '--seeds', '0-4294967295']]])(
    'ends the program without a word: %j',
    (words) => {
      const { status, stdout, stderr } = spawnSync(
        'bash',
        ['-c', 'set -o pipefail; "$@" | head -n 1', 'bash', process.execPath, LAUNCHER, ...words],
        { cwd: PROJECT, encoding: 'utf8' },
      );
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(JSON.parse(stdout)).toMatchObject({ seed: 0 });
    },
  );
});
