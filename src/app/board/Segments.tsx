import type { Context } from 'konva/lib/Context.js';
import { useMemo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import { adjacentSegments, segmentKey, type Segment } from '../../engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';

interface SegmentsProps {
  readonly segments: readonly Segment[];
  /** CSS colors; what is not given is not painted. */
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  /** CSS pixels, at every scale. */
  readonly strokeWidth?: number | undefined;
  /** Dashes in CSS pixels. */
  readonly dash?: readonly number[] | undefined;
  readonly opacity?: number | undefined;
}

/** Segments as one area, with an outline about it: hover, selection, ghost. For the children of a board. */
export function Segments({ segments, fill, stroke, strokeWidth = 2, dash, opacity = 1 }: SegmentsProps) {
  const [area, outline] = useMemo(() => [areaOf(segments), outlineOf(segments)], [segments]);
  return (
    <Shape
      listening={false}
      perfectDrawEnabled={false}
      strokeScaleEnabled={false}
      lineCap="round"
      lineJoin="round"
      opacity={opacity}
      {...(fill === undefined ? {} : { fill })}
      {...(stroke === undefined ? {} : { stroke, strokeWidth })}
      {...(dash === undefined ? {} : { dash: [...dash] })}
      sceneFunc={(context, shape) => {
        if (fill !== undefined) {
          trace(context, area, 3);
          context.fillShape(shape);
        }
        if (stroke !== undefined) {
          trace(context, outline, 2);
          context.strokeShape(shape);
        }
      }}
    />
  );
}

/** Draws flat lists of points, `corners` to a piece: closed from three on. */
function trace(context: Context, points: readonly number[], corners: 2 | 3): void {
  context.beginPath();
  for (let i = 0; i < points.length; i += 2 * corners) {
    context.moveTo(points[i]!, points[i + 1]!);
    for (let j = i + 2; j < i + 2 * corners; j += 2) context.lineTo(points[j]!, points[j + 1]!);
    if (corners === 3) context.closePath();
  }
}

function areaOf(segments: readonly Segment[]): number[] {
  return segments.flatMap((segment) =>
    segmentVertices(segment)
      .map(thirdToPoint)
      .flatMap(({ x, y }) => [x, y]),
  );
}

/** The edges that have a segment on one side only. */
function outlineOf(segments: readonly Segment[]): number[] {
  const inside = new Set(segments.map(segmentKey));
  const points: number[] = [];
  for (const segment of segments) {
    const [center, first, second] = segmentVertices(segment);
    const [before, after, across] = adjacentSegments(segment);
    for (const [neighbor, from, to] of [
      [before, center, first],
      [after, center, second],
      [across, first, second],
    ] as const) {
      if (inside.has(segmentKey(neighbor))) continue;
      const [start, end] = [thirdToPoint(from), thirdToPoint(to)];
      points.push(start.x, start.y, end.x, end.y);
    }
  }
  return points;
}
