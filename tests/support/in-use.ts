import { expect, type CDPSession } from '@playwright/test';

/** The memory of a page after garbage collection. */
export interface InUse {
  /** Bytes of JavaScript objects. */
  readonly bytes: number;
  /** Number of DOM nodes, also of documents that are not shown any more. */
  readonly nodes: number;
  readonly listeners: number;
}

const COUNTED = ['bytes', 'nodes', 'listeners'] as const;

export async function inUse(client: CDPSession): Promise<InUse> {
  // Collected objects may have kept others alive.
  for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Times that work is gone on with when more is in use than before. */
const AGAIN = 2;

/**
 * Expects the memory of a page to be at most a tenth more than before; prints both. Sometimes 3 MB are held that the next
 * round lets go, after one of seven rounds beside others: what has grown stays.
 *
 * @param work is gone on with, to see whether it stays
 */
export async function expectNoGrowth(
  since: string,
  before: InUse,
  client: CDPSession,
  work: () => Promise<void>,
): Promise<void> {
  for (let again = 0; ; again++) {
    const after = await inUse(client);
    console.log(`${since}: ${inUseWords(before)} before, ${inUseWords(after)} after`);
    const grown = COUNTED.filter((what) => after[what] >= 1.1 * before[what]);
    if (again === AGAIN) expect(grown).toEqual([]);
    if (grown.length === 0) return;
    await work();
  }
}

function inUseWords({ bytes, nodes, listeners }: InUse): string {
  return `${(bytes / 1e6).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`;
}
