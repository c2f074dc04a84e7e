import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMemo } from 'react';
import { makeLand } from '../../engine/generate/land.ts';
import type { DistrictRecipe, LandRecipe } from '../../engine/generate/recipe.ts';
import { countHexes, type LandRow } from '../../engine/land/row.ts';
import { hexagonLand } from '../../engine/land/shapes.ts';
import { colorsOf, followGroups, recipeOf, type DistrictDraft } from '../districts/district-draft.ts';
import { DistrictLab } from '../districts/DistrictLab.tsx';
import { useApp, useAppStore } from '../store/context.tsx';
import type { Document } from '../store/document.ts';
import { edit } from '../store/store.ts';
import classes from './RecipePanel.module.css';

const METHOD_WORDS: Readonly<Record<DistrictRecipe['method'], string>> = {
  none: 'no districts',
  growth: 'territories',
  schelling: 'neighborhoods',
};

/** What the recipe says of districts, in a line, and the way to where they are tried out. */
export function DistrictFields() {
  const store = useAppStore();
  const { districts, land, seed } = useApp((state) => state.document.recipe);
  const colors = useApp((state) => state.document.groupColors);
  const [opened, { open, close }] = useDisclosure(false);
  const groups = districts.method === 'none' ? [] : districts.groups;
  return (
    <>
      <div className={classes.districts}>
        <p className={classes.note}>
          {METHOD_WORDS[districts.method]}
          {groups.length > 0 && `: ${groups.join(', ')}`}
        </p>
        <Button size="xs" variant="default" onClick={open}>
          Districts…
        </Button>
      </div>
      {opened && (
        <LabOnLand
          land={land}
          seed={seed}
          districts={districts}
          colors={colors}
          onClose={close}
          onUse={(next) => {
            close();
            const { recipe } = store.getState().document;
            edit(store, 'Change districts', (draft) => {
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
      )}
    </>
  );
}

interface LabOnLandProps {
  readonly land: LandRecipe;
  readonly seed: number;
  readonly districts: DistrictRecipe;
  readonly colors: Document['groupColors'];
  readonly onClose: () => void;
  readonly onUse: (draft: DistrictDraft) => void;
}

/** Land of more hexes is tried out on a hexagon instead: the picture is to follow a slider. */
const MOST_HEXES = 40_000;
const STAND_IN = hexagonLand(60);

function LabOnLand({ land, seed, ...rest }: LabOnLandProps) {
  const rows = useMemo(() => previewLand(land, seed), [land, seed]);
  return <DistrictLab opened land={rows} seed={seed} {...rest} />;
}

function previewLand(land: LandRecipe, seed: number): readonly LandRow[] {
  const made = makeLand(land, seed);
  return made.ok && countHexes(made.value) <= MOST_HEXES && made.value.length > 0 ? made.value : STAND_IN;
}
