/**
 * The service worker: the app, once visited, opens without a network.
 *
 * It is written by hand rather than by a generator, because of how updates reach people. Each version of the app has a
 * cache of its own, filled whole and checked before the version may be used, and a new version waits until the user
 * asks for it. Pages of an older version that are still open keep their cache, so that code which they load later is of
 * their version.
 */
import { CACHE, cachesOfOlderVersions, deleteCachesOutOfUse } from './caches.ts';
import { fetchChecked, type FileName } from './checked-file.ts';
import { FILES, version } from './files.ts';
import { install } from './install.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Set by the preview server, whose build may be newer than this one. */
  readonly asksServerFirst?: boolean;
};

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) =>
  // The page of a first visit is served from here on, too.
  event.waitUntil(deleteCachesOutOfUse().then(() => self.clients.claim())),
);

self.addEventListener('message', ({ data, ports }) => {
  if (data === 'take-over') void self.skipWaiting();
  if (data === 'version') ports[0]?.postMessage(version);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { scope } = self.registration;
  const [url = ''] = request.url.split(/[?#]/);
  if (request.method === 'GET' && url.startsWith(scope))
    event.respondWith(answer(request, url.slice(scope.length)));
});

/** The file of this version that an address names, if any. A folder stands for its page. */
function fileAt(path: string): FileName | undefined {
  if (path === 'index.html') return '';
  return [path, `${path}index.html`, `${path}/index.html`].find((name) => Object.hasOwn(FILES, name));
}

async function answer(request: Request, path: string): Promise<Response> {
  if (self.asksServerFirst === true) {
    const fromServer = await fetch(request).catch(() => null);
    if (fromServer?.ok) return fromServer;
  }
  const file = fileAt(path);
  if (file !== undefined) return (await (await caches.open(CACHE)).match(file)) ?? mend(request, file);
  if (path.startsWith('assets/'))
    for (const name of await cachesOfOlderVersions()) {
      const found = await (await caches.open(name)).match(path);
      if (found) return found;
    }
  return fetch(request);
}

/**
 * Fetches a file that the browser has dropped from the cache, and puts it back. When the server no longer has it, the
 * page of this version cannot be whole: it gives way to the one that the server has, at the next visit.
 */
async function mend(request: Request, file: FileName): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetchChecked(file);
    // A full storage is no reason not to answer.
    await cache.put(file, response.clone()).catch(() => {});
    return response;
  } catch {
    await cache.delete('');
    return fetch(request);
  }
}
