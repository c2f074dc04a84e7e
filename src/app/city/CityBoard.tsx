import {
  FlipHorizontal2,
  MousePointer2,
  MoveLeft,
  MoveRight,
  RotateCcw,
  RotateCw,
  Stamp,
} from 'lucide-react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { explainFit } from '../../engine/fit/explain.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import { paintedSegments } from '../../engine/schematic/schematic.ts';
import { SEGMENT_WORDS, type Segment } from '../../engine/segment/segment.ts';
import { Board } from '../board/Board.tsx';
import { BoardFrame, TOOL_BAR_HEIGHT } from '../board/BoardFrame.tsx';
import type { BoardPointer } from '../board/board-pointer.ts';
import type { BoardTheme } from '../board/board-theme.ts';
import { createBoardView } from '../board/board-view.ts';
import { createHover, useHover, type Hover } from '../board/hover.ts';
import { GhostPicture, SegmentMarks } from '../board/overlay.tsx';
import { posedShape } from '../board/posed-shape.ts';
import { StatusLine } from '../board/StatusLine.tsx';
import { ToolButton } from '../board/ToolButton.tsx';
import { useBoardLook, type GroundOfScheme } from '../board/use-board-look.ts';
import { POSE_COMMANDS, selectCommand } from '../commands/commands.ts';
import { keyLabel } from '../commands/command.ts';
import { useBoardOnScreen, useCommandRunner } from '../commands/runner.tsx';
import { poseLabel } from '../poses/pose-words.ts';
import { getChunked } from '../store/chunked.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import { toSchematic } from '../store/document.ts';
import { edit, setSession, type AppStore } from '../store/store.ts';
import { stampSchematic } from './city-edits.ts';
import { CityView, landBounds } from './city-view.ts';
import { explainBlocked } from './fit-words.ts';

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
    if (pointer.pointerType === 'touch') hover.setState({ pointer });
  }

  return (
    <BoardFrame tools={<Tools />} status={<CityStatus city={city} hover={hover} />}>
      <Board
        view={view}
        label="City"
        colors={colors}
        palette={palette}
        grid="land"
        theme={theme}
        pictures={pictures}
        cursor={tool.kind === 'stamp' ? 'crosshair' : 'default'}
        onHover={(pointer) => hover.setState({ pointer })}
        onSegmentDown={showUnderFinger}
        onSegmentMove={showUnderFinger}
        onSegmentUp={(pointer) => act(store, city, pointer)}
        onSegmentCancel={() => hover.setState({ pointer: null })}
      >
        <Selection city={city} theme={theme} />
        <Ghost city={city} hover={hover} theme={theme} />
      </Board>
    </BoardFrame>
  );
}

/** A click: stamps what is in hand where it fits, else selects what stands there. */
function act(store: AppStore, city: CityView, { segment }: BoardPointer): void {
  const { session, document } = store.getState();
  const { cityTool } = session;
  if (cityTool.kind === 'select') {
    setSession(store, { placement: city.placementAt(segment)?.id ?? null });
    return;
  }
  const schematic = toSchematic(document.schematics[cityTool.schematic]!);
  const { hexes } = posedShape(schematic, cityTool.pose, document.kinds);
  const at = { q: segment.q, r: segment.r };
  if (hexes.length === 0 || explainFit(city.board, hexes, at).length > 0) return;
  edit(store, `Stamp ${schematic.name}`, (draft) => {
    stampSchematic(draft, document, cityTool.schematic, at, cityTool.pose);
  });
}

const POSE_ICONS: Readonly<Record<string, ReactNode>> = {
  turn: <RotateCw size={16} />,
  'turn-back': <RotateCcw size={16} />,
  shift: <MoveRight size={16} />,
  'shift-back': <MoveLeft size={16} />,
  mirror: <FlipHorizontal2 size={16} />,
};

