import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { ORIGIN, type Hex } from '../../../engine/hex/hex.ts';
import { grownBounds } from '../../../formats/picture/picture.ts';
import { hexCenter, type Point } from '../../../engine/hex/plane.ts';
import { equalPoses, PLAIN_POSE } from '../../../engine/schematic/pose.ts';
import { unposeSegment } from '../../../engine/schematic/unpose.ts';
import { equalSegments } from '../../../engine/segment/segment.ts';
import { Board } from '../../board/Board.tsx';
import { BoardLabels } from '../../board/board-labels.tsx';
import { BoardFrame, TOOL_BAR_HEIGHT } from '../../board/BoardFrame.tsx';
import { segmentCenter, type BoardPointer } from '../../board/input/board-pointer.ts';
import { menuPlace } from '../../board/input/menu-place.ts';
import { createBoardView, type BoardView } from '../../view/board-view.ts';
import { hexBounds } from '../../view/camera.ts';
import { useGrid } from '../../board/grid-preference.ts';
import { createHover, useHover, type Hover } from '../../board/input/hover.ts';
import { StatusLine } from '../../board/StatusLine.tsx';
import { useBoardLook } from '../../board/use-board-look.ts';
import { useBoardOnScreen } from '../../contrib/runner.tsx';
import { poseLabel } from '../../board/poses/pose-words.ts';
import { PoseCaption } from '../../board/poses/PoseCaption.tsx';
import { PosePreview } from '../../board/poses/PosePreview.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { SegmentColors } from '../../board/paint/segment-colors.ts';
import { pieceArt, posedShape, watchPieceArt } from '../../board/posed-shape.ts';
import { boardStyle, isLooking } from '../../cityview/map/map-style.ts';
import { toSchematic, type SchematicDocument } from '../../document/document.ts';
import { isLarge } from '../../store/library/drawn-size.ts';
import { useSettled } from '../../store/settled.ts';
import { type AppStore } from '../../store/store.ts';
import { SCHEMATIC_GROUND } from '../../board/schematic-ground.ts';
import { BoardKeys } from './BoardKeys.tsx';
import { describeSegment } from './board-words.ts';
import { PointerMessage, useMessagePlace } from './PointerMessage.tsx';
import { schematicCursor } from './schematic-cursor.ts';
import {
  AroundLayer,
  CenterLayer,
  CursorLayer,
  PlaceLayer,
  SelectionLayer,
  ToolLayer,
} from './SchematicLayers.tsx';
import { parseHexKey } from './hex-key.ts';
import { SchematicView } from './schematic-view.ts';
import { middleOfView } from '../../board/input/board-cursor.ts';
import { useClipboard } from '../../board/input/clipboard-events.ts';
import { SCHEMATIC_CLIPBOARD } from './selection/clipboard.ts';
import { SegmentsMenu } from './SegmentsMenu.tsx';
import { currentSelection } from './selection/selection-edits.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { showPlaces } from './show-places.ts';
import { ToolBar } from '../../board/ToolBar.tsx';
import { SHAPE_ENTRIES, TOOL_ENTRIES } from './tools/catalog.ts';
import { aroundHand } from '../../board/tools/around-hand.ts';
import { describeWish } from '../../board/wishes/describe-wish.ts';
import { asksAround } from './tools/schematic-tool-board.ts';
import { TOOLS } from './tools/tools.ts';
import { schematicRunner, type SchematicRunner } from './tools/schematic-runner.ts';
import { schematicHand } from '../../board/tools/schematic-hand.ts';
import { keyPlace } from '../../board/input/key-place.ts';
import { describeSymmetry } from './symmetry/describe-symmetry.ts';
import { isSymmetric, symmetryInHand } from './symmetry/symmetry.ts';
import { SymmetryLayer } from './symmetry/SymmetryLayer.tsx';
import { schematicPose } from '../../store/schematic-pose.ts';
import * as words from './words.ts';

/** Room about a schematic when it is fitted, in hexes. */
const MARGIN = 1;

const KEYS_ID = 'schematic-board-keys';

