import { ActionIcon, NativeSelect, Switch } from '@mantine/core';
import { Dices } from 'lucide-react';
import { useEffect } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { newSeedCommand } from './recipe-commands.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { RECIPE_CITY, RECIPE_SEED } from '../../cityview/slots.ts';
import { Filled } from '../../contrib/slot.tsx';
import { DistrictFields } from './DistrictFields.tsx';
import { Failure, GenerateButton } from './GenerateButton.tsx';
import { catchUp, followRecipe, liveRecipe } from './live-recipe.ts';
import { LandFields } from './LandFields.tsx';
import { SteppedNumber } from './RecipeNumber.tsx';
import { Presets } from './Presets.tsx';
import { RecipeProblems } from './RecipeProblems.tsx';
import { RuleList } from './RuleList.tsx';
import { SeedField } from './SeedField.tsx';
import { TownSection } from './town/TownSection.tsx';
import classes from './RecipePanel.module.css';
import * as words from './words.ts';

/** Seed and land of the next city, and the button that makes it. */
export function RecipePanel() {
  const store = useAppStore();
  const recipe = useApp((state) => state.document.recipe);
  const { seed, land, fill } = recipe;
  return (
    <>
      <Filled slot={RECIPE_CITY} />
      <Presets />
      <div className={classes.seed}>
        <SeedField
          value={seed}
          onChange={(value) => edit(store, words.changeSeed, (draft) => void (draft.recipe.seed = value))}
        />
        <Dice />
        <div className={classes.beside}>
          <Filled slot={RECIPE_SEED} />
        </div>
      </div>
      <LandFields land={land} />
      <DistrictFields />
      <div className={classes.fill}>
        <NativeSelect
          size="xs"
          label={words.fill}
          value={fill.method}
          onChange={(event) => {
            const method = event.currentTarget.value === 'weighted' ? 'weighted' : 'largest-first';
            edit(store, words.changeFill, (draft) => void (draft.recipe.fill.method = method));
          }}
          data={[
            { value: 'weighted', label: words.byWeight },
            { value: 'largest-first', label: words.largestFirst },
          ]}
        />
        <SteppedNumber
          label={words.cover}
          value={Math.round(fill.coverage * 100)}
          min={0}
          max={100}
          onChange={(value) =>
            edit(store, words.changeCoverage, (draft) => void (draft.recipe.fill.coverage = value / 100))
          }
        />
      </div>
      {/* Above all that comes by itself, so that it stays where it is. */}
      <div className={classes.make}>
        <GenerateButton />
        <Live />
      </div>
      <Failure />
      <RecipeProblems />
      <TownSection />
      <RuleList />
    </>
  );
}

/** Whether every change of the recipe makes the city anew. */
function Live() {
  const store = useAppStore();
  const isLive = liveRecipe.use();
  useEffect(() => followRecipe(store), [store]);
  return (
    <Tooltip label={words.liveHint}>
      <Switch
        size="xs"
        label={words.live}
        checked={isLive}
        onChange={(event) => {
          const wanted = event.currentTarget.checked;
          liveRecipe.set(wanted);
          if (wanted) catchUp(store);
        }}
      />
    </Tooltip>
  );
}

function Dice() {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(newSeedCommand);
  return (
    <Tooltip label={[newSeedCommand.name, label].filter(Boolean).join(' · ')}>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={words.newSeed}
        {...attributes}
        onClick={() => run(newSeedCommand)}
      >
        <Dices size={17} />
      </ActionIcon>
    </Tooltip>
  );
}
