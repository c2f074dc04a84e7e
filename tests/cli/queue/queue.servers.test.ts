import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readQueueAddress } from '../../../src/cli/bake/queue/address.ts';
import { readBatchId } from '../../../src/cli/bake/queue/batch-id.ts';
import { openQueues } from '../../../src/cli/bake/queue/open.ts';
import { otherHost, type OtherHost } from '../../support/other-host.ts';
import { SERVERS, type QueueServer } from '../../support/queue-servers.ts';
import { emptyLand, scratchFolder, sixfoldOut } from '../run.ts';
import { start, type Running } from './programs.ts';

/** Milliseconds that the bakes with all their accidents may take on a busy machine. */
const PATIENCE = 170_000;

/** How often each server is tested at length; once and in short when absent. */
const ROUNDS = process.env['SIXFOLD_QUEUE_ROUNDS'];

/**
 * The seeds of a bake, each of them a batch; the batches after which the server is killed, then the bake; the batches that a
 * worker makes before it is killed, from the first number to before the second.
 */
const LENGTH =
  ROUNDS === undefined
    ? { seeds: 16, server: 4, bake: 8, worker: [2, 6] as const }
    : { seeds: 48, server: 12, bake: 24, worker: [5, 15] as const };

const scratch = scratchFolder();

/** One tower on seven hexes: many seeds have the same city. */
const alike = scratch.write('alike.json', {
  ...emptyLand(1),
  schematics: [{ id: 'tower', min: 1, max: 1, shifts: [0] }],
  fill: { method: 'weighted', coverage: 0 },
});

const SEEDS = `11-${10 + LENGTH.seeds}`;
const ASKED = [alike, '--seeds', SEEDS, '--cities', '--measure', 'near(house, tower)'];

/** The end of a bake that has made all cities. */
const DONE = {
  status: 0,
  err: expect.stringMatching(new RegExp(`^${LENGTH.seeds} cities, sha256:[0-9a-f]{64}$`, 'm')) as string,
};

/** The bytes of all files in a folder, by path. */
function contentsOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}

let expected: Record<string, string> = {};
let host: OtherHost;

beforeAll(() => {
  const alone = join(scratch.path, 'alone');
  sixfoldOut(['bake', ...ASKED, '--out', alone, '--quiet']);
  expected = contentsOf(alone);
  host = otherHost();
}, PATIENCE);

afterAll(() => host.remove());

test('a bake of one machine has measures, and the same city of several seeds', () => {
  expect(expected['atlas.jsonl']).toContain('"measures":{"near(house, tower)":');
  const cities = Object.keys(expected).filter((path) => path.startsWith('cities'));
  expect(cities.length).toBeGreaterThan(3);
  expect(cities.length).toBeLessThan(LENGTH.seeds);
});

