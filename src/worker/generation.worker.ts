import { transfer } from 'comlink';
import type { Library } from '../engine/city/library.ts';
import { generate, type Generated } from '../engine/generate/generate.ts';
import type { Given } from '../engine/generate/given.ts';
import type { OnProgress } from '../engine/generate/progress.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import { reroll, type Rerolled } from '../engine/generate/reroll.ts';
import { telling } from './channel.ts';
import {
  buffersOf,
  pack,
  packPlacements,
  unpack,
  type Packed,
  type PackedPlacements,
} from './packed-placements.ts';
import type { RerollOrder } from './reroll-order.ts';
import { serve } from './serve.ts';

type Made = Extract<Generated, { ok: true }>;
type Done = Extract<Rerolled, { ok: true }>;

/** The result of a generation in the form that the worker sends, with packed placements. */
export type SentGeneration =
  | (Omit<Made, 'value'> & { readonly value: Packed<Made['value']> })
  | Exclude<Generated, { ok: true }>;
export type SentReroll =
  | {
      readonly ok: true;
      readonly value: Omit<Done['value'], 'added'> & { readonly added: PackedPlacements };
    }
  | Exclude<Rerolled, { ok: true }>;

/** The service of the worker. Each generation has a worker of its own, because a busy worker receives no messages. */
const service = {
  generate(recipe: Recipe, library: Library, given: Given, progress: MessagePort): SentGeneration {
    const made = generate(recipe, library, { given, onProgress: telling<OnProgress>(progress) });
    if (!made.ok) return made;
    const value = pack(made.value);
    return transfer({ ...made, value }, buffersOf(value.placements));
  },
  reroll(
    { city, recipe, library, region, roll, versionOf, firstId }: SentOrder,
    progress: MessagePort,
  ): SentReroll {
    const options = { versionOf, firstId, onProgress: telling<OnProgress>(progress) };
    const rolled = reroll(unpack(city), recipe, library, region, roll, options);
    if (!rolled.ok) return rolled;
    const added = packPlacements(rolled.value.added);
    return transfer({ ok: true, value: { ...rolled.value, added } }, buffersOf(added));
  },
};

/** An order for a reroll, with the city's placements packed. */
export type SentOrder = Omit<RerollOrder, 'city'> & { readonly city: Packed<RerollOrder['city']> };

export type GenerationService = typeof service;

serve(service);
