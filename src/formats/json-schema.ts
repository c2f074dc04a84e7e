import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { cityFile } from './city/form.ts';
import { countWords } from './count-words.ts';
import { kindsFile } from './kinds/form.ts';
import { FILE_LIMITS, MAX_PROBLEMS } from './limits.ts';
import { packFile } from './pack/form.ts';
import { recipeFile } from './recipe/form.ts';
import { GEOMETRY_WORDS, MEMBER_WORDS } from './schema-words.ts';
import { schematicFile } from './schematic/form.ts';

const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  // The schema of a file as it is read, before defaults are filled in.
  typeMode: 'input',
  // Rules about a value as a whole; descriptions state them.
  ignoreActions: ['raw_check'],
  // The one custom validator is that of `meta`.
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? { type: 'object' } : undefined),
};

const FILES: readonly { readonly name: string; readonly form: GenericSchema; readonly about: string }[] = [
  { name: 'kinds', form: kindsFile, about: 'The kinds of a library' },
  {
    name: 'schematic',
    form: schematicFile,
    about: 'A schematic: a shape of segments with kinds, and a center hex',
  },
  {
    name: 'recipe',
    form: recipeFile,
    about: 'A recipe: the land, districts, seed and rules that a city is generated from',
  },
  {
    name: 'pack',
    form: packFile,
    about: 'A pack: schematics in order, with author, license, cover and tests; its file is called pack.json',
  },
  { name: 'city', form: cityFile, about: 'A city: land, districts and placements, in a form for games' },
];

/** The limits of every file as a text, in words. */
function limitsInWords(): string {
  const { textUnits, depth, stringUnits, keyUnits } = FILE_LIMITS;
  const { entries, unitsPerEntry, containers, unitsPerContainer } = FILE_LIMITS;
  return [
    `A file has at most ${countWords(textUnits)} code units of UTF-16, ${depth} levels of nesting,`,
    `${countWords(stringUnits)} code units in a string and ${countWords(keyUnits)} in a key.`,
    `It has at most ${countWords(entries)} members and elements, and one more for each ${unitsPerEntry} code units;`,
    `at most ${countWords(containers)} objects and arrays, and one more for each ${unitsPerContainer} code units.`,
    `The first ${MAX_PROBLEMS} problems of a file are listed, the others are counted.`,
  ].join(' ');
}

/** Name and text of the published JSON Schema (draft 2020-12) of each format, made from the validators. */
export function jsonSchemas(): { readonly name: string; readonly text: string }[] {
  return FILES.map(({ name, form, about }) => {
    const { $schema, ...rest } = toJsonSchema(form, CONVERSION);
    const file = `${name}.schema.json`;
    // Kinds alone have no place in the plane.
    const geometry = name === 'kinds' ? '' : `${GEOMETRY_WORDS} `;
    const description = `${about}. ${geometry}${limitsInWords()}`;
    const schema = { $schema, $id: `sixfold/schema/${file}`, title: `sixfold/${name}`, description };
    return {
      name: file,
      text: `${JSON.stringify({ ...schema, ...withDescriptions(rest, name) }, null, '\t')}\n`,
    };
  });
}

/**
 * A copy of a part of a schema, in which each member without a description has that of {@link MEMBER_WORDS}.
 *
 * @param holder the name of the member that the part describes, of a file that of its format
 */
function withDescriptions(part: unknown, holder: string): object {
  const walk = (node: unknown, inside: string): unknown => {
    if (Array.isArray(node)) return node.map((element) => walk(element, inside));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === 'properties' ? describedMembers(value as object, inside, walk) : walk(value, inside),
      ]),
    );
  };
  return walk(part, holder) as object;
}

function describedMembers(
  members: object,
  holder: string,
  walk: (node: unknown, inside: string) => unknown,
): object {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => {
      const described = walk(member, name) as object;
      const words = MEMBER_WORDS[`${holder}.${name}`] ?? MEMBER_WORDS[name];
      return [name, 'description' in described || !words ? described : { description: words, ...described }];
    }),
  );
}
