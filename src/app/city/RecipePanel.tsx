import { ActionIcon, NativeSelect, Tooltip } from '@mantine/core';
import { Dices } from 'lucide-react';
import type { LandRecipe } from '../../engine/generate/recipe.ts';
import { countHexes } from '../../engine/land/row.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import { edit, type AppStore } from '../store/store.ts';
import { Failure, GenerateButton } from './GenerateButton.tsx';
import { startGeneration } from './generation.ts';
import { NumberField } from './NumberField.tsx';
import classes from './RecipePanel.module.css';

const MAX_SEED = 4_294_967_295;

/** Largest land that is offered here; files may hold larger. */
const MAX_RADIUS = 300;
const MAX_SIDE = 600;

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

function LandFields({ land }: { readonly land: LandRecipe }) {
  const store = useAppStore();
  const setLand = (next: LandRecipe) =>
    edit(
      store,
      'Change land',
      (draft) => void (draft.recipe.land = structuredClone(next) as typeof draft.recipe.land),
    );
  return (
    <div className={classes.land}>
      <NativeSelect
        size="xs"
        label="Land"
        value={land.shape}
        onChange={(event) => setLand(startLand(event.currentTarget.value as LandRecipe['shape'], store))}
        data={[
          { value: 'hexagon', label: 'Hexagon' },
          { value: 'rectangle', label: 'Rectangle' },
          { value: 'rows', label: 'As on the board' },
          ...(land.shape === 'island' ? [{ value: 'island', label: 'Island' }] : []),
        ]}
      />
      {land.shape === 'hexagon' && (
        <NumberField
          label="Radius"
          value={land.radius}
          min={0}
          max={MAX_RADIUS}
          onChange={(radius) => setLand({ shape: 'hexagon', radius })}
        />
      )}
      {land.shape === 'rectangle' && (
        <>
          <NumberField
            label="Columns"
            value={land.columns}
            min={1}
            max={MAX_SIDE}
            onChange={(columns) => setLand({ ...land, columns })}
          />
          <NumberField
            label="Rows"
            value={land.rows}
            min={1}
            max={MAX_SIDE}
            onChange={(rows) => setLand({ ...land, rows })}
          />
        </>
      )}
      {land.shape === 'rows' && (
        <p className={classes.note}>{countHexes(land.rows).toLocaleString('en')} hexes</p>
      )}
    </div>
  );
}

function startLand(shape: LandRecipe['shape'], store: AppStore): LandRecipe {
  if (shape === 'rectangle') return { shape, columns: 24, rows: 16 };
  if (shape === 'rows') return { shape, rows: store.getState().document.city.land };
  return { shape: 'hexagon', radius: 9 };
}

function rollDice(store: AppStore): void {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  edit(store, 'Roll the dice', (draft) => void (draft.recipe.seed = seed!));
  void startGeneration(store);
}
