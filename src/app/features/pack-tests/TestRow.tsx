import { ActionIcon, UnstyledButton } from '@mantine/core';
import { CircleAlert, CircleCheck, CircleDashed, Play, Square, Trash2 } from 'lucide-react';
import { toSchematic, type PackDocument } from '../../document/document.ts';
import { memberAs } from '../../document/packs.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { deleteTest } from './edits.ts';
import { ScenePicture } from './ScenePicture.tsx';
import type { Outcome } from './known-outcomes.ts';
import { recipeName } from './tested-recipe.ts';
import { showTest } from './show-tests.ts';
import classes from './TestsPanel.module.css';
import * as words from './words.ts';

/** CSS pixels of the picture of a scene. */
const PICTURE = { width: 56, height: 44 };

interface TestRowProps {
  readonly pack: PackDocument;
  /** The place of the test in the pack. */
  readonly index: number;
  readonly outcome: Outcome;
  /** Whether the row names the schematic. */
  readonly isNamed?: boolean;
  /** Runs a test that takes a while, or stops it; absent where all run together. */
  readonly onRun?: () => void;
}

/** A test in a list, with its picture and its outcome; a click opens it. */
export function TestRow({ pack, index, outcome, isNamed = false, onRun }: TestRowProps) {
  const store = useAppStore();
  const kinds = useApp((state) => state.document.kinds);
  const member = useApp(({ document }) => memberAs(document, pack.id, pack.tests[index]?.schematic ?? ''));
  const test = pack.tests[index];
  if (!test || !member) return null;
  const state = outcome.kind === 'done' ? (outcome.failure === null ? 'passes' : 'fails') : 'open';
  const Icon = { passes: CircleCheck, fails: CircleAlert, open: CircleDashed }[state];
  const wanted =
    test.kind === 'placed'
      ? words.placedTitle(test.atLeast, recipeName(pack, test.recipe))
      : words.wanted(test.kind);
  const title = [isNamed ? member.name : '', test.name || wanted].filter(Boolean).join(': ');
  const isRunning = outcome.kind === 'running';
  return (
    <li className={classes.row} data-outcome={state}>
      <UnstyledButton className={classes.open} onClick={() => showTest(store, pack.id, index)}>
        {test.kind !== 'placed' && (
          <ScenePicture scene={test} schematic={toSchematic(member)} kinds={kinds} {...PICTURE} />
        )}
        <span className={classes.words}>
          <span className={classes.title}>
            <span className="visually-hidden">{words.editTest} </span>
            {title}
          </span>
          {test.name !== '' && <span className={classes.about}>{wanted}</span>}
          <span className={classes.outcome} role="status">
            <Icon className={classes.icon} size={14} aria-hidden="true" />
            {outcomeWords(outcome)}
          </span>
        </span>
      </UnstyledButton>
      {onRun && (
        <ActionIcon
          variant="default"
          size={28}
          aria-label={isRunning ? words.stopTest(title) : words.runTest(title)}
          onClick={onRun}
        >
          {isRunning ? <Square size={12} /> : <Play size={13} />}
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={words.deleteTest(title)}
        onClick={() => deleteTest(store, pack.id, test)}
      >
        <Trash2 size={14} />
      </ActionIcon>
    </li>
  );
}

function outcomeWords(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'open':
      return words.notRun;
    case 'running':
      return words.running(outcome.made, outcome.having);
    case 'done':
      return outcome.failure === null ? words.passes : words.fails(outcome.failure);
  }
}
