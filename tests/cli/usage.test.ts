import { describe, expect, test } from 'vitest';
import { VERSION } from '../../src/engine/version.ts';
import { builtIn, PATIENCE, refusal, scratchFolder, sixfold, sixfoldOut } from './run.ts';

describe('the command line', { timeout: PATIENCE }, () => {
  const tower = builtIn('tower');

  test.each([[], ['demolish'], ['generate', '--seed', '-1'], ['check', '-', '-']])(
    'says what is wrong with its use, with status 2: %j %j %j',
    (...words) => {
      const { status, out, err } = sixfold(words);
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toMatch(/^(?:error: |Usage: )/);
      expect(err).not.toMatch(/\n {4}at /);
    },
  );

  test.each([
    ['generate', '--seed', '1.5'],
    ['generate', '--seed', '4294967296'],
    ['generate', '--seed'],
    ['generate', 'a.json', 'b.json'],
    ['survey'],
    ['survey', '--seeds', '5-4'],
    ['survey', '--seeds', '1-2-3'],
    ['survey', '--seeds', '-1'],
    ['survey', '--seeds', '1-4294967296'],
    ['orient'],
    ['orient', tower, '--rotation', '7'],
    ['orient', tower, '--rotation', '-1'],
    ['orient', tower, '--shift', '2'],
    ['orient', tower, '--shift', 'x'],
    ['orient', tower, '--turn', '1'],
    ['poses', tower, '--count'],
    ['fits', tower],
    ['fits', '-', '-'],
    ['why', 'city.json', tower],
    ['why', 'city.json', tower, '--at', 'x'],
    ['why', 'city.json', tower, '--at', '1'],
    ['why', 'city.json', tower, '--at', '1,2,3'],
    ['why', 'city.json', tower, '--at', '1e9,0'],
    ['check'],
  ])('refuses to be used wrongly: %j %j %j %j %j', (...words) => {
    expect(refusal(...words)).toMatch(/^error: /);
  });

  test('explains itself and tells its version, with status 0', () => {
    for (const word of ['--version', '-V']) expect(sixfoldOut([word])).toBe(`${VERSION}\n`);
    const help = sixfoldOut(['--help']);
    for (const command of ['generate', 'survey', 'orient', 'poses', 'fits', 'why', 'check'])
      expect(help).toMatch(new RegExp(`\\n  ${command} `));
    expect(sixfoldOut(['orient', '--help'])).toContain('--shift <n>');
  });

  test('says why it cannot read or write, with status 1', () => {
    const folder = scratchFolder();
    expect(sixfold(['poses', 'nowhere.json'])).toEqual({
      status: 1,
      out: '',
      err: 'nowhere.json: cannot be read: no such file or folder\n',
    });
    expect(sixfold(['poses', folder.path]).err).toBe(
      `${folder.path}: cannot be read: this is a folder, not a file\n`,
    );
    const out = `${folder.path}/none/poses.json`;
    expect(sixfold(['poses', tower, '--out', out])).toEqual({
      status: 1,
      out: '',
      err: `${out}: cannot be written: no such file or folder\n`,
    });
    expect(sixfold(['poses', tower, '--out', folder.path])).toMatchObject({ status: 1, out: '' });
    expect(sixfold(['poses', tower, '--schematics', folder.path]).err).toBe(
      `${folder.path}/kinds.json: cannot be read: no such file or folder\n`,
    );
  });
});
