import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { LibraryAside } from '../../contrib/slots.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import { setInRecipe } from '../../store/in-recipe.ts';
import classes from './RecipeBox.module.css';
import * as words from './words.ts';

/** Whether the recipe uses a schematic; a press beside the small tick counts, too. */
export function RecipeBox({ schematic: { id, name }, tabIndex }: LibraryAside) {
  const store = useAppStore();
  const used = useApp(({ document }) => document.recipe.schematics.some((rule) => rule.id === id));
  const input = useId();
  return (
    <Tooltip label={words.usedHint} position="right">
      <label className={classes.box} htmlFor={input}>
        <Checkbox
          id={input}
          size="xs"
          tabIndex={tabIndex}
          aria-label={words.generateWith(name)}
          checked={used}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            edit(store, (checked ? words.addStep : words.removeStep)(name), (draft) =>
              setInRecipe(draft, id, checked),
            );
          }}
        />
      </label>
    </Tooltip>
  );
}
