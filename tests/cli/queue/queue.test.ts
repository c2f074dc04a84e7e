import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readQueueAddress } from '../../../src/cli/bake/queue/address.ts';
import { readBatchId } from '../../../src/cli/bake/queue/batch-id.ts';
import { openQueues } from '../../../src/cli/bake/queue/open.ts';
import { otherHost, type OtherHost } from '../../support/other-host.ts';
import { SERVERS, type QueueServer } from '../../support/queue-servers.ts';
import { sixfoldOut } from '../run.ts';
import { start, type Running } from './programs.ts';

/** Milliseconds that a bake with all its accidents may take on a busy machine. */
const PATIENCE = 120_000;

/** How often each server is tested; more than once for those who have the time. */
const ROUNDS = Number(process.env['SIXFOLD_QUEUE_ROUNDS'] ?? 1);

/** Seeds of the bake, each of them a batch. */
const SEEDS = '1-48';

let folder = '';
let expected = '';
let host: OtherHost;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sixfold-queue-'));
  expected = sixfoldOut(['survey', 'hamlet', '--seeds', SEEDS]);
  host = otherHost();
}, PATIENCE);

afterAll(() => {
  host.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The record of a bake with another engine. */
const OTHER_BAKE = `0.0.9-${'a'.repeat(64)}`;

/** Puts a bake with another engine on a server. */
async function addOtherBake(server: QueueServer): Promise<void> {
  const queues = await openQueues(readQueueAddress(server.url)!, () => {});
  await queues.bakes.add('bake', {}, { jobId: OTHER_BAKE });
  await queues.close();
}

/** Two workers on two hosts. Each is killed at random, again and again, and another takes its place. */
class Workers {
  private readonly onDone: (done: number) => void;
  private readonly running = new Set<Running>();
  private done = 0;
  /** All that the workers have reported. */
  readonly lines: string[] = [];

  /** @param onDone called with the number of batches that all workers have made */
  constructor(server: QueueServer, onDone: (done: number) => void) {
    this.onDone = onDone;
    this.start([], server.url);
    this.start(host.prefix, server.from(host.here));
  }

  private start(prefix: readonly string[], url: string): void {
    let left = randomInt(5, 15);
    const worker = start(
      ['worker', '--queue', url, '--workers', '1'],
      (line) => {
        this.lines.push(line);
        if (!/^sixfold: seeds? [\d-]+: done/.test(line)) return;
        this.onDone(++this.done);
        if (--left > 0 || !this.running.delete(worker)) return;
        // It has taken the next batch already.
        void worker.end('SIGKILL');
        this.start(prefix, url);
      },
      prefix,
    );
    this.running.add(worker);
    // It does not start while the server is away, and whoever looks after it starts it again.
    void worker.ended.finally(() => {
      if (this.running.delete(worker)) this.start(prefix, url);
    });
  }

  async end(): Promise<void> {
    const running = [...this.running];
    this.running.clear();
    await Promise.all(running.map((worker) => worker.end('SIGINT')));
  }
}

/** Puts batches that are done into the queue again. Returns their names. */
async function deliverAgain(server: QueueServer, done: readonly string[]): Promise<string[]> {
  const queues = await openQueues(readQueueAddress(server.url)!, () => {});
  try {
    const backend = queues.bakes.getBackend();
    const records = (await backend.getRanges(['waiting'], 0, -1, true)).flat();
    const record = records.find((id) => id !== OTHER_BAKE) ?? '';
    const bake = record.slice(record.lastIndexOf('-') + 1);
    const ids = done.slice(0, 4).map((name) => `${bake}-${name.replace('.jsonl', '')}`);
    expect(ids.map((id) => readBatchId(id)?.bake)).toEqual(ids.map(() => bake));
    await queues.batches.addBulk(ids.map((jobId) => ({ name: 'batch', data: {}, opts: { jobId } })));
    return ids;
  } finally {
    await queues.close();
  }
}

/** The batches and records that are left on the server. */
async function leftOn(server: QueueServer): Promise<string[]> {
  const queues = await openQueues(readQueueAddress(server.url)!, () => {});
  try {
    const states = ['waiting', 'active', 'delayed', 'completed', 'failed'] as const;
    const of = async ({ bakes, batches }: typeof queues) =>
      Promise.all([bakes, batches].map((queue) => queue.getBackend().getRanges([...states], 0, -1, true)));
    return (await of(queues)).flat(2);
  } finally {
    await queues.close();
  }
}

describe.concurrent.each(Object.keys(SERVERS) as (keyof typeof SERVERS)[])(
  'a bake by workers on %s',
  (kind) => {
    test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
      'is one of one machine, though workers, bake and server are killed, and batches come twice (round %i)',
      { timeout: PATIENCE },
      async () => {
        const server = await SERVERS[kind]();
        await addOtherBake(server);
        const wrong = readQueueAddress(server.url.replace('secret', 'wrong'))!;
        await expect(openQueues(wrong, () => {})).rejects.toThrow('cannot be used: wrong user or password');
        const out = join(folder, `${kind}-${Math.random()}`);
        const words = ['bake', 'hamlet', '--seeds', SEEDS, '--out', out, '--queue', server.url];
        // A bake that is killed while it writes leaves a part of a file under another name.
        const doneBatches = () =>
          readdirSync(join(out, 'batches')).filter((name) => /^\d+-\d+\.jsonl$/.test(name));
        let workers: Workers | undefined;
        try {
          const killed = new Promise<void>((resolve) => {
            const first = start(words);
            workers = new Workers(server, (done) => {
              if (done === 12) void server.kill().then(() => server.start());
              if (done === 24) void first.end('SIGKILL').then(resolve);
            });
          });
          await killed;
          const twice = await deliverAgain(server, doneBatches());
          expect(twice).toHaveLength(4);
          const { status, err } = await start(words).ended;
          expect(err).toMatch(/^48 cities, sha256:[0-9a-f]{64}$/m);
          expect(status).toBe(0);
          expect(readFileSync(join(out, 'atlas.jsonl'), 'utf8')).toBe(expected);
          expect(readdirSync(out).sort()).toEqual(['atlas.jsonl', 'bake.json']);
          await workers?.end();
          // One that came twice may have been in the hands of a worker at the end.
          expect((await leftOn(server)).filter((id) => !twice.includes(id))).toEqual([OTHER_BAKE]);
          const reported = workers?.lines.join('\n');
          expect(reported).toContain(
            'a bake waits for workers of sixfold 0.0.9; its batches are left to them',
          );
          expect(reported).not.toContain('secret');
        } finally {
          await workers?.end();
          await server.remove();
        }
      },
    );
  },
);
