import { useElementSize } from '@mantine/hooks';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { hexCenter, type Point } from '../../../engine/hex/plane.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import { segmentKey, type Segment } from '../../../engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../../engine/segment/vertex.ts';
import { walkTo } from '../../board/input/board-cursor.ts';
import { crossedSegments } from '../../board/input/crossed-segments.ts';
import type { Way } from '../../view/board-cursor.ts';
import { kindOfScene, type Scene } from './scene-draft.ts';
import { pieceSegments, viewOfScene } from './scene-picture.ts';
import { ScenePicture } from './ScenePicture.tsx';
import classes from './SceneEditor.module.css';
import * as words from './words.ts';

interface SceneBoardProps {
  readonly scene: Scene;
  /** The scene before the stroke that goes on: the board keeps still until that has ended. */
  readonly resting: Scene;
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
  readonly blocked: readonly Segment[];
  /** Whether a drag moves the piece. */
  readonly movesPiece: boolean;
  readonly onBegin: () => void;
  readonly onPaint: (segments: readonly Segment[]) => void;
  readonly onMove: (to: Hex) => void;
  readonly onEnd: () => void;
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Side lengths of sea about a scene, where it can be painted larger. */
const MARGIN = 1.9;

/** The board of a scene: strokes paint its segments, or move its piece. */
export function SceneBoard({
  scene,
  resting,
  schematic,
  kinds,
  blocked,
  movesPiece,
  onBegin,
  onPaint,
  onMove,
  onEnd,
}: SceneBoardProps) {
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const keysId = useId();
  const [cursor, setCursor] = useState<Segment | null>(null);
  const stroke = useRef<{ last: Point; readonly grip: Hex } | null>(null);
  const view = useMemo(
    () => viewOfScene(resting, schematic, { width: width || 1, height: height || 1 }, MARGIN),
    [resting, schematic, width, height],
  );
  const pieceKeys = useMemo(
    () => new Set(pieceSegments(scene, schematic).map(segmentKey)),
    [scene, schematic],
  );

  function pointOf(event: PointerEvent<HTMLElement>): Point {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return {
      x: (event.clientX - left - view.originX) / view.side,
      y: (event.clientY - top - view.originY) / view.side,
    };
  }

  function press(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setCursor(null);
    const point = pointOf(event);
    const { q, r, k } = segmentAt(point.x, point.y);
    // The piece keeps its distance from the pointer that grips it.
    const isGripped = movesPiece && pieceKeys.has(segmentKey({ q, r, k }));
    stroke.current = { last: point, grip: isGripped ? { q: q - scene.q, r: r - scene.r } : { q: 0, r: 0 } };
    onBegin();
    if (!movesPiece) onPaint([{ q, r, k }]);
    else if (!isGripped) onMove({ q, r });
  }

  function drag(event: PointerEvent<HTMLElement>): void {
    const at = stroke.current;
    if (!at) return;
    const point = pointOf(event);
    if (movesPiece) {
      const { q, r } = segmentAt(point.x, point.y);
      onMove({ q: q - at.grip.q, r: r - at.grip.r });
    } else onPaint(crossedSegments(at.last, point).map(({ segment }) => segment));
    at.last = point;
  }

  function release(): void {
    if (!stroke.current) return;
    stroke.current = null;
    onEnd();
  }

  function key(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const at = cursor ?? { q: scene.q, r: scene.r, k: 0 as const };
    if (way !== undefined) setCursor(cursor ? walkTo(at, way) : at);
    else if ((event.key === ' ' || event.key === 'Enter') && cursor) {
      onBegin();
      if (movesPiece) onMove(cursor);
      else onPaint([cursor]);
      onEnd();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const says = cursor
    ? words.cursorAt(
        cursor,
        words.onScene(kindOfScene(scene, cursor), (id) => kinds.find((kind) => kind.id === id)?.name ?? id),
        pieceKeys.has(segmentKey(cursor)),
      )
    : '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys itself
    <div
      ref={ref}
      className={classes.board}
      role="application"
      aria-label={words.sceneBoard}
      aria-describedby={keysId}
      data-moves={movesPiece || undefined}
      data-scale={view.side}
      data-origin-x={view.originX}
      data-origin-y={view.originY}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys itself
      tabIndex={0}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={key}
      onBlur={() => setCursor(null)}
    >
      {width > 0 && height > 0 && (
        <ScenePicture
          scene={scene}
          schematic={schematic}
          kinds={kinds}
          width={width}
          height={height}
          blocked={blocked}
          view={view}
        />
      )}
      <svg className={classes.marks} aria-hidden="true">
        {cursor && (
          <polygon
            points={segmentVertices(cursor)
              .map(thirdToPoint)
              .map(({ x, y }) => `${view.originX + x * view.side},${view.originY + y * view.side}`)
              .join(' ')}
          />
        )}
        <circle
          cx={view.originX + hexCenter(scene).x * view.side}
          cy={view.originY + hexCenter(scene).y * view.side}
          r={3}
        />
      </svg>
      <span className="visually-hidden" id={keysId}>
        {words.sceneKeys}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {says}
      </span>
    </div>
  );
}
