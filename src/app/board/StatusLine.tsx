import type { ReactNode } from 'react';
import classes from './StatusLine.module.css';

interface StatusLineProps {
  readonly tone?: 'plain' | 'good' | 'bad';
  /** Whether it is read out when it changes. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** One thing said over the board. */
export function StatusLine({ tone = 'plain', live = false, children }: StatusLineProps) {
  return (
    <p className={classes.line} data-tone={tone} {...(live && { role: 'status' })}>
      {children}
    </p>
  );
}
