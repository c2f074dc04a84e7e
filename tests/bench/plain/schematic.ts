import { distance, Grid, ring } from 'honeycomb-grid';
import type { Pose, PoseRules } from '../../../src/engine/schematic/pose.ts';
import type { PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { PlainHex } from './hex.ts';

/** A hex of a schematic and what stands on its segments, 0 N .. 5 NW clockwise. */
export interface PlainPart {
  readonly hex: PlainHex;
  readonly segments: Map<number, string>;
}

export type PlainShape = readonly PlainPart[];

/** A schematic in one of its distinct poses, parts sorted by r then q. */
export interface PlainPose {
  readonly pose: Pose;
  readonly parts: PlainShape;
}

const CENTER = new PlainHex({ q: 0, r: 0 });

export function plainShape(hexes: readonly PaintedHex[]): PlainShape {
  return hexes.map(({ q, r, segments }) => {
    const painted = new Map<number, string>();
    segments.forEach((kind, segment) => kind !== null && painted.set(segment, kind));
    return { hex: new PlainHex({ q, r }), segments: painted };
  });
}

/**
 * Turned by `turns` × 60° clockwise: every hex goes on along its ring about the center by its distance for each turn,
 * every segment by one.
 */
function plainTurn(shape: PlainShape, turns: number): PlainShape {
  return shape.map(({ hex, segments }) => {
    const radius = distance(CENTER, CENTER, hex);
    const turned = new Map([...segments].map(([segment, kind]) => [(segment + turns) % 6, kind]));
    if (radius === 0) return { hex, segments: turned };
    const hexes = new Grid(PlainHex, ring({ center: CENTER, radius })).toArray();
    const index = hexes.findIndex((other) => other.equals(hex));
    return { hex: hexes[(index + turns * radius) % hexes.length]!, segments: turned };
  });
}

/** Where each segment goes when shifted right by one side: hex step and segment, by segment. */
const RIGHT = [
  { q: 1, r: -1, segment: 4 },
  { q: 1, r: -1, segment: 3 },
  { q: 1, r: 0, segment: 0 },
  { q: 1, r: 0, segment: 5 },
  { q: 0, r: 0, segment: 2 },
  { q: 0, r: 0, segment: 1 },
];

/** The same to the left. */
const LEFT = [
  { q: -1, r: 0, segment: 2 },
  { q: 0, r: 0, segment: 5 },
  { q: 0, r: 0, segment: 4 },
  { q: -1, r: 1, segment: 1 },
  { q: -1, r: 1, segment: 0 },
  { q: -1, r: 0, segment: 3 },
];

/** Shifted by one side length; segments that land in the same hex are merged into one part. */
function plainShift(shape: PlainShape, shift: -1 | 0 | 1): PlainShape {
  if (shift === 0) return shape;
  const table = shift === 1 ? RIGHT : LEFT;
  const shifted: PlainPart[] = [];
  for (const { hex, segments } of shape)
    for (const [segment, kind] of segments) {
      const target = table[segment]!;
      const moved = new PlainHex({ q: hex.q + target.q, r: hex.r + target.r });
      const known = shifted.find((part) => part.hex.equals(moved));
      if (known) known.segments.set(target.segment, kind);
      else shifted.push({ hex: moved, segments: new Map([[target.segment, kind]]) });
    }
  return shifted;
}

function plainMirror(shape: PlainShape): PlainShape {
  return shape.map(({ hex, segments }) => ({
    hex: new PlainHex({ q: -hex.q, r: hex.q + hex.r }),
    segments: new Map([...segments].map(([segment, kind]) => [(6 - segment) % 6, kind])),
  }));
}

/** A shape in a pose: mirrored, then turned, then shifted; parts sorted by r then q. */
export function plainOrient(shape: PlainShape, { mirror, rotation, shift }: Pose): PlainShape {
  const mirrored = mirror ? plainMirror(shape) : shape;
  const turned = rotation === 0 ? mirrored : plainTurn(mirrored, rotation);
  return sortParts(plainShift(turned, shift));
}

/** The distinct poses among those allowed: of equal ones the unmirrored, then unshifted, then least turned. */
export function plainPoses(shape: PlainShape, rules: PoseRules): PlainPose[] {
  const distinct = new Map<string, PlainPose>();
  for (const mirror of rules.mirror ? [false, true] : [false])
    for (const shift of ([0, -1, 1] as const).filter((shift) => rules.shifts.includes(shift)))
      for (const rotation of [...rules.rotations].sort((a, b) => a - b)) {
        const pose = { mirror, rotation, shift };
        const parts = plainOrient(shape, pose);
        const text = describeParts(parts);
        if (!distinct.has(text)) distinct.set(text, { pose, parts });
      }
  return [...distinct.values()];
}

function sortParts(parts: PlainShape): PlainShape {
  return [...parts].sort((a, b) => a.hex.r - b.hex.r || a.hex.q - b.hex.q);
}

/** Sorted parts as text that whole-hex moves leave as it is. */
function describeParts(parts: PlainShape): string {
  const first = parts[0]!.hex;
  return parts
    .map(({ hex, segments }) => {
      const kinds = [...segments].sort(([a], [b]) => a - b).map(([segment, kind]) => `${segment}${kind}`);
      return `${hex.q - first.q},${hex.r - first.r}:${kinds.join()}`;
    })
    .join(';');
}
