import { ActionIcon } from '@mantine/core';
import { CircleAlert, CircleCheck, CircleDashed, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PackTest } from '../../../engine/pack/pack.ts';
import { useAppStore } from '../../store/context.tsx';
import { deleteTest } from './edits.ts';
import classes from './TestsPanel.module.css';
import * as words from './words.ts';

const ICONS = { passes: CircleCheck, fails: CircleAlert, open: CircleDashed } as const;

interface TestRowProps {
  readonly pack: string;
  readonly test: PackTest;
  readonly title: string;
  readonly outcome: keyof typeof ICONS;
  /** The outcome in words. */
  readonly about: string;
  readonly children?: ReactNode;
}

/** A test in the list, with its outcome. */
export function TestRow({ pack, test, title, outcome, about, children }: TestRowProps) {
  const store = useAppStore();
  const Icon = ICONS[outcome];
  return (
    <li className={classes.row} data-outcome={outcome}>
      <Icon className={classes.icon} size={16} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.about} role="status">
          {about}
        </span>
      </span>
      {children}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={26}
        aria-label={words.deleteTest(title)}
        onClick={() => deleteTest(store, pack, test)}
      >
        <Trash2 size={14} />
      </ActionIcon>
    </li>
  );
}
