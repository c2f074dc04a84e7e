/** A reason for which a drawing cannot be a symbol, as a sentence without a trailing period. */
export class SymbolFault extends Error {}

/** The attributes of an element. */
export type Attributes = Readonly<Record<string, string>>;

/** The shapes that a symbol can be made of. */
export const SHAPES: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]);

/**
 * The SVG path data of a shape.
 *
 * @throws SymbolFault for attributes that are no numbers
 */
export function pathOfShape(name: string, attributes: Attributes): string {
  const length = (key: string) => numberOf(key, attributes[key] ?? '0');
  switch (name) {
    case 'path':
      return attributes['d'] ?? '';
    case 'rect': {
      const [x, y, width, height] = [length('x'), length('y'), length('width'), length('height')];
      if (width <= 0 || height <= 0) return '';
      const rounding = (key: 'rx' | 'ry', other: 'rx' | 'ry', most: number) =>
        Math.min(Math.max(0, length(key in attributes ? key : other)), most / 2);
      const [rx, ry] = [rounding('rx', 'ry', width), rounding('ry', 'rx', height)];
      if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
      const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
      return `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`;
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = name === 'circle' ? [length('r'), length('r')] : [length('rx'), length('ry')];
      if (rx <= 0 || ry <= 0) return '';
      const half = (dx: number) => `a${rx} ${ry} 0 0 1 ${dx} 0`;
      return `M${length('cx') - rx} ${length('cy')}${half(2 * rx)}${half(-2 * rx)}Z`;
    }
    case 'line':
      return `M${length('x1')} ${length('y1')}L${length('x2')} ${length('y2')}`;
    default: {
      const points = (attributes['points'] ?? '').trim();
      if (points === '') return '';
      if (!/^[-+0-9.eE\s,]*$/.test(points)) throw new SymbolFault(`the points of <${name}> are no numbers`);
      return `M${points}${name === 'polygon' ? 'Z' : ''}`;
    }
  }
}

function numberOf(key: string, text: string): number {
  const value = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)(?:px)?\s*$/.exec(text)?.[1];
  if (value === undefined) throw new SymbolFault(`${key}="${text.slice(0, 20)}" is no number`);
  return Number(value);
}
