import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { presetNames } from '../../src/cli/built-in.ts';
import { shapeOf } from '../../src/cli/describe/shape.ts';
import { createProgram } from '../../src/cli/program.ts';
import { PATIENCE, PROJECT, refusal, sixfold, sixfoldOut } from './run.ts';

const shape = shapeOf(createProgram(() => {}));

/** The words that bash offers for each list of words, the last of them unfinished. */
function completed(lines: readonly (readonly string[])[]): string[][] {
  const calls = lines.map((words) => {
    const all = ['sixfold', ...words].map((word) => `'${word}'`).join(' ');
    return `COMP_WORDS=(${all}); COMP_CWORD=${words.length}; _sixfold; echo "\${COMPREPLY[*]}"`;
  });
  const input = `${sixfoldOut(['completion', 'bash'])}\n${calls.join('\n')}\n`;
  const { stdout, stderr } = spawnSync('bash', ['--norc'], { input, cwd: PROJECT, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ').filter((word) => word !== ''));
}

describe('completion', { timeout: PATIENCE }, () => {
  test('in bash offers commands, options, choices, presets, folders and files', () => {
    const names = shape.commands.map(({ name }) => name);
    const formats = shape.commands
      .find(({ name }) => name === 'export')!
      .options.find(({ names: [long] }) => long === '--to')!.values;
    const optionLists = shape.commands
      .filter(({ options }) => options.length > 0)
      .map(({ name, options }) => ({
        words: [name, '--'],
        expected: options.flatMap((option) => option.names).filter((flag) => flag.startsWith('--')),
      }));
    const [commands, ge, walled, to, equals, seed, folders, files, help, ...options] = completed([
      [''],
      ['ge'],
      ['generate', 'walled'],
      ['export', 'x.json', '--to', ''],
      ['export', 'x.json', '--to', '=', 's'],
      ['generate', '--seed', ''],
      ['generate', '--schematics', 'sche'],
      ['check', 'LICE'],
      ['help', 'exp'],
      ...optionLists.map(({ words }) => words),
    ]);
    expect(commands).toEqual(names);
    expect(ge).toEqual(['generate']);
    expect(walled).toEqual(presetNames().filter((name) => name.startsWith('walled')));
    expect(to).toEqual(formats?.kind === 'words' ? formats.words : []);
    expect(equals).toEqual(['svg']);
    expect(seed ?? []).toEqual([]);
    expect(folders).toEqual(['schematics']);
    expect(files).toEqual(['LICENSE']);
    expect(help).toEqual(['export']);
    expect(options).toEqual(optionLists.map(({ expected }) => expected));
  });

  test.each(['zsh', 'fish'])('in %s names every command and option, with its quotes closed', (shell) => {
    const script = sixfoldOut(['completion', shell]);
    for (const { name, options } of shape.commands) {
      expect(script).toContain(name);
      for (const { names } of options)
        for (const flag of names)
          expect(script).toContain(shell === 'zsh' ? `'${flag}[` : flag.replace(/^-+/, ''));
    }
    for (const line of script.split('\n').filter((line) => !line.startsWith('#')))
      expect(line.replaceAll(String.raw`\'`, '').split("'").length % 2, line).toBe(1);
  });

  test('refuses other shells and suggests the nearest', () => {
    expect(sixfold(['completion', 'bsh'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('Did you mean bash?') as string,
    });
  });
});

test('unknown words are refused with what was probably meant, or with what is possible', () => {
  expect(refusal('genrate')).toBe("error: unknown command 'genrate'. Did you mean generate?");
  expect(refusal('version')).toContain('Did you mean --version?');
  expect(refusal('zzzzzz')).toMatch(/The commands are generate, survey, .*, help\.$/);
  expect(refusal('help', 'generat')).toContain('Did you mean generate?');
  expect(refusal('poses', 'x.json', '--miror')).toBe(
    "error: unknown option '--miror'. Did you mean --mirror?",
  );
  expect(refusal('-v')).toContain('Did you mean -V?');
  expect(refusal('poses', 'x.json', '--zzzzzz')).toContain("'sixfold help poses' lists the options.");
  expect(refusal('export', 'x.json')).toMatch(
    /--to <format>' is missing\. It is one of json, svg, .*gltf\.$/,
  );
  for (const [wrong, right] of [
    ['--to sgv', 'svg'],
    ['--to pdf --paper leter', 'letter'],
    ['--to pdf --pieces onec', 'once'],
    ['--to ascii --grid sqare', 'square'],
  ] as const)
    expect(refusal('export', 'x.json', ...wrong.split(' '))).toContain(` Did you mean ${right}?`);
  expect(refusal('import', 'x.json', '--from', 'geojsn')).toContain(' Did you mean geojson?');
  expect(refusal('land', '--shape', 'iland')).toContain(' Did you mean island?');
});

test('unknown presets are refused with the nearest, or with all', { timeout: PATIENCE }, () => {
  expect(sixfold(['generate', 'walledtown']).err).toBe(
    'walledtown: no such file, and no preset of that name. Did you mean walled-town?\n',
  );
  expect(sixfold(['generate', 'farmland']).err).toBe(
    'farmland: there is no such preset any more; monastery-lands took its place\n',
  );
  expect(sixfold(['survey', 'zzz', '--seeds', '1']).err).toContain('The presets are double-walled-city, ');
});
