import { setImmediate } from 'node:timers/promises';
import { listedCity } from '../../engine/generate/generate.ts';
import { surveySeed } from '../../formats/city/survey.ts';
import { writeCity } from '../../formats/city/write.ts';
import { createSha256 } from '../sha256.ts';
import type { SeedRange } from '../values.ts';
import type { BakeJob } from './plan.ts';

/** Milliseconds between pauses for signals, which cannot be handled while cities are made. */
const PATIENCE = 20;

/**
 * Makes a batch: the lines that `survey` prints for its seeds.
 *
 * @param keep told the seed, digest and file of each city, where the job keeps cities
 */
export async function makeBatch(
  { recipe, library, cities, measures }: BakeJob,
  { first, last }: SeedRange,
  keep: (seed: number, digest: string, file: string) => Promise<void>,
): Promise<string> {
  let lines = '';
  let looked = performance.now();
  for (let seed = first; seed <= last; seed++) {
    const { line, city } = surveySeed(recipe, library, seed, measures, createSha256);
    lines += `${JSON.stringify(line)}\n`;
    if (cities && line.ok && city) await keep(seed, line.digest, writeCity(listedCity(city)));
    if (performance.now() - looked < PATIENCE) continue;
    await setImmediate();
    looked = performance.now();
  }
  return lines;
}
