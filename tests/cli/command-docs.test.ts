import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandDocs } from '../../scripts/command-docs.ts';
import { EXAMPLES } from '../../src/cli/describe/examples.ts';
import { createProgram } from '../../src/cli/program.ts';
import { PROJECT } from './run.ts';

test('the manual page and the document are those of the commands (npx tsx scripts/write-command-docs.ts)', async () => {
  for (const [path, text] of await commandDocs())
    expect(existsSync(join(PROJECT, path)) && readFileSync(join(PROJECT, path), 'utf8'), path).toBe(text);
});

test('the manual page has no mistake that its typesetter finds', async () => {
  const page = [...(await commandDocs()).values()][0]!;
  expect(page).not.toMatch(/[^\n -~]/);
  const { error, stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', '-P-c'], {
    input: page,
    encoding: 'utf8',
  });
  // Where there is no groff, the characters alone are checked.
  if (error) return;
  expect(stderr).toBe('');
  expect(stdout).toContain('Folder of the library, with its kinds.json; or a pack.');
});

test('each command has examples, and the program understands all of them', async () => {
  const names = createProgram(() => {}).commands.map((command) => command.name());
  expect(Object.keys(EXAMPLES).sort()).toEqual(names.sort());
  for (const { line } of Object.values(EXAMPLES).flat())
    for (const part of line.replace(/^source <\((.*)\)$/, '$1').split(' | ')) {
      const [program, ...words] = part.match(/'[^']*'|\S+/g)!.map((word) => word.replaceAll("'", ''));
      if (program !== 'sixfold') continue;
      const parser = createProgram(() => {});
      let ran = '';
      for (const command of parser.commands) command.action(() => void (ran = command.name()));
      await parser.parseAsync(words, { from: 'user' });
      expect(ran).toBe(words[0]);
    }
});
