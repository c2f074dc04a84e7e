import { UnstyledButton } from '@mantine/core';
import { ofGroup, withGroup } from '../../../../engine/recipe/by-group.ts';
import type { RestRecipe } from '../../../../engine/recipe/town.ts';
import { useApp } from '../../../store/context.tsx';
import * as words from '../words.ts';
import type { ChangeRecipe } from './change-recipe.ts';
import { groupsOf, restKinds } from './town-starts.ts';
import classes from './TownPart.module.css';

interface RestFieldsProps {
  readonly rest: RestRecipe;
  readonly change: ChangeRecipe;
}

/** The kinds of ground that what is left becomes, by group. */
export function RestFields({ rest, change }: RestFieldsProps) {
  const document = useApp((state) => state.document);
  const kinds = restKinds(document);
  return groupsOf(document.recipe).map((group) => {
    const chosen = ofGroup(rest, group) ?? [];
    return (
      <div key={group} className={classes.chips} role="group" aria-label={words.restOf(group)}>
        <span>{group}</span>
        {kinds.map(({ id, name }) => (
          <UnstyledButton
            key={id}
            className={classes.chip}
            aria-pressed={chosen.includes(id)}
            onClick={() =>
              change((draft) => {
                const next = kinds
                  .map((kind) => kind.id)
                  .filter((one) => (one === id ? !chosen.includes(id) : chosen.includes(one)));
                draft.rest = withGroup(rest, group, next.length > 0 ? next : undefined) as NonNullable<
                  typeof draft.rest
                >;
              })
            }
          >
            {name}
          </UnstyledButton>
        ))}
      </div>
    );
  });
}
