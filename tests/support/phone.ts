import { expect, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** Gives the page of a test the size of a phone, on which a finger points. Both end with the test. */
export async function becomePhone(): Promise<void> {
  const become = async (isPhone: boolean) => {
    await page.viewport(isPhone ? 390 : 1280, isPhone ? 844 : 800);
    await cdp().send('Emulation.setTouchEmulationEnabled', {
      enabled: isPhone,
      ...(isPhone && { maxTouchPoints: 5 }),
    });
    await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(isPhone);
  };
  onTestFinished(() => become(false));
  await become(true);
}
