import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Result } from '../../src/engine/problem.ts';
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
import { SAMPLES } from './samples.ts';

/** A value of JSON as its text has it: numbers by their digits, members in their order. */
type Model =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string }
  | { readonly kind: 'array'; readonly elements: readonly Model[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [string, Model])[] };

const anyNumber = fc.oneof(
  fc.constantFrom(
    '0',
    '-0',
    '-0.0',
    '1e2',
    '1E+2',
    '0.1',
    '1.50',
    '1e-400',
    '123456789012345678',
    '9007199254740993',
  ),
  fc.stringMatching(/^-?(?:0|[1-9]\d{0,19})(?:\.\d{1,18})?(?:e-?[1-9]\d?)?$/),
  fc.double({ noDefaultInfinity: true, noNaN: true }).map(String),
);
const anyKey = fc.oneof(
  fc.constantFrom('a', 'b', '0', '1', '2', '10', '01', '-1', '4294967294', '4294967295', '__proto__', 'meta'),
  fc.string({ maxLength: 4 }),
);

const { model } = fc.letrec<{ model: Model }>((tie) => ({
  model: fc.oneof(
    { maxDepth: 4 },
    anyNumber.map((text): Model => ({ kind: 'number', text })),
    fc
      .oneof(
        fc.constantFrom('null', 'true'),
        fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
      )
      .map((text): Model => ({ kind: 'other', text })),
    fc.array(tie('model'), { maxLength: 3 }).map((elements): Model => ({ kind: 'array', elements })),
    objectOf(tie('model')),
  ),
}));

function objectOf(value: fc.Arbitrary<Model>): fc.Arbitrary<Model> {
  return fc
    .uniqueArray(fc.tuple(anyKey, value), { selector: ([key]) => key, maxLength: 4 })
    .map((members): Model => ({ kind: 'object', members }));
}

/** The text of a model in the style of our files; `number` gives that of numbers. */
function print(value: Model, number: (text: string) => string): string {
  switch (value.kind) {
    case 'number':
      return number(value.text);
    case 'other':
      return value.text;
    case 'array':
      return `[${value.elements.map((element) => print(element, number)).join(', ')}]`;
    case 'object': {
      const members = value.members.map(
        ([key, member]) => `${JSON.stringify(key)}: ${print(member, number)}`,
      );
      return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
    }
  }
}

/** The number times 10 to the 700th, which is a whole number for every double. */
function scaled(text: string): bigint {
  const [, sign, whole, fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(
    text,
  )!;
  const zeros = 700 - fraction.length + Number(power);
  return BigInt(`${sign}${whole}${fraction}`) * 10n ** BigInt(zeros);
}

const keepsDigits = (text: string) =>
  Number.isFinite(Number(text)) && scaled(text) === scaled(String(Number(text)));

/** Whether reading keeps all numbers of a model, and the places of all keys. */
function isKept(value: Model): boolean {
  switch (value.kind) {
    case 'number':
      return keepsDigits(value.text);
    case 'other':
      return true;
    case 'array':
      return value.elements.every(isKept);
    case 'object': {
      const keys = value.members.map(([key]) => key);
      const object = Object.fromEntries(value.members);
      return (
        value.members.every(([, member]) => isKept(member)) &&
        Object.keys(object).join('\n') === keys.join('\n')
      );
    }
  }
}

/** Reads a file of any format and writes it again. */
function rewritten(text: string): Result<string> {
  const then = <T>(read: Result<T>, write: (value: T) => string): Result<string> =>
    read.ok ? { ok: true, value: write(read.value) } : read;
  const { format } = JSON.parse(text) as { format: string };
  if (format === 'sixfold/kinds') return then(readKinds(text), writeKinds);
  if (format === 'sixfold/schematic') return then(readSchematic(text), writeSchematic);
  if (format === 'sixfold/pack') return then(readPack(text), writePack);
  return format === 'sixfold/recipe' ? then(readRecipe(text), writeRecipe) : then(readCity(text), writeCity);
}

test.each(Object.entries(SAMPLES))(
  'meta of a %s file comes back as it was or is refused with its path',
  (_, sample) => {
    const [, before, after] = /^([^]*"meta": )\{.*\}(\n\}\n)$/.exec(sample)!;
    const kept = (number: string) =>
      Number(number) === 0 && number.startsWith('-') ? '-0' : String(Number(number));
    fc.assert(
      fc.property(objectOf(model), (meta) => {
        const result = rewritten(`${before}${print(meta, (text) => text)}${after}`);
        if (isKept(meta))
          expect(result).toEqual({ ok: true, value: `${before}${print(meta, kept)}${after}` });
        else {
          expect(result.ok).toBe(false);
          if (!result.ok) for (const { path } of result.problems) expect(path).toMatch(/^\$\.meta[.[]/);
        }
      }),
      { numRuns: 500 },
    );
  },
);

test('meta inside of a city is held to the same', () => {
  const text = SAMPLES.city.replace(
    /"format": "sixfold\/schematic",/,
    '$& "meta": { "n": 12345678901234567890 },',
  );
  const result = readAny(text);
  expect(!result.ok && result.problems.map(({ path }) => path)).toEqual(['$.schematics[0].meta.n']);
});
