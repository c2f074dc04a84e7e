import { UnstyledButton } from '@mantine/core';
import { STREET_ENDS, type StreetRecipe } from '../../../../engine/recipe/town.ts';
import { useGroups } from '../GroupChoice.tsx';
import { RecipeNumber, SteppedNumber } from '../RecipeNumber.tsx';
import { ofGroup, withGroup } from '../../../../engine/recipe/by-group.ts';
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
  const groups = useGroups();
  // Groups that were added get their field at once; those that are gone keep theirs as long as they have a number.
  const lost =
    typeof within === 'object' ? Object.keys(within).filter((group) => !groups.includes(group)) : [];
  const withLanes = [...groups, ...lost];
  const putWithin = (group: string, steps: number | undefined) =>
    change((draft) => {
      const { within: before = {} } = draft.streets!;
      if (typeof before === 'number') return;
      const next = withGroup(before, group, steps);
      if (Object.keys(next).length > 0) draft.streets!.within = next;
      else delete draft.streets!.within;
    });
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
        {typeof within !== 'number' &&
          withLanes.map((group) => (
            <RecipeNumber
              key={group}
              name={words.streetWithin(group)}
              undoStep={words.change(words.streetWithin(group))}
              value={ofGroup(within ?? {}, group) ?? null}
              placeholder={words.noLanes}
              min={1}
              max={MAX_WITHIN}
              onChange={(next) => putWithin(group, next)}
              onEmpty={() => putWithin(group, undefined)}
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
