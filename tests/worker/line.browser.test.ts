import { describe, expect, it, onTestFinished } from 'vitest';
import { inOwnWorker, type AtWork } from '../../src/worker/job.ts';
import { Line } from '../../src/worker/line.ts';
import type { HostileService } from './workers/hostile.worker.ts';

function startHostile(): Worker {
  return new Worker(new URL('./workers/hostile.worker.ts', import.meta.url), { type: 'module' });
}

/** A line to a worker that does what no worker should. */
function hostile(): Line<HostileService> {
  const line = new Line<HostileService>(startHostile, 'the test stopped');
  onTestFinished(() => line.end());
  return line;
}

function job<T>(
  work: (at: AtWork<HostileService>) => Promise<T>,
  signal = new AbortController().signal,
): Promise<T> {
  return inOwnWorker<HostileService, T>(startHostile, 'the test stopped', signal, work);
}

/** Comes after all that other workers have sent by now. */
async function messagesLater(): Promise<void> {
  const line = hostile();
  for (let i = 0; i < 20; i++) await line.ask((service) => service.double(i));
}

describe('progress', () => {
  it('is heard while the job is under way, in its order', async () => {
    const heard: string[] = [];
    const words = Array.from({ length: 50 }, (_, index) => `call ${index}`);
    const line = hostile();
    const port = line.hear((one: string) => heard.push(one));
    expect(await line.ask((service) => service.tell(port, words))).toBe('done');
    expect(words.slice(0, heard.length)).toEqual(heard);
  });

  it('is not heard once the job has ended', async () => {
    const heard: string[] = [];
    await job(({ service, hear }) => service.tellLate(hear((one: string) => heard.push(one))));
    const before = [...heard];
    await messagesLater();
    expect(heard).toEqual(before);
  });

  it('is not heard once the job was canceled', async () => {
    const abort = new AbortController();
    const heard: string[] = [];
    const result = job(({ service, hear }) => {
      const port = hear((one: string) => {
        heard.push(one);
        abort.abort(new Error('enough'));
      });
      return service.tellLate(port).then(() => new Promise<never>(() => {}));
    }, abort.signal);
    await expect(result).rejects.toThrow('enough');
    await messagesLater();
    expect(heard).toHaveLength(1);
  });

  it('that comes twice or too late is dropped', async () => {
    const heard: string[] = [];
    const line = hostile();
    await line.ask((service) => service.tellTwice(line.hear((one: string) => heard.push(one))));
    expect(heard).toEqual(['call 1', 'call 3']);
  });
});

describe('a result', () => {
  it('that comes twice counts once', async () => {
    const line = hostile();
    expect(await line.ask((service) => service.answerTwice())).toBe('first');
    const results = await Promise.all([1, 2, 3].map((one) => line.ask((service) => service.double(one))));
    expect(results).toEqual([2, 4, 6]);
  });

  it('that is lost is noticed', async () => {
    await expect(job(({ service }) => service.loseResults())).rejects.toThrow(
      'the test stopped: its worker lost the result',
    );
  });

  it('of a call that takes long is waited for, whether the worker is busy or not', async () => {
    const line = hostile();
    // Longer than it takes until the worker is asked, and asked again.
    const results = [
      line.ask((service) => service.wait(5000)),
      hostile().ask((service) => service.compute(5000)),
    ];
    expect(await Promise.all(results)).toEqual(['done', 'done']);
  });

  it('that is an error is that error, and the worker goes on', async () => {
    const line = hostile();
    await expect(line.ask((service) => service.refuse())).rejects.toThrow('no such thing');
    expect(await line.ask((service) => service.double(4))).toBe(8);
  });
});

describe('a worker that ends', () => {
  it('without an event is noticed', async () => {
    await expect(job(({ service }) => service.die())).rejects.toThrow(
      'the test stopped: its worker ended without a result',
    );
  });

  it('when nothing was asked is noticed by the next call', async () => {
    const line = hostile();
    await expect(line.ask((service) => service.die())).rejects.toThrow('ended without a result');
    expect(line.hasEnded).toBe(true);
    await expect(line.ask((service) => service.double(1))).rejects.toThrow('ended without a result');
  });

  it('at its start is noticed', async () => {
    const start = () =>
      new Worker(new URL('./workers/throws-at-start.worker.ts', import.meta.url), { type: 'module' });
    const result = inOwnWorker<HostileService, number>(
      start,
      'the test stopped',
      new AbortController().signal,
      ({ service }) => service.double(1),
    );
    await expect(result).rejects.toThrow(/the test stopped: .*broken from the start/);
  });

  it('because its file is missing is noticed', async () => {
    const start = () => new Worker(new URL('/no-such.worker.js', location.href), { type: 'module' });
    const line = new Line<HostileService>(start, 'the test stopped');
    await expect(line.ask((service) => service.double(1))).rejects.toThrow('the test stopped: ');
  });

  it('before it is there is noticed', async () => {
    const start = () =>
      new Worker(new URL('./workers/never-ready.worker.ts', import.meta.url), { type: 'module' });
    const patience = { look: 20, silentLooks: 1, start: 500 };
    const line = new Line<HostileService>(start, 'the test stopped', patience);
    await expect(line.ask((service) => service.double(1))).rejects.toThrow('its worker did not start');
  });

  it('by an error beside its call is noticed', async () => {
    await expect(job(({ service }) => service.breakAside())).rejects.toThrow(
      /the test stopped: .*a broken timer/,
    );
  });
});

describe('without locks, as by plain http', () => {
  /** Looks ten times a second; a second of silence is too long. */
  function withoutLocks(): Line<HostileService> {
    const start = () =>
      new Worker(new URL('./workers/without-locks.worker.ts', import.meta.url), { type: 'module' });
    const line = new Line<HostileService>(start, 'the test stopped', {
      look: 100,
      silentLooks: 10,
      start: 60_000,
    });
    onTestFinished(() => line.end());
    return line;
  }

  it('a worker that ends is noticed by its silence', async () => {
    await expect(withoutLocks().ask((service) => service.die())).rejects.toThrow(
      'the test stopped: its worker has not been heard of for long',
    );
  });

  it('a worker that waits, tells how far it is, or is not busy for long, goes on', async () => {
    const line = withoutLocks();
    expect(await line.ask((service) => service.wait(2000))).toBe('done');
    const port = line.hear(() => undefined);
    expect(await line.ask((service) => service.tellWhileBusy(port, 2000))).toBe('done');
    expect(await line.ask((service) => service.compute(200))).toBe('done');
  });
});

describe('a line that was ended', () => {
  it('rejects all that is open with the reason, at once', async () => {
    const line = hostile();
    const open = [line.ask((service) => service.wait(1e6)), line.ask((service) => service.compute(1e6))].map(
      (one) => one.catch((error: unknown) => error),
    );
    const reason = new Error('no more');
    line.end(reason);
    expect(await Promise.all(open)).toEqual([reason, reason]);
    await expect(line.ask((service) => service.double(1))).rejects.toBe(reason);
  });

  it('asks nothing of a job that is canceled before it begins', async () => {
    const reason = new Error('too late');
    await expect(job(({ service }) => service.double(1), AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
