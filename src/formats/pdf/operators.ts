import type { DrawnPath } from '../svg/parts.ts';

/**
 * The transparencies that operators use: names of graphics states, `f` for fills or `s` for strokes, then alpha in hex;
 * `screen` for light.
 */
export type Transparencies = Set<string>;

/** Distance of the control points of a quarter circle, in radii. */
const QUARTER = 0.5523;

/** A number as text with four decimals; PDF knows no exponents. */
export function decimal(value: number): string {
  return String(Math.round(value * 1e4) / 1e4 + 0);
}

/** The operators that paint paths as SVG paints them, the fill before the stroke. */
export function pathOperators(paths: readonly DrawnPath[], transparencies: Transparencies): string {
  const parts: string[] = [];
  for (const { d, fill, stroke, width, isLight } of paths) {
    const outline = outlineOperators(d);
    const isClear = isLight === true || [fill, stroke].some((color) => color?.length === 9);
    if (!isClear) {
      if (fill !== null) parts.push(`${channels(fill)} rg`);
      if (stroke !== null) parts.push(`${channels(stroke)} RG ${decimal(width)} w`);
      parts.push(outline, fill === null ? (stroke === null ? 'n' : 'S') : stroke === null ? 'f' : 'B');
      continue;
    }
    parts.push('q');
    if (isLight) parts.push(screen(transparencies));
    if (fill !== null) parts.push(clear('f', fill, transparencies), `${channels(fill)} rg`, outline, 'f');
    if (stroke !== null)
      parts.push(
        clear('s', stroke, transparencies),
        `${channels(stroke)} RG ${decimal(width)} w`,
        outline,
        'S',
      );
    parts.push('Q');
  }
  return parts.join('\n');
}

/** The entries of the graphics states that some operators use. */
export function transparencyEntries(transparencies: Transparencies): string {
  const entries = [...transparencies].sort().map((name) => {
    if (name === SCREEN) return `/${name} << /BM /Screen >>`;
    const alpha = decimal(Number.parseInt(name.slice(1), 16) / 255);
    return `/${name} << /${name.startsWith('f') ? 'ca' : 'CA'} ${alpha} >>`;
  });
  return `<< ${entries.join(' ')} >>`;
}

/** The name of the graphics state that lightens what lies under it. */
const SCREEN = 'screen';

function screen(transparencies: Transparencies): string {
  transparencies.add(SCREEN);
  return `/${SCREEN} gs`;
}

function clear(use: 'f' | 's', color: string, transparencies: Transparencies): string {
  const name = `${use}${color.length === 9 ? color.slice(7) : 'ff'}`;
  transparencies.add(name);
  return `/${name} gs`;
}

/** The channels of a color `#rrggbb`, 0..1. */
export function channels(color: string): string {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((channel) => decimal(channel / 255)).join(' ');
}

/**
 * Path data as operators that build a path.
 *
 * @throws RangeError for a command that no drawing uses
 */
function outlineOperators(d: string): string {
  const parts: string[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([number]) => Number(number));
    const [a = 0, b = 0, , , , across = 0] = numbers;
    switch (command) {
      case 'M':
      case 'L':
        [x, y] = [a, b];
        break;
      case 'l':
        for (let i = 0; i < numbers.length; i += 2) {
          [x, y] = [x + numbers[i]!, y + numbers[i + 1]!];
          parts.push(`${decimal(x)} ${decimal(y)} l`);
        }
        continue;
      case 'h':
        x += a;
        break;
      case 'a':
        parts.push(halfCircle(x, y, across));
        x += across;
        continue;
      case 'Z':
        parts.push('h');
        continue;
      default:
        throw new RangeError(`a path has the command "${command}", which no drawing uses`);
    }
    parts.push(`${decimal(x)} ${decimal(y)} ${command === 'M' ? 'm' : 'l'}`);
  }
  return parts.join('\n');
}

/** Half a circle, clockwise on screen, from a point to the one that lies `across` to its right. */
function halfCircle(x: number, y: number, across: number): string {
  const radius = across / 2;
  const pull = QUARTER * radius;
  return [
    [x, y - pull, x + radius - pull, y - radius, x + radius, y - radius],
    [x + radius + pull, y - radius, x + across, y - pull, x + across, y],
  ]
    .map((points) => `${points.map(decimal).join(' ')} c`)
    .join('\n');
}
