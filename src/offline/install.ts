import { CACHE, cachesOfOlderVersions } from './caches.ts';
import { checked, fetchChecked, type FileName } from './checked-file.ts';
import { FILES, totalBytes } from './files.ts';

/** Files that are fetched at once: the page goes first. */
const AT_ONCE = 4;

/** The app's own files take at most this part of the free storage: it belongs to the user's work. */
const MOST_OF_FREE = 1 / 8;

/**
 * Fills the cache of this version. When a file does not come, or there is no room, the version is not used, and what
 * there is of it is deleted; the browser tries again at a later visit.
 */
export async function install(): Promise<void> {
  try {
    await refuseWhenFull();
    const cache = await caches.open(CACHE);
    const older = await Promise.all((await cachesOfOlderVersions()).map((name) => caches.open(name)));
    const files = Object.keys(FILES);
    const fillNext = async (): Promise<void> => {
      for (let file = files.shift(); file !== undefined; file = files.shift())
        await cache.put(file, (await fromCaches(file, older)) ?? (await fetchChecked(file)));
    };
    const filling = await Promise.allSettled(Array.from({ length: AT_ONCE }, fillNext));
    const failed = filling.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** A file that an older version has already. */
async function fromCaches(file: FileName, older: readonly Cache[]): Promise<Response | null> {
  for (const cache of older) {
    const found = await cache.match(file);
    const same = found && (await checked(file, found));
    if (same) return same;
  }
  return null;
}

async function refuseWhenFull(): Promise<void> {
  const { quota, usage } = await navigator.storage.estimate();
  if (quota !== undefined && totalBytes > (quota - (usage ?? 0)) * MOST_OF_FREE)
    throw new Error('there is too little free storage');
}
