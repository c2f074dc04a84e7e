import type Konva from 'konva/lib/Core.js';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Drawing } from '../../board/Drawing.tsx';
import { Group } from '../../board/nodes.ts';
import { DIRECTIONS, neighbor, type Direction } from '../../../engine/hex/hex.ts';
import { hexCenter, type Point } from '../../../engine/hex/plane.ts';
import { stepFrom } from '../../../engine/map/open-ground.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { strokeWithHalo } from '../../board/paint/halo.ts';
import type { BoardTheme } from '../../board/board-theme.ts';
import { SegmentMarks } from '../../board/overlay.tsx';
import { useApp } from '../../store/context.tsx';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { groundOf } from '../../cityview/open-ground-of.ts';
import { standOf } from './walk-ground.ts';
import { useStride, type Stride } from './walker.ts';
import { walking } from './walking.ts';

/** The walker, the ways that are open from there, and what was in the way of the last step. */
export function WalkLayer({ city, theme }: CityLayerProps) {
  const walker = useApp((state) => walking.of(state)?.walker);
  const document = useApp((state) => state.document.city);
  const stride = useStride();
  if (!walker || city.city !== document) return null;
  const open_hex = groundOf(city);
  const ways = DIRECTIONS.filter((way) => stepFrom(city.board, open_hex, walker, way).kind === 'moved');
  return (
    <>
      {stride.bump && (
        <SegmentMarks
          segments={[stride.bump.by]}
          fill={`${theme.blocked}66`}
          stroke={theme.blocked}
          width={2.5}
        />
      )}
      <Ways from={walker} stand={standOf(city, walker)} ways={ways} color={theme.selection} />
      <Figure at={standOf(city, walker)} stride={stride} theme={theme} />
    </>
  );
}

interface WaysProps {
  readonly from: Segment;
  readonly stand: Point;
  readonly ways: readonly Direction[];
  readonly color: string;
}

/** A mark on each edge of the hex that a step can cross. */
function Ways({ from, ways, color }: WaysProps) {
  const center = hexCenter(from);
  return (
    <Drawing
      draw={(canvas, scale, _layer, bend) => {
        // Too small to tell one from another.
        if (scale < 14) return;
        const size = Math.min(0.17, 7 / scale);
        for (const way of ways) {
          const next = hexCenter(neighbor(from, way));
          const [x, y] = [(next.x - center.x) / Math.sqrt(3), (next.y - center.y) / Math.sqrt(3)];
          const edge = { x: center.x + 0.98 * x, y: center.y + 0.98 * y };
          const { x: tipX, y: tipY } = bend?.bent(edge) ?? edge;
          canvas.beginPath();
          canvas.moveTo(tipX - size * (x + y), tipY - size * (y - x));
          canvas.lineTo(tipX, tipY);
          canvas.lineTo(tipX - size * (x - y), tipY - size * (y + x));
          canvas.lineCap = 'round';
          canvas.lineJoin = 'round';
          const line = { color, width: 2.5 / scale };
          strokeWithHalo(canvas, line, { color: '#ffffffe6', width: 5 / scale });
        }
      }}
    />
  );
}

interface FigureProps {
  readonly at: Point;
  readonly stride: Stride;
  readonly theme: BoardTheme;
}

/** CSS pixels that the figure is high at the least and at the most; between them a share of a side length. */
const HEIGHT = { least: 13, most: 44, share: 0.72 } as const;

/** A little person with a shadow at its feet. */
function Figure({ at, stride, theme }: FigureProps) {
  const groupRef = useRef<Konva.Group>(null);
  useGlide(groupRef, at, stride);
  return (
    <Group ref={groupRef} listening={false}>
      <Drawing
        draw={(canvas, scale, _layer, bend) => {
          const stand = groupRef.current!.position();
          const place = bend?.bent(stand) ?? stand;
          canvas.translate(place.x - stand.x, place.y - stand.y);
          const unit = Math.min(Math.max(HEIGHT.share * scale, HEIGHT.least), HEIGHT.most) / scale;
          canvas.beginPath();
          canvas.ellipse(0, 0.06 * unit, 0.34 * unit, 0.15 * unit, 0, 0, 2 * Math.PI);
          canvas.fillStyle = '#00000055';
          canvas.fill();
          const body = new Path2D();
          body.moveTo(-0.27 * unit, 0);
          body.quadraticCurveTo(-0.27 * unit, -0.52 * unit, 0, -0.52 * unit);
          body.quadraticCurveTo(0.27 * unit, -0.52 * unit, 0.27 * unit, 0);
          body.quadraticCurveTo(0, 0.13 * unit, -0.27 * unit, 0);
          const head = new Path2D();
          head.arc(0, -0.66 * unit, 0.2 * unit, 0, 2 * Math.PI);
          canvas.lineJoin = 'round';
          for (const part of [body, head]) {
            canvas.strokeStyle = '#ffffff';
            canvas.lineWidth = Math.max(2.5 / scale, 0.1 * unit);
            canvas.stroke(part);
          }
          for (const part of [body, head]) {
            canvas.fillStyle = stride.bump ? theme.blocked : theme.center;
            canvas.fill(part);
          }
        }}
      />
    </Group>
  );
}

/** Milliseconds that a step takes to be seen. */
const GLIDE = 120;

/** Lets a node glide where it is to be, or start toward what is in its way and come back. */
function useGlide(groupRef: RefObject<Konva.Group | null>, at: Point, stride: Stride): void {
  const seen = useRef<Point | null>(null);
  const { x, y } = at;
  useLayoutEffect(() => {
    const group = groupRef.current;
    if (!group) return;
    const from = seen.current ?? { x, y };
    const place = (to: Point) => {
      seen.current = to;
      group.position(to);
      group.getLayer()?.batchDraw();
    };
    const isFar = Math.hypot(x - from.x, y - from.y) > 3;
    const aside = stride.bump && toward(stride.bump.way);
    if (isFar || matchMedia('(prefers-reduced-motion: reduce)').matches) return place({ x, y });
    const start = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const eased = 1 - (1 - part) ** 2;
      const push = aside ? 0.22 * Math.sin(Math.PI * part) : 0;
      place({
        x: from.x + (x - from.x) * eased + (aside ? aside.x * push : 0),
        y: from.y + (y - from.y) * eased + (aside ? aside.y * push : 0),
      });
      if (part < 1) frame = requestAnimationFrame(move);
    });
    place(from);
    return () => cancelAnimationFrame(frame);
    // Each stride anew, also one like the last.
  }, [groupRef, x, y, stride]);
}

/** The direction of a step as a vector of length 1. */
function toward(way: Direction): Point {
  const { x, y } = hexCenter(neighbor({ q: 0, r: 0 }, way));
  return { x: x / Math.sqrt(3), y: y / Math.sqrt(3) };
}
