import { Button, CloseButton } from '@mantine/core';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { changedParts, type RecipePart } from '../../cityview/recipe-change.ts';
import { generationOf } from '../../cityview/generation-slice.ts';
import { rerollSlice } from '../../cityview/reroll-state.ts';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import type { AppState } from '../../store/store.ts';
import { liveRecipe, liveWaits } from './live-recipe.ts';
import { generateCommand } from './recipe-commands.ts';
import { staleSlice } from './stale-slice.ts';
import classes from './StaleLine.module.css';
import * as words from './words.ts';

/** Says that the recipe has changed since the city was generated, with a button that generates the city again. */
export function StaleLine() {
  const store = useAppStore();
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(generateCommand);
  const isLive = liveRecipe.use();
  const waits = useApp(liveWaits);
  const changed = useApp(staleParts);
  if (changed === '') return null;
  const parts = changed.split(' ') as RecipePart[];
  return (
    <div className={classes.line}>
      <span role="status">{isLive && waits ? words.liveIsWaiting : words.recipeChanged(parts)}</span>
      <Tooltip label={[label, isLive ? null : words.orLive].filter(Boolean).join(' · ')}>
        <Button size="compact-xs" {...attributes} onClick={() => run(generateCommand)}>
          {words.generateAgain}
        </Button>
      </Tooltip>
      <CloseButton
        size="sm"
        aria-label={words.dismiss}
        onClick={() => staleSlice.set(store, { dismissed: store.getState().document.city.recipe })}
      />
    </div>
  );
}

/** The changed parts of the recipe that the line names, with blanks between them; none while the line is not wanted. */
function staleParts(state: AppState): string {
  const { city, recipe } = state.document;
  const isBusy = generationOf(state).status.kind !== 'idle' || rerollSlice.of(state).roll.kind !== 'none';
  if (isBusy || staleSlice.of(state).dismissed === city.recipe) return '';
  return changedParts(city, recipe).join(' ');
}
