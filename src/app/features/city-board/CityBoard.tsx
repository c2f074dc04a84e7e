import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Board } from '../../board/Board.tsx';
import { BoardLabels } from '../../board/board-labels.tsx';
import { BoardFrame, TOOL_BAR_HEIGHT, VIEW_CONTROLS_SIZE } from '../../board/BoardFrame.tsx';
import { boundsOfLand } from '../../board/paint/hex-colors.ts';
import type { BoardPointer } from '../../board/input/board-pointer.ts';
import { createBoardView } from '../../view/board-view.ts';
import { FARTHEST_SCALE } from '../../view/camera.ts';
import { useGrid } from '../../board/grid-preference.ts';
import { createHover } from '../../board/input/hover.ts';
import { useBoardLook } from '../../board/use-board-look.ts';
import { useBoardOnScreen } from '../../contrib/runner.tsx';
import { firstFrame } from '../../kit/first-frame.ts';
import { openCityId } from '../../document/open-city.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import type { AppStore } from '../../store/store.ts';
import { viewings } from '../../store/viewing.ts';
import { keepCamera, showKeptCamera } from './city-cameras.ts';
import { cityCursor } from './city-cursor.ts';
import { CITY_KEYS_ID } from './city-keys-id.ts';
import { ToolBar } from '../../board/ToolBar.tsx';
import type { CityView } from '../../cityview/city-view.ts';
import { cityMenu } from '../../cityview/city-menu.ts';
import { groundOf, schemeOfCity } from '../../cityview/ground.ts';
import { loadCityNearby } from '../../cityview/nearby.ts';
import { CITY_FIGURES, CITY_MARKS, CITY_STATUS, CITY_TINTS } from '../../cityview/slots.ts';
import { Filled } from '../../contrib/slot.tsx';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { cityRunnerOf, cityToolInHand } from '../../cityview/city-tools.ts';
import * as words from './first-words.ts';

export function CityBoard() {
  const store = useAppStore();
  const tool = useApp(cityToolInHand);
  const kinds = useApp((state) => state.document.city.kinds);
  const ground = useApp((state) => groundOf(state.document.city));
  const [city] = useState(() => cityViewOf(store));
  const [view] = useState(() =>
    createBoardView(boundsOfLand(city.city.land), TOOL_BAR_HEIGHT, FARTHEST_SCALE, VIEW_CONTROLS_SIZE, true),
  );
  const [hover] = useState(createHover);
  const [runner] = useState(() => cityRunnerOf(store));
  const scheme = useApp((state) => schemeOfCity(state.document.city));
  const { theme, palette, colors: look } = useBoardLook(kinds, ground, scheme);
  const shores = useMemo(() => ({ outside: look.sea ?? look.outside, free: look.free }), [look]);
  const grid = useGrid('land');
  const colors = useSyncExternalStore(city.subscribe, () => city.colors);
  const bend = useSyncExternalStore(city.subscribe, () => city.bend);
  const [keys] = useState(() => cityCursor(store, view, hover, runner));
  useBoardOnScreen(view, keys.cursor);
  useEffect(() => keys.connect(), [keys]);
  useEffect(() => runner.connect(), [runner]);
  useEffect(() => runner.setView(view), [runner, view]);
  useEffect(() => void firstFrame().then(loadCityNearby), []);

  useLayoutEffect(() => {
    const follow = () => city.update(store.getState().document.city);
    follow();
    return store.subscribe(follow);
  }, [city, store]);

  // Another land is shown whole; what is stamped on it, and land drawn by hand, leave the view alone. A city that is
  // opened is shown as it was left.
  const openId = useApp((state) => openCityId(state.document));
  const land = useApp((state) => state.document.city.land);
  const shownId = useRef<string | null>(null);
  // Before the first frame: the board is painted for this camera at once.
  useLayoutEffect(() => {
    view.setBounds(boundsOfLand(land));
    const isOpened = shownId.current !== openId;
    shownId.current = openId;
    if (isOpened && isOwnWork(store) && showKeptCamera(openId, view)) return;
    if (isOpened || !cityToolInHand(store.getState()).keepsView) view.fit();
  }, [view, land, colors, store, openId]);
  // The camera of a city that is left is kept before the next one has its own.
  useLayoutEffect(() => {
    if (!isOwnWork(store)) return undefined;
    const keep = () => keepCamera(store.getState().document, openId, view);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [view, store, openId]);

  const pictures = useMemo(
    () =>
      Object.assign((bounds: Parameters<CityView['pictures']>[0]) => city.pictures(bounds, shores), {
        mapFrom: city.mapFrom,
      }),
    [city, shores],
  );

  /** A finger does not hover: the ghost, and the end of what is measured, come where it is put down and go along. */
  function showUnderFinger(pointer: BoardPointer): void {
    if (pointer.pointerType === 'touch' && tool.followsFinger) keys.follow(pointer);
  }

  const layer = { city, view, hover, theme };
  return (
    <BoardFrame
      view={view}
      tools={<ToolBar workspace="city" />}
      status={<Filled slot={CITY_STATUS} city={city} hover={hover} />}
    >
      <Board
        view={view}
        label={words.city}
        colors={colors}
        palette={palette}
        grid={grid}
        theme={theme}
        pictures={pictures}
        bend={bend}
        cursor={tool.cursor ?? 'crosshair'}
        secondaryButton={tool.secondaryButton}
        dragPans={(pointer) => runner.pans(pointer)}
        describedBy={CITY_KEYS_ID}
        hasMenu={(pointer) => runner.menu(pointer, false)}
        onMenu={(pointer, at) => {
          if (runner.menu(pointer, true)) cityMenu.set(store, { at, keysView: pointer ? null : view });
        }}
        onHover={keys.follow}
        onSegmentDown={(pointer) => {
          showUnderFinger(pointer);
          runner.press(pointer);
        }}
        onSegmentMove={(crossed) => {
          showUnderFinger(crossed.at(-1)!);
          runner.move(crossed);
        }}
        onSegmentUp={(pointer) => runner.release(pointer)}
        onSegmentCancel={() => {
          hover.setState({ pointer: null });
          runner.cancel();
        }}
      >
        <Filled slot={CITY_TINTS} {...layer} />
        <BoardLabels view={view} theme={theme} within={(hex) => city.isLand(hex)} />
        <Filled slot={CITY_MARKS} {...layer} />
        <Filled slot={CITY_FIGURES} {...layer} />
      </Board>
    </BoardFrame>
  );
}

/** Whether a store holds the user's own work, not a shared city or an earlier version. */
function isOwnWork(store: AppStore): boolean {
  return viewings.getState().viewing?.store !== store;
}
