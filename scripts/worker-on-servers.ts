import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { WORKER } from './service-worker.ts';

/**
 * The worker that the development server has in place of the app's: it removes itself and the versions that a built app
 * has kept at the same address, and loads the pages anew that came from there.
 */
const REMOVING = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  const start = 'sixfold ' + new URL(registration.scope).pathname + ' ';
  for (const name of await caches.keys()) if (name.startsWith(start)) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
`;

/**
 * Keeps the service worker of a built app from showing old files to developers. The development server removes it. With
 * the preview server it asks the server first, and answers by itself only while that is stopped.
 */
export function workerOnServers(): Plugin {
  return {
    name: 'worker-on-servers',
    apply: 'serve',
    configureServer: ({ middlewares }) => void middlewares.use(answerWith(() => REMOVING)),
    configurePreviewServer: ({ middlewares, config }) =>
      void middlewares.use(
        answerWith(() => {
          const built = readFileSync(resolve(config.root, config.build.outDir, WORKER), 'utf8');
          return `self.asksServerFirst = true;\n${built}`;
        }),
      ),
  };
}

function answerWith(worker: () => string): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    if (!url.split('?')[0]!.endsWith(`/${WORKER}`)) return next();
    try {
      const text = worker();
      response.setHeader('Content-Type', 'text/javascript');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(text);
    } catch {
      // There is no build: the server says so.
      next();
    }
  };
}
