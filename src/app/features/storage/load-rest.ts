import type { Document } from '../../document/document.ts';
import { applyPatches } from '../../document/patches.ts';
import type { Step } from '../../document/step.ts';
import { gestureStep, type AppState, type AppStore } from '../../store/store.ts';
import { goTo } from '../../document/timeline.ts';
import type { Connection } from './connection.ts';
import { prove } from './proof.ts';
import { readSteps } from './read-work.ts';
import type { Writer } from './writer.ts';
import * as words from './words.ts';

/** Steps that are read at once: a few milliseconds. */
const PAGE = 100;

/**
 * Reads the steps of the stored history that were left out when the app opened, the ones to undo first, each proven as
 * when the app opens. Ends early when the history has become another one in the meantime, or where it is damaged.
 *
 * @returns what of the history could not be read, as a sentence; `null` when nothing is amiss
 */
export async function loadRest(
  connection: Connection,
  writer: Writer,
  store: AppStore,
): Promise<string | null> {
  const { work } = writer;
  const edges = new Edges(store.getState());
  try {
    for (;;) {
      const { timeline } = store.getState();
      const { first, end } = writer.stored;
      const isOlder = timeline.first > first;
      const [from, to] = isOlder
        ? [Math.max(first, timeline.first - PAGE), timeline.first]
        : [timeline.end, Math.min(end, timeline.end + PAGE)];
      if (from >= to) return null;
      const read = await readSteps(await connection.get(), work, from, to);
      const { timeline: now } = store.getState();
      const fits = isOlder
        ? now.first === timeline.first
        : now.end === timeline.end && writer.stored.end === end;
      if (!fits || writer.work !== work) return null;
      const run = prove(isOlder ? edges.older : edges.newer, isOlder ? to : from, (number) =>
        read.get(number),
      );
      const steps = Array.from(
        { length: run.end - run.first },
        (_, index) => read.get(run.first + index) as Step,
      );
      const [older, newer] = isOlder ? [steps, []] : [[], steps];
      writer.extend(older, newer);
      store.setState({ timeline: now.extend(older, newer) });
      if (isOlder && run.first > from) return lossOf('first', run.first - first, end - first, run.before);
      if (!isOlder && run.end < to) return lossOf('last', end - run.end, end - first, run.after);
      if (isOlder) edges.older = run.documents[0]!;
      else edges.newer = run.documents.at(-1)!;
    }
  } catch (error) {
    // The document is there; what else is wrong with the storage shows when something is saved.
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}

/** The documents at both ends of what is loaded of the history. */
class Edges {
  older: Document;
  newer: Document;

  constructor({ document, gesture, timeline }: AppState) {
    const step = gesture && gestureStep(gesture);
    const settled = step ? applyPatches(document, step.inverse) : document;
    this.older = goTo(settled, timeline, timeline.first).value;
    this.newer = goTo(settled, timeline, timeline.end).value;
  }
}

function lossOf(which: 'first' | 'last', lost: number, all: number, why: string | null): string {
  const because = why === null ? words.aStepIsMissing : why;
  return words.stepsUnreadable(which, lost, all, because);
}
