import type { ReactNode } from 'react';
import { useCoarsePointer } from '../kit/coarse-pointer.ts';
import { fingerWords } from '../kit/finger-words.ts';
import classes from './StatusLine.module.css';

interface StatusLineProps {
  readonly tone?: 'plain' | 'good' | 'bad';
  /** Whether it is read out when it changes. */
  readonly live?: boolean;
  /** Whether it is read out alone: it is seen elsewhere. */
  readonly unseen?: boolean;
  readonly children: ReactNode;
}

/** One thing said over the board; without the hints of keys where a finger points. */
export function StatusLine({ tone = 'plain', live = false, unseen = false, children }: StatusLineProps) {
  const isCoarse = useCoarsePointer();
  const words = isCoarse && typeof children === 'string' ? fingerWords(children) : children;
  return (
    <p
      className={classes.line}
      data-tone={tone}
      data-unseen={unseen || undefined}
      {...(live && { role: 'status' })}
    >
      {words}
    </p>
  );
}
