import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Panel } from '../contrib/panel.ts';
import { allPanels } from '../contrib/registry.ts';
import { BOARDS } from '../contrib/slots.ts';
import { Filled } from '../contrib/slot.tsx';
import { useApp } from '../store/context.tsx';
import type { Workspace } from '../store/session.ts';
import type { AppState } from '../store/store.ts';
import classes from './PanelDock.module.css';
import { Announcer, PanelSwitch, PinButton, SheetHandle } from './shell-parts.ts';
import { fold, foldedPanels } from './folded-panels.ts';
import { pinnedPanels } from './pinned-panels.ts';
import { sheetShare } from './sheet-share.ts';
import * as words from './first-words.ts';

/** Percent of the window above which somebody has made the panel below the board higher. */
const LOW = 38;

/** The board of a workspace between two columns of panels; on a narrow screen, above one panel at a time. */
export function PanelDock({ workspace }: { readonly workspace: Workspace }) {
  const wide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false });
  const panels = useShownPanels(workspace);
  const [shown, setShown] = useState(panels[0]!.id);
  const coming = useApp((state) => comingUp(panels, state));
  const [called, setCalled] = useState(coming);
  if (coming !== called) {
    setCalled(coming);
    const [id] = coming.split(' ', 1);
    if (id) setShown(id);
  }
  const current = panels.find(({ id }) => id === shown) ?? panels[0]!;
  const canPin = useMediaQuery('(min-width: 1180px)', true, { getInitialValueInEffect: false });
  const pinsFirst = useMediaQuery('(min-width: 1240px)', true, { getInitialValueInEffect: false });
  const pinned = pinnedPanels.use();
  const share = sheetShare.use();
  const sideOf = ({ id, side, pinnable }: Panel) =>
    pinnable && canPin && (pinned[id] ?? pinsFirst) ? 'pinned' : side;
  const column = (side: Panel['side'] | 'pinned') => {
    const own = panels.filter((panel) => sideOf(panel) === side);
    if (own.length === 0) return null;
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and may hold nothing that takes the focus
      <aside className={classes.column} data-side={side} aria-label={words.panelsOf(side)} tabIndex={0}>
        {own.map((panel) => (
          <PanelFrame
            key={panel.id}
            panel={panel}
            canPin={canPin}
            isPinned={side === 'pinned'}
            inColumn
            comesUp={coming.startsWith(`${panel.id} `) ? coming : undefined}
          />
        ))}
      </aside>
    );
  };
  const board = (
    <main className={classes.board}>
      <Filled slot={BOARDS[workspace]} />
    </main>
  );
  return wide ? (
    <div className={classes.wide}>
      {column('left')}
      {board}
      {column('pinned')}
      {column('right')}
      <Announcer />
    </div>
  ) : (
    <div className={classes.narrow} data-raised={share > LOW}>
      {board}
      <aside aria-label={words.panels}>
        <SheetHandle />
        <PanelSwitch panels={panels} shown={current.id} onShow={setShown} />
        {/* Keyed: another panel begins at its top. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above */}
        <div key={current.id} className={classes.sheet} style={{ height: `${share}dvh` }} tabIndex={0}>
          <PanelFrame panel={current} />
        </div>
      </aside>
      <Announcer />
    </div>
  );
}

/** Id of the panel that comes up and its reason, with a blank between them; an empty text for none. */
function comingUp(panels: readonly Panel[], state: AppState): string {
  for (const { id, comesUp } of panels) {
    const reason = comesUp?.(state) ?? false;
    if (reason !== false) return `${id} ${reason}`;
  }
  return '';
}

/** The panels of a workspace that are shown now, the same list as long as they are the same. */
function useShownPanels(workspace: Workspace): readonly Panel[] {
  const all = useMemo(() => allPanels().filter((panel) => panel.workspace === workspace), [workspace]);
  // Compared as text: a list would be another one at each change of the state.
  const shown = useApp((state) =>
    all.map((panel) => (panel.shown && !panel.shown(state) ? '-' : '+')).join(''),
  );
  return useMemo(() => all.filter((_, index) => shown[index] === '+'), [all, shown]);
}

interface PanelFrameProps {
  readonly panel: Panel;
  readonly canPin?: boolean;
  readonly isPinned?: boolean;
  /** Whether it stands in a column with others, where it can be folded. */
  readonly inColumn?: boolean;
  /** Another text each time that the panel comes up: it is scrolled into view then. */
  readonly comesUp?: string | undefined;
}

function PanelFrame({
  panel: { id, title, grows, stays, pinnable, folds, Content },
  canPin = false,
  isPinned = false,
  inColumn = false,
  comesUp,
}: PanelFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const canFold = folds && inColumn;
  const folded = foldedPanels.use();
  const isFolded = canFold && folded.includes(id);
  useEffect(() => {
    if (comesUp !== undefined) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [comesUp]);
  return (
    <section
      ref={frame}
      className={classes.panel}
      data-grows={grows}
      data-stays={stays}
      aria-labelledby={`panel-${id}`}
    >
      <h2 className={classes.title} id={`panel-${id}`}>
        {canFold ? (
          <button type="button" className={classes.fold} aria-expanded={!isFolded} onClick={() => fold(id)}>
            {title}
          </button>
        ) : (
          title
        )}
      </h2>
      {pinnable && canPin && (
        <div className={classes.pin}>
          <PinButton id={id} title={title} isPinned={isPinned} />
        </div>
      )}
      {!isFolded && <Content />}
    </section>
  );
}
