import { ActionIcon, NativeSelect, Tooltip } from '@mantine/core';
import { Dices } from 'lucide-react';
import { useApp, useAppStore } from '../store/context.tsx';
import { edit, type AppStore } from '../store/store.ts';
import { DistrictFields } from './DistrictFields.tsx';
import { Failure, GenerateButton } from './GenerateButton.tsx';
import { startGeneration } from './generation.ts';
import { LandFields } from './LandFields.tsx';
import { NumberField } from './NumberField.tsx';
import classes from './RecipePanel.module.css';

const MAX_SEED = 4_294_967_295;

/** Seed and land of the next city, and the button that makes it. */
export function RecipePanel() {
  const store = useAppStore();
  const { seed, land, fill } = useApp((state) => state.document.recipe);
  return (
    <>
      <div className={classes.seed}>
        <NumberField
          label="Seed"
          value={seed}
          min={0}
          max={MAX_SEED}
          onChange={(value) => edit(store, 'Change seed', (draft) => void (draft.recipe.seed = value))}
        />
        <Tooltip label="Roll a new seed and generate">
          <ActionIcon variant="default" size={30} aria-label="Roll the dice" onClick={() => rollDice(store)}>
            <Dices size={17} />
          </ActionIcon>
        </Tooltip>
      </div>
      <LandFields land={land} />
      <DistrictFields />
      <NativeSelect
        size="xs"
        label="Fill"
        value={fill.method}
        onChange={(event) => {
          const method = event.currentTarget.value === 'weighted' ? 'weighted' : 'largest-first';
          edit(store, 'Change fill', (draft) => void (draft.recipe.fill.method = method));
        }}
        data={[
          { value: 'weighted', label: 'Mixed, by weight' },
          { value: 'largest-first', label: 'Largest first' },
        ]}
      />
      <NumberField
        label="Covered land (%)"
        value={Math.round(fill.coverage * 100)}
        min={0}
        max={100}
        onChange={(value) =>
          edit(store, 'Change coverage', (draft) => void (draft.recipe.fill.coverage = value / 100))
        }
      />
      <GenerateButton />
      <Failure />
    </>
  );
}

function rollDice(store: AppStore): void {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  edit(store, 'Roll the dice', (draft) => void (draft.recipe.seed = seed!));
  void startGeneration(store);
}
