import { expect, type CDPSession } from '@playwright/test';

/** The memory of a page after garbage collection. */
export interface InUse {
  /** Bytes of JavaScript objects. */
  readonly bytes: number;
  /** Number of DOM nodes, also of documents that are not shown any more. */
  readonly nodes: number;
  readonly listeners: number;
}

export async function inUse(client: CDPSession): Promise<InUse> {
  // Collected objects may have kept others alive.
  for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Expects the memory of a page to be at most a tenth more than before; prints both. */
export function expectNoGrowth(since: string, before: InUse, after: InUse): void {
  console.log(`${since}: ${inUseWords(before)} before, ${inUseWords(after)} after`);
  for (const what of ['bytes', 'nodes', 'listeners'] as const)
    expect(after[what], what).toBeLessThan(1.1 * before[what]);
}

function inUseWords({ bytes, nodes, listeners }: InUse): string {
  return `${(bytes / 1e6).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`;
}
