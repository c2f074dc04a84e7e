import type { Reader } from './readers.ts';

/** A sort of text that is made to take long, of any size, for some reader. */
export interface HostileText {
  readonly name: string;
  readonly reader: Reader;
  /** A text of about `size` characters. */
  readonly make: (size: number) => string;
}

/** A text of about `size` characters that repeats a piece. */
function times(size: number, piece: string): string {
  return piece.repeat(Math.max(1, Math.floor(size / piece.length)));
}

/** An array that repeats an element. */
function many(size: number, element: string): string {
  return `[${times(size, `${element},`)}${element}]`;
}

/** An array of elements that differ by their index. */
function numbered(size: number, element: (index: number) => string): string {
  const elements: string[] = [];
  for (let length = 0; length < size; length += elements.at(-1)!.length + 1)
    elements.push(element(elements.length));
  return `[${elements.join(',')}]`;
}

const KIND = '{"id":"a","name":"A","color":"#000000","glyph":"a","footprint":"segment","open":false}';

/** A file of a city, with some of its members replaced by other text. */
function city(members: Readonly<Record<string, string>>): string {
  const all = {
    format: '"sixfold/city"',
    version: '1',
    engine: '"sixfold 0.1.0"',
    orientation: '"flat"',
    segmentOrder: '["N","NE","SE","S","SW","NW"]',
    recipe: 'null',
    kinds: `[${KIND}]`,
    schematics: '[]',
    land: '{"rows":[{"r":0,"q":0,"count":9}]}',
    districts: '[]',
    placements: '[]',
    hexes: '[]',
    statistics: '{"hexes":9,"segments":54,"covered":0,"coverage":0,"perSchematic":{}}',
    digest: `"sha256:${'0'.repeat(64)}"`,
    ...members,
  };
  return `{${Object.entries(all)
    .map(([key, text]) => `"${key}":${text}`)
    .join(',')}}`;
}

/** A file of a schematic, with some of its members replaced by other text. */
function schematic(members: Readonly<Record<string, string>>): string {
  const all = {
    format: '"sixfold/schematic"',
    version: '1',
    id: '"a"',
    name: '"A"',
    hexes: '[{"q":0,"r":0,"segments":["a",null,null,null,null,null]}]',
    ...members,
  };
  return `{${Object.entries(all)
    .map(([key, text]) => `"${key}":${text}`)
    .join(',')}}`;
}

/** A file of a recipe, with some of its members replaced by other text. */
function recipe(members: Readonly<Record<string, string>>): string {
  const all = {
    format: '"sixfold/recipe"',
    version: '1',
    seed: '1',
    land: '{"shape":"hexagon","radius":3}',
    districts: '{"method":"none"}',
    schematics: '[]',
    fill: '{"method":"weighted","coverage":1}',
    ...members,
  };
  return `{${Object.entries(all)
    .map(([key, text]) => `"${key}":${text}`)
    .join(',')}}`;
}

/** A schematic of a square of hexes, as a member of a city. */
function square(side: number): string {
  const hexes: string[] = [];
  for (let r = 0; r < side; r++)
    for (let q = 0; q < side; q++) hexes.push(`{"q":${q},"r":${r},"segments":["a","a","a","a","a","a"]}`);
  return `[{"id":"a","name":"A","hexes":[${hexes.join(',')}]}]`;
}

const placement = (id: number, q: number) =>
  `{"id":${id},"schematic":"a","q":${q},"r":0,"mirror":false,"rotation":0,"shift":0,"locked":false}`;

const run = (index: number) => `{"r":${index},"q":0,"count":1}`;

