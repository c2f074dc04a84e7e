import { ActionIcon, Alert, Button, NativeSelect, NumberInput, Progress, Tooltip } from '@mantine/core';
import { Dices } from 'lucide-react';
import type { LandRecipe } from '../../engine/generate/recipe.ts';
import type { Progress as GenerationProgress } from '../../engine/generate/progress.ts';
import { countHexes } from '../../engine/land/row.ts';
import { generateCommand } from '../commands/commands.ts';
import { keyLabel } from '../commands/command.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import { beginGesture, edit, endGesture, type AppStore } from '../store/store.ts';
import { cancelGeneration, startGeneration } from './generation.ts';
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

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number in a range. All that is typed at one visit is one step to undo. */
function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const store = useAppStore();
  return (
    <NumberInput
      size="xs"
      label={label}
      value={value}
      min={min}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      onFocus={() => beginGesture(store, `Change ${label.toLowerCase()}`)}
      onBlur={() => endGesture(store)}
      onChange={(next) => {
        const number = Number(next);
        if (next !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void startGeneration(store);
      }}
    />
  );
}

function rollDice(store: AppStore): void {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  edit(store, 'Roll the dice', (draft) => void (draft.recipe.seed = seed!));
  void startGeneration(store);
}

function GenerateButton() {
  const store = useAppStore();
  const generation = useApp((state) => state.session.generation);
  if (generation.kind !== 'running')
    return (
      <Tooltip label={keyLabel(generateCommand.keys[0]!)}>
        <Button size="sm" fullWidth onClick={() => void startGeneration(store)}>
          Generate
        </Button>
      </Tooltip>
    );
  const { progress } = generation;
  return (
    <div className={classes.running}>
      <div className={classes.stage}>
        <span role="status">{STAGE_WORDS[progress.stage]}</span>
        <Button size="compact-xs" variant="default" onClick={() => cancelGeneration(store)}>
          Cancel
        </Button>
      </div>
      <Progress value={progress.of > 0 ? (100 * progress.done) / progress.of : 0} aria-label="Progress" />
    </div>
  );
}

const STAGE_WORDS: Readonly<Record<GenerationProgress['stage'], string>> = {
  land: 'Laying out the land',
  check: 'Checking the recipe',
  minimums: 'Placing what is required',
  fill: 'Filling the city',
};

function Failure() {
  const generation = useApp((state) => state.session.generation);
  if (generation.kind !== 'failed') return null;
  return (
    <Alert color="red" variant="light" title="The city stays as it was" p="xs">
      <ul className={classes.problems}>
        {generation.problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <strong>{path}</strong>: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
