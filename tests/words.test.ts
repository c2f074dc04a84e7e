import { expect, test } from 'vitest';
import { parseSource, readSources, type Source } from './support/source.ts';

/** Folders with all docstrings of the project. */
const FOLDERS = ['src', 'scripts', 'tests'];

/** The docstrings of a file that begin with "What": they ask where they should name the thing. */
function questions({ path, tree }: Source): string[] {
  return [...tree.text.matchAll(/\/\*\*[\s*]*(What\b.*)/g)].map(([, words]) => `${path}: ${words}`);
}

test('no docstring begins with "What"', () => {
  expect(FOLDERS.flatMap((folder) => readSources(folder)).flatMap(questions)).toEqual([]);
  expect(questions(parseSource('a.ts', '/**\n * What it is.\n */\nlet a;'))).toEqual(['a.ts: What it is.']);
  expect(questions(parseSource('a.ts', '/** The color. What else? */'))).toEqual([]);
});
