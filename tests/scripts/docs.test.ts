import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { packFragment, presetFragment, LIBRARY_FOLDER } from '../../scripts/docs/app-links.ts';
import { brokenLinks } from '../../scripts/docs/check-links.ts';
import { CONTENTS } from '../../scripts/docs/contents.ts';
import { fileExamples } from '../../scripts/docs/file-examples.ts';
import { fileReference } from '../../scripts/docs/file-reference.ts';
import { relink, type Targets } from '../../scripts/docs/links.ts';
import { renderMarkdown } from '../../scripts/docs/markdown.ts';
import { valueWords } from '../../scripts/docs/schema-words.ts';
import { PROJECT } from '../../scripts/tool.ts';
import { readPackLink } from '../../src/app/features/share/pack-link.ts';
import { readPackedLink } from '../../src/app/features/share/read-packed-link.ts';
import { readLibrary } from '../../src/cli/library.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { cityDigest } from '../../src/formats/city/digest.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { readKinds } from '../../src/formats/kinds/read.ts';
import { readPack } from '../../src/formats/pack/read.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { readSchematic } from '../../src/formats/schematic/read.ts';

const READERS = {
  kinds: readKinds,
  schematic: readSchematic,
  recipe: readRecipe,
  pack: readPack,
  city: readCity,
} as const;

test('every example in the reference of files is valid', () => {
  const examples = fileExamples();
  expect([...examples.keys()].sort()).toEqual(Object.keys(READERS).sort());
  for (const [format, read] of Object.entries(READERS))
    expect(read(examples.get(format)!), format).toMatchObject({ ok: true });
});

test('the reference of files describes every member in a table and links to the tables of objects', () => {
  const page = fileReference().get('docs/files/recipe.md')!;
  expect(page).toContain('### schematics[].near[]');
  expect(page).toContain('| `seed` | whole number 0 to 4,294,967,295 | yes |');
  const { headings, tree } = renderMarkdown(page);
  const ids = new Set(headings.map(({ id }) => `#${id}`));
  const inside = tree
    .querySelectorAll('td a')
    .map((link) => link.getAttribute('href')!)
    .filter((href) => href.startsWith('#'));
  expect(inside.length).toBeGreaterThan(5);
  expect(inside.filter((href) => !ids.has(href))).toEqual([]);
});

test('every text of the documentation is in the list of pages', () => {
  const listed = new Set(CONTENTS.flatMap(({ entries }) => entries.map(({ source }) => source)));
  const texts = ['docs', 'docs/guide'].flatMap((folder) =>
    readdirSync(`${PROJECT}${folder}`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter((text) => !listed.has(text))).toEqual([]);
});

test('the values of a schema are in words', () => {
  const words = (schema: Parameters<typeof valueWords>[0]) => valueWords(schema, () => 'object');
  expect(words({ anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] })).toBe(
    'text of at most 9 characters or `null`',
  );
  expect(
    words({ type: 'array', items: { type: 'integer', minimum: 0, maximum: 6 }, minItems: 7, maxItems: 7 }),
  ).toBe('list of 7 × whole number 0 to 6');
  expect(words({ type: 'number', exclusiveMinimum: 0, maximum: 1000 })).toBe('number above 0, at most 1,000');
});

test('links into the app open the same city and pack as links that the app makes', async () => {
  const library = readLibrary(LIBRARY_FOLDER);
  const packed = (await presetFragment('hamlet', library)).replace('#city=', '');
  const opened = await readPackedLink(packed, library);
  if (!opened.ok) throw new Error(opened.problems[0]!.message);
  const made = generate(opened.value.link.recipe, opened.value.library);
  expect(made.ok && cityDigest(made.value)).toBe(opened.value.link.digest);
  const pack = await readPackLink((await packFragment('harbor')).replace('#pack=', ''));
  expect(pack.ok && pack.value.schematics.map(({ id }) => id)).toContain('lighthouse');
});

function targets(): Targets {
  return {
    pages: new Map([['docs/words.md', 'words.html']]),
    app: new Map([['hamlet', '#city=abc']]),
    made: new Map(),
    shown: new Set(),
    pictures: new Set(),
  };
}

test('links between files of the project become links between pages, and those to nothing are refused', () => {
  const page = (text: string, found = targets()) => {
    const { tree } = renderMarkdown(text);
    relink(tree, 'docs/guide/first.md', 'guide/first.html', found);
    return tree.toString();
  };
  expect(page('[words](../words.md#city)')).toContain('href="../words.html#city"');
  expect(page('[open](app:hamlet)')).toContain('href="../../index.html#city=abc"');
  expect(page('[schema](../../public/schema/city.schema.json)')).toContain(
    'href="../../schema/city.schema.json"',
  );
  const found = targets();
  expect(page('see `tests/architecture/sources.test.ts` and `npm test`', found)).toContain(
    'href="../source/tests/architecture/sources.test.ts.html"',
  );
  expect([...found.shown]).toEqual(['tests/architecture/sources.test.ts']);
  expect(() => page('[gone](../gone.md)')).toThrow('docs/guide/first.md: there is no ../gone.md');
  expect(() => page('![gone](gone.png)')).toThrow('there is no picture gone.png');
  expect(() => page('[open](app:atlantis)')).toThrow('nothing called atlantis');
});

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('broken links of a site are found: pages, pictures, places in a page, and folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-docs-'));
  folders.push(folder);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('a/b.html', '<h2 id="here">Here</h2><a href="#here">here</a><a href="#there">there</a>');
  write('a.svg', '<svg/>');
  write(
    'index.html',
    '<img src="a.svg"><img src="b.svg"><a href="a/b.html#here">b</a><a href="a/b.html#gone">b</a><a href="a/">a</a><a href="https://example.org">out</a>',
  );
  expect(brokenLinks(folder).sort()).toEqual([
    'a/b.html: #there',
    'index.html: a/',
    'index.html: a/b.html#gone',
    'index.html: b.svg',
  ]);
});
