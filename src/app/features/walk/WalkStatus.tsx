import { useMediaQuery } from '@mantine/hooks';
import { StatusLine } from '../../board/StatusLine.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { schemeOfCity } from '../../cityview/ground.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { REACH_COLORS } from './ReachLayer.tsx';
import { reachOf } from './walk-ground.ts';
import { groundWords, useStride } from './walker.ts';
import classes from './WalkStatus.module.css';
import { walking } from './walking.ts';
import { reachSlice } from './reach-slice.ts';
import * as words from './words.ts';

/** Where the walker is, how far it came, what was in its way, and what it reaches. */
export function WalkStatus() {
  const walk = useApp(walking.of);
  const shown = useApp((state) => reachSlice.of(state).shown);
  const { problem } = useStride();
  const store = useAppStore();
  // Asked anew when the city changes.
  useApp((state) => state.document.city);
  const byFinger = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  if (!walk) return null;
  const { walker, steps } = walk;
  return (
    <>
      {walker && shown && <ReachLegend />}
      {problem !== null && (
        <StatusLine tone="bad" live>
          {problem}
        </StatusLine>
      )}
      {walker ? (
        <StatusLine>
          {words.walked(steps, walker.q, walker.r, groundWords(cityViewOf(store), walker))}
        </StatusLine>
      ) : (
        <StatusLine>{byFinger ? words.tap : words.clickOrKeys}</StatusLine>
      )}
    </>
  );
}

function ReachLegend() {
  const store = useAppStore();
  const walker = useApp((state) => walking.of(state)?.walker ?? null);
  const scheme = useApp((state) => schemeOfCity(state.document.city));
  if (!walker) return null;
  const { open, reached } = reachOf(cityViewOf(store), walker);
  const { reached: inReach, unreached } = REACH_COLORS[scheme];
  const share = Math.floor((100 * reached) / Math.max(1, open));
  return (
    <div className={classes.legend} role="group" aria-label={words.reach}>
      <span className={classes.entry}>
        <i style={{ background: inReach }} /> {words.reached(reached, open, share)}
      </span>
      <span className={classes.entry}>
        <i style={{ background: unreached }} />
        {words.outOfReach(open - reached)}
      </span>
    </div>
  );
}
