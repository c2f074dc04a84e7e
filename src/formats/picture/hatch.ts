/**
 * Parallel lines across the inside of rings (even-odd), `spacing` apart.
 *
 * @param angle direction of the lines in radians, clockwise on screen from east
 * @param phase the share 0..1 of a spacing by which the lines are moved sideways
 * @returns lines as x0, y0, x1, y1; pieces shorter than half a spacing are left out
 */
export function hatch(
  rings: readonly (readonly number[])[],
  angle: number,
  spacing: number,
  phase = 0.5,
): number[][] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const crossings = new Map<number, number[]>();
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const along = [ring[j]! * cos + ring[j + 1]! * sin, ring[i]! * cos + ring[i + 1]! * sin] as const;
      // Rounded, so that an edge along a line is exactly parallel to it and still meets its neighbors.
      const aside = [
        level(ring[j + 1]! * cos - ring[j]! * sin),
        level(ring[i + 1]! * cos - ring[i]! * sin),
      ] as const;
      const first = Math.ceil(Math.min(...aside) / spacing - phase);
      // A half-open interval, so that a corner counts once.
      const end = Math.ceil(Math.max(...aside) / spacing - phase);
      for (let line = first; line < end; line++) {
        const share = ((line + phase) * spacing - aside[0]) / (aside[1] - aside[0]);
        const at = along[0] + share * (along[1] - along[0]);
        const known = crossings.get(line);
        if (known) known.push(at);
        else crossings.set(line, [at]);
      }
    }
  const lines: number[][] = [];
  for (const [line, cuts] of crossings) {
    cuts.sort((a, b) => a - b);
    const aside = (line + phase) * spacing;
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [cuts[i]!, cuts[i + 1]!];
      if (to - from < spacing / 2) continue;
      lines.push([
        from * cos - aside * sin,
        from * sin + aside * cos,
        to * cos - aside * sin,
        to * sin + aside * cos,
      ]);
    }
  }
  return lines;
}

function level(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}
