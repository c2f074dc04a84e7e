/**
 * `npm run docs` builds the documentation site into `dist/app/docs`, beside the app, and checks its links. An app that is
 * not built yet is built first.
 */
import { existsSync } from 'node:fs';
import { build } from 'vite';
import { brokenLinks } from './docs/check-links.ts';
import { buildSite } from './docs/site.ts';
import { writeServiceWorker } from './service-worker.ts';
import { PROJECT } from './tool.ts';

const app = `${PROJECT}dist/app`;
if (!existsSync(`${app}/index.html`)) await build({ root: PROJECT, logLevel: 'warn' });
const { pages } = await buildSite(`${app}/docs`);
// The guide reads without a network, too.
await writeServiceWorker(app);
const broken = brokenLinks(`${app}/docs`);
for (const line of broken) console.error(line);
console.log(`dist/app/docs: ${pages} pages, ${broken.length} broken links`);
process.exitCode = broken.length === 0 ? 0 : 1;
