import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { fits } from '../../engine/fit/explain.ts';
import { DIRECTIONS, distance, ORIGIN } from '../../engine/hex/hex.ts';
import { countHexes } from '../../engine/land/row.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { Board } from '../board/Board.tsx';
import { BoardFrame, TOOL_BAR_HEIGHT } from '../board/BoardFrame.tsx';
import { boundsOfBox } from '../board/hex-colors.ts';
import type { BoardPointer } from '../board/board-pointer.ts';
import { createBoardView } from '../board/board-view.ts';
import { createHover } from '../board/hover.ts';
import { posedShape } from '../board/posed-shape.ts';
import { useBoardLook, type GroundOfScheme } from '../board/use-board-look.ts';
import { useBoardOnScreen } from '../commands/runner.tsx';
import { useApp, useAppStore } from '../store/context.tsx';
import { toSchematic } from '../store/document.ts';
import { beginGesture, cancelGesture, edit, endGesture, setSession, type AppStore } from '../store/store.ts';
import { stampSchematic } from './city-edits.ts';
import { Ghost, Pointed, Selection } from './CityOverlay.tsx';
import { CityStatus } from './CityStatus.tsx';
import { CityTools } from './CityTools.tsx';
import { CityView } from './city-view.ts';
import { DistrictLayer } from './DistrictLayer.tsx';
import type { Stamped } from './ghost.ts';
import { addLand, hasHex, removeLand } from './land-edits.ts';
import { MeasureLayer } from './MeasureLayer.tsx';

const GROUND: GroundOfScheme = {
  light: { outside: '#c8dadd', free: '#ece5d3' },
  dark: { outside: '#1c2529', free: '#3a3f3a' },
};

/** How far from hex (0, 0) land can be drawn by hand. */
const MAX_DRAWN_RADIUS = 500;

export function CityBoard() {
  const store = useAppStore();
  const tool = useApp((state) => state.session.cityTool);
  const kinds = useApp((state) => state.document.city.kinds);
  const [city] = useState(() => new CityView(store.getState().document.city));
  const [view] = useState(() => createBoardView(undefined, TOOL_BAR_HEIGHT));
  const [hover] = useState(createHover);
  const [stamped, setStamped] = useState<Stamped | null>(null);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const { theme, palette } = useBoardLook(kinds, GROUND);
  const colors = useSyncExternalStore(city.subscribe, () => city.colors);
  useBoardOnScreen(view);

  useLayoutEffect(() => {
    const follow = () => city.update(store.getState().document.city);
    follow();
    return store.subscribe(follow);
  }, [city, store]);

  // Another land is shown whole; what is stamped on it, and land drawn by hand, leave the view alone.
  useEffect(() => {
    view.setBounds(boundsOfBox(city.board));
    const { kind } = store.getState().session.cityTool;
    if (kind !== 'land' && kind !== 'sea') view.fit();
  }, [view, city, colors, store]);

  const pictures = useCallback(
    (bounds: Parameters<CityView['pictures']>[0]) => city.pictures(bounds),
    [city],
  );

  /** A finger does not hover: the ghost comes where it is put down and goes along with it. */
  function showUnderFinger(pointer: BoardPointer): void {
    if (pointer.pointerType === 'touch' && tool.kind === 'stamp') hover.setState({ pointer });
  }

  return (
    <BoardFrame
      tools={<CityTools />}
      status={<CityStatus city={city} hover={hover} stamped={stamped} obstacle={obstacle} />}
    >
      <Board
        view={view}
        label="City"
        colors={colors}
        palette={palette}
        grid="land"
        theme={theme}
        pictures={pictures}
        cursor={tool.kind === 'select' ? 'default' : 'crosshair'}
        dragPans={tool.kind === 'select'}
        onHover={(pointer) => hover.setState({ pointer })}
        onSegmentDown={(pointer) => {
          showUnderFinger(pointer);
          if (tool.kind !== 'land' && tool.kind !== 'sea') return;
          beginGesture(store, tool.kind === 'land' ? 'Draw land' : 'Erase land');
          setObstacle(paintLand(store, city, pointer.segment));
        }}
        onSegmentMove={(pointer) => {
          showUnderFinger(pointer);
          if (tool.kind === 'land' || tool.kind === 'sea')
            setObstacle(paintLand(store, city, pointer.segment));
        }}
        onSegmentUp={(pointer) => {
          if (tool.kind === 'stamp') setStamped(stampAt(store, city, pointer) ?? stamped);
          else if (tool.kind === 'measure') setMeasureEnd(store, pointer.segment);
          else if (tool.kind === 'select')
            setSession(store, { placement: city.placementAt(pointer.segment)?.id ?? null });
          else endGesture(store);
        }}
        onSegmentCancel={() => {
          hover.setState({ pointer: null });
          if (tool.kind === 'land' || tool.kind === 'sea') cancelGesture(store);
        }}
      >
        <DistrictLayer theme={theme} />
        <MeasureLayer city={city} hover={hover} theme={theme} />
        <Pointed city={city} hover={hover} theme={theme} />
        <Selection city={city} theme={theme} />
        <Ghost city={city} hover={hover} theme={theme} stamped={stamped} />
      </Board>
    </BoardFrame>
  );
}

/** Draws or erases land at a segment's hex; why it cannot be, in words, else `null`. */
function paintLand(store: AppStore, city: CityView, { q, r }: Segment): string | null {
  const { session, document } = store.getState();
  const hex = { q, r };
  if (session.cityTool.kind === 'land') {
    if (distance(hex, ORIGIN) > MAX_DRAWN_RADIUS)
      return `Land is drawn at most ${MAX_DRAWN_RADIUS} hexes from hex 0, 0.`;
    edit(store, 'Draw land', (draft) => addLand(draft, document, hex));
    return null;
  }
  for (const k of DIRECTIONS) {
    const placement = city.placementAt({ ...hex, k });
    if (!placement) continue;
    const { name } = document.city.schematics[placement.schematic]!;
    return `${name} (No. ${placement.id}) stands on hex ${q}, ${r}: remove it first.`;
  }
  if (hasHex(document.city.land, hex) && countHexes(document.city.land) === 1)
    return 'The last hex of the land stays.';
  edit(store, 'Erase land', (draft) => removeLand(draft, document, hex));
  return null;
}

/** Sets the near end of what is measured, then the far one, then begins anew. */
function setMeasureEnd(store: AppStore, { q, r }: Segment): void {
  const { cityTool } = store.getState().session;
  if (cityTool.kind !== 'measure') return;
  const next =
    cityTool.from && !cityTool.to ? { from: cityTool.from, to: { q, r } } : { from: { q, r }, to: null };
  setSession(store, { cityTool: { kind: 'measure', ...next } });
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
