import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import classes from './PanelDock.module.css';
import { PanelSwitch } from './shell-parts.ts';

export interface PanelContent {
  readonly id: string;
  readonly title: string;
  readonly side: 'left' | 'right';
  /** Whether it takes the height that its column has left. */
  readonly grows?: boolean;
  /** Whether a narrow screen shows it now: something in it waits for the user. */
  readonly comesUp?: boolean;
  readonly content: ReactNode;
}

/** The board between two columns of panels; on a narrow screen, above one panel at a time. */
export function PanelDock({
  panels,
  children,
}: {
  readonly panels: readonly PanelContent[];
  readonly children: ReactNode;
}) {
  const wide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false });
  const [shown, setShown] = useState(panels[0]!.id);
  const coming = panels.find(({ comesUp }) => comesUp)?.id;
  const [called, setCalled] = useState(coming);
  if (coming !== called) {
    setCalled(coming);
    if (coming !== undefined) setShown(coming);
  }
  const current = panels.find(({ id }) => id === shown) ?? panels[0]!;
  const column = (side: PanelContent['side']) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and may hold nothing that takes the focus
    <aside className={classes.column} data-side={side} aria-label={`Panels, ${side}`} tabIndex={0}>
      {panels
        .filter((panel) => panel.side === side)
        .map((panel) => (
          <Panel key={panel.id} panel={panel} />
        ))}
    </aside>
  );
  return wide ? (
    <div className={classes.wide}>
      {column('left')}
      <main className={classes.board}>{children}</main>
      {column('right')}
    </div>
  ) : (
    <div className={classes.narrow}>
      <main className={classes.board}>{children}</main>
      <aside aria-label="Panels">
        <PanelSwitch panels={panels} shown={current.id} onShow={setShown} />
        {/* Keyed: another panel begins at its top. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above */}
        <div key={current.id} className={classes.sheet} tabIndex={0}>
          <Panel panel={current} />
        </div>
      </aside>
    </div>
  );
}

function Panel({ panel }: { readonly panel: PanelContent }) {
  return (
    <section className={classes.panel} data-grows={panel.grows} aria-labelledby={`panel-${panel.id}`}>
      <h2 className={classes.title} id={`panel-${panel.id}`}>
        {panel.title}
      </h2>
      {panel.content}
    </section>
  );
}
