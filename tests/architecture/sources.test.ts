/* The tests that read all sources, in one file: the sources are parsed once, in the worker that runs it. */
import { expect, test } from 'vitest';
import { readSources } from '../support/source.ts';
import './files.ts';
import './imports.ts';
import './layers.ts';
import './pure.ts';
import './words.ts';

test('there are sources to read, in every part', () => {
  const parts = new Set(readSources('src').map(({ path }) => path.split('/')[1]));
  for (const part of ['app', 'cli', 'engine', 'formats', 'library', 'worker']) expect(parts).toContain(part);
});
