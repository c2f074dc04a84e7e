/** The rule by which the rings of one shape enclose its ground. */
export type FillRule = 'nonzero' | 'evenodd';

/**
 * Rings of one shape turned so that they fill by the nonzero rule what they fill by their own: outer rings clockwise on
 * screen, holes counterclockwise. Rings that change nothing are left out. Rings are assumed not to cross.
 */
export function orientedRings(rings: readonly (readonly number[])[], rule: FillRule): (readonly number[])[] {
  const signs = rings.map((ring) => Math.sign(doubleArea(ring)));
  return rings.flatMap((ring, index) => {
    const sign = signs[index]!;
    if (sign === 0) return [];
    let around = 0;
    rings.forEach((other, i) => {
      // Of two equal rings, the later one lies within the earlier one.
      if (i !== index && encloses(other, ring, i < index)) around += rule === 'nonzero' ? signs[i]! : 1;
    });
    const isFilled = (winding: number) => (rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0);
    const [outside, inside] = [isFilled(around), isFilled(around + (rule === 'nonzero' ? sign : 1))];
    if (outside === inside) return [];
    return [sign > 0 === inside ? ring : reversed(ring)];
  });
}

/** Twice the area of a ring, positive when it runs clockwise on screen. */
function doubleArea(ring: readonly number[]): number {
  let area = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    area += ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!;
  return area;
}

function reversed(ring: readonly number[]): number[] {
  const turned: number[] = [];
  for (let i = ring.length - 2; i >= 0; i -= 2) turned.push(ring[i]!, ring[i + 1]!);
  return turned;
}

/** Whether a ring encloses another one: most corners of that lie within it; `equal` says so of the same ring. */
function encloses(outer: readonly number[], inner: readonly number[], equal: boolean): boolean {
  if (outer.length === inner.length && outer.every((value, i) => value === inner[i])) return equal;
  let within = 0;
  for (let i = 0; i < inner.length; i += 2) if (holds(outer, inner[i]!, inner[i + 1]!)) within++;
  return within > inner.length / 4;
}

function holds(ring: readonly number[], x: number, y: number): boolean {
  let isInside = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
  }
  return isInside;
}