const JSON_TEXTS: Readonly<Record<string, (size: number) => string>> = {
  'only brackets': (size) => '['.repeat(size),
  'only braces': (size) => times(size, '{"a":'),
  'only commas': (size) => `[${','.repeat(size)}]`,
  'only blanks': (size) => ' '.repeat(size),
  'only line breaks': (size) => `[${'\n'.repeat(size)}`,
  'empty objects': (size) => many(size, '{}'),
  'empty arrays': (size) => many(size, '[]'),
  zeros: (size) => many(size, '0'),
  'numbers beyond all bounds': (size) => many(size, '1e999'),
  'a number of many digits': (size) => `{"meta":{"n":${'7'.repeat(size)}}}`,
  'a number of many zeros': (size) => `{"meta":{"n":0.${'0'.repeat(size)}1e${size}}}`,
  'a long exponent': (size) => `{"meta":{"n":1e${'0'.repeat(size)}5}}`,
  'negative zeros in meta': (size) => `{"meta":${many(size, '-0')}}`,
  'numbers of meta that lose digits': (size) => `{"meta":${many(size, '12345678901234567')}}`,
  'keys of meta that lose their places': (size) =>
    `{"meta":{"b":0,${numbered(size, (index) => `"${index}":0`).slice(1, -1)}}}`,
  'the same key': (size) => `{${times(size, '"a":1,')}"a":1}`,
  'the same long key': (size) => `{${times(size, `"${'k'.repeat(900)}":1,`)}"a":1}`,
  'keys that are unknown': (size) => `{${numbered(size, (index) => `"k${index}":1`).slice(1, -1)}}`,
  'escapes that never end': (size) => `["${'\\\\'.repeat(size / 2)}`,
  'quotes in a string': (size) => `["${'\\"'.repeat(size / 2)}"]`,
  'a long string': (size) => `["${'a'.repeat(size)}"]`,
  'a long name': (size) => schematic({ name: `"${'n'.repeat(size)}"` }),
  'a long name of pairs': (size) => schematic({ name: `"${'\u{1f3f0}'.repeat(size / 2)}"` }),
  'a long id': (size) => schematic({ id: `"${'a'.repeat(size)}"` }),
  'many tags': (size) => schematic({ tags: many(size, '"t"') }),
  'a hex with many segments': (size) => schematic({ hexes: `[{"q":0,"r":0,"segments":${many(size, '7')}}]` }),
  'empty hexes': (size) => schematic({ hexes: many(size, '{}') }),
  'a schematic with unknown keys': (size) =>
    schematic({
      meta: `{}`,
      ...Object.fromEntries(Array.from({ length: size / 10 }, (_, i) => [`k${i}`, '1'])),
    }),
  'long groups': (size) =>
    recipe({
      districts: `{"method":"growth","groups":${many(size, `"${'g'.repeat(500)}"`)},"core":1,"min":0,"arrange":"random"}`,
    }),
  'the same runs of land': (size) => recipe({ land: `{"shape":"rows","rows":${many(size, run(0))}}` }),
  'runs of land in the wrong order': (size) =>
    recipe({ land: `{"shape":"rows","rows":${numbered(size, (index) => run(1_000_000 - index))}}` }),
  'runs of land that are empty': (size) => recipe({ land: `{"shape":"rows","rows":${many(size, '{}')}}` }),
  'rules that are empty': (size) => recipe({ schematics: many(size, '{}') }),
  'many rules': (size) => recipe({ schematics: numbered(size, (index) => `{"id":"a${index}"}`) }),
  'the same rule': (size) => recipe({ schematics: many(size, '{"id":"a"}') }),
  'schematics that are empty': (size) => city({ schematics: many(size, '{}') }),
  'kinds that are empty': (size) => city({ kinds: many(size, '{}') }),
  'placements that are empty': (size) => city({ placements: many(size, '{}') }),
  'hexes that are empty': (size) => city({ hexes: many(size, '{}') }),
  'hexes of other types': (size) => city({ hexes: many(size, '"a"') }),
  'hexes where nothing stands': (size) =>
    city({
      hexes: numbered(
        size,
        (index) =>
          `{"q":${index},"r":0,"segments":["a",null,null,null,null,null],"placements":[1,null,null,null,null,null]}`,
      ),
    }),
  'districts that are empty': (size) => city({ districts: many(size, '{}') }),
  'districts off the land': (size) =>
    city({
      districts: numbered(size, (index) => `{"id":${index + 1},"group":"g","rows":[${run(index + 5)}]}`),
    }),
  'placements with the same id': (size) => city({ placements: many(size, placement(1, 0)) }),
  'placements of no schematic': (size) =>
    city({ placements: numbered(size, (index) => placement(index + 1, 0)) }),
  'placements of a large schematic in the same place': (size) =>
    city({
      land: '{"rows":[{"r":0,"q":-2000,"count":4000}]}',
      schematics: square(64),
      placements: numbered(size, (index) => placement(index + 1, 0)),
    }),
  'statistics of nothing': (size) =>
    city({
      statistics: `{"hexes":9,"segments":54,"covered":0,"coverage":0,"perSchematic":{${numbered(size, (index) => `"a${index}":1`).slice(1, -1)}}}`,
    }),
};

