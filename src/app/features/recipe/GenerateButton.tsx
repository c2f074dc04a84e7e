import { Alert, Button, Progress } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Progress as GenerationProgress } from '../../../engine/generate/progress.ts';
import { stages } from '../../cityview/words.ts';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { generateCommand } from './recipe-commands.ts';
import { useHeld } from '../../kit/held.ts';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import classes from './GenerateButton.module.css';
import { cancelGeneration, dismissFailure } from '../../cityview/generation.ts';
import { requestGeneration } from '../../cityview/request-generation.ts';
import { useFeasibility } from './feasibility.ts';
import { problemWords } from '../../cityview/problem-words.ts';
import { useNames } from '../../cityview/use-names.ts';
import { generationOf } from '../../cityview/generation-slice.ts';
import * as words from './words.ts';

/** Generate; while it runs, how far it is, with Cancel. Who was on the one by keyboard goes on from the other. */
export function GenerateButton() {
  const store = useAppStore();
  const generation = useApp((state) => generationOf(state).status);
  const isRunning = generation.kind === 'running';
  const place = useRef<HTMLDivElement>(null);
  const isVisited = useRef(false);
  useLayoutEffect(() => {
    // The button that had the focus is gone, and the focus with it.
    if (isVisited.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [isRunning]);
  return (
    <div
      ref={place}
      className={classes.generate}
      data-tour="generate"
      tabIndex={-1}
      onFocus={() => (isVisited.current = true)}
      onBlur={({ relatedTarget }) => (isVisited.current = relatedTarget === null)}
    >
      {isRunning ? (
        <Running progress={generation.progress} onCancel={() => cancelGeneration(store)} />
      ) : (
        <Start onStart={() => void requestGeneration(store)} />
      )}
    </div>
  );
}

function Start({ onStart }: { readonly onStart: () => void }) {
  const { label, attributes } = useKeyHint(generateCommand);
  return (
    <Tooltip label={label} disabled={label === undefined}>
      <Button size="sm" fullWidth {...attributes} onClick={onStart}>
        {words.generate}
      </Button>
    </Tooltip>
  );
}

interface RunningProps {
  readonly progress: GenerationProgress;
  readonly onCancel: () => void;
}

function Running({ progress: { stage, done, of }, onCancel }: RunningProps) {
  const share = of > 0 ? done / of : 0;
  return (
    <>
      <div className={classes.stage}>
        <span role="status">{stages[stage]}</span>
        <Button size="compact-xs" variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <Progress value={Math.round(100 * share)} animated={share === 1} aria-label={words.progress} />
    </>
  );
}

/** Problems shown at once: the panel is narrow, and the first ones lead on. */
const MOST_SHOWN = 5;

/**
 * Below the end of a low panel it would not be seen: a touch or a key brings it up. A mouse is on the button still, which
 * may not move.
 */
function bringIntoView(element: HTMLElement | null): void {
  if (!matchMedia('(hover: hover)').matches || document.querySelector(':focus-visible'))
    element?.scrollIntoView({ block: 'nearest' });
}

/** Why there is no new city, where the problems of the recipe do not tell it already; until it is dismissed. */
export function Failure() {
  const store = useAppStore();
  const latest = useApp((state) => generationOf(state).status);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const generation = useHeld(latest, place);
  const rules = useApp((state) => state.document.recipe.schematics);
  const isTold = useFeasibility(({ problems }) => problems.length > 0);
  const nameOf = useNames();
  // Also with nothing in it: what stands below would be moved.
  if (generation.kind !== 'failed') return <div ref={setPlace} className={classes.nothing} />;
  const more = generation.problems.length - MOST_SHOWN;
  return (
    <Alert
      ref={bringIntoView}
      color="red"
      variant="light"
      title={words.cityUnchanged}
      p="xs"
      withCloseButton
      closeButtonLabel={words.dismiss}
      onClose={() => dismissFailure(store)}
    >
      {!isTold && (
        <ul className={classes.problems}>
          {generation.problems
            .slice(0, MOST_SHOWN)
            .map((problem) => problemWords(problem, nameOf, rules))
            .map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          {more > 0 && <li>{words.moreLikeIt(more)}</li>}
        </ul>
      )}
    </Alert>
  );
}
