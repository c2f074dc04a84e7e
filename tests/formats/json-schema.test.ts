import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jsonSchemas } from '../../src/formats/json-schema.ts';

describe('the published JSON Schemas', () => {
  test.each(jsonSchemas())('$name is fresh (npx tsx scripts/write-schemas.ts)', ({ name, text }) => {
    const published = readFileSync(new URL(`../../public/schema/${name}`, import.meta.url), 'utf8');
    expect(published).toBe(text);
    expect(JSON.parse(text)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
    });
  });
});
