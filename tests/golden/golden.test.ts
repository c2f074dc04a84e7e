import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtInFolder } from '../../src/cli/built-in.ts';
import { readLibrary } from '../../src/cli/library.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { ENGINE } from '../../src/engine/version.ts';
import { cityDigest } from '../../src/formats/city/digest.ts';
import { GOLDEN_RECIPES } from './recipes.ts';

const golden = JSON.parse(readFileSync(new URL('digests.json', import.meta.url), 'utf8')) as {
  readonly engine: string;
  readonly digests: Readonly<Record<string, string>>;
};

// A digest here changes only together with ENGINE in src/engine/version.ts and a line in CHANGELOG.md:
// then `npx tsx scripts/write-golden.ts` writes them anew.
describe('the same recipe gives the same city, byte for byte', () => {
  const library = readLibrary(builtInFolder());

  test('in the version that the digests were written with', () => {
    expect(golden.engine).toBe(ENGINE);
    expect(Object.keys(golden.digests)).toEqual(Object.keys(GOLDEN_RECIPES));
    expect(Object.keys(golden.digests)).toHaveLength(20);
    expect(new Set(Object.values(golden.digests)).size).toBe(20);
  });

  test.each(Object.entries(GOLDEN_RECIPES))('%s', (name, recipe) => {
    const made = generate(recipe, library);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    expect(cityDigest(made.value)).toBe(golden.digests[name]);
  });
});
