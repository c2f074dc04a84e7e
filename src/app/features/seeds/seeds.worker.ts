import { serve } from '../../../worker/serve.ts';
import { Patience } from './patience.ts';
import { SeedMaker, type MadeSeed } from './seed-maker.ts';
import type { SeedJob, SeedResult, SheetExtent, SheetLook } from '../../cityview/seed-result.ts';

let maker: SeedMaker | undefined;
let canvas: OffscreenCanvas | undefined;
const patience = new Patience();

/** A seed that takes longer than others, and is to be made beside them. */
export interface PostponedSeed {
  readonly kind: 'postponed';
}

class TooLong extends Error {}

const service = {
  /** Takes what all cities are made of; schematics are worked out once for all of them. */
  open(job: SeedJob, look: SheetLook): void {
    maker = new SeedMaker(job, look);
    canvas = new OffscreenCanvas(look.width, look.height);
  },

  extentOf: (seeds: readonly number[]): SheetExtent => opened(maker).extentOf(seeds),

  /** @param mayWait whether it is given up for later when it takes much longer than others */
  async make(seed: number, extent: SheetExtent, mayWait: boolean): Promise<SeedResult | PostponedSeed> {
    const made = mayWait ? makeInTime(seed, extent) : opened(maker).make(seed, extent);
    if (made.kind !== 'city') return made;
    const { pixels, ...rest } = made;
    const to = opened(canvas);
    const context = to.getContext('2d');
    if (!context) throw new Error('the browser has no canvas for pictures');
    context.putImageData(new ImageData(pixels, to.width, to.height), 0, 0);
    return { ...rest, picture: await toAddress(await to.convertToBlob({ type: 'image/png' })) };
  },
};

export type SeedService = typeof service;

function makeInTime(seed: number, extent: SheetExtent): MadeSeed | PostponedSeed {
  const start = performance.now();
  const { limit } = patience;
  const signal = {
    throwIfAborted() {
      if (performance.now() - start > limit) throw new TooLong();
    },
  };
  try {
    const made = opened(maker).make(seed, extent, signal);
    patience.made(performance.now() - start);
    return made;
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    patience.postponed();
    return { kind: 'postponed' };
  }
}

/** A picture as an address that holds it: one that only names it would take the page two milliseconds each. */
async function toAddress(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return `data:${picture.type};base64,${btoa(characters)}`;
}

function opened<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the worker was asked for a city before it was told what of');
  return value;
}

serve(service);
