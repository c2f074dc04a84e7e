/** `npx tsx scripts/write-command-docs.ts` writes the manual page and the document about the command line. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandDocs } from './command-docs.ts';
import { PROJECT } from './tool.ts';

for (const [path, text] of await commandDocs()) {
  mkdirSync(dirname(`${PROJECT}${path}`), { recursive: true });
  writeFileSync(`${PROJECT}${path}`, text);
}
