import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Board } from '../../board/Board.tsx';
import { BoardLabels } from '../../board/board-labels.tsx';
import { BoardFrame, TOOL_BAR_HEIGHT, VIEW_CONTROLS_SIZE } from '../../board/BoardFrame.tsx';
import { boundsOfBox } from '../../board/paint/hex-colors.ts';
import type { BoardPointer } from '../../board/input/board-pointer.ts';
import { createBoardView } from '../../view/board-view.ts';
import { FARTHEST_SCALE } from '../../view/camera.ts';
import { useGrid } from '../../board/grid-preference.ts';
import { createHover } from '../../board/input/hover.ts';
import { useBoardLook } from '../../board/use-board-look.ts';
import { useBoardOnScreen } from '../../contrib/runner.tsx';
import { WalkPad } from '../../shell/parts.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { toSchematic } from '../../document/document.ts';
import type { AppStore } from '../../store/store.ts';
import { stampSchematic } from '../../store/city-edits.ts';
import { CityCursor } from './city-cursor.ts';
import { CITY_KEYS_ID, CityKeys } from './CityKeys.tsx';
import { CityFigures, CityTints } from './CityLateLayers.tsx';
import { Ghost } from './CityOverlay.tsx';
import { CityTools } from './city-tools-part.ts';
import { CityStatus } from './CityStatus.tsx';
import type { CityView } from '../../cityview/city-view.ts';
import { createPressed, type Stamped } from '../../cityview/ghost.ts';
import { hindrance } from '../../cityview/ghost-poses.ts';
import { CITY_GROUND } from '../../cityview/ground.ts';
import { LandStroke } from '../land/land-stroke.ts';
import { MeasureStroke } from '../measure/measure-stroke.ts';
import { MeasureLayer } from '../measure/MeasureLayer.tsx';
import { LivingOverlay } from '../living/Living.tsx';
import { RollOverlay } from '../reroll/Rolls.tsx';
import { PlaceLayer } from '../../cityview/PlaceLayer.tsx';
import { stampGroup } from '../selection/group-edits.ts';
import { PasteLayer } from '../selection/PasteLayer.tsx';
import { SelectRunner } from '../selection/select-runner.ts';
import { SelectionLayer } from '../selection/SelectionLayer.tsx';
import { SelectionStatus } from '../selection/SelectionStatus.tsx';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { heldTool } from '../../cityview/city-tool.ts';
import { stamping } from '../../cityview/stamping.ts';
import { pasting } from '../selection/pasting.ts';

/** CSS cursors of the tools that are not aimed. */
const CURSORS: Readonly<Record<string, string>> = { select: 'default', pan: 'grab' };

/** Tools of which something comes under the finger. */
const FOLLOWS_FINGER: ReadonlySet<string> = new Set(['stamp', 'paste', 'measure']);

