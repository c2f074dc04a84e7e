import type { Document } from '../../document/document.ts';
import { goTo, Timeline } from '../../document/timeline.ts';
import { checkDocument, checkStep } from './check-document.ts';
import { count, fields, list, MisfitError, oneOf, optional, orNull, whole } from './check.ts';
import type { LastWords } from './last-words.ts';
import { prove, reasonOf } from './proof.ts';
import type { FoundWork } from './read-work.ts';
import { PLAIN_FORM, writesBetween } from './stored.ts';

/** A document with its history. */
export interface Course {
  readonly document: Document;
  readonly timeline: Timeline;
}

/** The outcome of reading last words. */
export type Heard =
  /** All of it is stored. */
  | { readonly kind: 'stored' }
  /** The work goes on from what is stored to this, which is not yet stored. */
  | { readonly kind: 'further'; readonly course: Course }
  /** A work of its own, of which nothing is stored yet. */
  | { readonly kind: 'another'; readonly course: Course }
  /** It cannot be used, for a reason in words. */
  | { readonly kind: 'refused'; readonly why: string };

const form = fields({
  form: oneOf(PLAIN_FORM),
  work: count,
  revision: orNull(count),
  plan: fields({
    first: count,
    deleteFrom: orNull(count),
    writeFrom: count,
    steps: list(checkStep),
    position: count,
    end: count,
    snapshot: oneOf('must', 'should', 'no'),
  }),
  now: whole(0, 8.64e15),
  sent: optional(orNull(count)),
});

/**
 * The words that a page has left.
 *
 * @throws MisfitError, or SyntaxError for what is no JSON
 */
export function readWords(text: string): LastWords {
  const words: unknown = JSON.parse(text);
  form(words, 'words');
  const { plan, snapshot } = words as LastWords;
  const { first, position, end, writeFrom, steps } = plan;
  const isInRow = first <= writeFrom && first <= position && position <= end;
  // Where the document has but moved within the history, the steps that follow are not named.
  if (!isInRow || (steps.length > 0 && writeFrom + steps.length !== end))
    throw new MisfitError('words.plan: expected steps in a row and a position among them');
  fields('document' in Object(snapshot) ? { position: count } : { kept: count })(snapshot, 'words.snapshot');
  return words as LastWords;
}

/**
 * Finds out what to make of last words. Nothing is stored by it: what they lead to is proven step by step from what is
 * stored, and is stored later like any other edit.
 *
 * @param stored what is stored of the work on the desk, if it is the one that the words are about
 */
export function heedWords(words: LastWords, stored: Course | FoundWork | null): Heard {
  try {
    if (stored && 'revision' in stored) {
      const before = words.revision ?? 0;
      if (stored.revision !== before && stored.savedAt === words.now) return { kind: 'stored' };
      // Writes that were under way beside it come between: what was left has all of them, too.
      if (writesBetween(before, stored.revision) > writesBetween(before, words.sent ?? before) + 1)
        throw new MisfitError('other changes were saved since');
    }
    if (!stored && words.revision !== null) throw new MisfitError('the work that they belong to is not open');
    if (!stored || words.plan.writeFrom < stored.timeline.first)
      return { kind: 'another', course: wholeCourse(words) };
    const course = furtherCourse(words, stored);
    return course ? { kind: 'further', course } : { kind: 'stored' };
  } catch (error) {
    return { kind: 'refused', why: reasonOf(error) };
  }
}

/** The state that the words lead to from the stored one; `null` when both are the same. */
function furtherCourse({ plan }: LastWords, { document, timeline }: Course): Course | null {
  const { deleteFrom, writeFrom, steps, position } = plan;
  if (steps.length === 0) {
    const end = deleteFrom ?? timeline.end;
    // A stroke that was taken back after it had been stored: no more than one step goes without another in its place.
    if (deleteFrom !== null && timeline.end - end > 1)
      throw new MisfitError('words.plan: expected steps in place of those that go');
    const kept = Timeline.of(
      timeline.slice(timeline.first, end),
      timeline.first,
      Math.min(timeline.position, end),
    );
    if (position < kept.first || position > kept.end)
      throw new MisfitError('words.plan.position: expected a position within the history');
    if (end >= timeline.end && position === timeline.position) return null;
    return at(document, timeline, kept, position);
  }
  if (writeFrom > timeline.end) throw new MisfitError('words.plan.writeFrom: expected a step of the history');
  const from = goTo(document, timeline, writeFrom).value;
  const run = prove(from, writeFrom, (number) =>
    number >= writeFrom ? steps[number - writeFrom] : undefined,
  );
  if (run.end < plan.end) throw new MisfitError(run.after ?? 'words.plan.steps: expected more');
  const next = Timeline.of(
    [...timeline.slice(timeline.first, writeFrom), ...steps],
    timeline.first,
    writeFrom,
  );
  return at(from, next, next, position);
}

function at(document: Document, before: Timeline, after: Timeline, position: number): Course {
  const { value } = goTo(document, before, position);
  return { document: checkDocument(value), timeline: after.at(position) };
}

/** The state of words that hold a whole work. */
function wholeCourse({ plan, snapshot }: LastWords): Course {
  if (!('document' in snapshot)) throw new MisfitError('words.snapshot: expected a document');
  const { first, writeFrom, end, position, steps } = plan;
  const run = prove(
    checkDocument(snapshot.document),
    snapshot.position,
    (number) => steps[number - writeFrom],
  );
  if (writeFrom !== first || run.first !== first || run.end !== end)
    throw new MisfitError(run.after ?? run.before ?? 'words.plan: expected a whole history');
  return { document: run.documents[position - first]!, timeline: Timeline.of(steps, first, position) };
}
