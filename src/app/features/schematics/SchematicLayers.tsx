import { useMemo } from 'react';
import { useStore } from 'zustand';
import { ORIGIN } from '../../../engine/hex/hex.ts';
import { orient, poseSegment } from '../../../engine/schematic/pose.ts';
import { pictureOfAround, wishColor } from '../../../formats/picture/art/signs.ts';
import type { BoardTheme } from '../../board/board-theme.ts';
import { cursorPointer } from '../../board/input/board-cursor.ts';
import { useHover, type Hover } from '../../board/input/hover.ts';
import { CenterMark, GhostPicture, SegmentMarks } from '../../board/overlay.tsx';
import { shownPlaceSlice } from '../../board/shown-place.ts';
import { toSchematic } from '../../document/document.ts';
import { aroundHand } from '../../board/tools/around-hand.ts';
import { asksAround } from './tools/schematic-tool-board.ts';
import { useApp } from '../../store/context.tsx';
import { Band } from '../../board/Band.tsx';
import { currentSelection } from './selection/selection-edits.ts';
import { NOTHING_SHOWN, type Preview } from './tools/schematic-tool.ts';
import type { SchematicRunner } from './tools/schematic-runner.ts';
import { schematicHand } from '../../board/tools/schematic-hand.ts';
import { keyPlace } from '../../board/input/key-place.ts';
import { symmetryInHand } from './symmetry/symmetry.ts';
import { selected } from './selection/selected.ts';
import { schematicPose } from '../../store/schematic-pose.ts';

interface LayerProps {
  readonly theme: BoardTheme;
}

/** The layer of the tool: its preview at the pointer or the keys, or its stroke. */
export function ToolLayer({
  runner,
  hover,
  theme,
}: LayerProps & { readonly runner: SchematicRunner; readonly hover: Hover }) {
  const pointer = useHover(hover);
  const cursor = useApp((state) => keyPlace.of(state).place);
  const running = useStore(runner.state, (state) => state.preview);
  // What a press would do depends on these, too.
  useApp((state) => schematicHand.of(state).tool);
  useApp((state) => state.session.kind);
  useApp((state) => selected.of(state).selection);
  useApp((state) => aroundHand.of(state).wish);
  useApp((state) => symmetryInHand.of(state));
  const at = cursor ? cursorPointer(cursor) : pointer;
  const preview = running ?? (at && runner.hover(at)) ?? NOTHING_SHOWN;
  return <PreviewMarks preview={preview} theme={theme} />;
}

function PreviewMarks({
  preview: { segments, tone, lines = [] },
  theme,
}: LayerProps & { readonly preview: Preview }) {
  const color = useApp((state) => {
    const { document, session } = state;
    const colorOf = (kind: string) => document.kinds.find(({ id }) => id === kind)?.color;
    const { wish } = aroundHand.of(state);
    return wish !== null && asksAround(state) ? wishColor(wish, colorOf) : colorOf(session.kind);
  });
  const fill =
    tone === 'paint' && color !== undefined ? `${color}80` : tone === 'erase' ? theme.erased : undefined;
  return (
    <>
      {segments.length > 0 && (
        <SegmentMarks
          segments={segments}
          stroke={theme.hover}
          width={2}
          {...(fill !== undefined && { fill })}
        />
      )}
      {lines.some((line) => line.length > 1) && <Band lines={lines} color={theme.selection} />}
    </>
  );
}

/** The conditions around the schematic, as signs, and its doors. */
export function AroundLayer({ id }: { readonly id: string }) {
  const schematic = useApp((state) => state.document.schematics[id]);
  const kinds = useApp((state) => state.document.kinds);
  const pose = useApp((state) => schematicPose.of(state).pose);
  const picture = useMemo(() => {
    if (!schematic?.around) return null;
    const { hexes, around = [] } = toSchematic(schematic);
    const kindsById = new Map(kinds.map((kind) => [kind.id, kind]));
    return pictureOfAround(orient(hexes, pose), orient(around, pose), kindsById);
  }, [schematic, kinds, pose]);
  return picture && <GhostPicture picture={picture} at={ORIGIN} opacity={1} />;
}

/** The layer of the selection. */
export function SelectionLayer({ theme }: LayerProps) {
  const selection = useApp(currentSelection);
  const pose = useApp((state) => schematicPose.of(state).pose);
  if (!selection) return null;
  return (
    <SegmentMarks
      segments={selection.segments.map((segment) => poseSegment(segment, pose))}
      fill={`${theme.selection}2e`}
      stroke={theme.selection}
      width={2.5}
    />
  );
}

/** The place of a problem that was asked for. */
export function PlaceLayer({ theme }: LayerProps) {
  const place = useApp((state) => shownPlaceSlice.of(state).segments);
  const pose = useApp((state) => schematicPose.of(state).pose);
  if (!place) return null;
  return (
    <SegmentMarks
      segments={place.map((segment) => poseSegment(segment, pose))}
      fill={`${theme.blocked}40`}
      stroke={theme.blocked}
      width={3}
    />
  );
}

/** Where the keys of the board are. */
export function CursorLayer({ theme }: LayerProps) {
  const cursor = useApp((state) => keyPlace.of(state).place);
  return cursor && <SegmentMarks segments={[cursor.segment]} stroke={theme.focus} width={4} />;
}

export function CenterLayer({ theme }: LayerProps) {
  return <CenterMark at={ORIGIN} color={theme.center} />;
}
