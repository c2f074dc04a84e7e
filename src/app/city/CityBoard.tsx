import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { fits } from '../../engine/fit/explain.ts';
import { Board } from '../board/Board.tsx';
import { BoardFrame, TOOL_BAR_HEIGHT } from '../board/BoardFrame.tsx';
import type { BoardPointer } from '../board/board-pointer.ts';
import { createBoardView } from '../board/board-view.ts';
import { createHover } from '../board/hover.ts';
import { posedShape } from '../board/posed-shape.ts';
import { useBoardLook, type GroundOfScheme } from '../board/use-board-look.ts';
import { useBoardOnScreen } from '../commands/runner.tsx';
import { useApp, useAppStore } from '../store/context.tsx';
import { toSchematic } from '../store/document.ts';
import { edit, setSession, type AppStore } from '../store/store.ts';
import { stampSchematic } from './city-edits.ts';
import { Ghost, Pointed, Selection } from './CityOverlay.tsx';
import { CityStatus } from './CityStatus.tsx';
import { CityTools } from './CityTools.tsx';
import { CityView, landBounds } from './city-view.ts';
import type { Stamped } from './ghost.ts';

const GROUND: GroundOfScheme = {
  light: { outside: '#c8dadd', free: '#ece5d3' },
  dark: { outside: '#1c2529', free: '#3a3f3a' },
};

export function CityBoard() {
  const store = useAppStore();
  const tool = useApp((state) => state.session.cityTool);
  const kinds = useApp((state) => state.document.city.kinds);
  const [city] = useState(() => new CityView(store.getState().document.city));
  const [view] = useState(() => createBoardView(undefined, TOOL_BAR_HEIGHT));
  const [hover] = useState(createHover);
  const [stamped, setStamped] = useState<Stamped | null>(null);
  const { theme, palette } = useBoardLook(kinds, GROUND);
  const colors = useSyncExternalStore(city.subscribe, () => city.colors);
  useBoardOnScreen(view);

  useLayoutEffect(() => {
    const follow = () => city.update(store.getState().document.city);
    follow();
    return store.subscribe(follow);
  }, [city, store]);

  // Another land is shown whole; what is stamped on it leaves the view alone.
  useEffect(() => {
    view.setBounds(landBounds(city.board));
    view.fit();
  }, [view, city, colors]);

  const pictures = useCallback(
    (bounds: Parameters<CityView['pictures']>[0]) => city.pictures(bounds),
    [city],
  );

  /** A finger does not hover: the ghost comes where it is put down and goes along with it. */
  function showUnderFinger(pointer: BoardPointer): void {
    if (pointer.pointerType === 'touch' && tool.kind === 'stamp') hover.setState({ pointer });
  }

  return (
    <BoardFrame tools={<CityTools />} status={<CityStatus city={city} hover={hover} stamped={stamped} />}>
      <Board
        view={view}
        label="City"
        colors={colors}
        palette={palette}
        grid="land"
        theme={theme}
        pictures={pictures}
        cursor={tool.kind === 'stamp' ? 'crosshair' : 'default'}
        dragPans={tool.kind === 'select'}
        onHover={(pointer) => hover.setState({ pointer })}
        onSegmentDown={showUnderFinger}
        onSegmentMove={showUnderFinger}
        onSegmentUp={(pointer) => {
          if (tool.kind === 'stamp') setStamped(stampAt(store, city, pointer) ?? stamped);
          else setSession(store, { placement: city.placementAt(pointer.segment)?.id ?? null });
        }}
        onSegmentCancel={() => hover.setState({ pointer: null })}
      >
        <Pointed city={city} hover={hover} theme={theme} />
        <Selection city={city} theme={theme} />
        <Ghost city={city} hover={hover} theme={theme} stamped={stamped} />
      </Board>
    </BoardFrame>
  );
}

/** Stamps what is in hand where it fits; `null` where it does not. */
function stampAt(store: AppStore, city: CityView, { segment }: BoardPointer): Stamped | null {
  const { session, document } = store.getState();
  if (session.cityTool.kind !== 'stamp') return null;
  const { schematic: id, pose } = session.cityTool;
  const schematic = toSchematic(document.schematics[id]!);
  const { hexes } = posedShape(schematic, pose, document.kinds);
  const at = { q: segment.q, r: segment.r };
  if (hexes.length === 0 || !fits(city.board, hexes, at)) return null;
  let placement = 0;
  edit(store, `Stamp ${schematic.name}`, (draft) => {
    placement = stampSchematic(draft, document, id, at, pose);
  });
  return { id: placement, segment, pose };
}
