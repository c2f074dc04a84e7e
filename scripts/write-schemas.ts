/** Writes the JSON Schemas of the file formats to `public/schema`; a test fails when they are stale. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonSchemas } from '../src/formats/json-schema.ts';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public', 'schema');
mkdirSync(folder, { recursive: true });
for (const { name, text } of jsonSchemas()) writeFileSync(join(folder, name), text);
