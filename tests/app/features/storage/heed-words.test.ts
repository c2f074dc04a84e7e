import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heedWords, readWords, type Course } from '../../../../src/app/features/storage/heed-words.ts';
import type { LastWords } from '../../../../src/app/features/storage/last-words.ts';
import type { FoundWork } from '../../../../src/app/features/storage/read-work.ts';
import { PLAIN_FORM } from '../../../../src/app/features/storage/stored.ts';
import { checkDocument } from '../../../../src/app/features/storage/check-document.ts';
import { planWrite, type Kept } from '../../../../src/app/features/storage/write-plan.ts';
import { edit, goToStep, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { Timeline } from '../../../../src/app/document/timeline.ts';
import { plainStore } from '../../../support/documents.ts';

const NOW = 1_700_000_000_000;

function seeds(store: AppStore, from: number, to: number): void {
  for (let seed = from; seed <= to; seed++)
    edit(store, `Seed ${seed}`, (draft) => void (draft.recipe.seed = seed));
}

function courseOf(store: AppStore): Course {
  const { document, timeline } = store.getState();
  return { document, timeline };
}

/** A work of twelve steps as it is stored, and the store that it comes from. */
function storedWork() {
  const store = plainStore();
  seeds(store, 101, 112);
  const { timeline } = store.getState();
  const kept: Kept = { timeline, first: 0, end: 12, snapshot: 0 };
  const stored: FoundWork = {
    kind: 'found',
    work: 7,
    revision: 3,
    savedAt: NOW,
    ...courseOf(store),
    kept,
    session: null,
  };
  return { store, stored, kept };
}

/** The last words of a page with more steps than are stored. */
function wordsOf(store: AppStore, kept: Kept | null, part: Partial<LastWords> = {}): LastWords {
  const { document, timeline } = store.getState();
  const plan = planWrite(kept, timeline);
  if (!plan) throw new Error('nothing is to be stored');
  const snapshot = kept ? { kept: kept.snapshot } : { position: timeline.position, document };
  return { form: PLAIN_FORM, work: 7, revision: kept && 3, plan, snapshot, now: NOW + 9, ...part };
}

function asLeft(words: unknown): LastWords {
  return readWords(JSON.stringify(words));
}

const labels = ({ timeline }: Course) => timeline.past.map(({ label }) => label);

describe('last words', () => {
  it.each([
    ['two steps more', (store: AppStore) => seeds(store, 113, 114)],
    ['three steps back', (store: AppStore) => goToStep(store, 9)],
    [
      'other steps in place of three',
      (store: AppStore) => {
        goToStep(store, 9);
        seeds(store, 201, 202);
      },
    ],
  ])('that hold %s lead to where the page was left', (_, go) => {
    const { store, stored, kept } = storedWork();
    go(store);
    const heard = heedWords(asLeft(wordsOf(store, kept)), stored);
    if (heard.kind !== 'further') throw new Error(JSON.stringify(heard));
    expect(heard.course.document).toEqual(store.getState().document);
    expect(labels(heard.course)).toEqual(labels(courseOf(store)));
    expect(heard.course.timeline.end).toBe(store.getState().timeline.end);
  });

  it('that follow a write that was under way lead on from that', () => {
    const { store, stored, kept } = storedWork();
    seeds(store, 113, 114);
    const heard = heedWords(asLeft(wordsOf(store, kept)), { ...stored, revision: 4 });
    expect(heard).toMatchObject({ kind: 'further' });
  });

  it('that follow several writes under way lead on from any of them, and from no other', () => {
    const { store, stored, kept } = storedWork();
    seeds(store, 113, 114);
    const words = asLeft({ ...wordsOf(store, kept), sent: 6 });
    for (const revision of [3, 4, 5, 6, 7])
      expect(heedWords(words, { ...stored, revision })).toMatchObject({ kind: 'further' });
    for (const revision of [2, 8])
      expect(heedWords(words, { ...stored, revision })).toMatchObject({ kind: 'refused' });
  });

  it('lead on where revisions have begun anew at the end of the numbers', () => {
    const { store, stored, kept } = storedWork();
    seeds(store, 113, 114);
    const revision = Number.MAX_SAFE_INTEGER;
    const words = asLeft({ ...wordsOf(store, kept), revision, sent: 1 });
    for (const found of [revision, 1, 2])
      expect(heedWords(words, { ...stored, revision: found })).toMatchObject({ kind: 'further' });
    for (const found of [revision - 1, 3])
      expect(heedWords(words, { ...stored, revision: found })).toMatchObject({ kind: 'refused' });
  });

  it('that are stored after all are done with', () => {
    const { store, stored, kept } = storedWork();
    seeds(store, 113, 114);
    const words = asLeft(wordsOf(store, kept));
    expect(heedWords(words, { ...stored, revision: 4, savedAt: words.now })).toEqual({ kind: 'stored' });
  });

  it('of a work of which nothing is stored yet bring all of it', () => {
    const { store } = storedWork();
    undoStep(store);
    const heard = heedWords(asLeft(wordsOf(store, null)), null);
    if (heard.kind !== 'another') throw new Error(JSON.stringify(heard));
    expect(heard.course.document).toEqual(store.getState().document);
    expect(heard.course.timeline).toMatchObject({ first: 0, position: 11, end: 12 });
  });

  it('that follow other changes, or are about another work, are refused', () => {
    const { store, stored, kept } = storedWork();
    seeds(store, 113, 114);
    const words = asLeft(wordsOf(store, kept));
    for (const revision of [2, 5, 99])
      expect(heedWords(words, { ...stored, revision })).toMatchObject({ kind: 'refused' });
    expect(heedWords(words, null)).toMatchObject({ kind: 'refused' });
  });

  it('with steps that are none never come as far as the stored work', () => {
    const { store, kept } = storedWork();
    seeds(store, 113, 114);
    const words = wordsOf(store, kept);
    expect(() => asLeft({ ...words, plan: { ...words.plan, steps: [null, 7] } })).toThrow(
      'words.plan.steps[0]: expected a record',
    );
    expect(() => asLeft({ ...wordsOf(store, null), snapshot: null })).toThrow('words.snapshot');
    expect(() => readWords('{')).toThrow(SyntaxError);
  });

  it('that hold no document, or take all steps away, are refused', () => {
    const { store, stored } = storedWork();
    const whole = wordsOf(store, null);
    const empty = asLeft({ ...whole, snapshot: { position: 12, document: null } });
    expect(heedWords(empty, null)).toMatchObject({ kind: 'refused' });
    const plan = { ...whole.plan, deleteFrom: 0, steps: [], position: 0, end: 0 };
    const wipe = asLeft({ ...whole, revision: 3, plan });
    expect(heedWords(wipe, stored)).toMatchObject({ kind: 'refused' });
  });

  it('with anything else in place of any part lead to a sound document or are refused', () => {
    const { store, stored, kept } = storedWork();
    goToStep(store, 9);
    seeds(store, 201, 202);
    const words = wordsOf(store, kept);
    const places = placesIn(words);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, junk) => {
        const bent = JSON.parse(JSON.stringify(words)) as Record<string, unknown>;
        let node = bent;
        for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>;
        node[path.at(-1)!] = junk;
        let read: LastWords;
        try {
          read = asLeft(bent);
        } catch (error) {
          expect((error as Error).name).toBe('MisfitError');
          return;
        }
        const heard = heedWords(read, stored);
        if (heard.kind !== 'further' && heard.kind !== 'another') return;
        const { document, timeline } = heard.course;
        expect(checkDocument(document)).toBe(document);
        expect(timeline).toBeInstanceOf(Timeline);
        expect(timeline.position).toBeGreaterThanOrEqual(timeline.first);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Every place in a value, down to a few of each list. */
function placesIn(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  const inside = Object.entries(value)
    .slice(0, 12)
    .flatMap(([key, one]) => placesIn(one, [...at, key]));
  return at.length === 0 ? inside : [[...at], ...inside];
}
