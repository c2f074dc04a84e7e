import { useMemo } from 'react';
import { makeLand } from '../../../engine/generate/land.ts';
import type { DistrictRecipe, LandRecipe } from '../../../engine/generate/recipe.ts';
import { countHexes, type LandRow } from '../../../engine/land/row.ts';
import { hexagonLand } from '../../../engine/land/shapes.ts';
import { colorsOf, followGroups, recipeOf, type DistrictDraft } from '../districts/district-draft.ts';
import { DistrictLab, LandGallery, RuleTable, SeedSheet } from '../../shell/parts.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import type { Document } from '../../document/document.ts';
import { edit, setSession } from '../../store/store.ts';
import { startGeneration } from '../../cityview/generation.ts';
import { LivingPlace } from '../living/Living.tsx';
import { RollPlace } from '../reroll/Rolls.tsx';
import { START_ISLAND } from '../recipe/LandFields.tsx';

/** Where land and districts of the recipe are tried out, beside the panel that leads there. */
export function CityDialogs() {
  const store = useAppStore();
  const dialog = useApp((state) => state.session.cityDialog);
  const close = () => setSession(store, { cityDialog: null });
  return (
    <>
      <SeedSheet opened={dialog === 'seeds'} onClose={close} />
      <Islands opened={dialog === 'islands'} onClose={close} />
      {dialog === 'districts' && <Districts onClose={close} />}
      <RollPlace />
      <LivingPlace />
      {dialog === 'rules' && <RuleTable opened onClose={close} />}
    </>
  );
}

function Islands({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
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
        edit(store, 'Choose an island', (draft) => {
          draft.recipe.land = { shape: 'island', algorithm, hexes };
          draft.recipe.seed = chosenSeed;
        });
        void startGeneration(store);
      }}
    />
  );
}

function Districts({ onClose }: { readonly onClose: () => void }) {
  const store = useAppStore();
  const { districts, land, seed } = useApp((state) => state.document.recipe);
  const colors = useApp((state) => state.document.groupColors);
  return (
    <LabOnLand
      land={land}
      seed={seed}
      districts={districts}
      colors={colors}
      onClose={onClose}
      onUse={(next) => {
        onClose();
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
