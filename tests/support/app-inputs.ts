import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { RandomStream } from '../../src/engine/random/stream.ts';
import { SAMPLES } from '../formats/samples.ts';
import { hostileInput, type GoodText } from './hostile-inputs.ts';
import { linkText } from './hostile-links.ts';

/** The ways of input from outside of the app. */
const WAYS = ['link', 'file', 'pack', 'clipboard of the city', 'clipboard of the schematics'] as const;

/** A hostile input of the app. */
export interface AppInput {
  readonly way: (typeof WAYS)[number];
  readonly data: Uint8Array;
}

const LAYOUT =
  '{"land":{"rows":[{"r":0,"q":0,"count":9}]},"districts":[{"id":1,"group":"g","rows":[{"r":0,"q":0,"count":2}]}],"placements":[]}';

const LINKS: readonly GoodText[] = [linkText(), linkText({ layout: LAYOUT })].map((text) => ({
  reader: 'link',
  text,
}));

const FILES: readonly GoodText[] = Object.values(SAMPLES).map((text) => ({ reader: 'file', text }));

/** The input of a seed: a hostile text with a way into the app, sometimes damaged after it was packed. */
export function appInput(seed: number): AppInput {
  const random = new RandomStream(seed);
  const way = WAYS[random.below(WAYS.length)]!;
  const { text } = hostileInput(seed, way === 'link' ? LINKS : FILES);
  const data = Buffer.from(text);
  if (way === 'link') {
    const packed = deflateRawSync(data).toString('base64url');
    return {
      way,
      data: Buffer.from(`#city=${random.below(4) === 0 ? damagedText(random, packed) : packed}`),
    };
  }
  if (way !== 'pack') return { way, data };
  const pack = zipSync({ 'a.json': data });
  return { way, data: random.below(2) === 0 ? damagedBytes(random, pack) : pack };
}

function damagedText(random: RandomStream, packed: string): string {
  const end = ['', 'AAAA', '%', '.'][random.below(4)]!;
  return packed.slice(0, random.below(packed.length)) + end;
}

function damagedBytes(random: RandomStream, bytes: Uint8Array): Uint8Array {
  const damaged = bytes.slice();
  for (let count = 1 + random.below(8); count > 0; count--)
    damaged[random.below(damaged.length)] = random.below(256);
  return random.below(4) === 0 ? damaged.slice(0, random.below(damaged.length)) : damaged;
}
