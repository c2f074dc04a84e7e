import {
  LAYERS,
  type Form,
  type Layer,
  type Mark,
  type Picture,
  type Style,
} from '../../../formats/picture/picture.ts';

/** All of one style in one layer and of one kind, ready for a canvas. */
export interface Stroke extends Style {
  /** The same for what may be one path. */
  readonly key: string;
  readonly kind: string;
  /** Place among the styles of its layer and kind: they are drawn in the order in which they were first seen. */
  readonly rank: number;
  readonly path: Path2D;
  /** Pixels per side length from which it is drawn, and from which no longer; always when absent. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export type Strokes = Readonly<Record<Layer, readonly Stroke[]>>;

const ranks = new Map<string, number>();

/**
 * A picture as few paths. Their order follows from kinds and styles, not from the picture, so that parts of a picture
 * drawn together look as the whole does.
 */
export function strokesOf(picture: Picture): Strokes {
  const { buildings, marks } = picture;
  if (picture.isOrdered) return inOrder(marks);
  const strokes = noStrokes();
  const known = new Map<Layer, Map<string, Map<Style, Path2D>>>();
  for (const { layer, style, form, building } of marks) {
    const kind = isTranslucent(style) ? '' : (buildings[building]?.kind ?? '');
    let kinds = known.get(layer);
    if (!kinds) known.set(layer, (kinds = new Map<string, Map<Style, Path2D>>()));
    let paths = kinds.get(kind);
    if (!paths) kinds.set(kind, (paths = new Map<Style, Path2D>()));
    let path = paths.get(style);
    if (!path) {
      paths.set(style, (path = new Path2D()));
      strokes[layer].push(toStroke(layer, kind, style, path));
    }
    trace(path, form);
  }
  for (const layer of LAYERS) strokes[layer].sort(compareStrokes);
  return strokes;
}

/** A path for each mark. */
function inOrder(marks: readonly Mark[]): Strokes {
  const strokes = noStrokes();
  marks.forEach(({ layer, style, form, from, to }, rank) => {
    const path = new Path2D();
    trace(path, form);
    strokes[layer].push({ ...toStroke(layer, '', style, path), rank, from, to });
  });
  return strokes;
}

/** The paths of several parts of one picture as those of the whole. */
export function joinStrokes(parts: readonly Strokes[]): Strokes {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const joined = noStrokes();
  for (const layer of LAYERS) {
    const byKey = new Map<string, Stroke>();
    const own = new Set<string>();
    for (const part of parts)
      for (const stroke of part[layer]) {
        const { key, path } = stroke;
        const before = byKey.get(key);
        if (!before) byKey.set(key, stroke);
        else if (own.has(key)) before.path.addPath(path);
        else {
          own.add(key);
          const sum = new Path2D(before.path);
          sum.addPath(path);
          byKey.set(key, { ...before, path: sum });
        }
      }
    joined[layer] = [...byKey.values()].sort(compareStrokes);
  }
  return joined;
}

/** Shadows of all kinds are one path: where two lie over each other they are not darker. */
function isTranslucent({ fill }: Style): boolean {
  return fill?.length === 9;
}

function toStroke(layer: Layer, kind: string, { fill, stroke, width }: Style, path: Path2D): Stroke {
  const key = `${layer} ${kind} ${fill} ${stroke} ${width}`;
  let rank = ranks.get(key);
  if (rank === undefined) ranks.set(key, (rank = ranks.size));
  return { fill, stroke, width, key, kind, rank, path };
}

function compareStrokes(a: Stroke, b: Stroke): number {
  if (a.kind === b.kind) return a.rank - b.rank;
  return a.kind < b.kind ? -1 : 1;
}

function noStrokes(): Record<Layer, Stroke[]> {
  return { ground: [], texture: [], shadow: [], body: [], roof: [], detail: [], top: [] };
}

/**
 * Rings are closed by a line back to their start: caps are as round as joins, so it looks the same, and `closePath`
 * measures all of the path each time, which takes seconds for a large one.
 */
function trace(path: Path2D, form: Form): void {
  switch (form.kind) {
    case 'polygon':
      for (const ring of form.rings) {
        traceLine(path, ring);
        path.lineTo(ring[0]!, ring[1]!);
      }
      return;
    case 'lines':
      for (const line of form.lines) traceLine(path, line);
      return;
    case 'circles':
      for (let i = 0; i < form.circles.length; i += 3) {
        const [x, y, radius] = [form.circles[i]!, form.circles[i + 1]!, form.circles[i + 2]!];
        path.moveTo(x + radius, y);
        path.arc(x, y, radius, 0, 2 * Math.PI);
      }
  }
}

function traceLine(path: Path2D, points: readonly number[]): void {
  path.moveTo(points[0]!, points[1]!);
  for (let i = 2; i < points.length; i += 2) path.lineTo(points[i]!, points[i + 1]!);
}
