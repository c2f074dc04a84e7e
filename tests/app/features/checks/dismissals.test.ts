import { describe, expect, test } from 'vitest';
import { toSchematic } from '../../../../src/app/document/document.ts';
import { dismissProblem, restoreProblem } from '../../../../src/app/features/checks/dismissals.ts';
import {
  dismissedProblems,
  problemCounts,
  schematicProblems,
} from '../../../../src/app/features/checks/schematic-problems.ts';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import { edit, undoStep } from '../../../../src/app/store/store.ts';
import { readSchematic } from '../../../../src/formats/schematic/read.ts';
import { writeSchematic } from '../../../../src/formats/schematic/write.ts';
import { plainStore } from '../../../support/documents.ts';

/** A store whose schematic `single` has two parts that do not touch. */
function storeWithParts() {
  const store = plainStore();
  const paint = (q: number) =>
    edit(store, 'Paint', (draft) => paintSegment(draft, 'single', { q, r: 0, k: 0 }, 'house'));
  paint(4);
  const found = () => schematicProblems(store.getState().document, 'single').map(({ what }) => what);
  const dismissed = () => dismissedProblems(store.getState().document, 'single').map(({ reason }) => reason);
  const dismiss = (reason: string) =>
    edit(store, 'Dismiss', (draft) => {
      for (const problem of schematicProblems(store.getState().document, 'single'))
        dismissProblem(draft, 'single', problem, reason);
    });
  return {
    store,
    paint,
    found,
    dismissed,
    dismiss,
    single: () => store.getState().document.schematics['single']!,
  };
}

describe('a dismissed check', () => {
  test('is counted no more, can be undone and restored, and leaves nothing behind', () => {
    const { store, found, dismissed, dismiss, single } = storeWithParts();
    expect(found()).toEqual(['2 parts that do not touch']);
    dismiss('Islets');
    expect(found()).toEqual([]);
    expect(dismissed()).toEqual(['Islets']);
    expect(problemCounts(store.getState().document).has('single')).toBe(false);
    undoStep(store);
    expect(found()).toHaveLength(1);
    dismiss('Islets');
    edit(store, 'Restore', (draft) => restoreProblem(draft, 'single', 'parts'));
    expect(found()).toHaveLength(1);
    expect(single()).not.toHaveProperty('meta');
  });

  test('opens again when it is about more segments than it was', () => {
    const { paint, found, dismissed, dismiss } = storeWithParts();
    dismiss('Islets');
    paint(8);
    expect(found()).toEqual(['3 parts that do not touch']);
    expect(dismissed()).toEqual([]);
  });

  test('goes with the file, and leaves other free data alone', () => {
    const { store, dismiss, single } = storeWithParts();
    edit(store, 'Note', (draft) => {
      draft.schematics['single']!.meta = { note: 'mine', dismissedChecks: 'of another program' };
    });
    expect(schematicProblems(store.getState().document, 'single')).toHaveLength(1);
    dismiss('Islets');
    const read = readSchematic(writeSchematic(toSchematic(single())));
    expect(read).toMatchObject({
      ok: true,
      value: { meta: { note: 'mine', dismissedChecks: { parts: { reason: 'Islets', segments: 1 } } } },
    });
    edit(store, 'Restore', (draft) => restoreProblem(draft, 'single', 'parts'));
    expect(single().meta).toEqual({ note: 'mine' });
  });

  test('is never one of an unknown kind or of an empty piece', () => {
    const { store, found, dismiss } = storeWithParts();
    edit(store, 'Empty', (draft) => {
      draft.schematics['single']!.hexes = { '0,0': ['inn', 'inn', 'inn', 'inn', 'inn', 'inn'] };
    });
    dismiss('Never mind');
    expect(found()).toEqual(['6 segments of an unknown kind, “inn”']);
  });
});
