import { Alert, Button, Progress, Tooltip } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import type { Progress as GenerationProgress } from '../../engine/generate/progress.ts';
import { keyLabel } from '../commands/command.ts';
import { generateCommand } from '../commands/commands.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import classes from './GenerateButton.module.css';
import { cancelGeneration, startGeneration } from './generation.ts';

/** Generate; while it runs, how far it is, with Cancel. Who was on the one by keyboard goes on from the other. */
export function GenerateButton() {
  const store = useAppStore();
  const generation = useApp((state) => state.session.generation);
  const isRunning = generation.kind === 'running';
  const place = useRef<HTMLDivElement>(null);
  const isVisited = useRef(false);
  useLayoutEffect(() => {
    // The button that had the focus is gone, and the focus with it.
    if (isVisited.current && document.activeElement === document.body) place.current?.focus();
  }, [isRunning]);
  return (
    <div
      ref={place}
      className={classes.generate}
      tabIndex={-1}
      onFocus={() => (isVisited.current = true)}
      onBlur={({ relatedTarget }) => (isVisited.current = relatedTarget === null)}
    >
      {isRunning ? (
        <Running progress={generation.progress} onCancel={() => cancelGeneration(store)} />
      ) : (
        <Tooltip label={keyLabel(generateCommand.keys[0]!)}>
          <Button size="sm" fullWidth onClick={() => void startGeneration(store)}>
            Generate
          </Button>
        </Tooltip>
      )}
    </div>
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
        <span role="status">{STAGE_WORDS[stage]}</span>
        <Button size="compact-xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <Progress value={100 * share} animated={share === 1} aria-label="Progress" />
    </>
  );
}

const STAGE_WORDS: Readonly<Record<GenerationProgress['stage'], string>> = {
  land: 'Laying out the land',
  check: 'Checking the recipe',
  minimums: 'Placing what is required',
  fill: 'Filling the city',
};

/** Problems shown at once: the panel is narrow, and the first ones lead on. */
const MOST_SHOWN = 5;

/** Why the last recipe could not be met. */
export function Failure() {
  const generation = useApp((state) => state.session.generation);
  if (generation.kind !== 'failed') return null;
  const more = generation.problems.length - MOST_SHOWN;
  return (
    <Alert color="red" variant="light" title="The city stays as it was" p="xs">
      <ul className={classes.problems}>
        {generation.problems.slice(0, MOST_SHOWN).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <strong>{path}</strong>: {message}
          </li>
        ))}
        {more > 0 && <li>and {more} more of the kind</li>}
      </ul>
    </Alert>
  );
}
