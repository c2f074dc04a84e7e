import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT } from '../../scripts/tool.ts';
import { npm, packInto } from './pack.ts';

/** Milliseconds in which packages are built and fetched. */
const INSTALL_LIMIT = 300_000;

/** A project of CommonJS, as `npm init` makes it, with the package beside others of many versions. */
let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'sixfold-neighbors-'));
  const archive = packInto(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "game", "private": true }\n');
  const old = ['bullmq@4', 'ioredis@5', 'pg@8.0', 'piscina@4', '@resvg/resvg-js@2.4'];
  npm(['install', ...old, '--no-audit', '--no-fund'], project);
  npm(['install', archive, 'jest@29', 'typescript@5.4', '--no-audit', '--no-fund'], project);
}, INSTALL_LIMIT);

afterAll(() => rmSync(project, { recursive: true, force: true }));

function run(script: string, ...words: readonly string[]): string {
  return execFileSync(process.execPath, [join(project, 'node_modules', script), ...words], {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('the package beside others', () => {
  test('is taken by Jest as it comes', () => {
    writeFileSync(
      join(project, 'town.test.js'),
      `const { builtInLibrary, generate, presets } = require('sixfold');
const { writeSvg } = require('sixfold/formats');
test('a hamlet has a picture', () => {
  const made = generate({ ...presets['hamlet'], seed: 3 }, builtInLibrary);
  expect(writeSvg(made.value)).toContain('</svg>');
});
`,
    );
    expect(() => run('jest/bin/jest.js')).not.toThrow();
  });

  test.each(['mts', 'cts'])('is typed for TypeScript 5.4, also where libraries are checked: %s', (ending) => {
    copyFileSync(join(PROJECT, 'tests/package/project/face.ts'), join(project, `face.${ending}`));
    // Of the types that Jest brings along, some are for newer versions alone.
    const compilerOptions = {
      noEmit: true,
      strict: true,
      skipLibCheck: false,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
    };
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: [`face.${ending}`] }),
    );
    expect(run('typescript/bin/tsc')).toBe('');
  });

  test('bakes with an older piscina', () => {
    const bake = () =>
      run(
        'sixfold/dist/commonjs/command-line.cjs',
        'bake',
        'hamlet',
        '--seeds',
        '1-40',
        '--workers',
        '2',
        '--out',
        'towns',
      );
    expect(bake).not.toThrow();
  });
});