const TEXT_MAPPER: Readonly<Record<string, (size: number) => string>> = {
  'quotes that never close': (size) => `0101 land ${'“'.repeat(size)}`,
  'labels with looks that never close': (size) => `0101 land ${times(size, '"a" b(')}`,
  'empty labels': (size) => `0101 land ${'"'.repeat(size)}`,
  'names without labels': (size) => `0101 land ${times(size, 'name=')}`,
  'blanks after a label': (size) => `0101 land "a"${' '.repeat(size)}`,
  'digits after a label': (size) => `0101 land "a"${'1'.repeat(size)}x`,
  'a long word': (size) => `0101 ${'a'.repeat(size)}`,
  'a river of many hexes': (size) => `0101${times(size, '-0101')}`,
  'a river of dotted hexes': (size) => `00.00${times(size, '-00.00.00')}x`,
  'many digits': (size) => '1'.repeat(size),
  'many minus signs': (size) => '-'.repeat(size),
  'definitions that lack a word': (size) => `a${times(size, ' a')}`,
  'tags that never close': (size) => '<'.repeat(size),
  'bad lines': (size) => times(size, 'bad line\n'),
  'the same hex': (size) => times(size, '0101 land\n'),
  'hexes far apart': (size) => times(size, '0101 land\n8000.8000 land\n'),
};

const PLOMROGUE: Readonly<Record<string, (size: number) => string>> = {
  'a row that never ends': (size) => `MAP_LENGTH 3\nMAP 0 "${'.'.repeat(size)}`,
  'a long row': (size) => `MAP_LENGTH 3\nMAP 0 "${'.'.repeat(size)}"`,
  'a row of backslashes': (size) => `MAP_LENGTH 3\nMAP 0 "${'\\'.repeat(size)}"`,
  'blanks after a row': (size) => `MAP_LENGTH 3\nMAP 0 "..."${' '.repeat(size)}x`,
  'the same row': (size) => `MAP_LENGTH 3\n${times(size, 'MAP 0 "..."\n')}`,
  'a word of capitals': (size) => `MAP_LENGTH 3\n${'A'.repeat(size)}1`,
  'many lengths': (size) => times(size, 'MAP_LENGTH 3\n'),
  'other lines': (size) => times(size, 'THING 1\n'),
};

const ASCII: Readonly<Record<string, (size: number) => string>> = {
  'one long line': (size) => 'h'.repeat(size),
  'one long line of blanks': (size) => `${' '.repeat(size)}h`,
  'many short lines': (size) => times(size, 'h\n'),
  'a long line over many short ones': (size) =>
    `${'h'.repeat(Math.min(size / 3, 8000))}\n${times(Math.min(size, 16_000) / 2, 'h\n')}`,
  'empty lines': (size) => `h${'\n'.repeat(size)}h`,
  'control characters': (size) => times(size, '\u0007\n'),
  'a checkerboard': (size) => times(size, `${'h~'.repeat(300)}\n${'~h'.repeat(300)}\n`),
  'characters between cells': (size) => times(size, 'h hhh\n'),
};

const MAPS: Readonly<Record<string, (size: number) => string>> = {
  'a tag that goes on': (size) => `<${'a'.repeat(size)}`,
  'prologs without end': (size) => times(size, '<!---->'),
  'a comment that never closes': (size) => `<!--${'-'.repeat(size)}`,
  'lengths without numbers': (size) => times(size, 'MAP_LENGTH  \n'),
  'hexes without a type': (size) => times(size, '0101 \n'),
  'digits in a line': (size) => '01'.repeat(size / 2),
  words: (size) => times(size, 'these are words of a letter\n'),
};

function textsOf(
  reader: HostileText['reader'],
  makes: Readonly<Record<string, (size: number) => string>>,
): HostileText[] {
  return Object.entries(makes).map(([name, make]) => ({ name, reader, make }));
}

export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...textsOf('check', JSON_TEXTS),
  ...textsOf('text-mapper', TEXT_MAPPER),
  ...textsOf('plomrogue', PLOMROGUE),
  ...textsOf('ascii', ASCII),
  ...textsOf('unknown map', { ...MAPS, ...TEXT_MAPPER, ...PLOMROGUE, ...ASCII }),
];
