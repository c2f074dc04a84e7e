import { Button, NativeSelect } from '@mantine/core';
import type { LandRecipe } from '../../../engine/recipe/recipe.ts';
import type { IslandAlgorithm } from '../../../engine/land/island.ts';
import { DIRECTIONS, modulo6 } from '../../../engine/hex/hex.ts';
import { COAST_FORMS, type CoastForm, type CoastLand } from '../../../engine/land/coast.ts';
import { countHexes } from '../../../engine/land/row.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useAppStore } from '../../store/context.tsx';
import { edit, type AppStore } from '../../store/store.ts';
import { START_ISLAND } from '../../cityview/start-island.ts';
import { SteppedNumber } from './RecipeNumber.tsx';
import classes from './RecipePanel.module.css';
import * as words from './words.ts';

/** Largest land that is offered here; files may hold larger. */
const MAX_RADIUS = 300;
const MAX_SIDE = 600;
const MAX_ISLAND = 300_000;
const MAX_COAST = 100_000;

/** Hexes of land with a coast when it is chosen first: those of a walled town. */
const START_COAST = 600;

/** Shape and size of the land; for islands, a gallery to choose from. */
export function LandFields({ land }: { readonly land: LandRecipe }) {
  const store = useAppStore();
  const run = useCommandRunner();
  const setLand = (next: LandRecipe) =>
    edit(
      store,
      words.changeLand,
      (draft) => void (draft.recipe.land = structuredClone(next) as typeof draft.recipe.land),
    );
  return (
    <>
      <div className={classes.land}>
        <NativeSelect
          size="xs"
          label={words.land}
          value={land.shape}
          onChange={(event) => setLand(startLand(event.currentTarget.value as LandRecipe['shape'], store))}
          data={[
            { value: 'hexagon', label: words.landShapes.hexagon },
            { value: 'rectangle', label: words.landShapes.rectangle },
            { value: 'island', label: words.landShapes.island },
            { value: 'coast', label: words.landShapes.coast },
            { value: 'rows', label: words.landShapes.rows },
          ]}
        />
        {land.shape === 'hexagon' && (
          <SteppedNumber
            label={words.radius}
            value={land.radius}
            min={0}
            max={MAX_RADIUS}
            onChange={(radius) => setLand({ shape: 'hexagon', radius })}
          />
        )}
        {land.shape === 'rectangle' && (
          <>
            <SteppedNumber
              label={words.columns}
              value={land.columns}
              min={1}
              max={MAX_SIDE}
              onChange={(columns) => setLand({ ...land, columns })}
            />
            <SteppedNumber
              label={words.rows}
              value={land.rows}
              min={1}
              max={MAX_SIDE}
              onChange={(rows) => setLand({ ...land, rows })}
            />
          </>
        )}
        {land.shape === 'island' && (
          <>
            <SteppedNumber
              label={words.hexes}
              value={land.hexes}
              min={1}
              max={MAX_ISLAND}
              onChange={(hexes) => setLand({ ...land, hexes })}
            />
            <SteppedNumber
              label={words.islandShape}
              value={land.algorithm}
              min={1}
              max={5}
              onChange={(algorithm) => setLand({ ...land, algorithm: algorithm as IslandAlgorithm })}
            />
          </>
        )}
        {land.shape === 'coast' && (
          <>
            <SteppedNumber
              label={words.hexes}
              value={land.hexes}
              min={1}
              max={MAX_COAST}
              onChange={(hexes) => setLand({ ...land, hexes })}
            />
            <NativeSelect
              size="xs"
              label={words.coastForm}
              value={land.form}
              onChange={(event) => setLand(withForm(land, event.currentTarget.value as CoastForm))}
              data={COAST_FORMS.map((form) => ({ value: form, label: words.coastForms[form] }))}
            />
            {land.form === 'shore' && (
              <NativeSelect
                size="xs"
                label={words.seaSide}
                value={land.sea}
                onChange={(event) => setLand({ ...land, sea: modulo6(Number(event.currentTarget.value)) })}
                data={DIRECTIONS.map((side) => ({ value: String(side), label: words.seaSides[side] }))}
              />
            )}
          </>
        )}
        {land.shape === 'rows' && <p className={classes.note}>{words.hexCount(countHexes(land.rows))}</p>}
      </div>
      {land.shape === 'island' && (
        <Button size="xs" variant="default" onClick={() => run('land-gallery')}>
          {words.compareIslands}
        </Button>
      )}
    </>
  );
}

/** Land in another form; a shore has the sea in the south at first. */
function withForm({ hexes }: CoastLand, form: CoastForm): LandRecipe {
  return { shape: 'coast', hexes, form, ...(form === 'shore' && { sea: 3 }) };
}

function startLand(shape: LandRecipe['shape'], store: AppStore): LandRecipe {
  if (shape === 'island') return { shape, algorithm: 5, hexes: START_ISLAND };
  if (shape === 'coast') return { shape, hexes: START_COAST, form: 'round' };
  if (shape === 'rectangle') return { shape, columns: 24, rows: 16 };
  if (shape === 'rows') {
    const { land, open } = store.getState().document.city;
    return { shape, rows: land, ...(open && { open }) };
  }
  return { shape: 'hexagon', radius: 9 };
}
