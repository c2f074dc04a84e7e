import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { PROJECT } from './tool.ts';
import { NOTICES } from './notices.ts';

/** The name of the worker in the built app. It lies at the top, for it serves all that lies below it. */
export const WORKER = 'service-worker.js';

/** The start of the page's head, after which its version is written. */
const HEAD_START = '<meta charset="utf-8" />';

/** The line that names a version. */
const VERSION_LINE = /\n *<meta name="version"[^>]*>/;

/**
 * Folders that are not kept for when there is no network: records of the build, pictures for the browser's own dialog of
 * installing, sources and large pictures of the documentation.
 */
const LEFT_OUT = ['.vite/', NOTICES, 'screenshots/', 'docs/source/', 'docs/pictures/presets/'];

/** Writes the service worker into the built app, with the list of all its files, and names the version in the page. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => writeServiceWorker(folder) },
  };
}

/** Writes the service worker of the built app in a folder. A folder that has one gets a new one. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const contents = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((path) => path !== WORKER && !LEFT_OUT.some((left) => path.startsWith(left)))
      .sort()
      .map((path) => [path, readFileSync(join(folder, path))]),
  );
  const bytes = [...contents.values()].reduce((sum, { length }) => sum + length, 0);
  const digests = new Map([...contents].map(([path, data]) => [path, digestOf(data)]));
  const version = digestOf(JSON.stringify([...digests])).slice(0, 16);
  const page = contents
    .get('index.html')!
    .toString('utf8')
    .replace(VERSION_LINE, '')
    .replace(HEAD_START, `$&\n    <meta name="version" content="${version}" />`);
  writeFileSync(join(folder, 'index.html'), page);
  digests.delete('index.html');
  // The page first: what comes with it has just been loaded for it.
  const files = { '': digestOf(page), ...Object.fromEntries(digests) };
  const { outputFiles } = await build({
    entryPoints: [`${PROJECT}src/offline/service-worker.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: { VERSION: JSON.stringify(version), DIGESTS: JSON.stringify(files), BYTES: String(bytes) },
  });
  writeFileSync(join(folder, WORKER), outputFiles[0]!.contents);
}

/** SHA-256 in hexadecimal. */
function digestOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
