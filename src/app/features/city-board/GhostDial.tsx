import { Switch } from '@mantine/core';
import { memo, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { poseIndex } from '../../../engine/schematic/pose-group.ts';
import { equalPoses, type Pose } from '../../../engine/schematic/pose.ts';
import type { DialFits } from '../../board/poses/dial-fits.ts';
import { PosesPanel } from '../../board/poses/PosesPanel.tsx';
import { previewedPose } from '../../board/poses/previewed-pose.ts';
import { mirroredPoses } from '../../board/poses/mirrored-poses.ts';
import { recipeFits } from '../../cityview/recipe-fits.ts';
import { followAlt } from './follow-alt.ts';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { isStampingOver, stampOver } from '../../cityview/stamp-over.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { toSchematic } from '../../document/document.ts';
import { useAim } from '../../cityview/board-aim.ts';
import classes from './GhostDial.module.css';
import { explainHindrance, fittingOf } from '../../cityview/ghost-poses.ts';
import { countsMirrored, poseFits, type PoseFits } from '../../cityview/pose-fits.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { stamping } from '../../cityview/stamping.ts';
import { replacedWords } from './replaced-words.ts';
import * as words from './words.ts';

/** The poses of what is in hand, with those that fit where one is on the board: live as the pointer or the keys go. */
export function GhostDial() {
  const isStamping = useApp((state) => stamping.of(state) !== null);
  if (!isStamping) return null;
  return (
    <>
      <div className={classes.switches}>
        <RuleSwitch />
        <OverSwitch />
      </div>
      <Dial />
    </>
  );
}

/** By itself: the dial beside it renders with every stamp. */
const RuleSwitch = memo(function RuleSwitch() {
  const held = useApp(stamping.of);
  const inRecipe = useApp(({ document }) =>
    document.recipe.schematics.some(({ id }) => id === held?.schematic),
  );
  const byRecipe = recipeFits.use();
  return (
    <Tooltip label={inRecipe ? words.followHint : words.notInRecipe} position="left">
      <Switch
        size="xs"
        label={words.followRecipe}
        checked={byRecipe}
        onChange={(event) => recipeFits.set(event.currentTarget.checked)}
      />
    </Tooltip>
  );
});

/** Whether a stamp replaces what is in its way; Alt does so as long as it is held. */
const OverSwitch = memo(function OverSwitch() {
  const store = useAppStore();
  const isOver = useApp(isStampingOver);
  useEffect(() => followAlt(store), [store]);
  return (
    <Tooltip label={words.stampOverHint} position="left">
      <Switch
        size="xs"
        label={words.stampOver}
        checked={isOver}
        onChange={(event) => stampOver.set(store, { on: event.currentTarget.checked, alt: false })}
      />
    </Tooltip>
  );
});

const Dial = memo(function Dial() {
  const store = useAppStore();
  const held = useApp(stamping.of);
  const schematics = useApp((state) => state.document.schematics);
  const kinds = useApp((state) => state.document.kinds);
  const fits = useDialFits();
  const choose = useCallback(
    (pose: Pose) => {
      const now = stamping.of(store.getState());
      if (now) stamping.take(store, { ...now, pose });
    },
    [store],
  );
  const point = useCallback(
    (pose: Pose | null) => {
      const { pose: before } = previewedPose.of(store.getState());
      const same = before && pose ? equalPoses(before, pose) : before === pose;
      if (!same) previewedPose.set(store, { pose });
    },
    [store],
  );
  if (!held) return null;
  return (
    <>
      <PosesPanel
        schematic={toSchematic(schematics[held.schematic]!)}
        kinds={kinds}
        pose={held.pose}
        fits={fits}
        onChoose={choose}
        onPoint={point}
      />
      {!fits && <p className={classes.note}>{words.pointHint}</p>}
    </>
  );
});

/**
 * How the poses fit at the hex of the pointer or the keys, or where they were last: found a moment later, so that a
 * stamped piece is drawn first.
 */
function useDialFits(): DialFits | null {
  const store = useAppStore();
  const held = useApp(stamping.of);
  const library = useApp((state) => state.document.schematics);
  const city = useDeferredValue(useApp((state) => state.document.city));
  const recipe = useApp((state) => state.document.recipe);
  const byRecipe = recipeFits.use();
  const mirroredShown = mirroredPoses.use();
  const isOver = useApp(isStampingOver);
  const q = useDeferredValue(useAim(({ segment }) => segment?.q));
  const r = useDeferredValue(useAim(({ segment }) => segment?.r));
  return useMemo(() => {
    if (!held || q === undefined || r === undefined) return null;
    const schematic = toSchematic(library[held.schematic]!);
    if (schematic.hexes.length === 0) return null;
    const at = { q, r };
    const view = cityViewOf(store);
    const found = poseFits(store.getState(), view, schematic, at, countsMirrored(held.pose));
    return {
      fits_pose: found.fits_pose,
      summary:
        words.fitAtHex(found.fitting.length, found.distinct.length, q, r) + (isOver ? overWords(found) : ''),
      explain: (pose) => {
        const state = store.getState();
        const city = cityViewOf(store);
        const { hindrance, removal } = fittingOf(state, city, schematic, pose, at, isOver);
        if (hindrance) return explainHindrance(hindrance, city);
        return removal ? replacedWords(removal, state.document.city) : words.fits;
      },
    };
    // The view changes in place with the city; rules and preferences are asked by name.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, held, library, city, recipe, byRecipe, mirroredShown, isOver, q, r]);
}

/** How many of the poses that fit replace what is in their way. */
function overWords({ fitting, fits_pose }: PoseFits): string {
  return words.ofThemOver(fitting.filter((pose) => fits_pose[poseIndex(pose)] === 2).length);
}
