import { requestGeneration } from '../../cityview/request-generation.ts';
import { START_ISLAND } from '../../cityview/start-island.ts';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { LandGallery } from './LandGallery.tsx';
import * as words from './words.ts';

/** The land gallery over the city: it opens with the island of the recipe, and a city is generated on the chosen one. */
export function LandDialog({ opened, onClose }: DialogProps) {
  const store = useAppStore();
  const { land, seed } = useApp((state) => state.document.recipe);
  return (
    <LandGallery
      opened={opened}
      onClose={onClose}
      hexes={land.shape === 'island' ? land.hexes : START_ISLAND}
      seed={seed}
      onUse={(algorithm, hexes, chosenSeed) => {
        onClose();
        const island = { shape: 'island', algorithm, hexes } as const;
        void requestGeneration(store, {
          land: island,
          change: () =>
            edit(store, words.chooseIsland, (draft) => {
              draft.recipe.land = island;
              draft.recipe.seed = chosenSeed;
            }),
        });
      }}
    />
  );
}
