import type { AppStore } from '../store/store.ts';
import { MisfitError } from './check.ts';
import type { Connection } from './connection.ts';
import { readSteps } from './read-work.ts';
import type { Writer } from './writer.ts';

/** Steps that are read at once: a few milliseconds. */
const PAGE = 500;

/**
 * Reads the steps of the stored history that were left out when the app opened, the ones to undo first. Ends early
 * when the history has become another one in the meantime, or where it cannot be read.
 */
export async function loadRest(connection: Connection, writer: Writer, store: AppStore): Promise<void> {
  const { work } = writer;
  try {
    for (;;) {
      const { timeline } = store.getState();
      const { first, end } = writer.stored;
      const [from, to] =
        timeline.first > first
          ? [Math.max(first, timeline.first - PAGE), timeline.first]
          : [timeline.end, Math.min(end, timeline.end + PAGE)];
      if (from >= to) return;
      const steps = await readSteps(await connection.get(), work, from, to);
      const { timeline: now } = store.getState();
      const isOlder = to === timeline.first;
      const fits = isOlder
        ? now.first === timeline.first
        : now.end === timeline.end && writer.stored.end === end;
      if (!fits || writer.work !== work) return;
      const [older, newer] = isOlder ? [steps, []] : [[], steps];
      writer.extend(older, newer);
      store.setState({ timeline: now.extend(older, newer) });
    }
  } catch (error) {
    // The document is there, whatever became of its oldest steps; other troubles show when something is saved.
    if (!(error instanceof MisfitError || error instanceof DOMException)) throw error;
  }
}
