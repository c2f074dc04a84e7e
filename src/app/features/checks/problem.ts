import type { Segment } from '../../../engine/segment/segment.ts';

/** The places that a click on a problem shows. */
export type Shows =
  /** Places on the board, one after the other, each made of segments of the schematic as it is drawn. */
  | { readonly kind: 'places'; readonly places: readonly (readonly Segment[])[] }
  /** Another schematic. */
  | { readonly kind: 'schematic'; readonly id: string }
  | { readonly kind: 'nothing' };

/** Something about a schematic that its designer would want to know. */
export interface SchematicProblem {
  /** Tells it from all others of the schematic, and is the same after an edit that leaves it. */
  readonly key: string;
  /** `problem`: cities or files suffer from it; `advice`: it may be meant. */
  readonly severity: 'problem' | 'advice';
  /** In a few words. */
  readonly what: string;
  /** Why that matters, or what can be done, as a sentence. */
  readonly why: string;
  readonly shows: Shows;
  /** Whether it cannot be dismissed: it is never meant. */
  readonly isFinal?: true;
}

/** A problem that the designer has dismissed. */
export interface DismissedProblem extends SchematicProblem {
  readonly reason: string;
}

/** How many of each severity. */
export interface ProblemCount {
  readonly problems: number;
  readonly advice: number;
}

export function countProblems(found: readonly SchematicProblem[]): ProblemCount {
  const problems = found.filter(({ severity }) => severity === 'problem').length;
  return { problems, advice: found.length - problems };
}
