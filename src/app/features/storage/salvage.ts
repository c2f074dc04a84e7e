import type { Document } from '../../document/document.ts';
import { makeStep, type Step } from '../../document/step.ts';
import { Timeline } from '../../document/timeline.ts';
import { membersOf, type Members } from '../../kit/members.ts';
import { checkDocument, checkStep } from './check-document.ts';
import { isDate } from './find-works.ts';
import { repairDocument } from './repair-document.ts';
import { prove, reasonOf, type Run } from './proof.ts';
import { STORED_FORM } from './stored.ts';
import * as words from './words.ts';

/** The part of a damaged work that can be proven. */
export interface Salvaged {
  readonly document: Document | null;
  readonly timeline: Timeline;
  readonly losses: readonly string[];
}

/** Places that are tried for a document whose position in the history is not known. */
const MOST_PLACES = 8;

/**
 * Keeps of a damaged work all that can be proven: the document that is stored whole, as far as it can be used, and the
 * longest run of steps that leads to it and on from it. The document stands where it stood, or as near as can be.
 */
export function salvage(
  record: unknown,
  snapshot: unknown,
  stored: readonly (readonly [number: unknown, step: unknown])[],
): Salvaged {
  const repaired = usable(snapshot);
  if (!repaired) return { document: null, timeline: Timeline.empty, losses: [NOTHING] };
  const notes = membersOf(record);
  const steps = new Map<number, Step>();
  let counted = 0;
  for (const [number, step] of stored) {
    const good = withBytes(step);
    if (good !== step) counted++;
    if (isCount(number)) steps.set(number, good as Step);
  }
  const { run, place } = longestRun(repaired.document, notes['snapshot'], steps);
  const { first, end } = run;
  const position = isCount(notes['position']) ? Math.min(Math.max(notes['position'], first), end) : end;
  const timeline = Timeline.of(
    Array.from({ length: end - first }, (_, index) => steps.get(first + index)!),
    first,
    position,
  );
  const losses = [...repaired.losses, ...stepLosses(run, notes, steps), ...noteLosses(notes, run, place)];
  if (counted > 0) losses.push(words.sizeWasCountedAnew(counted));
  return { document: checkDocument(run.documents[position - first]), timeline, losses };
}

const NOTHING = words.nothingCouldBeRead;

function usable(
  snapshot: unknown,
): { readonly document: Document; readonly losses: readonly string[] } | null {
  try {
    return { document: checkDocument(snapshot), losses: [] };
  } catch (error) {
    reasonOf(error);
    return repairDocument(snapshot);
  }
}

/** A step whose size cannot be read has it counted anew. */
function withBytes(step: unknown): unknown {
  try {
    checkStep(step, 'step');
    return step;
  } catch (error) {
    reasonOf(error);
    if (typeof step !== 'object' || step === null) return step;
    const counted = { ...(step as Step), bytes: 0 };
    try {
      checkStep(counted, 'step');
    } catch (again) {
      reasonOf(again);
      return step;
    }
    return makeStep(counted.label, counted);
  }
}

/** Proven steps, and the position among them at which the document stands. */
interface Placed {
  readonly run: Run;
  readonly place: number;
}

/**
 * The run around the document where it is noted to stand. Another place counts where none is noted, or where all steps
 * are proven from there: steps that change different things can seem to fit where they never were.
 */
function longestRun(document: Document, noted: unknown, steps: ReadonlyMap<number, Step>): Placed {
  const placed = (place: number): Placed => ({
    run: prove(document, place, (number) => steps.get(number)),
    place,
  });
  let best = placed(isCount(noted) ? noted : 0);
  if (lengthOf(best.run) === steps.size) return best;
  let tries = 0;
  for (const place of placesFor(document, steps)) {
    const { first, end } = best.run;
    if (place >= first && place <= end && end > first) continue;
    if (tries++ === MOST_PLACES) break;
    const other = placed(place);
    const isProven = isCount(noted)
      ? lengthOf(other.run) === steps.size
      : lengthOf(other.run) > lengthOf(best.run);
    if (isProven) best = other;
  }
  return best;
}

/** The positions in the history that the document can stand at: a step beside it leads there or on from there. */
function* placesFor(document: Document, steps: ReadonlyMap<number, Step>): Generator<number> {
  for (const number of [...steps.keys()].sort((a, b) => b - a)) {
    const only = (one: number) => (one === number ? steps.get(number) : undefined);
    if (lengthOf(prove(document, number + 1, only)) > 0) yield number + 1;
    else if (lengthOf(prove(document, number, only)) > 0) yield number;
  }
}

function lengthOf({ first, end }: Run): number {
  return end - first;
}

/** The steps that are not in the run, as sentences. */
function stepLosses(run: Run, notes: Members, steps: ReadonlyMap<number, unknown>): string[] {
  let [first, end] = [run.first, run.end];
  for (const number of steps.keys()) [first, end] = [Math.min(first, number), Math.max(end, number + 1)];
  if (isNear(notes['first'], run)) first = Math.min(first, notes['first']);
  if (isNear(notes['end'], run)) end = Math.max(end, notes['end']);
  const all = end - first;
  const losses: string[] = [];
  if (run.end < end) losses.push(lossOf('last', end - run.end, all, run.after ?? missing(run.end)));
  if (run.first > first)
    losses.push(lossOf('first', run.first - first, all, run.before ?? missing(run.first - 1)));
  return losses;
}

/** A note that is far beyond all that is there is no number of steps. */
function isNear(note: unknown, run: Run): note is number {
  return isCount(note) && note >= run.first - FAR && note <= run.end + FAR;
}

const FAR = 1_000_000;

function missing(number: number): string {
  return words.stepIsMissing(number);
}

function lossOf(which: 'first' | 'last', lost: number, all: number, why: string): string {
  return words.historyCut(which, lost, all, why);
}

/** The notes that were not what the rest shows, as a sentence. @param place where the document stands */
function noteLosses(notes: Members, run: Run, place: number): string[] {
  const { form, revision, first, end, snapshot, position, savedAt } = notes;
  const isGood: Readonly<Record<string, boolean>> = {
    form: isCount(form) && form >= 1 && form <= STORED_FORM,
    revision: isCount(revision),
    'first step': isNear(first, run) && first <= run.first,
    'last step': isNear(end, run) && end >= run.end,
    'position of the document': snapshot === place,
    // Of a position among steps that are lost, their loss tells.
    'position in the history': isNear(position, run) && isWithin(position, notes, run),
    'time of saving': isDate(savedAt),
  };
  const bad = Object.keys(isGood).filter((name) => !isGood[name]);
  if (bad.length === 0) return [];
  const where = isCount(position) ? '' : words.opensAtLastStep;
  return [words.notesCouldNotBeRead(bad.join(', '), where)];
}

function isWithin(position: number, { first, end }: Members, run: Run): boolean {
  const [from, to] = [isNear(first, run) ? first : run.first, isNear(end, run) ? end : run.end];
  return position >= Math.min(from, run.first) && position <= Math.max(to, run.end);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
