import { describe, expect, it } from 'vitest';
import { SaveTimer } from '../../../../src/app/features/storage/save-timer.ts';

/** Blocks the page, as drawing does on a slow machine: no timer comes meanwhile. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** No save begins before the one before has ended. */
const alone = () => false;

describe('a save timer', () => {
  it('saves while changes go on that leave no timer a chance', async () => {
    let saves = 0;
    const timer = new SaveTimer(async () => {
      saves++;
      return true;
    }, alone);
    // Microtasks alone, for a second: no timer runs before they end.
    const end = performance.now() + 1000;
    let last = performance.now();
    let longest = 0;
    let before = 0;
    while (performance.now() < end) {
      block(20);
      timer.schedule();
      await Promise.resolve();
      if (saves > before) last = performance.now();
      before = saves;
      longest = Math.max(longest, performance.now() - last);
    }
    timer.cancel();
    expect(saves).toBeGreaterThanOrEqual(1);
    expect(longest).toBeLessThan(1000);
  });

  it('runs one save at a time, and another one for what came meanwhile', async () => {
    let running = 0;
    let most = 0;
    let changes = 0;
    let saved = 0;
    let finish = () => {};
    const timer = new SaveTimer(async () => {
      most = Math.max(most, ++running);
      const now = changes;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      saved = now;
      running--;
      return true;
    }, alone);
    changes = 1;
    timer.schedule();
    const all = [timer.flush(), timer.flush()];
    changes = 2;
    timer.schedule();
    const step = () => {
      finish();
      return saved;
    };
    await expect.poll(step).toBe(2);
    await expect.poll(() => (step(), running)).toBe(0);
    await Promise.all(all);
    expect(most).toBe(1);
    timer.cancel();
  });

  it('waits for none before, where saves follow each other by themselves', async () => {
    const finish: ((done: boolean) => void)[] = [];
    const timer = new SaveTimer(
      () => new Promise((resolve) => finish.push(resolve)),
      () => true,
    );
    const saves = [timer.flush(), timer.flush(), timer.flush()];
    await expect.poll(() => finish.length).toBe(3);
    for (const end of finish) end(true);
    await Promise.all(saves);
    await timer.settled();
  });

  it('tries again after a second when several have failed at once, as after one', async () => {
    const finish: ((done: boolean) => void)[] = [];
    const timer = new SaveTimer(
      () => new Promise((resolve) => finish.push(resolve)),
      () => true,
    );
    const saves = [timer.flush(), timer.flush(), timer.flush(), timer.flush()];
    await expect.poll(() => finish.length).toBe(4);
    const failedAt = performance.now();
    for (const end of finish.splice(0)) end(false);
    await Promise.all(saves);
    await expect.poll(() => finish.length).toBe(1);
    // The fourth attempt in a row would come half a minute later.
    expect(performance.now() - failedAt).toBeGreaterThanOrEqual(990);
    finish[0]!(true);
    await timer.settled();
  });

  it('saves at once what changes while the page is hidden: its timers may take a minute', async () => {
    let saves = 0;
    const timer = new SaveTimer(async () => {
      saves++;
      return true;
    }, alone);
    const visible = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState')!;
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    try {
      timer.schedule();
      await Promise.resolve();
      await Promise.resolve();
      expect(saves).toBe(1);
      expect(timer.isPending).toBe(false);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
    expect(Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState')).toEqual(visible);
  });
});
