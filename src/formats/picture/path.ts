import type { Form, Layer, Picture, Style } from './picture.ts';

/** All forms of one style in one layer, as one SVG path (also valid for `Path2D`). */
export interface PathBatch extends Style {
  readonly layer: Layer;
  /** SVG path data in side lengths, relative to the center of hex (0, 0). */
  readonly d: string;
}

/**
 * Keeps numbers in the middle between two thousandths, which are common, away from where rounding turns: browsers may
 * differ in the last bit of a sine, and must not differ in a file.
 */
export const AWAY = 1e-5;

/** A number as text with three decimals, a tenth of a pixel at 100 pixels per side length. */
export function decimal(value: number): string {
  return String(Math.round(value * 1000 + AWAY) / 1000 + 0);
}

function polyline(points: readonly number[]): string {
  let d = '';
  for (let i = 0; i < points.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${decimal(points[i]!)} ${decimal(points[i + 1]!)}`;
  return d;
}

/** A form as SVG path data. */
export function formPath(form: Form): string {
  switch (form.kind) {
    case 'polygon':
      return form.rings.map((ring) => `${polyline(ring)}Z`).join('');
    case 'lines':
      return form.lines.map(polyline).join('');
    case 'circles': {
      let d = '';
      for (let i = 0; i < form.circles.length; i += 3) {
        const radius = form.circles[i + 2]!;
        const r = decimal(radius);
        const across = decimal(2 * radius);
        d += `M${decimal(form.circles[i]! - radius)} ${decimal(form.circles[i + 1]!)}`;
        d += `a${r} ${r} 0 0 1 ${across} 0a${r} ${r} 0 0 1 -${across} 0Z`;
      }
      return d;
    }
  }
}

/** A picture as few paths, in painter's order: one per layer and style. */
export function pathBatches(picture: Picture): PathBatch[] {
  const batches = new Map<string, { layer: Layer; style: Style; parts: string[] }>();
  for (const { layer, style, form } of picture.marks) {
    const key = `${layer} ${style.fill} ${style.stroke} ${style.width}`;
    const known = batches.get(key);
    if (known) known.parts.push(formPath(form));
    else batches.set(key, { layer, style, parts: [formPath(form)] });
  }
  return [...batches.values()].map(({ layer, style, parts }) => ({ ...style, layer, d: parts.join('') }));
}
