import { useMemo } from 'react';
import { makeLand } from '../../../engine/generate/land.ts';
import type { LandRecipe } from '../../../engine/recipe/recipe.ts';
import { countHexes, type LandRow } from '../../../engine/land/row.ts';
import { hexagonLand } from '../../../engine/land/shapes.ts';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { colorsOf, followGroups, recipeOf } from './district-draft.ts';
import { DistrictLab } from './DistrictLab.tsx';
import * as words from './words.ts';

/** The district laboratory on the land of the recipe, which takes over what was tried out. */
export function DistrictsDialog({ opened, onClose }: DialogProps) {
  return opened && <Districts onClose={onClose} />;
}

function Districts({ onClose }: Pick<DialogProps, 'onClose'>) {
  const store = useAppStore();
  const { districts, land, seed } = useApp((state) => state.document.recipe);
  const colors = useApp((state) => state.document.groupColors);
  const rows = useMemo(() => previewLand(land, seed), [land, seed]);
  return (
    <DistrictLab
      opened
      land={rows}
      seed={seed}
      districts={districts}
      colors={colors}
      onClose={onClose}
      onUse={(next) => {
        onClose();
        const { recipe } = store.getState().document;
        edit(store, words.changeDistricts, (draft) => {
          draft.recipe.districts = recipeOf(next) as typeof draft.recipe.districts;
          draft.recipe.schematics = followGroups(
            recipe.schematics,
            recipe.districts,
            next,
          ) as typeof draft.recipe.schematics;
          draft.groupColors = { ...draft.groupColors, ...colorsOf(next) };
        });
      }}
    />
  );
}

/** Land of more hexes is tried out on a hexagon instead: the picture is to follow a slider. */
const MOST_HEXES = 40_000;
const STAND_IN = hexagonLand(60);

function previewLand(land: LandRecipe, seed: number): readonly LandRow[] {
  const made = makeLand(land, seed);
  return made.ok && countHexes(made.value) <= MOST_HEXES && made.value.length > 0 ? made.value : STAND_IN;
}
