import { Button, CloseButton } from '@mantine/core';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { generationOf } from '../../cityview/generation-slice.ts';
import { rerollSlice } from '../../cityview/reroll-state.ts';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import type { AppState } from '../../store/store.ts';
import { liveRecipe, liveWaits } from './live-recipe.ts';
import { generateCommand } from './recipe-commands.ts';
import { isStale, staleOf } from './stale.ts';
import { staleSlice } from './stale-slice.ts';
import classes from './StaleLine.module.css';
import * as words from './words.ts';

/** Lists the changes since the city was generated, with a button that generates it again. */
export function StaleLine() {
  const store = useAppStore();
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(generateCommand);
  const isLive = liveRecipe.use();
  const waits = useApp(liveWaits);
  const changed = useApp(staleWords);
  if (changed === '') return null;
  return (
    <div className={classes.line}>
      <span role="status">{isLive && waits ? words.liveIsWaiting : changed}</span>
      <Tooltip label={[label, isLive ? null : words.orLive].filter(Boolean).join(' · ')}>
        <Button size="compact-xs" {...attributes} onClick={() => run(generateCommand)}>
          {words.generateAgain}
        </Button>
      </Tooltip>
      <CloseButton
        size="sm"
        aria-label={words.dismiss}
        onClick={() => {
          const { recipe } = store.getState().document.city;
          staleSlice.set(store, { dismissed: { recipe, words: changed } });
        }}
      />
    </div>
  );
}

/** The words of the line; empty while it is not wanted. */
function staleWords(state: AppState): string {
  const { document } = state;
  const isBusy = generationOf(state).status.kind !== 'idle' || rerollSlice.of(state).roll.kind !== 'none';
  const stale = staleOf(document);
  if (isBusy || !isStale(stale)) return '';
  const changed = words.changed(stale);
  const { dismissed } = staleSlice.of(state);
  return dismissed?.recipe === document.city.recipe && dismissed.words === changed ? '' : changed;
}
