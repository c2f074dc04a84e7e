import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { DIRECTIONS } from '../../src/engine/hex/hex.ts';
import { segmentVertices, thirdToPoint } from '../../src/engine/segment/vertex.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { jsonSchemas } from '../../src/formats/json-schema.ts';
import { CORNERS, MEMBER_WORDS } from '../../src/formats/schema-words.ts';

const schemas = jsonSchemas();

/** Every member of a schema, with its path. */
function membersOf(node: unknown, path = ''): { path: string; name: string; description: unknown }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key !== 'properties') return membersOf(value, `${path}/${key}`);
    return Object.entries(value as Record<string, { description?: unknown }>).flatMap(([name, member]) => [
      { path: `${path}.${name}`, name, description: member.description },
      ...membersOf(member, `${path}.${name}`),
    ]);
  });
}

describe('the published JSON Schemas', () => {
  test.each(schemas)('$name is fresh (npx tsx scripts/write-schemas.ts)', ({ name, text }) => {
    const published = readFileSync(new URL(`../../public/schema/${name}`, import.meta.url), 'utf8');
    expect(published).toBe(text);
    expect(JSON.parse(text)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `sixfold/schema/${name}`,
      type: 'object',
      additionalProperties: false,
    });
  });

  test.each(schemas)('$name describes every member', ({ text }) => {
    const members = membersOf(JSON.parse(text));
    expect(members.length).toBeGreaterThan(5);
    expect(
      members.filter(({ description }) => typeof description !== 'string' || description === ''),
    ).toEqual([]);
  });

  test('use every text of their own', () => {
    const used = new Set(
      schemas.flatMap(({ text }) => membersOf(JSON.parse(text)).map(({ description }) => description)),
    );
    expect(Object.entries(MEMBER_WORDS).filter(([, words]) => !used.has(words))).toEqual([]);
  });

  test('state the plane, the neighbors and the corners of each segment', () => {
    for (const { name, text } of schemas) {
      const { description } = JSON.parse(text) as { description: string };
      expect(description.includes(CORNERS.join(', ')), name).toBe(name !== 'kinds.schema.json');
    }
    const corners = CORNERS.map((words) => {
      const [x = NaN, y = NaN] = words.slice(1, -1).split(', ').map(numberOf);
      return { x, y };
    });
    for (const k of DIRECTIONS) {
      const own = segmentVertices({ q: 0, r: 0, k }).map(thirdToPoint);
      for (const told of [{ x: 0, y: 0 }, corners[k]!, corners[(k + 1) % 6]!])
        expect(own.some(({ x, y }) => Math.hypot(x - told.x, y - told.y) < 1e-9)).toBe(true);
    }
  });
});

/** The number that a text such as `-√3/2` stands for. */
function numberOf(text: string): number {
  const [top = '', bottom = '1'] = text.replace('-', '').split('/');
  const size = (top.startsWith('√') ? Math.sqrt(Number(top.slice(1))) : Number(top)) / Number(bottom);
  return text.startsWith('-') ? -size : size;
}

describe('an editor of JSON', () => {
  const service = getLanguageService({
    schemaRequestService: (address) => {
      const found = schemas.find(({ name }) => address.endsWith(`/${name}`));
      return found ? Promise.resolve(found.text) : Promise.reject(new Error(address));
    },
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  });

  /** A document whose cursor is at `|`. */
  function open(text: string) {
    const document = TextDocument.create('file:///game/a.json', 'json', 1, text.replace('|', ''));
    return {
      document,
      json: service.parseJSONDocument(document),
      at: document.positionAt(text.indexOf('|')),
    };
  }

  const recipe = readFileSync(
    new URL('../../schematics/recipes/walled-town.recipe.json', import.meta.url),
    'utf8',
  );
  const linked = recipe.replace('{', '{ "$schema": "schema/recipe.schema.json",');

  test('finds nothing wrong in a file that names its schema, and neither does Sixfold', async () => {
    const { document, json } = open(linked);
    expect(await service.doValidation(document, json)).toEqual([]);
    expect(readRecipe(linked)).toEqual(readRecipe(recipe));
    const wrong = open(linked.replace('"seed"', '"sead"'));
    expect((await service.doValidation(wrong.document, wrong.json)).length).toBeGreaterThan(0);
  });

  test('explains a member, and completes names and values', async () => {
    const { document, json, at } = open(linked.replace('"seed"', '"se|ed"'));
    const hover = await service.doHover(document, at, json);
    expect(JSON.stringify(hover?.contents)).toContain('all chance follows from');
    const start = '{ "$schema": "schema/recipe.schema.json", ';
    const names = open(`${start}"|" }`);
    const named = await service.doComplete(names.document, names.at, names.json);
    expect(named?.items.map(({ label }) => label)).toContain('streets');
    const values = open(`${start}"fill": { "method": "|" } }`);
    const valued = await service.doComplete(values.document, values.at, values.json);
    expect(valued?.items.map(({ label }) => label)).toContain('"largest-first"');
  });
});
