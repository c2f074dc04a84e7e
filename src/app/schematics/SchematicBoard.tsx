import { Eraser, Paintbrush } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ORIGIN } from '../../engine/hex/hex.ts';
import { equalPoses, PLAIN_POSE } from '../../engine/schematic/pose.ts';
import { unposeSegment } from '../../engine/schematic/unpose.ts';
import { SEGMENT_WORDS, type Segment } from '../../engine/segment/segment.ts';
import { Board } from '../board/Board.tsx';
import { BoardFrame, TOOL_BAR_HEIGHT } from '../board/BoardFrame.tsx';
import type { BoardPointer } from '../board/board-pointer.ts';
import { createBoardView } from '../board/board-view.ts';
import { hexBounds } from '../board/camera.ts';
import { createHover, useHover, type Hover } from '../board/hover.ts';
import { CenterMark, SegmentMarks } from '../board/overlay.tsx';
import { posedShape } from '../board/posed-shape.ts';
import { StatusLine } from '../board/StatusLine.tsx';
import { ToolButton } from '../board/ToolButton.tsx';
import { useBoardLook, type GroundOfScheme } from '../board/use-board-look.ts';
import { keyLabel } from '../commands/command.ts';
import { eraseCommand, paintCommand } from '../commands/commands.ts';
import { useBoardOnScreen, useCommandRunner } from '../commands/runner.tsx';
import { poseLabel } from '../poses/pose-words.ts';
import { useApp, useAppStore } from '../store/context.tsx';
import { toSchematic, type SchematicDocument } from '../store/document.ts';
import { beginGesture, cancelGesture, edit, endGesture } from '../store/store.ts';
import { paintObstacle, paintSegment } from './painting.ts';
import { SchematicView } from './schematic-view.ts';

const GROUND: GroundOfScheme = {
  light: { outside: '#f1ebdd', free: '#e7dfcc' },
  dark: { outside: '#2b2e2c', free: '#353936' },
};

/** Room about a schematic when it is fitted, in hexes. */
const MARGIN = 1;

export function SchematicBoard({ document }: { readonly document: SchematicDocument }) {
  const store = useAppStore();
  const kinds = useApp((state) => state.document.kinds);
  const pose = useApp((state) => state.session.pose);
  const [view] = useState(() => createBoardView(undefined, TOOL_BAR_HEIGHT));
  const [hover] = useState(createHover);
  const [colors] = useState(() => new SchematicView());
  const [obstacle, setObstacle] = useState<string | null>(null);
  const stroke = useRef<'paint' | 'erase' | null>(null);
  const { theme, palette } = useBoardLook(kinds, GROUND);
  const schematic = toSchematic(document);
  const shape = posedShape(schematic, pose, kinds);
  const pictures = useCallback(() => [{ picture: shape.picture, at: ORIGIN }], [shape]);

  useLayoutEffect(() => colors.update(document.hexes, pose, kinds), [colors, document.hexes, pose, kinds]);
  useBoardOnScreen(view);

  const bounds = useMemo(() => fitBounds(schematic.hexes), [schematic.hexes]);
  useLayoutEffect(() => view.setBounds(bounds), [view, bounds]);
  // Another schematic is shown whole; an edit leaves the view alone.
  useEffect(() => view.fit(), [view, document.id]);

  function strike({ segment }: BoardPointer): void {
    const { session, document: now } = store.getState();
    const id = session.schematic;
    if (id === null || stroke.current === null) return;
    const own = unposeSegment(segment, session.pose);
    const kind = stroke.current === 'erase' ? null : session.kind;
    const problem = kind === null ? null : paintObstacle(now, id, own);
    setObstacle(problem);
    if (problem === null) edit(store, 'Paint', (draft) => paintSegment(draft, id, own, kind));
  }

  function begin(pointer: BoardPointer): void {
    const { session, document: now } = store.getState();
    stroke.current = pointer.button === 'secondary' ? 'erase' : session.tool;
    const kindName = now.kinds.find(({ id }) => id === session.kind)?.name.toLowerCase() ?? session.kind;
    beginGesture(store, stroke.current === 'erase' ? 'Erase' : `Paint ${kindName}`);
    strike(pointer);
  }

  return (
    <BoardFrame
      tools={<Tools />}
      status={
        <>
          {obstacle !== null && (
            <StatusLine tone="bad" live>
              {obstacle}
            </StatusLine>
          )}
          {!equalPoses(pose, PLAIN_POSE) && (
            <StatusLine>Shown at {poseLabel(pose)} · Esc turns it back · painting works here, too</StatusLine>
          )}
          {schematic.hexes.length === 0 && (
            <StatusLine>Click segments to paint. The cross marks the center, about which the piece turns.</StatusLine>
          )}
          <HoverLine hover={hover} document={document} />
        </>
      }
    >
      <Board
        view={view}
        label={`Schematic ${document.name}`}
        colors={colors.colors}
        palette={palette}
        grid="everywhere"
        theme={theme}
        pictures={pictures}
        cursor="crosshair"
        secondaryButton
        onHover={(pointer) => hover.setState({ pointer })}
        onSegmentDown={begin}
        onSegmentMove={strike}
        onSegmentUp={() => {
          stroke.current = null;
          endGesture(store);
        }}
        onSegmentCancel={() => {
          stroke.current = null;
          cancelGesture(store);
        }}
      >
        <HoverMark hover={hover} color={theme.hover} />
        <CenterMark at={ORIGIN} color={theme.center} />
      </Board>
    </BoardFrame>
  );
}

function fitBounds(hexes: readonly { readonly q: number; readonly r: number }[]) {
  const bounds = hexBounds([ORIGIN, ...hexes])!;
  const margin = MARGIN * 1.5;
  return {
    left: bounds.left - margin,
    right: bounds.right + margin,
    top: bounds.top - margin,
    bottom: bounds.bottom + margin,
  };
}

function Tools() {
  const run = useCommandRunner();
  const tool = useApp((state) => state.session.tool);
  return (
    <>
      <ToolButton
        name="Paint"
        hint={keyLabel('b')}
        icon={<Paintbrush size={16} />}
        pressed={tool === 'paint'}
        named
        onClick={() => run(paintCommand)}
      />
      <ToolButton
        name="Erase"
        hint={`${keyLabel('e')} or right button`}
        icon={<Eraser size={16} />}
        pressed={tool === 'erase'}
        named
        onClick={() => run(eraseCommand)}
      />
    </>
  );
}

function HoverMark({ hover, color }: { readonly hover: Hover; readonly color: string }) {
  const pointer = useHover(hover);
  return pointer && <SegmentMarks segments={[pointer.segment]} stroke={color} width={2} />;
}

function HoverLine({ hover, document }: { readonly hover: Hover; readonly document: SchematicDocument }) {
  const pointer = useHover(hover);
  const pose = useApp((state) => state.session.pose);
  const kinds = useApp((state) => state.document.kinds);
  if (!pointer) return null;
  const { q, r, k }: Segment = unposeSegment(pointer.segment, pose);
  const kind = document.hexes[`${q},${r}`]?.[k];
  const name = kinds.find(({ id }) => id === kind)?.name ?? kind ?? 'empty';
  return (
    <StatusLine>
      hex {q}, {r} · {SEGMENT_WORDS[k]} · {name.toLowerCase()}
    </StatusLine>
  );
}
