import { afterEach, describe, expect, it, vi } from 'vitest';
import { TabClaim } from '../../../../src/app/features/storage/tab-claim.ts';
import { TabLock } from '../../../../src/app/features/storage/tab-lock.ts';

/** No messages of ours: other programs of the same origin, and other versions of Sixfold, may send anything. */
const STRANGE = [
  null,
  undefined,
  7,
  'ask',
  [],
  {},
  { kind: 'ask' },
  { kind: 'mine' },
  { kind: 'mine', mark: 7 },
];

const errors: unknown[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent) => {
  errors.push('reason' in event ? event.reason : event.message);
  event.preventDefault();
};
addEventListener('error', note);
addEventListener('unhandledrejection', note);

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

/** Another tab of the same origin. */
function otherTab(name: string): BroadcastChannel {
  const channel = new BroadcastChannel(name);
  channels.push(channel);
  return channel;
}

function sendAll(channel: BroadcastChannel): void {
  // A channel has no other origin to name; only a window has.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const message of STRANGE) channel.postMessage(message);
}

describe('messages of another form', () => {
  it('are dropped by the tab that holds the work, which hears the next one', async () => {
    const name = 'strange-messages';
    const onAsked = vi.fn(async () => {});
    const lock = new TabLock(name, { onHeld: () => {}, onLost: () => {}, onAsked });
    expect(await lock.acquire(10_000)).toBe(true);
    const channel = otherTab(name);
    const answers: unknown[] = [];
    channel.addEventListener('message', ({ data }) => answers.push(data));
    sendAll(channel);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage({ kind: 'ask', asking: 'other' });
    await expect.poll(() => answers).toEqual([{ kind: 'ready', asking: 'other' }]);
    expect(onAsked).toHaveBeenCalledTimes(1);
    expect(errors).toEqual([]);
  });

  it('take the right from no tab where there are no locks', async () => {
    const name = 'strange-claims';
    const onLost = vi.fn();
    const claim = new TabClaim(name, { onHeld: () => {}, onLost });
    await claim.queue();
    const channel = otherTab(`${name}-claim`);
    const answers: unknown[] = [];
    channel.addEventListener('message', ({ data }) => answers.push(data));
    sendAll(channel);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage({ kind: 'who' });
    await expect.poll(() => answers).toMatchObject([{ kind: 'mine' }]);
    expect(claim.isHeld).toBe(true);
    expect(onLost).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
  });
});
