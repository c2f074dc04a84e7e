import { Button } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { useAppStore } from '../../store/context.tsx';
import { edit } from '../../store/store.ts';
import classes from './ChecksPanel.module.css';
import { restoreProblem } from './dismissals.ts';
import type { DismissedProblem } from './problem.ts';
import * as words from './words.ts';

interface DismissedProblemsProps {
  /** Id of the schematic. */
  readonly id: string;
  readonly name: string;
  readonly problems: readonly DismissedProblem[];
}

/** The dismissed problems of a schematic with their reasons, folded away, to be restored. */
export function DismissedProblems({ id, name, problems }: DismissedProblemsProps) {
  const store = useAppStore();
  if (problems.length === 0) return null;
  return (
    <details className={classes.library}>
      <summary>
        <ChevronRight className={classes.fold} size={14} aria-hidden="true" />
        {words.dismissed(problems.length)}
      </summary>
      <ul className={classes.list} aria-label={words.dismissedProblems}>
        {problems.map(({ key, what, reason }) => (
          <li key={key} className={classes.dismissed}>
            <span className={classes.words}>
              <span className={classes.what}>{what}</span>
              <span className={classes.why}>{reason}</span>
            </span>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={words.restoreNamed(what)}
              onClick={() => edit(store, words.restoreIn(name), (draft) => restoreProblem(draft, id, key))}
            >
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
