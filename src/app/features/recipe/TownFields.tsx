import type { Draft } from 'immer';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { SteppedNumber } from './RecipeNumber.tsx';
import classes from './RecipePanel.module.css';
import * as words from './words.ts';

/** Greatest numbers that are offered here; files may hold larger. */
const MAX_RIVERS = 3;
const MAX_GATES = 12;
const MAX_WITHIN = 30;
const MAX_LOOPS = 20;

/** Numbers of the rivers, walls and streets of a recipe that has them. */
export function TownFields({ recipe }: { readonly recipe: Recipe }) {
  const store = useAppStore();
  const change = (recipeOf: (draft: Draft<Recipe>) => void) =>
    edit(store, words.changeTown, (draft) => recipeOf(draft.recipe));
  const { rivers, walls = [], streets } = recipe;
  if (!rivers && walls.length === 0 && !streets) return null;
  return (
    <div className={classes.land} role="group" aria-label={words.town}>
      {rivers && (
        <>
          <SteppedNumber
            label={words.rivers}
            value={rivers.count}
            min={1}
            max={MAX_RIVERS}
            onChange={(count) => change((draft) => void (draft.rivers!.count = count))}
          />
          <SteppedNumber
            label={words.riverWidth}
            value={rivers.width}
            min={1}
            max={3}
            onChange={(width) => change((draft) => void (draft.rivers!.width = width))}
          />
        </>
      )}
      {walls.map(
        ({ gates }, index) =>
          gates && (
            <SteppedNumber
              key={index}
              label={words.gates(index + 1, walls.length)}
              value={gates.min}
              min={0}
              max={MAX_GATES}
              onChange={(min) => change((draft) => void (draft.walls![index]!.gates!.min = min))}
            />
          ),
      )}
      {streets && <StreetFields streets={streets} change={change} />}
    </div>
  );
}

interface StreetFieldsProps {
  readonly streets: NonNullable<Recipe['streets']>;
  readonly change: (recipeOf: (draft: Draft<Recipe>) => void) => void;
}

function StreetFields({ streets, change }: StreetFieldsProps) {
  const { within, loops, crooked } = streets;
  return (
    <>
      {typeof within === 'number' && (
        <SteppedNumber
          label={words.streetWithin(null)}
          value={within}
          min={1}
          max={MAX_WITHIN}
          onChange={(steps) => change((draft) => void (draft.streets!.within = steps))}
        />
      )}
      {typeof within === 'object' &&
        Object.entries(within).map(([group, steps]) => (
          <SteppedNumber
            key={group}
            label={words.streetWithin(group)}
            value={steps}
            min={1}
            max={MAX_WITHIN}
            onChange={(next) =>
              change((draft) => void ((draft.streets!.within as Record<string, number>)[group] = next))
            }
          />
        ))}
      <SteppedNumber
        label={words.loops}
        value={loops}
        min={0}
        max={MAX_LOOPS}
        onChange={(next) => change((draft) => void (draft.streets!.loops = next))}
      />
      <SteppedNumber
        label={words.crooked}
        value={Math.round(100 * crooked)}
        min={0}
        max={400}
        onChange={(percent) => change((draft) => void (draft.streets!.crooked = percent / 100))}
      />
    </>
  );
}
