import type { District } from '../../src/engine/land/district.ts';
import type { Blocked } from '../../src/engine/fit/explain.ts';
import { compareHexes, type Hex } from '../../src/engine/hex/hex.ts';
import type { LandRow } from '../../src/engine/land/row.ts';
import type { Pose, PoseRules } from '../../src/engine/schematic/pose.ts';
import {
  paintedSegments,
  type PaintedHex,
  type PaintedSegment,
} from '../../src/engine/schematic/schematic.ts';
import { segmentKey, type Segment } from '../../src/engine/segment/segment.ts';
import { poseByThirds } from './thirds.ts';

/** A simple reference model of a city: sets and maps of keys, and the thirds lattice. */
export interface ReferenceCity {
  readonly land: Set<string>;
  readonly owner: Map<string, number>;
  /** Group of the district of a hex. */
  readonly group: Map<string, string>;
}

/** The conditions of a rule for a placement beyond free land, as in FORMATS. */
export interface ReferenceRule {
  readonly groups: readonly string[] | null;
  readonly spacing: number;
  /** Centers of the schematic's other placements, with their ids. */
  readonly others: readonly (Hex & { readonly id: number })[];
}

const ANYWHERE: ReferenceRule = { groups: null, spacing: 0, others: [] };

export function referenceCity(
  rows: readonly LandRow[],
  districts: readonly Pick<District, 'group' | 'rows'>[] = [],
): ReferenceCity {
  const land = new Set<string>();
  for (const { r, q, count } of rows) for (let step = 0; step < count; step++) land.add(`${q + step},${r}`);
  const group = new Map<string, string>();
  for (const district of districts)
    for (const { r, q, count } of district.rows)
      for (let step = 0; step < count; step++) group.set(`${q + step},${r}`, district.group);
  return { land, owner: new Map(), group };
}

/** The segments of a placed shape, computed only by the thirds lattice. */
export function referencePose(hexes: readonly PaintedHex[], pose: Pose, at: Hex): PaintedSegment[] {
  return paintedSegments(hexes).map((segment) => ({
    ...poseByThirds(segment, pose, at),
    kind: segment.kind,
  }));
}

export function referenceBlocked(
  city: ReferenceCity,
  hexes: readonly PaintedHex[],
  pose: Pose,
  at: Hex,
  rule: ReferenceRule = ANYWHERE,
): Blocked[] {
  const blocked: Blocked[] = [];
  const placed = referencePose(hexes, pose, at).sort((a, b) => compareHexes(a, b) || a.k - b.k);
  for (const { q, r, k } of placed) {
    const placement = city.owner.get(segmentKey({ q, r, k }));
    if (!city.land.has(`${q},${r}`)) blocked.push({ q, r, k, reason: 'off-land' });
    else if (placement !== undefined) blocked.push({ q, r, k, reason: 'occupied', placement });
    else if (!isFree(city, { q, r, k }, rule)) blocked.push({ q, r, k, reason: 'wrong-group' });
  }
  const [first] = placed;
  if (first)
    for (const { id } of tooNear(at, rule))
      blocked.push({ q: first.q, r: first.r, k: first.k, reason: 'spacing', placement: id });
  return blocked;
}

export function referenceStamp(
  city: ReferenceCity,
  hexes: readonly PaintedHex[],
  pose: Pose,
  at: Hex,
  id: number,
): void {
  for (const segment of referencePose(hexes, pose, at)) city.owner.set(segmentKey(segment), id);
}

/**
 * The footprints of all placements that fit, as sorted text: equal poses give equal text and count once. With a spacing
 * their centers differ, and it is enough that one of them keeps the distance.
 */
export function referenceFits(
  city: ReferenceCity,
  hexes: readonly PaintedHex[],
  rules: PoseRules,
  rule: ReferenceRule = ANYWHERE,
): Set<string> {
  const fits = new Set<string>();
  for (const mirror of rules.mirror ? [false, true] : [false])
    for (const rotation of rules.rotations)
      for (const shift of rules.shifts) {
        const posed = referencePose(hexes, { mirror, rotation, shift }, { q: 0, r: 0 });
        const [first] = posed;
        if (!first) continue;
        // A shape fits only where its first segment lies on land.
        for (const hex of city.land) {
          const [q = 0, r = 0] = hex.split(',').map(Number);
          const at = { q: q - first.q, r: r - first.r };
          const lies = (segment: Segment) => ({ q: segment.q + at.q, r: segment.r + at.r, k: segment.k });
          if (posed.every((segment) => isFree(city, lies(segment), rule)) && tooNear(at, rule).length === 0)
            fits.add(footprintKey(posed.map((segment) => ({ ...lies(segment), kind: segment.kind }))));
        }
      }
  return fits;
}

function isFree({ land, owner, group }: ReferenceCity, segment: Segment, { groups }: ReferenceRule): boolean {
  const hex = `${segment.q},${segment.r}`;
  if (!land.has(hex) || owner.has(segmentKey(segment))) return false;
  return groups === null || groups.includes(group.get(hex) ?? '');
}

/** The other placements whose centers are too near, in the order of their ids. */
function tooNear({ q, r }: Hex, { spacing, others }: ReferenceRule): { readonly id: number }[] {
  return others
    .filter((other) => {
      const [dq, dr] = [other.q - q, other.r - r];
      return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) < spacing;
    })
    .sort((a, b) => a.id - b.id);
}

/** Covered segments with their kinds, in one order. */
export function footprintKey(painted: readonly PaintedSegment[]): string {
  return painted
    .map((segment) => `${segmentKey(segment)}=${segment.kind}`)
    .sort()
    .join(' ');
}

/** Every hex at most `margin` away from the box of the land. */
export function hexesAround(rows: readonly LandRow[], margin: number): Hex[] {
  const hexes: Hex[] = [];
  const top = Math.min(...rows.map(({ r }) => r)) - margin;
  const bottom = Math.max(...rows.map(({ r }) => r)) + margin;
  const left = Math.min(...rows.map(({ q }) => q)) - margin;
  const right = Math.max(...rows.map(({ q, count }) => q + count)) + margin;
  for (let r = top; r <= bottom; r++) for (let q = left; q <= right; q++) hexes.push({ q, r });
  return hexes;
}
