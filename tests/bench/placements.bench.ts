import { documentOf } from '../../src/app/document/builtin/document-of.ts';
import { fromChunks, setChunked } from '../../src/app/document/chunked.ts';
import { createAppStore, edit, editPlacements } from '../../src/app/store/store.ts';
import { compareWays, type Benchmark } from '../support/bench.ts';
import { generated, sixRecipe, UNTIL_FULL } from './recipe.ts';
import { SIX } from './shapes.ts';

/** Changes all placements of a city of 30,301 hexes at once, as one step: by patches of whole chunks, and by drafts. */
export function measure(): Benchmark {
  const recipe = sixRecipe(100, UNTIL_FULL, 7);
  const store = createAppStore(documentOf(SIX, recipe, generated(recipe).value));
  const all = () => fromChunks(store.getState().document.city.placements);
  const locked = () => all().map((placement) => ({ ...placement, locked: !placement.locked }));
  const measurements = compareWays(`lock ${all().length} placements`, [
    {
      name: 'patches of chunks',
      run() {
        const set = locked();
        editPlacements(store, 'Lock', () => ({ set }));
        return set.length;
      },
    },
    {
      name: 'a draft of each',
      run() {
        const set = locked();
        edit(store, 'Lock', (draft) => {
          for (const placement of set) setChunked(draft.city.placements, placement);
        });
        return set.length;
      },
    },
  ]);
  return { measurements, verdicts: [] };
}