/** The board of the schematic in hand. What is painted reaches the canvas past React, which renders no part of it. */
export function SchematicBoard({ id }: { readonly id: string }) {
  const store = useAppStore();
  const kinds = useApp((state) => state.document.kinds);
  const name = useApp((state) => state.document.schematics[id]?.name);
  const tool = useApp((state) => schematicHand.of(state).tool);
  const settled = useSettled((document) => document.schematics[id]);
  const isEmpty = !hasHexes(settled);
  const [view] = useState(() => createBoardView(undefined, TOOL_BAR_HEIGHT));
  const [hover] = useState(createHover);
  const [pressed] = useState(createHover);
  const [colors] = useState(() => new SchematicView());
  const [runner] = useState(() => schematicRunner(store, (by) => holdStill(store, view, by)));
  const [menuAt, setMenuAt] = useState<Point | null>(null);
  const cursor = useMemo(() => schematicCursor(store, view, runner), [store, view, runner]);
  const { theme, palette } = useBoardLook(kinds, SCHEMATIC_GROUND);
  const grid = useGrid('everywhere');
  const piece = usePieceArt(settled, kinds);

  useLayoutEffect(() => colors.follow(store), [colors, store]);
  useBoardOnScreen(view, cursor);
  useEffect(() => runner.connect(), [runner]);
  useEffect(() => showPlaces(store, view), [store, view]);

  const pasteAt = useCallback(() => hover.getState().pointer?.segment ?? middleOfView(view), [hover, view]);
  const say = useCallback((message: string | null) => runner.say(message), [runner]);
  useClipboard(SCHEMATIC_CLIPBOARD, pasteAt, say);

  const bounds = useMemo(() => fitBounds(settled), [settled]);
  useLayoutEffect(() => view.setBounds(bounds), [view, bounds]);
  // Another schematic is shown whole; an edit leaves the view alone, also one that gives it another id.
  const shown = useRef<SchematicDocument['hexes']>(undefined);
  useEffect(() => {
    const { hexes } = store.getState().document.schematics[id] ?? {};
    if (hexes === undefined || hexes !== shown.current) view.fit();
  }, [view, store, id]);
  useEffect(() => {
    shown.current = settled?.hexes;
  }, [settled]);

  /** The pointer takes over from the keys. */
  function take(pointer: BoardPointer | null): void {
    if (pointer) keyPlace.set(store, { place: null });
    hover.setState({ pointer });
  }

  return (
    <BoardFrame
      view={view}
      tools={<ToolBar workspace="schematics" />}
      status={<Status runner={runner} view={view} hover={hover} pressed={pressed} isEmpty={isEmpty} />}
    >
      <Board
        view={view}
        label={words.schematic(name)}
        describedBy={KEYS_ID}
        colors={piece ? NO_COLORS : colors.colors}
        palette={palette}
        grid={grid}
        theme={theme}
        pictures={piece ?? colors.pictures}
        cursor={TOOLS[tool].cursor ?? 'crosshair'}
        secondaryButton
        hasMenu={(pointer) =>
          runner.menu(pointer, false) || (pointer.pointerType !== 'touch' && isOnSelection(store, pointer))
        }
        onMenu={(pointer, place) => {
          const opens = runner.menu(pointer, true);
          const selection = currentSelection(store.getState());
          if (!opens && !selection) return;
          const points = (selection?.segments ?? []).map(segmentCenter);
          setMenuAt(pointer ? place : menuPlace(view, place, points));
        }}
        dragPans={(pointer) => runner.pans(pointer)}
        onHover={take}
        onSegmentDown={(pointer) => {
          keyPlace.set(store, { place: null });
          pressed.setState({ pointer });
          runner.press(pointer);
        }}
        onSegmentMove={(crossed) => runner.move(crossed)}
        onSegmentUp={(pointer) => {
          pressed.setState({ pointer });
          runner.release(pointer);
        }}
        onSegmentCancel={() => runner.cancel()}
      >
        <BoardLabels view={view} theme={theme} centerMarked />
        <AroundLayer id={id} />
        <SelectionLayer theme={theme} />
        <PlaceLayer theme={theme} />
        <SymmetryLayer theme={theme} />
        <ToolLayer runner={runner} hover={hover} theme={theme} />
        <PosePreview theme={theme} />
        <CursorLayer theme={theme} />
        <CenterLayer theme={theme} />
      </Board>
      <SelectionBar />
      <SegmentsMenu at={menuAt} onClose={() => setMenuAt(null)} />
      <PointerMessage runner={runner} view={view} pressed={pressed} />
      <BoardKeys id={KEYS_ID} />
    </BoardFrame>
  );
}

/** The colors of segments while the piece is shown as on a map. */
const NO_COLORS = new SegmentColors({ strip0: 0, column0: 0, strips: 0, columns: 0 });

/**
 * The picture of a schematic as on a map while people look at it, as a city has it; `null` while it is painted or moved,
 * when its segments are shown one by one, and for a large one.
 */
