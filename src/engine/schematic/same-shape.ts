import { conditionedShape, type ConditionedShape } from './conditioned-shape.ts';
import { sortedCodes, firstPlace, readShape, type SourceShape } from './source-shape.ts';
import { SHIFTS } from '../segment/shift.ts';
import { tableOf } from './pose-table.ts';
import { PLAIN_POSE, type Pose } from './pose.ts';
import { paintedSegments, type PaintedHex } from './schematic.ts';
import { checksum, LINEAR_PARTS } from './symmetries.ts';

/** A signature that is equal for all poses of a shape, and nearly always different for different shapes. */
export interface ShapeKey {
  /** The number of segments of each kind, with the kinds sorted. */
  readonly counts: string;
  /**
   * The least checksum over the shape mirrored and turned in all ways; a checksum does not depend on moves or shifts.
   */
  readonly sum: number;
}

const shapes = new WeakMap<readonly PaintedHex[], WeakMap<readonly PaintedHex[], readonly PaintedHex[]>>();

/** The shape with the conditions around it, the same object as long as both are the same. */
function knownShape(conditioned: ConditionedShape): readonly PaintedHex[] {
  const { hexes, around } = conditioned;
  if (!around) return hexes;
  let ofHexes = shapes.get(hexes);
  if (!ofHexes) shapes.set(hexes, (ofHexes = new WeakMap()));
  let shape = ofHexes.get(around);
  if (!shape) ofHexes.set(around, (shape = conditionedShape(conditioned)));
  return shape;
}

const keys = new WeakMap<readonly PaintedHex[], ShapeKey>();

/**
 * The signature of a shape with the conditions around it, computed once: shapes are compared by identity, because their
 * data never changes.
 */
export function shapeKey(conditioned: ConditionedShape): ShapeKey {
  const hexes = knownShape(conditioned);
  let key = keys.get(hexes);
  if (!key) {
    const shape = comparable(hexes);
    const sum = Math.min(...LINEAR_PARTS.map((part) => checksum(shape.source, part)));
    keys.set(hexes, (key = { counts: shape.counts, sum }));
  }
  return key;
}

/**
 * The plainest pose that maps the first shape, and the conditions around it, onto the second and those around that, up
 * to a whole-hex move; `null` when there is none.
 * Plainest: unmirrored before mirrored, then unshifted, then least turned.
 */
export function poseBetween(first: ConditionedShape, second: ConditionedShape): Pose | null {
  const [a, b] = [shapeKey(first), shapeKey(second)];
  if (a.counts !== b.counts || a.sum !== b.sum) return null;
  const source = comparable(knownShape(first)).source;
  const target = comparable(knownShape(second)).source;
  const plain = tableOf(PLAIN_POSE);
  const codes = sortedCodes(target, plain, firstPlace(target, plain));
  const [linear] = LINEAR_PARTS;
  const sum = checksum(target, linear!);
  const parts = LINEAR_PARTS.filter((part) => checksum(source, part) === sum);
  for (const mirror of [false, true])
    for (const shift of [0, ...SHIFTS.filter((other) => other !== 0)] as const)
      for (const part of parts) {
        if (part.mirror !== mirror) continue;
        const pose: Pose = { mirror, rotation: part.rotation, shift };
        const table = tableOf(pose);
        const posed = sortedCodes(source, table, firstPlace(source, table));
        if (codes.every((code, index) => code === posed[index])) return pose;
      }
  return null;
}

/**
 * A shape with its kinds numbered by their places in the sorted list of them, so that shapes of the same kinds have the
 * same numbers.
 */
function comparable(hexes: readonly PaintedHex[]): { readonly source: SourceShape; readonly counts: string } {
  const painted = paintedSegments(hexes);
  const counts = new Map<string, number>();
  for (const { kind } of painted) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const sorted = [...counts.keys()].sort((a, b) => (a < b ? -1 : 1));
  const numbers = new Map(sorted.map((kind, index) => [kind, index]));
  return {
    source: { ...readShape(hexes), kind_segment: Int32Array.from(painted, ({ kind }) => numbers.get(kind)!) },
    counts: sorted.map((kind) => `${kind} ${counts.get(kind)}`).join(' '),
  };
}
