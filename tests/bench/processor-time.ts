import type { Browser } from 'playwright';

/**
 * Milliseconds of the processor that all processes of a browser take for something together: scripts of pages, painting,
 * and putting together what is seen.
 */
export async function processorTime(browser: Browser, run: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0);
  };
  const before = await spent();
  await run();
  const after = await spent();
  await session.detach();
  return after - before;
}