export function CityBoard() {
  const store = useAppStore();
  const tool = useApp(heldTool);
  const kinds = useApp((state) => state.document.city.kinds);
  const [city] = useState(() => cityViewOf(store));
  const [view] = useState(() =>
    createBoardView(undefined, TOOL_BAR_HEIGHT, FARTHEST_SCALE, VIEW_CONTROLS_SIZE),
  );
  const [hover] = useState(createHover);
  const [selecting] = useState(() => new SelectRunner(store, city));
  const [drawing] = useState(() => new LandStroke(store, city));
  const [measuring] = useState(() => new MeasureStroke(store));
  const [pressed] = useState(createPressed);
  const setObstacle = (obstacle: string | null) => pressed.setState({ obstacle });
  const { theme, palette } = useBoardLook(kinds, CITY_GROUND);
  const grid = useGrid('land');
  const colors = useSyncExternalStore(city.subscribe, () => city.colors);
  const [cursor] = useState(() => new CityCursor(store, view, hover));
  useBoardOnScreen(view, cursor);
  useEffect(() => cursor.connect(), [cursor]);
  useEffect(() => selecting.connect(), [selecting]);

  useLayoutEffect(() => {
    const follow = () => city.update(store.getState().document.city);
    follow();
    return store.subscribe(follow);
  }, [city, store]);

  // Another land is shown whole; what is stamped on it, and land drawn by hand, leave the view alone.
  useEffect(() => {
    view.setBounds(boundsOfBox(city.board));
    const kind = heldTool(store.getState());
    if (kind !== 'land' && kind !== 'sea') view.fit();
  }, [view, city, colors, store]);

  const pictures = useCallback(
    (bounds: Parameters<CityView['pictures']>[0]) => city.pictures(bounds),
    [city],
  );

  /** A finger does not hover: the ghost, and the end of what is measured, come where it is put down and go along. */
  function showUnderFinger(pointer: BoardPointer): void {
    if (pointer.pointerType === 'touch' && FOLLOWS_FINGER.has(tool)) cursor.follow(pointer);
  }

  function press(pointer: BoardPointer): void {
    showUnderFinger(pointer);
    if (tool === 'select') selecting.press(pointer);
    if (tool === 'measure') measuring.press(pointer.segment);
    if (tool === 'land' || tool === 'sea') setObstacle(drawing.press(tool, pointer.segment));
  }

  function release(pointer: BoardPointer): void {
    if (tool === 'stamp') {
      const stamped = stampAt(store, city, pointer);
      if (stamped) pressed.setState({ stamped });
    } else if (tool === 'measure') measuring.release(pointer.segment);
    else if (tool === 'select') selecting.release(pointer);
    else if (tool === 'paste') {
      const group = pasting.of(store.getState())?.group;
      // Where it does not fit, that is said already as long as it is there.
      if (group) stampGroup(store, group, pointer.segment, pointer.modifiers.shift);
    } else if (tool === 'walk')
      void import('../walk/walker.ts').then(({ putWalker }) => putWalker(store, pointer.segment));
    else drawing.release();
  }

  // What a press does depends on what is rendered.
  useLayoutEffect(() => cursor.setPress({ down: press, up: release }));

  return (
    <BoardFrame
      view={view}
      tools={<CityTools />}
      status={
        <>
          <CityStatus city={city} hover={hover} pressed={pressed} />
          <SelectionStatus city={city} hover={hover} runner={selecting} />
          {tool === 'walk' && <WalkPad />}
        </>
      }
    >
      <Board
        view={view}
        label="City"
        colors={colors}
        palette={palette}
        grid={grid}
        theme={theme}
        pictures={pictures}
        cursor={CURSORS[tool] ?? 'crosshair'}
        dragPans={(pointer) =>
          tool === 'pan' ||
          tool === 'walk' ||
          (tool === 'select' &&
            pointer.pointerType === 'touch' &&
            !store.getState().session.fingerSelects &&
            !selecting.carries(pointer))
        }
        describedBy={CITY_KEYS_ID}
        onHover={(pointer) => cursor.follow(pointer)}
        onSegmentDown={press}
        onSegmentMove={(pointer) => {
          showUnderFinger(pointer);
          if (tool === 'select') selecting.move(pointer, view.getState().camera.scale);
          if (tool === 'measure') measuring.move(pointer.segment);
          if (tool === 'land' || tool === 'sea') setObstacle(drawing.move(pointer.segment));
        }}
        onSegmentUp={release}
        onSegmentCancel={() => {
          hover.setState({ pointer: null });
          selecting.cancel();
          drawing.cancel();
          measuring.cancel();
        }}
      >
        <CityTints city={city} theme={theme} />
        <PlaceLayer view={view} theme={theme} />
        <BoardLabels
          view={view}
          theme={theme}
          within={(hex) => colors.getSegment({ q: hex.q, r: hex.r, k: 0 }) !== 0}
        />
        <MeasureLayer city={city} hover={hover} theme={theme} />
        <SelectionLayer city={city} runner={selecting} hover={hover} theme={theme} />
        <PasteLayer city={city} hover={hover} theme={theme} />
        <LivingOverlay theme={theme} />
        <RollOverlay theme={theme} />
        <Ghost city={city} hover={hover} theme={theme} pressed={pressed} />
        <CityFigures city={city} theme={theme} />
      </Board>
      <CityKeys />
    </BoardFrame>
  );
}

/** Stamps what is in hand where it fits; `null` where it does not. */
function stampAt(store: AppStore, city: CityView, { segment }: BoardPointer): Stamped | null {
  const { document } = store.getState();
  const held = stamping.of(store.getState());
  if (!held) return null;
  const { schematic: id, pose } = held;
  const schematic = toSchematic(document.schematics[id]!);
  const at = { q: segment.q, r: segment.r };
  if (schematic.hexes.length === 0 || hindrance(store.getState(), city, schematic, pose, at)) return null;
  return { id: stampSchematic(store, id, at, pose), segment, pose };
}
