import { useEffect, useState } from 'react';
import type { Progress } from '../../../engine/generate/progress.ts';
import type { EngineProblem } from '../../../engine/generate/problem.ts';
import { LIBRARY } from '../../document/builtin/start.computed.ts';
import type { AppStore } from '../../store/store.ts';
import { addressOf } from './address.ts';
import { writeLink, type CityLink } from './link.ts';
import type { Difference } from './difference.ts';
import { findShareable } from './make-link.ts';
import { packText } from './packed-text.ts';

/** Characters of the longest link that is offered: browsers open it, and a file is the better way beyond. */
const LONGEST = 60_000;

/** Placements of the largest city that is packed to see how long its link is. */
const MOST_PLACEMENTS = 50_000;

/** The links to a city, as addresses. */
export type Sharing =
  | { readonly kind: 'finding'; readonly progress: Progress | null }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'as-generated'; readonly address: string; readonly isRecipeOther: boolean }
  | {
      readonly kind: 'by-hand';
      readonly difference: Difference;
      /** The city that the recipe gives; `null` when it gives none, for the reason in `problems`. */
      readonly generated: string | null;
      readonly problems: readonly EngineProblem[];
      /** The city as it stands; `null` when it is too large for a link. */
      readonly whole: string | null;
    };

/** Finds out what can be shared of the city that is on the board as the component appears. */
export function useShareable(store: AppStore): Sharing {
  const [sharing, setSharing] = useState<Sharing>({ kind: 'finding', progress: null });
  useEffect(() => {
    const abort = new AbortController();
    const tell = (next: Sharing) => {
      if (!abort.signal.aborted) setSharing(next);
    };
    find(store, abort.signal, (progress) => tell({ kind: 'finding', progress })).then(
      tell,
      (error: unknown) =>
        tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => abort.abort();
  }, [store]);
  return sharing;
}

async function find(
  store: AppStore,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Sharing> {
  const found = await findShareable(store.getState().document, LIBRARY, signal, onProgress);
  if (found.kind === 'as-generated')
    return { kind: found.kind, address: await pack(found.link), isRecipeOther: found.isRecipeOther };
  const { difference, generated, problems, whole } = found;
  return {
    kind: found.kind,
    difference,
    problems,
    generated: generated && (await pack(generated)),
    whole: await packWhole(whole),
  };
}

async function packWhole(link: CityLink): Promise<string | null> {
  if ((link.layout?.placements.length ?? 0) > MOST_PLACEMENTS) return null;
  const address = await pack(link);
  return address.length > LONGEST ? null : address;
}

async function pack(link: CityLink): Promise<string> {
  return addressOf(await packText(writeLink(link)));
}
