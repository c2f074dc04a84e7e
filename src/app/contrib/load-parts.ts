import { oneByOneWhenIdle } from '../kit/idle.ts';
import { loadCommandTable } from './command-table.ts';
import { firstParts, laterParts } from './registry.ts';

/** Fetches every part: then all is drawn at once, as if nothing came on demand. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([
    loadCommandTable(),
    ...[...firstParts(), ...laterParts()].map(({ preload }) => preload()),
  ]);
}

/**
 * Fetches the parts that come on demand, one after the other while the page rests, so that a click opens them at once.
 *
 * @returns what stops it
 */
export function preloadParts(): () => void {
  return oneByOneWhenIdle(
    laterParts().map(
      ({ preload }) =>
        () =>
          void preload(),
    ),
  );
}
