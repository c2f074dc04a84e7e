import { transfer } from 'comlink';
import type { Library } from '../../../engine/city/library.ts';
import { generate } from '../../../engine/generate/generate.ts';
import type { OnProgress } from '../../../engine/generate/progress.ts';
import { failure, success, type Problem, type Result } from '../../../engine/problem.ts';
import { ENGINE } from '../../../engine/version.ts';
import { cityDigest } from '../../../formats/city/digest.ts';
import { describeResult } from '../../../formats/recipe/problem-words.ts';
import { boundProblems } from '../../../formats/problem-list.ts';
import { telling } from '../../../worker/channel.ts';
import {
  cityBuffers,
  packCity,
  packRecipe,
  recipeBuffers,
  type PackedCity,
  type PackedRecipe,
} from '../../../worker/packed-city.ts';
import { serve } from '../../../worker/serve.ts';
import { layoutCity } from './link-city.ts';
import { piecesDigest } from '../../document/pieces.ts';
import { readPackLink, type PackLink } from './pack-link.ts';
import { readPackedLink, type OpenedLink } from './read-packed-link.ts';
import type { Verdict } from './shared-city.ts';
import * as words from './words.ts';

/** The city of a link as the page gets it. */
export interface SentCity {
  readonly recipe: PackedRecipe;
  readonly library: Library;
  /** Its recipe is that of the link. */
  readonly city: PackedCity;
  /** Its name; `null` when the link has none. */
  readonly name: string | null;
  readonly verdict: Verdict;
}

let opened: OpenedLink | undefined;

/** The calls that open one link, in this order. */
const service = {
  /** Unpacks, reads and checks a link. The answer is the number of hexes of its city, of which nothing is made yet. */
  async read(packed: string, builtIn: Library): Promise<Result<number>> {
    const read = await readPackedLink(packed, builtIn);
    if (!read.ok) return failure(boundProblems(read.problems, 'link'));
    opened = read.value;
    return success(opened.hexes);
  },

  /** Unpacks, reads and checks a link to a pack. */
  async readPack(packed: string): Promise<Result<PackLink>> {
    const read = await readPackLink(packed);
    return read.ok ? read : failure(boundProblems(read.problems, 'link'));
  },

  /** Makes the city of the link that was read. */
  make(progress: MessagePort): Result<SentCity> {
    if (!opened) throw new Error('the worker was asked for a city before it had read a link');
    const { link, library } = opened;
    const made = link.layout
      ? layoutCity(link, link.layout, library)
      : describeResult(generate(link.recipe, library, { onProgress: telling<OnProgress>(progress) }));
    if (!made.ok) return failure(boundProblems([...made.problems, ...doubts(opened)], 'link'));
    const recipe = packRecipe(link.recipe);
    const city = packCity({ ...made.value, recipe: null });
    const verdict: Verdict = {
      isSame: cityDigest(made.value) === link.digest,
      engine: link.engine,
      ownEngine: ENGINE,
      hasOtherPieces: piecesDigest(library) !== link.pieces,
    };
    return transfer(success({ recipe, library, city, name: link.name, verdict }), [
      ...recipeBuffers(recipe),
      ...cityBuffers(city),
    ]);
  },
};

/** Reasons why a city cannot be made that could be made where it was shared. */
function doubts({ link: { engine, pieces }, library }: OpenedLink): Problem[] {
  const doubts: Problem[] = [];
  if (engine !== ENGINE) doubts.push({ path: 'version', message: words.madeWithOtherEngine(engine, ENGINE) });
  if (piecesDigest(library) !== pieces) doubts.push({ path: 'library', message: words.piecesChanged });
  return doubts;
}

export type LinkService = typeof service;

serve(service);