function Tools() {
  const run = useCommandRunner();
  const tool = useApp((state) => state.session.cityTool);
  const name = useApp(({ document }) =>
    tool.kind === 'stamp' ? document.schematics[tool.schematic]!.name : null,
  );
  return (
    <>
      <ToolButton
        name="Select"
        hint={keyLabel('v')}
        icon={<MousePointer2 size={16} />}
        pressed={tool.kind === 'select'}
        named
        onClick={() => run(selectCommand)}
      />
      {name !== null && (
        <>
          <ToolButton name={`Stamp ${name}`} icon={<Stamp size={16} />} pressed named onClick={() => {}} />
          {POSE_COMMANDS.map((command) => (
            <ToolButton
              key={command.id}
              name={command.name}
              hint={keyLabel(command.keys[0]!)}
              icon={POSE_ICONS[command.id]}
              onClick={() => run(command)}
            />
          ))}
        </>
      )}
    </>
  );
}

/** The ghost at the pointer: its shape, its picture, where it lies, and what blocks it. */
function useGhost(city: CityView, hover: Hover) {
  const tool = useApp((state) => state.session.cityTool);
  const schematics = useApp((state) => state.document.schematics);
  const kinds = useApp((state) => state.document.kinds);
  const pointer = useHover(hover);
  // The board changes in place with the document: what is blocked is asked anew then.
  useApp((state) => state.document.city);
  if (tool.kind !== 'stamp' || !pointer) return null;
  const shape = posedShape(toSchematic(schematics[tool.schematic]!), tool.pose, kinds);
  const at = { q: pointer.segment.q, r: pointer.segment.r };
  return { shape, at, pose: tool.pose, blocked: explainFit(city.board, shape.hexes, at) };
}

interface OverlayProps {
  readonly city: CityView;
  readonly theme: BoardTheme;
}

function Ghost({ city, hover, theme }: OverlayProps & { readonly hover: Hover }) {
  const ghost = useGhost(city, hover);
  if (!ghost) return null;
  const { shape, at, blocked } = ghost;
  const fits = blocked.length === 0;
  return (
    <>
      <GhostPicture picture={shape.picture} at={at} opacity={fits ? 1 : 0.7} />
      {!fits && (
        <SegmentMarks segments={blocked} fill={`${theme.blocked}99`} stroke={theme.blocked} width={1.5} />
      )}
      <SegmentMarks
        segments={movedSegments(shape.hexes, at)}
        stroke={fits ? theme.fits : theme.blocked}
        width={2.5}
      />
    </>
  );
}

function movedSegments(
  hexes: readonly PaintedHex[],
  at: { readonly q: number; readonly r: number },
): Segment[] {
  return paintedSegments(hexes).map(({ q, r, k }) => ({ q: q + at.q, r: r + at.r, k }));
}

function Selection({ city, theme }: OverlayProps) {
  const document = useApp((state) => state.document.city);
  const selected = useApp((state) => state.session.placement);
  const placement = selected === null ? undefined : getChunked(document.placements, selected);
  if (!placement || city.city !== document) return null;
  return (
    <SegmentMarks
      segments={movedSegments(city.shapeOf(placement).hexes, placement)}
      fill={`${theme.selection}26`}
      stroke={theme.selection}
      width={3}
    />
  );
}

function CityStatus({ city, hover }: { readonly city: CityView; readonly hover: Hover }) {
  const ghost = useGhost(city, hover);
  const pointer = useHover(hover);
  const document = useApp((state) => state.document.city);
  const empty = Object.keys(document.placements).length === 0;
  return (
    <>
      {ghost && ghost.shape.hexes.length > 0 && (
        <StatusLine tone={ghost.blocked.length === 0 ? 'good' : 'bad'} live>
          {ghost.blocked.length === 0
            ? `Fits here at ${poseLabel(ghost.pose)} · click to stamp`
            : explainBlocked(ghost.blocked, document)}
        </StatusLine>
      )}
      {!ghost && empty && (
        <StatusLine>Nothing stands here yet. Generate a city, or pick a schematic to stamp.</StatusLine>
      )}
      {pointer && <StatusLine>{describeSegment(city, pointer.segment)}</StatusLine>}
    </>
  );
}

function describeSegment(city: CityView, segment: Segment): string {
  const { q, r, k } = segment;
  const place = `hex ${q}, ${r} · ${SEGMENT_WORDS[k]}`;
  const placement = city.placementAt(segment);
  if (!placement) return `${place} · ${city.colors.getSegment(segment) === 0 ? 'sea' : 'free land'}`;
  const kind = city.kindAt(segment)?.name.toLowerCase() ?? '';
  return `${place} · ${kind} of ${city.city.schematics[placement.schematic]!.name} (No. ${placement.id})`;
}
