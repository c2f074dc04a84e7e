import { expect, type CDPSession } from '@playwright/test';

/** The memory of a page after garbage collection. */
export interface InUse {
  /** Of JavaScript. */
  readonly bytes: number;
  /** Of all documents, also those that are on no page any more. */
  readonly nodes: number;
  readonly listeners: number;
}

export async function inUse(client: CDPSession): Promise<InUse> {
  // What is found to be garbage may hold more of it.
  for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Proves that a page holds no more than a tenth more than before; prints both. */
export function expectNoGrowth(since: string, before: InUse, after: InUse): void {
  console.log(`${since}: ${inUseWords(before)} before, ${inUseWords(after)} after`);
  for (const what of ['bytes', 'nodes', 'listeners'] as const)
    expect(after[what], what).toBeLessThan(1.1 * before[what]);
}

function inUseWords({ bytes, nodes, listeners }: InUse): string {
  return `${(bytes / 1e6).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`;
}
