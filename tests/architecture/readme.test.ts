import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT } from '../support/source.ts';

function read(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8');
}

const readme = read('README.md');
const { scripts, version } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  version: string;
};

/** Every line of a code block of the README, without its comment. */
const commands = [...readme.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
  .flatMap(([, block = '']) => block.split('\n'))
  .map((line) => line.replace(/ +#.*$/, '').trim())
  .filter((line) => line !== '');

/** The scripts that a line of shell runs through npm. */
function scriptsIn(line: string): string[] {
  return [...line.matchAll(/\bnpm (?:run (?:-s )?)?([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'ci');
}

describe('the README', () => {
  test('starts with a quick start of two lines', () => {
    expect(commands.slice(0, 2)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
  });

  test('names only scripts that the package has', () => {
    const named = [
      ...commands,
      ...[...readme.matchAll(/`([^`\n]*npm [^`\n]*)`/g)].map(([, code = '']) => code),
    ];
    const missing = named.flatMap(scriptsIn).filter((name) => !(name in scripts));
    expect(named.length).toBeGreaterThan(2);
    expect(missing).toEqual([]);
  });

  test('links only to files that are there', () => {
    const linked = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, path = '']) => path);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
  });
});

test('the scripts of the package run files that are there', () => {
  const files = Object.values(scripts).flatMap((script) => script.match(/\bscripts\/[\w.-]+/g) ?? []);
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(join(PROJECT, file)))).toEqual([]);
});

test('continuous integration runs the full test command of the README and nothing else', () => {
  const lines = read('.ci/run').trim().split('\n');
  expect(lines).toEqual(['#!/bin/sh', 'set -eu', 'cd "$(dirname "$0")/.."', 'npm ci && npm run test:all']);
  expect(readme).toMatch(/`npm run test:all`.*continuous integration/);
});

test('the changelog tells of this version', () => {
  expect(read('CHANGELOG.md')).toContain(`## ${version}`);
});
