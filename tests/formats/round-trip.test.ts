import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { success, type Result } from '../../src/engine/problem.ts';
import { readAny } from '../../src/formats/any.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { readKinds } from '../../src/formats/kinds/read.ts';
import { writeKinds } from '../../src/formats/kinds/write.ts';
import { readPack } from '../../src/formats/pack/read.ts';
import { writePack } from '../../src/formats/pack/write.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { writeRecipe } from '../../src/formats/recipe/write.ts';
import { readSchematic } from '../../src/formats/schematic/read.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';
import { anyCity, anyKindList, anyPackFile, anyRecipe, anySchematic } from './arbitraries.ts';

/** The laws that every format keeps. */
function describeFormat<T>(
  name: string,
  values: fc.Arbitrary<T>,
  read: (text: string) => Result<T>,
  write: (value: T) => string,
) {
  describe(name, () => {
    test('what is written is read as the same value', () => {
      fc.assert(
        fc.property(values, (value) => {
          expect(read(write(value))).toEqual(success(value));
        }),
      );
    });

    test('what was written is written again with the same bytes', () => {
      fc.assert(
        fc.property(values, (value) => {
          const text = write(value);
          const again = read(text);
          expect(again.ok && write(again.value)).toBe(text);
        }),
      );
    });

    test('white space, a byte order mark and the order of keys change nothing', () => {
      fc.assert(
        fc.property(values, fc.constantFrom('', ' ', '\t'), fc.boolean(), (value, space, reverse) => {
          const data: unknown = JSON.parse(write(value));
          const text = JSON.stringify(reverse ? reverseKeys(data) : data, null, space).replaceAll(
            '\n',
            '\r\n',
          );
          const again = read(`\uFEFF\r\n${text} `);
          expect(again.ok && write(again.value)).toBe(write(value));
        }),
      );
    });

    test('the text ends with one line feed, has no carriage return, no tab and no trailing blank', () => {
      fc.assert(
        fc.property(values, (value) => {
          expect(write(value)).toMatch(/^\{\n(?:[^\n]*[^ \n]\n)*\}\n$/);
          expect(write(value)).not.toMatch(/[\r\t]/);
        }),
      );
    });

    test('a file of any format is known by its format', () => {
      fc.assert(
        fc.property(values, (value) => {
          const known = readAny(write(value));
          expect(known).toEqual(success({ format: `sixfold/${name}`, value }));
        }),
        { numRuns: 20 },
      );
    });
  });
}

/** The same data with the keys of every object in reverse; what users keep is left alone. */
function reverseKeys(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(reverseKeys);
  if (typeof data !== 'object' || data === null) return data;
  const reversed = Object.entries(data)
    .reverse()
    .map(([key, value]) => [key, key === 'meta' ? (value as unknown) : reverseKeys(value)] as const);
  return Object.fromEntries(reversed);
}

describeFormat('kinds', anyKindList, readKinds, writeKinds);
describeFormat('schematic', anySchematic, readSchematic, writeSchematic);
describeFormat('pack', anyPackFile, readPack, writePack);
describeFormat('recipe', anyRecipe, readRecipe, writeRecipe);
describeFormat('city', anyCity, readCity, writeCity);
