import { useMemo } from 'react';
import { useApp } from '../../store/context.tsx';
import { getChunked } from '../../document/chunked.ts';
import classes from './PlacementPanel.module.css';
import { ManyPlacements } from './ManyPlacements.tsx';
import { PasteInHand } from './PasteInHand.tsx';
import { OnePlacement } from './OnePlacement.tsx';
import { SelectBy } from './SelectBy.tsx';
import { SelectionMode } from './SelectionMode.tsx';
import { ORIGIN } from '../../../engine/hex/hex.ts';
import { tellIfAny } from '../../board/input/clipboard.ts';
import { useClipboard } from '../../board/input/clipboard-events.ts';
import { CITY_CLIPBOARD } from './clipboard.ts';
import { pasting } from './pasting.ts';
import { useCoarsePointer } from '../../kit/coarse-pointer.ts';
import { fingerWords } from '../../kit/finger-words.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import * as words from './words.ts';

/** The placements that are selected: what they are, how they lie, and what can be done with them. */
export function PlacementPanel() {
  const chunks = useApp((state) => state.document.city.placements);
  const ids = useApp((state) => citySelection.of(state).ids);
  const isPasting = useApp((state) => pasting.of(state) !== null);
  const placements = useMemo(() => ids.flatMap((id) => getChunked(chunks, id) ?? []), [ids, chunks]);
  useClipboard(CITY_CLIPBOARD, inHand, tellIfAny);
  const isCoarse = useCoarsePointer();
  const [only] = placements;
  if (isPasting) return <PasteInHand />;
  return (
    <>
      <div className={classes.top}>
        <SelectionMode />
        <SelectBy />
      </div>
      {!only && <p className={classes.note}>{isCoarse ? fingerWords(words.emptyHint) : words.emptyHint}</p>}
      {only && placements.length === 1 && <OnePlacement placement={only} />}
      {placements.length > 1 && <ManyPlacements placements={placements} />}
    </>
  );
}

/** Placements are pasted into the hand, which holds them about the center. */
function inHand() {
  return ORIGIN;
}
