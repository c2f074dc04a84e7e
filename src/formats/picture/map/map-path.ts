import { AWAY } from '../path.ts';
import type { MapBatch } from './scene.ts';

/** Thousandths of a side: coordinates are whole numbers of them, so that steps between points are exact. */
const UNITS = 1000;

function units(value: number): number {
  return Math.round(value * UNITS + AWAY);
}

/** A whole number of thousandths as text, as short as can be: `1.25`, `-.04`, `0`. */
function text(value: number): string {
  return String(value / UNITS).replace(/^(-?)0\./, '$1.');
}

/** The marks of a batch as SVG path data with relative steps (also valid for `Path2D`). */
export function batchPath({ rings, lines, circles }: Pick<MapBatch, 'rings' | 'lines' | 'circles'>): string {
  const parts: string[] = [];
  for (const ring of rings) parts.push(linePath(ring), 'Z');
  for (const line of lines) parts.push(linePath(line));
  for (let i = 0; i < circles.length; i += 3)
    parts.push(circlePath(circles[i]!, circles[i + 1]!, circles[i + 2]!));
  return parts.join('');
}

function linePath(points: readonly number[]): string {
  let [x, y] = [units(points[0]!), units(points[1]!)];
  let d = `M${text(x)} ${text(y)}l`;
  for (let i = 2; i < points.length; i += 2) {
    const [toX, toY] = [units(points[i]!), units(points[i + 1]!)];
    const [dx, dy] = [toX - x, toY - y];
    d += `${i > 2 && dx >= 0 ? ' ' : ''}${text(dx)}${dy >= 0 ? ' ' : ''}${text(dy)}`;
    [x, y] = [toX, toY];
  }
  return d;
}

function circlePath(x: number, y: number, radius: number): string {
  const r = units(radius);
  const [arc, across] = [text(r), text(2 * r)];
  return `M${text(units(x) - r)} ${text(units(y))}a${arc} ${arc} 0 0 1 ${across} 0a${arc} ${arc} 0 0 1-${across} 0Z`;
}
