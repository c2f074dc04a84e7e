import type { Problem } from '../../../engine/problem.ts';
import { unknownKinds } from '../../../formats/schematic/check.ts';
import type { AppStore } from '../../store/store.ts';
import { decideAlone } from './import/import-texts.ts';
import { take } from './import/take.ts';

/** The outcome of reading a file: the changes, in words, or all problems of the file. */
export type ImportOutcome =
  | { readonly kind: 'imported'; readonly message: string }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

/**
 * Takes a text into the document as one undoable step: one of ours by its `format`, or a map that is text as land. It
 * asks nothing: a schematic whose id is taken comes in under another one. A bad one changes nothing.
 */
export function importText(store: AppStore, text: string): ImportOutcome {
  const { document } = store.getState();
  const decided = decideAlone(document, text);
  if (!decided.ok) return { kind: 'refused', problems: decided.problems };
  const { kinds, schematics } = decided.value;
  const problems = schematics.added.flatMap(({ hexes }) => unknownKinds(hexes, kinds, '$.hexes'));
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'imported', message: take(store, decided.value) };
}
