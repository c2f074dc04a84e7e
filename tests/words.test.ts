import { expect, test } from 'vitest';
import { parseSource, readSources, type Source } from './support/source.ts';

/** Folders whose docstrings were read. */
const ROOMS = ['src/app', 'src/worker', 'scripts', 'tests/support'];

/** The docstrings of a file that begin with "What": they ask, where they should name the thing by its noun. */
function questions({ path, tree }: Source): string[] {
  return [...tree.text.matchAll(/\/\*\*[\s*]*(What\b.*)/g)].map(([, words]) => `${path}: ${words}`);
}

test('no docstring begins with "What"', () => {
  expect(ROOMS.flatMap((room) => readSources(room)).flatMap(questions)).toEqual([]);
  expect(questions(parseSource('a.ts', '/**\n * What it is.\n */\nlet a;'))).toEqual(['a.ts: What it is.']);
  expect(questions(parseSource('a.ts', '/** The color. What else? */'))).toEqual([]);
});
