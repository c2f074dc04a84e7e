import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeStep, type Step } from '../../../src/app/document/step.ts';
import { goTo, Timeline } from '../../../src/app/document/timeline.ts';

/** A document whose last step is written on it. */
interface Note {
  readonly text: string;
}

function stepTo(note: Note, text: string): Step {
  return makeStep(text, {
    patches: [{ op: 'replace', path: ['text'], value: text }],
    inverse: [{ op: 'replace', path: ['text'], value: note.text }],
  });
}

type Move = { readonly text: string } | { readonly to: number };

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ text: fc.string({ maxLength: 40 }) }) },
  fc.record({ to: fc.integer({ min: -2, max: 30 }) }),
);

const labels = (steps: readonly Step[]) => steps.map(({ label }) => label);
const sum = (steps: readonly Step[]) => steps.reduce((bytes, step) => bytes + step.bytes, 0);

describe('a timeline', () => {
  it('leads to every state that was ever stood in, as a plain list of states does', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 40 }), (moves) => {
        let note: Note = { text: 'start' };
        let timeline = Timeline.empty;
        let states = [note];
        let at = 0;
        for (const move of moves) {
          if ('text' in move) {
            timeline = timeline.record(stepTo(note, move.text));
            note = { text: move.text };
            states = [...states.slice(0, at + 1), note];
            at++;
          } else {
            ({ value: note, timeline } = goTo(note, timeline, move.to));
            at = Math.min(Math.max(move.to, 0), states.length - 1);
          }
          expect(note).toEqual(states[at]);
          expect(timeline).toMatchObject({ first: 0, position: at, end: states.length - 1 });
          expect(labels(timeline.past)).toEqual(states.slice(1, at + 1).map(({ text }) => text));
          expect(labels(timeline.future)).toEqual(
            states
              .slice(at + 1)
              .map(({ text }) => text)
              .reverse(),
          );
          expect(timeline.bytes).toBe(sum([...timeline.past, ...timeline.future]));
          expect(timeline.last).toBe(timeline.past.at(-1));
          expect(timeline.next).toBe(timeline.future.at(-1));
        }
      }),
    );
  });

  it('is a value: what is recorded on one does not show in another that it came from', () => {
    const start = Timeline.empty.record(stepTo({ text: '' }, 'one'));
    const two = start.record(stepTo({ text: 'one' }, 'two'));
    const other = start.record(stepTo({ text: 'one' }, 'other'));
    expect([start, two, other].map(({ past }) => labels(past))).toEqual([
      ['one'],
      ['one', 'two'],
      ['one', 'other'],
    ]);
    expect(start.step(1)).toBeUndefined();
  });

  it('keeps to its budget by dropping the oldest steps, never the newest, and numbers stay', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 3000 }),
        (sizes, budget) => {
          let timeline = Timeline.empty;
          sizes.forEach((size, number) => {
            timeline = timeline.record(
              { label: String(number), patches: [], inverse: [], bytes: size },
              budget,
            );
            const { past } = timeline;
            expect(timeline.position).toBe(number + 1);
            expect(labels(past)).toEqual(past.map((_, index) => String(timeline.first + index)));
            expect(timeline.bytes).toBe(sum(past));
            if (timeline.bytes > budget) expect(past).toHaveLength(1);
            else expect(past.length).toBeGreaterThan(0);
          });
        },
      ),
    );
  });

  it('takes in steps that were kept elsewhere, at both ends', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((text) => stepTo({ text: '' }, text));
    const middle = Timeline.of(all.slice(2, 4), 2, 3);
    const whole = middle.extend(all.slice(0, 2), all.slice(4));
    expect(whole).toMatchObject({ first: 0, position: 3, end: 5, bytes: sum(all) });
    expect(labels(whole.slice(0, 5))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(labels(middle.past)).toEqual(['c']);
    expect(() => Timeline.of(all, 2, 1)).toThrow(new RangeError('position 1 is none of 2..7'));
  });
});
