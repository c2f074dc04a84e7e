import type { Blocked } from '../../src/engine/fit/explain.ts';
import { compareHexes, type Hex } from '../../src/engine/hex/hex.ts';
import type { LandRow } from '../../src/engine/land/row.ts';
import type { Pose, PoseRules } from '../../src/engine/schematic/pose.ts';
import {
  paintedSegments,
  type PaintedHex,
  type PaintedSegment,
} from '../../src/engine/schematic/schematic.ts';
import { segmentKey } from '../../src/engine/segment/segment.ts';
import {
  fromThirds,
  mirrorThird,
  moveThird,
  shiftThird,
  toThirds,
  turnThird,
} from '../../src/engine/segment/thirds.ts';

/** A city as a careful reader of the geometry would keep it: sets and maps of keys, and the thirds lattice. */
export interface ReferenceCity {
  readonly land: Set<string>;
  readonly owner: Map<string, number>;
}

export function referenceCity(rows: readonly LandRow[]): ReferenceCity {
  const land = new Set<string>();
  for (const { r, q, count } of rows) for (let step = 0; step < count; step++) land.add(`${q + step},${r}`);
  return { land, owner: new Map() };
}

/** Where the segments of a shape come to lie, by the thirds lattice alone. */
export function referencePose(hexes: readonly PaintedHex[], pose: Pose, at: Hex): PaintedSegment[] {
  return paintedSegments(hexes).map((segment) => {
    let point = toThirds(segment);
    if (pose.mirror) point = mirrorThird(point);
    for (let turn = 0; turn < pose.rotation; turn++) point = turnThird(point);
    return { ...fromThirds(moveThird(shiftThird(point, pose.shift), at)), kind: segment.kind };
  });
}

export function referenceBlocked(
  city: ReferenceCity,
  hexes: readonly PaintedHex[],
  pose: Pose,
  at: Hex,
): Blocked[] {
  const blocked: Blocked[] = [];
  for (const { q, r, k } of referencePose(hexes, pose, at)) {
    const placement = city.owner.get(segmentKey({ q, r, k }));
    if (!city.land.has(`${q},${r}`)) blocked.push({ q, r, k, reason: 'off-land' });
    else if (placement !== undefined) blocked.push({ q, r, k, reason: 'occupied', placement });
  }
  return blocked.sort((a, b) => compareHexes(a, b) || a.k - b.k);
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

/** The footprints of all placements that fit, as sorted text: equal poses give equal text and count once. */
export function referenceFits(
  city: ReferenceCity,
  hexes: readonly PaintedHex[],
  rules: PoseRules,
  around: readonly Hex[],
): Set<string> {
  const fits = new Set<string>();
  for (const at of around)
    for (const mirror of rules.mirror ? [false, true] : [false])
      for (const rotation of rules.rotations)
        for (const shift of rules.shifts) {
          const pose = { mirror, rotation, shift };
          if (referenceBlocked(city, hexes, pose, at).length === 0)
            fits.add(footprintKey(referencePose(hexes, pose, at)));
        }
  return fits;
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
