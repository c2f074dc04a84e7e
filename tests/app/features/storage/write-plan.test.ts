import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeStep, type Step } from '../../../../src/app/document/step.ts';
import { goTo, Timeline } from '../../../../src/app/document/timeline.ts';
import { afterWrite, planWrite, type Kept } from '../../../../src/app/features/storage/write-plan.ts';

interface Note {
  readonly text: string;
}

/** The records of a database after plans were applied one after the other, as `writeWork` does. */
class Records {
  readonly steps = new Map<number, Step>();
  snapshot = { position: 0, note: { text: '' } as Note };
  first = 0;
  position = 0;
  end = 0;
  snapshots = 0;

  /** Brings the records up to a state; `settled` is the document without a gesture and its position. */
  write(kept: Kept | null, now: Timeline, settled: { position: number; note: Note }): Kept | null {
    const plan = planWrite(kept, now);
    if (!plan) return kept;
    for (const number of this.steps.keys())
      if (number < plan.first || (plan.deleteFrom !== null && number >= plan.deleteFrom))
        this.steps.delete(number);
    plan.steps.forEach((step, index) => this.steps.set(plan.writeFrom + index, step));
    if (plan.snapshot !== 'no') {
      this.snapshot = settled;
      this.snapshots++;
    }
    this.first = plan.first;
    this.position = plan.position;
    this.end = plan.end;
    return afterWrite(plan, now, this.snapshot.position);
  }

  /** The document and the history that a page would open with. */
  read(): { value: Note; timeline: Timeline } {
    const numbers = [...this.steps.keys()].sort((a, b) => a - b);
    if (
      numbers.length !== this.end - this.first ||
      numbers.some((number, index) => number !== this.first + index)
    )
      throw new Error(`steps ${numbers.join()} are stored, not ${this.first} to ${this.end - 1}`);
    const steps = numbers.map((number) => this.steps.get(number)!);
    const start = Timeline.of(steps, this.first, this.snapshot.position);
    return goTo(this.snapshot.note, start, this.position);
  }
}

function stepFrom(before: Note, text: string): Step {
  return makeStep(text, {
    patches: [{ op: 'replace', path: ['text'], value: text }],
    inverse: [{ op: 'replace', path: ['text'], value: before.text }],
  });
}

type Operation =
  | { readonly kind: 'edit' | 'gesture'; readonly text: string }
  | { readonly kind: 'go'; readonly by: number }
  | { readonly kind: 'save' | 'cut' };

const anyText = fc.string({ minLength: 1, maxLength: 60 });

const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), text: anyText }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('gesture' as const), text: anyText }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('go' as const), by: fc.integer({ min: -4, max: 4 }) }),
  },
  { weight: 4, arbitrary: fc.constant<Operation>({ kind: 'save' }) },
  { weight: 1, arbitrary: fc.constant<Operation>({ kind: 'cut' }) },
);

const labels = ({ past, future }: Timeline) => [past, future].map((steps) => steps.map(({ label }) => label));

describe('a plan of what to write', () => {
  it('keeps the stored work equal to the one at hand, whatever is done, undone, cut, or still under way', () => {
    fc.assert(
      fc.property(
        fc.array(anyOperation, { maxLength: 60 }),
        fc.integer({ min: 300, max: 5000 }),
        (all, budget) => {
          const records = new Records();
          let kept: Kept | null = null;
          let note: Note = { text: 'start' };
          let timeline = Timeline.empty;
          const check = (shown: Note, now: Timeline) => {
            const read = records.read();
            expect(read.value).toEqual(shown);
            expect(labels(read.timeline)).toEqual(labels(now));
            expect(read.timeline).toMatchObject({ first: now.first, position: now.position, end: now.end });
            expect(planWrite(kept, now)).toBeNull();
          };
          for (const operation of all) {
            switch (operation.kind) {
              case 'edit':
                timeline = timeline.record(stepFrom(note, operation.text), budget);
                note = { text: operation.text };
                break;
              case 'gesture': {
                // Stored while under way, then canceled: what is at hand stays as it was.
                const during = timeline.record(stepFrom(note, operation.text), budget);
                kept = records.write(kept, during, { position: timeline.position, note });
                check({ text: operation.text }, during);
                break;
              }
              case 'go':
                ({ value: note, timeline } = goTo(note, timeline, timeline.position + operation.by));
                break;
              case 'cut':
                timeline = timeline.cut(timeline.bytes / 2);
                break;
              case 'save':
                kept = records.write(kept, timeline, { position: timeline.position, note });
                check(note, timeline);
            }
          }
        },
      ),
    );
  });

  it('writes one step for one step, and none for going back and forth', () => {
    let timeline = Timeline.empty;
    let kept = afterWrite(planWrite(null, timeline)!, timeline, 0);
    for (const text of ['a', 'b', 'c']) {
      timeline = timeline.record(stepFrom({ text: '' }, text));
      const plan = planWrite(kept, timeline)!;
      expect(plan).toMatchObject({ writeFrom: timeline.end - 1, deleteFrom: null, snapshot: 'no' });
      expect(plan.steps.map(({ label }) => label)).toEqual([text]);
      kept = afterWrite(plan, timeline, 0);
    }
    const back = timeline.at(1);
    expect(planWrite(kept, back)).toMatchObject({ position: 1, end: 3, steps: [], deleteFrom: null });
    const other = back.record(stepFrom({ text: '' }, 'd'));
    expect(planWrite(kept, other)).toMatchObject({ deleteFrom: 1, writeFrom: 1, end: 2, snapshot: 'no' });
  });

  it('leaves stored steps alone that were not read, until the history is cut or goes another way', () => {
    const read = Timeline.of(
      ['f', 'g', 'h'].map((text) => stepFrom({ text: '' }, text)),
      5,
      8,
    );
    const kept: Kept = { timeline: read, first: 0, end: 20, snapshot: 8 };
    const more = read.record(stepFrom({ text: '' }, 'new'));
    expect(planWrite(kept, read.at(6))).toMatchObject({ first: 0, end: 20, deleteFrom: null });
    expect(planWrite(kept, more)).toMatchObject({ first: 0, end: 9, deleteFrom: 8, writeFrom: 8 });
    expect(planWrite(kept, more.cut(1))).toMatchObject({ first: 8, deleteFrom: 8 });
    const whole = read.extend([], []);
    expect(planWrite(kept, whole)).toBeNull();
  });

  it('asks for the whole document now and then, not with every step', () => {
    const records = new Records();
    let kept: Kept | null = null;
    let note: Note = { text: '' };
    let timeline = Timeline.empty;
    for (let number = 0; number < 2000; number++) {
      timeline = timeline.record(stepFrom(note, String(number)));
      note = { text: String(number) };
      kept = records.write(kept, timeline, { position: timeline.position, note });
    }
    expect(records.snapshots).toBeGreaterThan(2);
    expect(records.snapshots).toBeLessThan(8);
    expect(records.read().value).toEqual(note);
  });
});
