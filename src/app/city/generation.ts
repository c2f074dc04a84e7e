import type { City } from '../../engine/city/city.ts';
import { lockedPlacements } from './locked.ts';
import { generateInWorker } from '../../worker/generation.ts';
import { toLibrary } from '../store/document.ts';
import { editApart, setSession, type AppStore } from '../store/store.ts';
import { replaceCity } from './city-edits.ts';

const running = new WeakMap<AppStore, AbortController>();

/**
 * Generates a city from the document's recipe in a worker. The new city is one undoable step; a recipe that cannot
 * be met, or a cancelled generation, leaves the city as it was.
 */
export async function startGeneration(store: AppStore): Promise<void> {
  running.get(store)?.abort();
  const abort = new AbortController();
  running.set(store, abort);
  const { document } = store.getState();
  setSession(store, { generation: { kind: 'running', progress: { stage: 'land', done: 0, of: 1 } } });
  try {
    const result = await generateInWorker(
      document.recipe,
      toLibrary(document),
      lockedPlacements(document.city),
      abort.signal,
      (progress) => {
        if (!abort.signal.aborted) setSession(store, { generation: { kind: 'running', progress } });
      },
    );
    if (abort.signal.aborted) return;
    if (result.ok) accept(store, result.value);
    else setSession(store, { generation: { kind: 'failed', problems: result.problems } });
  } catch (error) {
    if (abort.signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    setSession(store, { generation: { kind: 'failed', problems: [{ path: 'generator', message }] } });
  }
}

export function cancelGeneration(store: AppStore): void {
  running.get(store)?.abort();
  setSession(store, { generation: { kind: 'idle' } });
}

function accept(store: AppStore, city: City): void {
  editApart(store, `Generate from seed ${city.recipe?.seed}`, (draft) => replaceCity(draft, city));
  setSession(store, { generation: { kind: 'idle' }, placement: null });
}
