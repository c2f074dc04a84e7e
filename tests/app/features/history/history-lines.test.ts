import fc from 'fast-check';
import { castDraft } from 'immer';
import { describe, expect, it } from 'vitest';
import { originOf } from '../../../../src/app/document/origin.ts';
import { makeStep } from '../../../../src/app/document/step.ts';
import { Timeline } from '../../../../src/app/document/timeline.ts';
import { turnSelected } from '../../../../src/app/features/selection/selection-edits.ts';
import { selectPlacements } from '../../../../src/app/features/selection/selection.ts';
import { stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { edit } from '../../../../src/app/store/store.ts';
import { ORIGIN } from '../../../../src/engine/hex/hex.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import { plainStore } from '../../../support/documents.ts';
import { historyLines, runAround } from '../../../../src/app/features/history/history-lines.ts';

const step = (label: string, schematic = 'mill') =>
  makeStep(label, {
    patches: [{ op: 'replace', path: ['schematics', schematic, 'hexes'], value: label }],
    inverse: [{ op: 'replace', path: ['schematics', schematic, 'hexes'], value: '' }],
  });

const anyTimeline = fc
  .record({
    labels: fc.array(fc.constantFrom('Turn', 'Paint', 'Erase'), { maxLength: 40 }),
    first: fc.nat(9),
  })
  .chain(({ labels, first }) =>
    fc.record({
      timeline: fc.nat(labels.length).map((done) =>
        Timeline.of(
          labels.map((label) => step(label)),
          first,
          first + done,
        ),
      ),
      open: fc.array(fc.nat(50)).map((numbers) => new Set(numbers)),
    }),
  );

describe('the lines of a history', () => {
  it('stand for each step once, in order, and one leads to where the document stands', () => {
    fc.assert(
      fc.property(anyTimeline, ({ timeline, open }) => {
        const lines = historyLines(timeline, open);
        expect(lines.reduce((sum, { steps }) => sum + steps, 0)).toBe(timeline.end - timeline.first);
        let position = timeline.first;
        for (const line of lines) expect(line.position).toBe((position += line.steps));
        expect(lines.filter((line) => line.position === timeline.position)).toHaveLength(1);
      }),
    );
  });

  it('never follow another closed line of the same steps', () => {
    fc.assert(
      fc.property(anyTimeline, ({ timeline }) => {
        const lines = historyLines(timeline, new Set());
        for (const [index, line] of lines.entries()) {
          const next = lines[index + 1];
          if (next && !line.inRun && !next.inRun) expect(next.label).not.toBe(line.label);
        }
      }),
    );
  });

  it('join six turns, and show each while the document stands between them', () => {
    const steps = [step('Paint'), ...Array.from({ length: 6 }, () => step('Turn')), step('Erase')];
    const at = (position: number, open: readonly number[] = []) =>
      historyLines(Timeline.of(steps, 0, position), new Set(open)).map((line) => [line.label, line.steps]);
    expect(at(8)).toEqual([
      [undefined, 0],
      ['Paint', 1],
      ['Turn', 6],
      ['Erase', 1],
    ]);
    expect(at(7)).toEqual(at(8));
    expect(at(4)).toHaveLength(9);
    expect(at(8, [1])).toHaveLength(9);
    expect(runAround(Timeline.of(steps, 0, 8), 3)).toEqual({ from: 1, to: 7 });
  });

  it('join six turns of a generated placement, of which the first notes that it was changed by hand', () => {
    const store = plainStore();
    edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
    stampSchematic(store, 'tile', ORIGIN, PLAIN_POSE);
    const { recipe } = store.getState().document;
    edit(store, 'Generate', (draft) => {
      draft.city.recipe = castDraft(recipe);
      delete draft.city.meta;
    });
    const { position } = store.getState().timeline;
    selectPlacements(store, [1]);
    for (let turn = 0; turn < 6; turn++) expect(turnSelected(store, true)).toBeNull();
    expect(originOf(store.getState().document.city, { id: 1 })).toMatchObject({ changed: true });
    const lines = historyLines(store.getState().timeline, new Set());
    expect(lines.at(-1)).toMatchObject({ position: position + 6, steps: 6 });
  });

  it('keep equal labels of different things apart', () => {
    const steps = [step('Turn', 'mill'), step('Turn', 'house'), step('Turn', 'house')];
    expect(historyLines(Timeline.of(steps, 0, 3), new Set()).map((line) => line.steps)).toEqual([0, 1, 2]);
  });
});
