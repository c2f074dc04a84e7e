import { transfer } from 'comlink';
import { serve } from '../../../worker/serve.ts';
import { describeProblem } from '../../../formats/recipe/problem-words.ts';
import { measuresOf, type Measure } from './measures.ts';
import { Patience } from './patience.ts';
import { SeedMaker, type MadeSeed } from './seed-maker.ts';
import type { SeedJob, SheetExtent, SheetLook } from '../../cityview/seed-result.ts';
import type { SeedFigures } from './rows/seed-rows.ts';
import type { SheetPicture } from './rows/sheet-rows.ts';

/** Seeds for a worker to make. */
export interface SeedBatch {
  readonly seeds: readonly number[];
  /** Those of them whose pictures are asked for. */
  readonly pictures: readonly number[];
  /** Seeds that take much longer than others are given up for later. */
  readonly mayWait: boolean;
  /** Milliseconds after which no further seed is begun. */
  readonly time: number;
}

/** The seeds of a batch that were made in its time. */
export interface MadeBatch extends SeedFigures {
  readonly pictures: readonly SheetPicture[];
  /** Seeds that take longer than others, and are to be made beside them. */
  readonly postponed: readonly number[];
}

/** All that a worker keeps for the cities of a sheet. */
interface OpenedJob {
  readonly maker: SeedMaker;
  readonly measures: readonly Measure[];
  readonly extent: SheetExtent;
  readonly patience: Patience;
}

let opened: OpenedJob | undefined;

class TooLong extends Error {}

const service = {
  /**
   * Takes the input of all cities; schematics are worked out once for all of them.
   *
   * @param sample the seeds whose land gives the scale of all pictures
   */
  open(job: SeedJob, look: SheetLook, sample: readonly number[]): void {
    const maker = new SeedMaker(job, look);
    const extent = maker.extentOf(sample);
    opened = { maker, measures: measuresOf(job), extent, patience: new Patience() };
  },

  make({ seeds, pictures, mayWait, time }: SeedBatch): MadeBatch {
    if (!opened) throw new Error('the worker was asked for a city before it was given a recipe');
    const end = performance.now() + time;
    const made: { readonly seed: number; readonly result: MadeSeed }[] = [];
    const postponed: number[] = [];
    const drawn = new Set(pictures);
    for (const seed of seeds) {
      const result = makeSeed(opened, seed, drawn.has(seed), mayWait);
      if (result === 'postponed') postponed.push(seed);
      else made.push({ seed, result });
      if (performance.now() >= end) break;
    }
    return packed(opened.measures, made, drawn, postponed);
  },
};

export type SeedService = typeof service;

function makeSeed(
  { maker, extent, patience }: OpenedJob,
  seed: number,
  isDrawn: boolean,
  mayWait: boolean,
): MadeSeed | 'postponed' {
  const scale = isDrawn ? extent : null;
  if (!mayWait) return maker.make(seed, scale);
  const start = performance.now();
  const { limit } = patience;
  const signal = {
    throwIfAborted() {
      if (performance.now() - start > limit) throw new TooLong();
    },
  };
  try {
    const made = maker.make(seed, scale, signal);
    patience.made(performance.now() - start);
    return made;
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    patience.postponed();
    return 'postponed';
  }
}

/** The results as few large arrays, whose memory moves to the page. */
function packed(
  measures: readonly Measure[],
  made: readonly { readonly seed: number; readonly result: MadeSeed }[],
  drawn: ReadonlySet<number>,
  postponed: readonly number[],
): MadeBatch {
  const width = 1 + measures.length;
  const figures = new Float64Array(width * made.length).fill(Number.NaN);
  const pictures: SheetPicture[] = [];
  const failed: { seed: number; problem: string }[] = [];
  made.forEach(({ seed, result }, index) => {
    figures[index * width] = Number(result.kind === 'city');
    if (result.kind === 'failed') {
      failed.push({ seed, problem: problemOf(result) });
      if (drawn.has(seed)) pictures.push(result);
      return;
    }
    measures.forEach(({ of }, i) => (figures[index * width + 1 + i] = of(result.statistics)));
    if (result.picture) pictures.push(result.picture);
  });
  const moved = pictures.flatMap((picture) => (picture.kind === 'city' ? [picture.pixels.buffer] : []));
  return transfer({ seeds: made.map(({ seed }) => seed), figures, failed, pictures, postponed }, [
    figures.buffer,
    ...moved,
  ]);
}

/** Why a seed gives no city, in a line that programs can search: with ids. */
function problemOf({ problems }: Extract<MadeSeed, { kind: 'failed' }>): string {
  return problems
    .map(describeProblem)
    .map(({ path, message }) => `${path}: ${message}`)
    .join('; ');
}

serve(service);
