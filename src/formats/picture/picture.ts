import type { Building } from '../../engine/schematic/footprint.ts';

/**
 * A form of a picture. Lines and closed outlines are flat lists x0, y0, x1, y1, ... in side lengths relative to the
 * center of hex (0, 0). Rings of a polygon run clockwise on screen, its holes counterclockwise, so that both fill rules
 * agree. Circles are a flat list of x, y, radius.
 */
export type Form =
  | { readonly kind: 'polygon'; readonly rings: readonly (readonly number[])[] }
  | { readonly kind: 'lines'; readonly lines: readonly (readonly number[])[] }
  | { readonly kind: 'circles'; readonly circles: readonly number[] };

/** The style of a form. Joins and caps of strokes are round. */
export interface Style {
  /** `#rrggbb`, or `#rrggbbaa` for shadows. */
  readonly fill: string | null;
  readonly stroke: string | null;
  /** Stroke width in side lengths. */
  readonly width: number;
  /** Whether it lightens what lies under it, as light does: mixed in the way that is called screen. */
  readonly isLight?: boolean;
}

/**
 * The layers of a picture, from the ground up. In one layer, the order of marks of different buildings does not matter,
 * so that a renderer can gather them by style.
 */
export const LAYERS = ['ground', 'texture', 'shadow', 'body', 'roof', 'detail', 'top'] as const;

/** The name of a layer. */
export type Layer = (typeof LAYERS)[number];

/** The layers of flat ground. */
export const GROUND_LAYERS: ReadonlySet<Layer> = new Set(['ground', 'texture']);

/** A painted form in a layer of a picture. */
export interface Mark {
  readonly layer: Layer;
  readonly style: Style;
  readonly form: Form;
  /** Index of the building in the picture that the mark belongs to; -1 for none. */
  readonly building: number;
  /** Pixels per side length from which the mark is drawn, and from which no longer; always when absent. */
  readonly from?: number;
  readonly to?: number;
}

/** The look of a shape: buildings, and marks in painter's order, layer by layer. */
export interface Picture {
  readonly buildings: readonly Building[];
  readonly marks: readonly Mark[];
  /** Whether the marks of a layer lie over each other in their order, as those of a map do. */
  readonly isOrdered?: boolean;
}

/** A box of the plane in side lengths; y grows downward. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether two boxes have a point in common. */
export function meet(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** Bounds with a margin on each side. */
export function grownBounds({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** The coordinates of a form in pairs; a circle gives two opposite corners of its bounding square. */
export function formPoints(form: Form): readonly number[] {
  switch (form.kind) {
    case 'polygon':
      return form.rings.flat();
    case 'lines':
      return form.lines.flat();
    case 'circles': {
      const points: number[] = [];
      for (let i = 0; i < form.circles.length; i += 3) {
        const [x, y, radius] = [form.circles[i]!, form.circles[i + 1]!, form.circles[i + 2]!];
        points.push(x - radius, y - radius, x + radius, y + radius);
      }
      return points;
    }
  }
}

/** The bounding box of all marks of a picture, strokes included; all zero when the picture is empty. */
export function pictureBounds({ marks }: Picture): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { form, style } of marks) {
    const half = style.stroke === null ? 0 : style.width / 2;
    const points = formPoints(form);
    for (let i = 0; i < points.length; i += 2) {
      left = Math.min(left, points[i]! - half);
      right = Math.max(right, points[i]! + half);
      top = Math.min(top, points[i + 1]! - half);
      bottom = Math.max(bottom, points[i + 1]! + half);
    }
  }
  return left <= right ? { left, top, right, bottom } : { left: 0, top: 0, right: 0, bottom: 0 };
}
