import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyLand, PATIENCE, scratchFolder, sixfold, sixfoldHere } from './run.ts';

/** Characters that act on a terminal, other than the end of a line. */
const ACTIVE = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

describe('messages', { timeout: PATIENCE }, () => {
  const folder = scratchFolder();

  test('list the first 100 problems of a file, and count the rest', async () => {
    const file = folder.write('numbers.json', `[${'1e999,\n'.repeat(1_500_000).slice(0, -2)}]`);
    for (const run of [sixfold(['check', file]), await sixfoldHere(['generate', file])]) {
      const { status, out, err } = run;
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err.length).toBeLessThan(50_000);
      const lines = err.trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(101);
      expect(lines.at(-1)).toMatch(/more problems|checking stopped here/);
    }
  });

  test('have at most 1,000 lines in all, whatever the number of files', () => {
    const files = Array.from({ length: 30 }, (_, index) =>
      folder.write(`bad-${index}.json`, {
        ...emptyLand(1),
        schematics: Array.from({ length: 60 }, () => ({ id: '?' })),
      }),
    );
    const { status, err } = sixfold(['check', ...files]);
    const lines = err.trimEnd().split('\n');
    expect(status).toBe(1);
    expect(lines).toHaveLength(1001);
    expect(lines.at(-1)).toBe('sixfold: and 2,030 more lines like these');
  });

  test('are short, whatever they are about, and keep the reason', async () => {
    const long = 'z'.repeat(100_000);
    const unreadable = await sixfoldHere(['check', long]);
    for (const { status, err } of [
      await sixfoldHere([long]),
      await sixfoldHere(['generate', '--seed', long]),
      unreadable,
      sixfold(['check', '-'], `{"${long.slice(0, 900)}": "${long}"}`),
    ]) {
      expect(status).not.toBe(0);
      expect(err).not.toBe('');
      expect(err.length).toBeLessThan(5000);
    }
    expect(unreadable.err).toMatch(/: cannot be read: its name is too long\n$/);
  });

  test('have one line, and no character that acts on a terminal', async () => {
    const names = [
      'red\u001B[31m',
      'two\nlines',
      'bell\u0007',
      'c1\u009B2J',
      'bidi\u202E\u2066',
      'x\u2028\u2029\u007F',
    ];
    for (const name of names) {
      const file = join(folder.path, `${name}.json`);
      const recipes = [
        { ...emptyLand(1), [name]: 1, seed: name },
        { ...emptyLand(1), schematics: [{ id: name }] },
      ].map((recipe, index) => folder.write(`recipe-${index}.json`, recipe));
      const told = [
        await sixfoldHere(['check', file]),
        await sixfoldHere(['generate', file, '--out', `${file}/below`]),
        await sixfoldHere(['generate', '--schematics', file]),
        await sixfoldHere(['check', recipes[0]!]),
        await sixfoldHere(['check', recipes[1]!]),
        await sixfoldHere(['generate', '--seed', name]),
        await sixfoldHere([name]),
      ];
      writeFileSync(file, '');
      told.push(await sixfoldHere(['check', file]));
      for (const { status, err } of told) {
        expect(status).not.toBe(0);
        expect(err).not.toBe('');
        expect(err).not.toMatch(ACTIVE);
      }
      expect(told[0]!.err.split('\n')).toHaveLength(2);
    }
    expect(sixfold(['check', 'red\u001B[31m\u202E']).err).toBe(
      'red\\u{1b}[31m\\u{202e}: cannot be read: no such file or folder\n',
    );
  });
});
