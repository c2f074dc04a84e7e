import { describe, expect, test } from 'vitest';
import { success, type Result } from '../../src/engine/problem.ts';
import { readAny } from '../../src/formats/any.ts';
import { checkFile } from '../../src/formats/check.ts';
import { jsonSchemas } from '../../src/formats/json-schema.ts';
import {
  readCity,
  readKinds,
  readPack,
  readRecipe,
  readSchematic,
  writeCity,
  writeKinds,
  writePack,
  writeRecipe,
  writeSchematic,
} from '../../src/library/formats.ts';
import { SAMPLES } from './samples.ts';

/** Reads a file as the library does, and writes it again. */
const REWRITE = {
  kinds: (text) => written(readKinds(text), writeKinds),
  schematic: (text) => written(readSchematic(text), writeSchematic),
  recipe: (text) => written(readRecipe(text), writeRecipe),
  city: (text) => written(readCity(text), writeCity),
  pack: (text) => written(readPack(text), writePack),
} satisfies Record<keyof typeof SAMPLES, (text: string) => string>;

function written<T>(result: Result<T>, write: (value: T) => string): string {
  return result.ok ? write(result.value) : JSON.stringify(result.problems);
}

const kindsOfSamples = () => {
  const read = readKinds(SAMPLES.kinds);
  return read.ok ? success(read.value.kinds) : read;
};

const NAMES = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];

test('every schema is of a sort of file that is tested here', () => {
  expect(jsonSchemas().map(({ name }) => name.replace('.schema.json', ''))).toEqual(
    expect.arrayContaining(NAMES),
  );
  expect(jsonSchemas()).toHaveLength(NAMES.length);
});

describe.each(NAMES)('a %s file that names its schema', (name) => {
  const text = SAMPLES[name];
  const linked = text.replace(
    '{',
    `{\n  "$schema": "node_modules/sixfold/public/schema/${name}.schema.json",`,
  );

  test('is read by the library, and written without the link, with the digest of before', () => {
    expect(REWRITE[name](linked)).toBe(text);
  });

  test('is read by the app and checked by the command line as the file without it', () => {
    expect(readAny(linked)).toEqual(readAny(text));
    const checked = checkFile(linked, kindsOfSamples);
    expect(checked).toEqual(checkFile(text, kindsOfSamples));
    expect(checked.ok).toBe(true);
  });

  test('is refused when the link is no text, with its path', () => {
    const wrong = readAny(text.replace('{', '{ "$schema": 2020,'));
    expect(wrong.ok ? [] : wrong.problems.map(({ path }) => path)).toEqual(['$["$schema"]']);
  });
});