/** The report of a worker that it has made a batch. */
const MADE = /^sixfold: seeds? [\d-]+: done/;

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
  private onLine = () => {};
  /** All that the workers have reported. */
  readonly lines: string[] = [];

  /** @param onDone called with the number of batches that all workers have made */
  constructor(server: QueueServer, onDone: (done: number) => void) {
    this.onDone = onDone;
    this.start([], server.url);
    this.start(host.prefix, server.from(host.here));
  }

  private start(prefix: readonly string[], url: string): void {
    let left = randomInt(LENGTH.worker[0], LENGTH.worker[1]);
    const worker = start(
      ['worker', '--queue', url, '--workers', '1'],
      (line) => {
        this.lines.push(line);
        this.onLine();
        if (!MADE.test(line)) return;
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

  /** Resolves once a worker has reported a text. */
  heard(text: string): Promise<void> {
    return new Promise((resolve) => {
      this.onLine = () => {
        if (this.lines.some((line) => line.includes(text))) resolve();
      };
      this.onLine();
    });
  }

  async end(): Promise<void> {
    const running = [...this.running];
    this.running.clear();
    await Promise.all(running.map((worker) => worker.end('SIGINT')));
  }
}

/** The batches that come twice. */
const TWICE = 4;

/** Puts batches that are done into the queue again. Returns their names. */
async function deliverAgain(server: QueueServer, done: readonly string[]): Promise<string[]> {
  const queues = await openQueues(readQueueAddress(server.url)!, () => {});
  try {
    const backend = queues.bakes.getBackend();
    const records = (await backend.getRanges(['waiting'], 0, -1, true)).flat();
    const record = records.find((id) => id !== OTHER_BAKE) ?? '';
    const bake = record.slice(record.lastIndexOf('-') + 1);
    const ids = done.slice(0, TWICE).map((name) => `${bake}-${name.replace('.jsonl', '')}`);
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

/** The names of the files of whole batches, which are fewer than the batches that workers have made. */
function storedBatches(out: string): string[] {
  // A bake that is killed while it writes leaves a part of a file under another name.
  return readdirSync(join(out, 'batches')).filter((name) => /^\d+-\d+\.jsonl$/.test(name));
}

/** Resolves once a bake has stored so many batches. */
async function stored(out: string, count: number): Promise<void> {
  const watcher = watch(join(out, 'batches'));
  try {
    while (storedBatches(out).length < count) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}

/** Bakes with one worker, and once more after Ctrl+C stopped the bake. */
async function bakeWithStop(server: QueueServer, out: string): Promise<void> {
  const words = ['bake', ...ASKED, '--out', out, '--queue', server.url];
  const running: Running[] = [];
  try {
    const stopped = await new Promise<Awaited<Running['ended']>>((resolve, reject) => {
      const bake = start(words);
      running.push(bake);
      let done = 0;
      const worker = start(['worker', '--queue', server.url, '--workers', '1'], (line) => {
        if (MADE.test(line) && ++done === 4)
          void bake.end('SIGINT').then(() => bake.ended.then(resolve, reject), reject);
      });
      running.push(worker);
    });
    const message = `stopped after \\d+ of ${LENGTH.seeds} seeds: the same command goes on from there$`;
    expect(stopped.err).toMatch(new RegExp(message));
    const left = Object.keys(contentsOf(out));
    expect(left.filter((path) => path.endsWith('.tmp'))).toEqual([]);
    expect(left).not.toContain('atlas.jsonl');
    expect(await start(words).ended).toMatchObject(DONE);
    expect(contentsOf(out)).toEqual(expected);
  } finally {
    await Promise.all(running.map((program) => program.end('SIGINT')));
  }
}

/** Bakes with workers that are killed again and again, with a server and a bake that are killed, and batches that come twice. */
async function bakeWithKills(server: QueueServer, out: string): Promise<void> {
  await addOtherBake(server);
  const words = ['bake', ...ASKED, '--out', out, '--queue', server.url];
  let workers: Workers | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const first = start(words);
      const kill = () => first.end('SIGKILL').then(resolve);
      workers = new Workers(server, (done) => {
        if (done === LENGTH.server)
          void server
            .kill()
            .then(() => server.start())
            .catch(reject);
        if (done === LENGTH.bake) void stored(out, TWICE).then(kill).catch(reject);
      });
    });
    const twice = await deliverAgain(server, storedBatches(out));
    expect(twice).toHaveLength(TWICE);
    expect(await start(words).ended).toMatchObject(DONE);
    expect(contentsOf(out)).toEqual(expected);
    // Workers that were killed soon have not seen it yet.
    await workers!.heard('a bake waits for workers of sixfold 0.0.9; its batches are left to them');
    await workers!.end();
    // One that came twice may have been in the hands of a worker at the end.
    expect((await leftOn(server)).filter((id) => !twice.includes(id))).toEqual([OTHER_BAKE]);
    expect(workers!.lines.join('\n')).not.toContain('secret');
  } finally {
    await workers?.end();
  }
}

for (const { kind, missing, start: startServer } of SERVERS)
  describe.skipIf(missing)(`a bake by workers on ${kind}${missing}`, { concurrent: true }, () => {
    test.each(Array.from({ length: Number(ROUNDS ?? 1) }, (_, round) => round + 1))(
      'keeps cities and measures as one of one machine, though it is stopped; though workers, bake and server are killed; and though batches come twice (round %i)',
      { timeout: PATIENCE },
      async (round) => {
        const server = await startServer();
        try {
          const wrong = readQueueAddress(server.url.replace('secret', 'wrong'))!;
          await expect(openQueues(wrong, () => {})).rejects.toThrow('cannot be used: wrong user or password');
          await bakeWithStop(server, join(scratch.path, `stopped-${kind}-${round}`));
          await bakeWithKills(server, join(scratch.path, `killed-${kind}-${round}`));
        } finally {
          await server.remove();
        }
      },
    );
  });
