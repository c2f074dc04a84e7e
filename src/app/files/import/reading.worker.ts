import { transfer } from 'comlink';
import { buffersOf, pack, type Packed } from '../../../worker/packed-placements.ts';
import { serve } from '../../../worker/serve.ts';
import { readIncoming, type Incoming, type Work } from './incoming.ts';
import { openFiles } from './open-files.ts';
import type { PickedFile } from './picked-files.ts';

type CityWork = Extract<Work, { kind: 'city' }>;

/** A work as the page gets it. */
export type SentWork =
  Exclude<Work, CityWork> | { readonly kind: 'city'; readonly value: Packed<CityWork['value']> };

export type SentIncoming = Omit<Incoming, 'works'> & { readonly works: readonly SentWork[] };

const service = {
  /** Reads and checks all of some files. */
  async read(files: readonly PickedFile[]): Promise<SentIncoming> {
    const { works, ...rest } = readIncoming(await openFiles(files));
    const sent = works.map((work): SentWork =>
      work.kind === 'city' ? { kind: 'city', value: pack(work.value) } : work,
    );
    const buffers = sent.flatMap((work) => (work.kind === 'city' ? buffersOf(work.value.placements) : []));
    return transfer({ ...rest, works: sent }, buffers);
  },
};

export type ReadingService = typeof service;

serve(service);