function usePieceArt(document: SchematicDocument | undefined, kinds: readonly Kind[]) {
  const style = boardStyle.use();
  useSyncExternalStore(watchPieceArt, pieceArt);
  const pose = useApp((state) => schematicPose.of(state).pose);
  const isLookedAt = useApp((state) => state.gesture === null && isLooking(schematicHand.of(state).tool));
  const isShown = document !== undefined && isLookedAt && style !== 'plan' && !isLarge(document);
  const piece = isShown ? posedShape(toSchematic(document), pose, kinds).piece : null;
  return useMemo(() => (piece?.isOrdered ? () => [{ picture: piece, at: ORIGIN }] : null), [piece]);
}

/** Whether a pointer is on something that is selected. */
function isOnSelection(store: AppStore, { segment }: BoardPointer): boolean {
  const state = store.getState();
  const own = unposeSegment(segment, schematicPose.of(state).pose);
  return currentSelection(state)?.segments.some((one) => equalSegments(one, own)) ?? false;
}

function hasHexes(document: SchematicDocument | undefined): boolean {
  for (const _key in document?.hexes) return true;
  return false;
}

function fitBounds(document: SchematicDocument | undefined) {
  const { hexes = {}, around = [] } = document ?? {};
  const bounds = hexBounds([ORIGIN, ...Object.keys(hexes).map(parseHexKey), ...around])!;
  return grownBounds(bounds, MARGIN * 1.5);
}

interface StatusProps {
  readonly runner: SchematicRunner;
  readonly view: BoardView;
  readonly hover: Hover;
  /** The place that was pressed last. */
  readonly pressed: Hover;
  readonly isEmpty: boolean;
}

function Status({ runner, view, hover, pressed, isEmpty }: StatusProps) {
  const pose = useApp((state) => schematicPose.of(state).pose);
  const tool = useApp((state) => schematicHand.of(state).tool);
  const shape = useApp((state) => schematicHand.of(state).shape);
  const symmetry = useApp((state) => symmetryInHand.of(state));
  const message = useStore(runner.state, (state) => state.message);
  const asking = useApp((state) => {
    const { wish } = aroundHand.of(state);
    return wish !== null && asksAround(state) ? describeWish(wish, state.document.kinds) : null;
  });
  return (
    <>
      {message !== null && <ReasonLine view={view} pressed={pressed} message={message} />}
      {!equalPoses(pose, PLAIN_POSE) && <StatusLine>{words.previewing(poseLabel(pose))}</StatusLine>}
      {isEmpty && tool === 'paint' && <StatusLine>{words.emptyHint}</StatusLine>}
      {asking !== null && <StatusLine>{words.asking(asking)}</StatusLine>}
      {tool === 'door' && <StatusLine>{words.doorHint}</StatusLine>}
      {asking === null && tool !== 'paint' && tool !== 'door' && (
        <StatusLine>
          {(tool === 'line' ? SHAPE_ENTRIES[shape] : TOOL_ENTRIES.find((entry) => entry.tool === tool))?.hint}
        </StatusLine>
      )}
      {isSymmetric(symmetry) && (
        <StatusLine live>{words.paintingWith(describeSymmetry(symmetry))}</StatusLine>
      )}
      <PoseCaption />
      <PlaceLine hover={hover} />
    </>
  );
}

/** Reads out the reason why a tool did nothing, and shows it where the place of the press is out of view. */
function ReasonLine({
  view,
  pressed,
  message,
}: Pick<StatusProps, 'view' | 'pressed'> & { readonly message: string }) {
  const isAtPointer = useMessagePlace(view, pressed) !== null;
  return (
    <StatusLine tone="bad" live unseen={isAtPointer}>
      {message}
    </StatusLine>
  );
}

/** The status line of the place under the pointer or the keyboard cursor. */
function PlaceLine({ hover }: { readonly hover: Hover }) {
  const pointer = useHover(hover);
  const cursor = useApp((state) => keyPlace.of(state).place);
  const segment = cursor?.segment ?? pointer?.segment;
  const words = useApp((state) => (segment ? describeSegment(state, segment) : null));
  return words !== null && <StatusLine>{words}</StatusLine>;
}

/** All on the board has moved by a hex to another: what is drawn stays where it is on the screen, and so do the keys. */
function holdStill(store: AppStore, view: BoardView, { q, r }: Hex): void {
  const { x, y } = hexCenter({ q, r });
  const { scale } = view.getState().camera;
  view.pan(x * scale, y * scale);
  const cursor = keyPlace.of(store.getState()).place;
  if (!cursor) return;
  const segment = { ...cursor.segment, q: cursor.segment.q - q, r: cursor.segment.r - r };
  keyPlace.set(store, { place: { ...cursor, segment } });
}
