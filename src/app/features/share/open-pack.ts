import type { Result } from '../../../engine/problem.ts';
import { Line } from '../../../worker/line.ts';
import { endViewing } from '../../store/viewing.ts';
import type { LinkService } from './link.worker.ts';
import type { PackLink } from './pack-link.ts';
import { sharedPack } from './shared-pack.ts';
import * as words from './words.ts';

let opening = new AbortController();

/**
 * Opens a packed link to a pack: unpacks, reads and checks it in a worker, and shows what it holds. Nothing of the
 * user's work changes until it is added. A link that is opened meanwhile takes its place.
 */
export async function openPack(packed: string): Promise<void> {
  opening.abort();
  opening = new AbortController();
  const { signal } = opening;
  sharedPack.await({ kind: 'reading' });
  const start = () => new Worker(new URL('./link.worker.ts', import.meta.url), { type: 'module' });
  const line = new Line<LinkService>(start, words.openingStopped);
  signal.addEventListener('abort', () => line.end());
  try {
    const link = await line.ask<Result<PackLink>>(async (service) => service.readPack(packed));
    if (signal.aborted) return;
    if (link.ok) sharedPack.show({ kind: 'shown', link: link.value });
    else sharedPack.show({ kind: 'refused', problems: link.problems });
  } catch (error) {
    if (signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    sharedPack.show({ kind: 'broken', message, again: () => void openPack(packed) });
  } finally {
    line.end();
  }
}

/** Stops opening a link, or stops showing it. */
export function leavePack(): void {
  opening.abort();
  endViewing();
}
