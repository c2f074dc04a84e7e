import type { Document } from '../../document/document.ts';
import { applyPatches } from '../../document/patches.ts';
import type { Change, Step } from '../../document/step.ts';
import { checkCities, checkParts, checkStep } from './check-document.ts';
import { MisfitError } from './check.ts';
import { sameValue } from './same-value.ts';
import * as words from './words.ts';

/**
 * Steps in a row and the documents between them, each proven: the step leads from the document before it to the one
 * after it, and back to the very same.
 */
export interface Run {
  /** Number of the first step. */
  readonly first: number;
  /** One past the number of the last step. */
  readonly end: number;
  /** The document at position `i` stands at `i - first`. */
  readonly documents: readonly Document[];
  /** The reason at either side why the next step is not in the run; `null` where there is none. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The longest run around a document at a position.
 *
 * @param stepAt the step with a number as it is stored; `undefined` where there is none
 */
export function prove(document: Document, at: number, stepAt: (number: number) => unknown): Run {
  const newer = walk(document, (count) => stepAt(at + count), at, forward);
  const older = walk(document, (count) => stepAt(at - 1 - count), at - 1, backward);
  const cut = withinAgreement(older.documents, newer.documents);
  return {
    first: at - cut.older.length,
    end: at + cut.newer.length,
    documents: [...cut.older.toReversed(), document, ...cut.newer],
    before: cut.older.length < older.documents.length ? CONTRADICTION : older.why,
    after: cut.newer.length < newer.documents.length ? CONTRADICTION : newer.why,
  };
}

const CONTRADICTION = words.standsOnNoFreeLand;

type Move = (from: Document, step: Step) => Document;

const forward: Move = (from, { patches, inverse }) => moved(from, patches, inverse);
const backward: Move = (from, { patches, inverse }) => moved(from, inverse, patches);

/** @throws MisfitError, or RangeError for patches that do not fit */
function moved(from: Document, there: Change['patches'], back: Change['patches']): Document {
  const to = checkParts(applyPatches(from, there));
  if (!sameValue(applyPatches(to, back), from))
    throw new MisfitError('what it does and what takes it back do not belong together');
  return to;
}

/** The documents on the way in one direction, the nearest first, and why there are no more. */
function walk(
  start: Document,
  stepAfter: (count: number) => unknown,
  number: number,
  move: Move,
): { readonly documents: Document[]; readonly why: string | null } {
  const documents: Document[] = [];
  for (let document = start; ;) {
    const step = stepAfter(documents.length);
    if (step === undefined) return { documents, why: null };
    try {
      checkStep(step, 'step');
      document = move(document, step as Step);
    } catch (error) {
      const at = move === forward ? number + documents.length : number - documents.length;
      return { documents, why: `step ${at + 1}: ${reasonOf(error)}` };
    }
    documents.push(document);
  }
}

/** The reason why data cannot be used; anything else that went wrong is thrown on. */
export function reasonOf(error: unknown): string {
  // Patches that do not fit a document are a RangeError.
  if (!(error instanceof MisfitError || error instanceof RangeError)) throw error;
  return error.message;
}

/**
 * As much of both ways as ends with a city that agrees with itself. Steps that are exact inverses seldom lead elsewhere,
 * so that only the ends are looked at, and what lies between where an end does not agree.
 */
function withinAgreement(older: readonly Document[], newer: readonly Document[]) {
  return { older: older.slice(0, agreeingLength(older)), newer: newer.slice(0, agreeingLength(newer)) };
}

function agreeingLength(documents: readonly Document[]): number {
  if (documents.length === 0 || agrees(documents.at(-1)!)) return documents.length;
  // The start of all agrees, the end does not: halve until both are neighbors.
  let [good, bad] = [0, documents.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (agrees(documents[middle - 1]!)) good = middle;
    else bad = middle;
  }
  return good;
}

function agrees(document: Document): boolean {
  try {
    checkCities(document);
    return true;
  } catch (error) {
    reasonOf(error);
    return false;
  }
}
