import { afterEach, beforeEach, expect } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** Gives all tests of a file the window of a phone, where a finger points; the window of a desk comes back after each. */
export function onPhone(): void {
  beforeEach(async () => {
    await page.viewport(390, 844);
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
    await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true);
  });
  afterEach(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await page.viewport(1280, 800);
    await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(false);
  });
}
