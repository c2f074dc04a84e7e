import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import classes from './PanelDock.module.css';

export interface PanelContent {
  readonly id: string;
  readonly title: string;
  readonly side: 'left' | 'right';
  /** Whether it takes the height that its column has left. */
  readonly grows?: boolean;
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
  const current = panels.find(({ id }) => id === shown) ?? panels[0]!;
  const column = (side: PanelContent['side']) => (
    <div className={classes.column} data-side={side}>
      {panels
        .filter((panel) => panel.side === side)
        .map((panel) => (
          <Panel key={panel.id} panel={panel} />
        ))}
    </div>
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
      <SegmentedControl
        aria-label="Panel"
        fullWidth
        radius={0}
        className={classes.switch}
        value={current.id}
        onChange={setShown}
        data={panels.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {/* Another panel begins at its top. */}
      <div key={current.id} className={classes.sheet}>
        <Panel panel={current} />
      </div>
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
