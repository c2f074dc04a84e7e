import { UnstyledButton } from '@mantine/core';
import { STREET_ENDS, type StreetRecipe } from '../../../../engine/recipe/town.ts';
import { SteppedNumber } from '../RecipeNumber.tsx';
import { withGroup } from '../../../../engine/recipe/by-group.ts';
import * as words from '../words.ts';
import type { ChangeRecipe } from './change-recipe.ts';
import classes from './TownPart.module.css';

/** Greatest numbers that are offered here; files may hold larger. */
const MAX_WITHIN = 30;
const MAX_LOOPS = 20;
const MAX_CROOKED = 400;

interface StreetFieldsProps {
  readonly streets: StreetRecipe;
  readonly change: ChangeRecipe;
}

/** How far it is to a street, how streets wind, and what they join. */
export function StreetFields({ streets, change }: StreetFieldsProps) {
  const { within, loops, crooked, between } = streets;
  return (
    <>
      <div className={classes.fields}>
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
                change((draft) => void (draft.streets!.within = withGroup(within, group, next)))
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
          max={MAX_CROOKED}
          onChange={(percent) => change((draft) => void (draft.streets!.crooked = percent / 100))}
        />
      </div>
      <div className={classes.chips} role="group" aria-label={words.joins}>
        <span>{words.joins}</span>
        {STREET_ENDS.map((end) => (
          <UnstyledButton
            key={end}
            className={classes.chip}
            aria-pressed={between.includes(end)}
            onClick={() =>
              change((draft) => {
                draft.streets!.between = STREET_ENDS.filter((one) =>
                  one === end ? !between.includes(end) : between.includes(one),
                );
              })
            }
          >
            {words.streetEnds[end]}
          </UnstyledButton>
        ))}
      </div>
    </>
  );
}
