import type { ReactNode } from 'react';
import classes from './Banner.module.css';

interface BannerProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

/** A strip below the header about what is looked at, over the user's own work. */
export function Banner({ label, icon, title, words, children }: BannerProps) {
  return (
    <section className={classes.banner} aria-label={label}>
      <div className={classes.icon}>{icon}</div>
      <p className={classes.words} role="status">
        <strong>{title}</strong> {words}
      </p>
      <div className={classes.buttons}>{children}</div>
    </section>
  );
}
