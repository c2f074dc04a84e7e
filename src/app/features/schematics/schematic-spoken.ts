import { describePose } from '../../board/poses/pose-words.ts';
import { schematicHand } from '../../board/tools/schematic-hand.ts';
import type { Spoken } from '../../contrib/spoken.ts';
import { schematicPose } from '../../store/schematic-pose.ts';
import { currentSelection } from './selection/selection-edits.ts';
import { selected } from './selection/selected.ts';
import { SHAPE_ENTRIES, TOOL_ENTRIES } from './tools/catalog.ts';
import * as words from './words.ts';

/** Announces the tool in hand, and its width. */
const handSpoken: Spoken = (state, before) => {
  const [now, old] = [schematicHand.of(state), schematicHand.of(before)];
  if (now === old) return null;
  const isOther = now.tool !== old.tool || (now.tool === 'line' && now.shape !== old.shape);
  const entry =
    now.tool === 'line' ? SHAPE_ENTRIES[now.shape] : TOOL_ENTRIES.find(({ tool }) => tool === now.tool);
  const tool = isOther ? words.tool(entry?.name ?? words.door) : null;
  const width = now.size === old.size ? null : words.widthNamed(words.widthNames[now.size]);
  return [tool, width].filter((one) => one !== null).join(', ') || null;
};

const poseSpoken: Spoken = (state, before) => {
  const { pose } = schematicPose.of(state);
  const isSame = pose === schematicPose.of(before).pose;
  return isSame || state.session.schematic !== before.session.schematic ? null : describePose(pose);
};

/** Announces the number of selected segments; moving them changes no number. */
const selectionSpoken: Spoken = (state, before) => {
  if (selected.of(state) === selected.of(before)) return null;
  const [now, old] = [state, before].map((one) => currentSelection(one)?.segments.length ?? 0);
  if (now === old) return null;
  return now === 0 ? words.selectionCleared : words.selected(now!);
};

/** Announcements of the Schematics workspace. */
export const SCHEMATIC_SPOKEN: readonly Spoken[] = [handSpoken, poseSpoken, selectionSpoken];
