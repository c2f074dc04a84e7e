import { useCallback, useMemo, useState } from 'react';
import type { Placement } from '../../../engine/schematic/placement.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { posedShape } from '../../board/posed-shape.ts';
import { cityOf, endWith } from '../../store/passing-note.ts';
import { tellProblem } from '../../kit/tell.ts';
import { PosesPanel } from '../../board/poses/PosesPanel.tsx';
import { poseLabel } from '../../board/poses/pose-words.ts';
import { useAppStore } from '../../store/context.tsx';
import { explainBlocked } from '../../cityview/fit-words.ts';
import { boardForHand } from '../../cityview/nearby.ts';
import { selectedIds } from '../../cityview/selection-slice.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { explainBeside } from './arrange.ts';
import { posePlacement } from './selection-edits.ts';
import classes from './selection.module.css';
import { proposed } from './proposed.ts';
import * as words from './words.ts';

interface PlacementDialProps {
  readonly placement: Placement;
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
}

/** The poses that a placement can be laid in where it stands: pointed at, they are shown there with what is in the way. */
export function PlacementDial({ placement, schematic, kinds }: PlacementDialProps) {
  const store = useAppStore();
  const [pointed, setPointed] = useState<Pose | null>(null);
  const explain = useCallback(
    (pose: Pose) => {
      const { hexes } = posedShape(schematic, pose, kinds);
      const board = boardForHand(store.getState().document, cityViewOf(store));
      return explainBeside(board, hexes, placement, new Set([placement.id]));
    },
    [store, placement, schematic, kinds],
  );
  const why = useMemo(() => {
    if (!pointed) return null;
    const blocked = explain(pointed);
    return blocked.length > 0 ? explainBlocked(blocked, cityViewOf(store)) : words.fitsAt(poseLabel(pointed));
  }, [store, pointed, explain]);
  const { mirror, rotation, shift } = placement;
  const pose = useMemo(() => ({ mirror, rotation, shift }), [mirror, rotation, shift]);
  const fits = pointed !== null && why?.startsWith(words.fits) === true;
  return (
    <details className={classes.dial}>
      <summary>{words.poses}</summary>
      <p className={classes.why} data-fits={fits || undefined} role="status">
        {why}
      </p>
      <PosesPanel
        schematic={schematic}
        kinds={kinds}
        pose={pose}
        onChoose={(next) => {
          proposed.set(store, { proposal: null });
          const problem = posePlacement(store, placement, next);
          if (problem !== null) endWith(store, tellProblem(problem), cityOf, selectedIds);
        }}
        onPoint={(next) => {
          setPointed(next);
          const { q, r, id } = placement;
          proposed.set(store, {
            proposal: next && { laid: [{ ...next, q, r, schematic }], gone: [id] },
          });
        }}
      />
    </details>
  );
}
