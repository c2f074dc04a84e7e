import { createHash } from 'node:crypto';
import type { SeedRange } from '../../values.ts';
import { cityDigest } from '../../../formats/city/digest.ts';
import { readCity } from '../../../formats/city/read.ts';
import { AtlasDigest, readLine } from '../atlas-digest.ts';
import { newBakeFile } from '../bake-file.ts';
import { keepCity, type BakeFolder } from '../bake-folder.ts';
import type { BakeJob, BakePlan } from '../plan.ts';
import type { QueueAddress } from './address.ts';
import { bakeRecord } from './bake-record.ts';
import { gather } from './gather.ts';
import { openQueues } from './open.ts';
import { QueueReports } from './reports.ts';
import { isBatchResult, type BatchResult } from './result.ts';

/** A bake that the workers of a queue make. */
export interface QueueBake {
  readonly queue: QueueAddress;
  readonly job: BakeJob;
  readonly plan: BakePlan;
  readonly folder: BakeFolder;
  /** The batches that are not in the folder. */
  readonly batches: Iterable<SeedRange>;
  readonly quiet: boolean;
  /** Called when a batch is in the folder. */
  readonly stored: (batch: SeedRange) => void;
}

/**
 * Makes batches by the workers of a queue, and keeps each in the folder.
 *
 * @throws Failure when the queue cannot be used, or a batch failed at each attempt
 */
export async function makeByQueue({ queue, job, plan, folder, quiet, ...bake }: QueueBake): Promise<void> {
  const reports = new QueueReports(queue, quiet);
  const queues = await openQueues(queue, (error) => reports.away(error));
  try {
    const record = await bakeRecord(bakeDigest(job, plan), job);
    await gather(
      queues,
      {
        record,
        batches: bake.batches,
        isDone: (batch) => folder.isDone(batch),
        async store(batch, result) {
          if (!isBatchResult(result)) return false;
          const { lines, cities } = result;
          const bytes = Buffer.from(lines);
          if (new AtlasDigest().add(bytes, batch) !== null || !areOfLines(cities, lines)) return false;
          for (const [seed, digest, file] of cities) await keepCity(folder.path, seed, digest, file);
          await folder.store(batch, bytes);
          bake.stored(batch);
          return true;
        },
      },
      reports,
    );
  } finally {
    await queues.close();
  }
}

/** Whether cities are those of lines: each with the digest that its line has, and that it really has. */
function areOfLines(cities: BatchResult['cities'], lines: string): boolean {
  if (cities.length === 0) return true;
  const digest_seed = new Map(
    lines
      .trimEnd()
      .split('\n')
      .map((text) => {
        const line = readLine(text);
        return [line?.seed, line?.digest] as const;
      }),
  );
  return cities.every(([seed, digest, file]) => {
    if (digest_seed.get(seed) !== digest) return false;
    const city = readCity(file);
    return city.ok && city.value.recipe?.seed === seed && cityDigest(city.value) === digest;
  });
}

/** The digest of all that decides the bytes of a batch but its seeds, in hexadecimal digits. */
function bakeDigest(job: BakeJob, plan: BakePlan): string {
  const { seeds: _seeds, batch: _batch, result: _result, ...decisive } = newBakeFile(job, plan);
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex');
}
