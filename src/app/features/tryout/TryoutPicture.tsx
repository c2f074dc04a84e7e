import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { hexCenter } from '../../../engine/hex/plane.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { poseIndex } from '../../../engine/schematic/pose-group.ts';
import { equalPoses, type Pose } from '../../../engine/schematic/pose.ts';
import { paintedSegments, type Schematic } from '../../../engine/schematic/schematic.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import { segmentKey } from '../../../engine/segment/segment.ts';
import { outlineOf } from '../../board/outline.ts';
import { posedShape } from '../../board/posed-shape.ts';
import { describePose } from '../../board/poses/pose-words.ts';
import { previewedPose } from '../../board/poses/previewed-pose.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { schematicPose } from '../../store/schematic-pose.ts';
import type { DrawnPatch, PatchView, Stamp } from './patch-order.ts';
import classes from './Tryout.module.css';
import * as words from './words.ts';

interface TryoutPictureProps {
  readonly patch: DrawnPatch;
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
}

/** The picture of a patch. A click on a copy of the piece shows the schematic in its pose; arrow keys go from copy to copy. */
export function TryoutPicture({ patch, schematic, kinds }: TryoutPictureProps) {
  const store = useAppStore();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const keysId = useId();
  const optionId = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const pose = useApp((state) => schematicPose.of(state).pose);
  const { picture, stamps, view, look } = patch;
  const { width, height } = look;
  useEffect(() => {
    const canvas = canvasRef.current!;
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  const shape = useMemo(() => shapesOf(schematic, kinds), [schematic, kinds]);
  const current = pointed !== null && pointed < stamps.length ? pointed : null;

  function show(index: number): void {
    const stamp = stamps[index];
    if (!stamp) return;
    const { mirror, rotation, shift } = stamp;
    previewedPose.set(store, { pose: null });
    schematicPose.set(store, { pose: { mirror, rotation, shift } });
  }

  /** The copy under the pointer; -1 for none. */
  function stampAt(event: MouseEvent<HTMLElement>): number {
    const { left, top, width: across } = event.currentTarget.getBoundingClientRect();
    const scale = width / across;
    const x = ((event.clientX - left) * scale - view.originX) / view.side;
    const y = ((event.clientY - top) * scale - view.originY) / view.side;
    const { q, r, k } = segmentAt(x, y);
    return stamps.findIndex((stamp) =>
      shape(stamp).keys.has(segmentKey({ q: q - stamp.q, r: r - stamp.r, k })),
    );
  }

  function walk(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    if (way !== undefined && stamps.length > 0) {
      event.preventDefault();
      setPointed(
        current === null
          ? way > 0
            ? 0
            : stamps.length - 1
          : (current + way + stamps.length) % stamps.length,
      );
    } else if ((event.key === 'Enter' || event.key === ' ') && current !== null) {
      event.preventDefault();
      show(current);
    }
  }

  return (
    <>
      <div
        className={classes.picture}
        role="listbox"
        aria-label={words.copies(schematic.name)}
        aria-describedby={keysId}
        aria-activedescendant={current === null ? undefined : optionId}
        tabIndex={0}
        data-hits={current !== null || undefined}
        style={{ aspectRatio: `${width} / ${height}` }}
        onKeyDown={walk}
        onBlur={() => setPointed(null)}
        title={current === null ? words.clickHint : describePose(stamps[current]!)}
        onPointerMove={(event) => {
          const index = stampAt(event);
          setPointed(index < 0 ? null : index);
        }}
        onPointerLeave={() => setPointed(null)}
        onClick={(event) => show(stampAt(event))}
      >
        {current !== null && (
          <span
            id={optionId}
            role="option"
            className="visually-hidden"
            aria-selected={equalPoses(stamps[current]!, pose)}
            aria-setsize={stamps.length}
            aria-posinset={current + 1}
          >
            {words.stamp(current + 1, stamps.length, describePose(stamps[current]!))}
          </span>
        )}
        <canvas ref={canvasRef} aria-hidden="true" />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {stamps.map((stamp, index) => {
            const isCurrent = index === current;
            const isShown = equalPoses(stamp, pose) && stamps.length <= MOST_MARKED;
            if (!isCurrent && !isShown) return null;
            return (
              <path
                key={`${stamp.q},${stamp.r},${index}`}
                d={pathOf(shape(stamp).edges, stamp, view)}
                data-current={isCurrent || undefined}
              />
            );
          })}
        </svg>
      </div>
      <p className="visually-hidden" id={keysId}>
        {words.copiesKeys}
      </p>
    </>
  );
}

/** Copies up to which those in the pose of the board are marked. */
const MOST_MARKED = 300;

const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A piece in a pose: its segments and the edges about them, in side lengths. */
interface CopyShape {
  readonly keys: ReadonlySet<string>;
  readonly edges: ReturnType<typeof outlineOf>;
}

/** The shapes of a piece by pose, made when they are first asked for. */
function shapesOf(schematic: Schematic, kinds: readonly Kind[]): (pose: Pose) => CopyShape {
  const shape_pose: CopyShape[] = [];
  return (pose) => {
    const index = poseIndex(pose);
    let shape = shape_pose[index];
    if (!shape) {
      const segments = paintedSegments(posedShape(schematic, pose, kinds).hexes);
      shape = { keys: new Set(segments.map(segmentKey)), edges: outlineOf(segments) };
      shape_pose[index] = shape;
    }
    return shape;
  };
}

function pathOf(
  edges: ReturnType<typeof outlineOf>,
  stamp: Stamp,
  { originX, originY, side }: PatchView,
): string {
  const center = hexCenter(stamp);
  const point = ({ x, y }: { readonly x: number; readonly y: number }) =>
    `${(originX + (center.x + x) * side).toFixed(1)} ${(originY + (center.y + y) * side).toFixed(1)}`;
  return edges.map(([from, to]) => `M${point(from)}L${point(to)}`).join('');
}
