import { describePose } from '../../board/poses/pose-words.ts';
import { isSelecting, panning } from '../../cityview/city-tool.ts';
import { stamping } from '../../cityview/stamping.ts';
import { whenTaken, type Spoken } from '../../contrib/spoken.ts';
import * as words from './words.ts';

/** Announces the piece in hand, and its pose once that changes. */
const pieceSpoken: Spoken = (state, before) => {
  const [now, old] = [stamping.of(state), stamping.of(before)];
  if (!now || now === old) return null;
  if (now.schematic === old?.schematic) return now.pose === old.pose ? null : describePose(now.pose);
  return words.pieceInHand(state.document.schematics[now.schematic]!.name);
};

const selectSpoken: Spoken = (state, before) =>
  state.slices !== before.slices && isSelecting(state) && !isSelecting(before) ? words.selectTool : null;

/** Announcements of the tools of the City workspace that are there from the start. */
export const CITY_SPOKEN: readonly Spoken[] = [
  whenTaken(panning, words.panTheCity),
  pieceSpoken,
  selectSpoken,
];
