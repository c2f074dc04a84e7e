import { version } from './files.ts';

declare const self: ServiceWorkerGlobalScope;

/** The start of the names of all caches of the app: several copies of it may lie on one server. */
const START = `sixfold ${new URL(self.registration.scope).pathname} `;

/** The cache of this version, and the lock that its open pages hold. */
export const CACHE = START + version;

/** The caches of other versions, the newest first. */
export async function cachesOfOlderVersions(): Promise<readonly string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(START) && name !== CACHE).reverse();
}

/**
 * Deletes the caches of versions that no page has open. The version before this one stays while there are pages at all:
 * one of them may only just have begun to load, and not hold its lock yet.
 */
export async function deleteCachesOutOfUse(): Promise<void> {
  const others = await cachesOfOlderVersions();
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const used = new Set(held.map(({ name }) => name));
  const [before] = others;
  await Promise.all(
    others
      .filter((name) => !used.has(name) && !(name === before && pages.length > 0))
      .map((name) => caches.delete(name)),
  );
}
