import type { Patch } from 'immer';
import { distance, hexKey, ORIGIN } from '../../../engine/hex/hex.ts';
import {
  MAX_SCHEMATIC_HEXES,
  MAX_SCHEMATIC_RADIUS,
  mergeSegments,
  paintedSegments,
  type PaintedHex,
  type PaintedSegment,
} from '../../../engine/schematic/schematic.ts';
import { segmentKey, type Segment } from '../../../engine/segment/segment.ts';
import type { SchematicDocument } from '../../document/document.ts';
import type { Change } from '../../document/step.ts';
import * as words from './words.ts';

/** Why nothing can be asked of segments around a schematic, in words; `null` when it can. */
export function askObstacle(schematic: SchematicDocument, segments: readonly Segment[]): string | null {
  const beside = segments.filter((segment) => !isShape(schematic, segment));
  if (segments.length > 0 && beside.length === 0) return words.askBeside;
  if (beside.some((segment) => distance(segment, ORIGIN) > MAX_SCHEMATIC_RADIUS))
    return words.reachesTooFar(MAX_SCHEMATIC_RADIUS);
  const hexes = new Set([...(schematic.around ?? []), ...beside].map(hexKey));
  return hexes.size > MAX_SCHEMATIC_HEXES ? words.tooManyHexes(MAX_SCHEMATIC_HEXES) : null;
}

/**
 * The change that puts a condition on segments around a schematic, or takes it away with `null`. Segments of the shape
 * itself stay as they are.
 */
export function askChange(
  schematic: SchematicDocument,
  segments: readonly Segment[],
  wish: string | null,
): Change {
  const before = schematic.around;
  const asked = new Map(paintedSegments(before ?? []).map((painted) => [segmentKey(painted), painted]));
  let isOther = false;
  for (const segment of segments) {
    const key = segmentKey(segment);
    if ((asked.get(key)?.kind ?? null) === wish || (wish !== null && isShape(schematic, segment))) continue;
    isOther = true;
    if (wish === null) asked.delete(key);
    else asked.set(key, { ...segment, kind: wish });
  }
  if (!isOther) return { patches: [], inverse: [] };
  return aroundChange(schematic, mergeSegments([...asked.values()]));
}

/** Conditions that moved along with their shape; why they cannot be there, in words, when they reach too far. */
export function movedAround(
  around: SchematicDocument['around'] & object,
  move: (asked: PaintedSegment) => PaintedSegment,
): PaintedHex[] | string {
  const moved = mergeSegments(paintedSegments(around).map(move));
  if (moved.some((hex) => distance(hex, ORIGIN) > MAX_SCHEMATIC_RADIUS))
    return words.reachesTooFar(MAX_SCHEMATIC_RADIUS);
  return moved.length > MAX_SCHEMATIC_HEXES ? words.tooManyHexes(MAX_SCHEMATIC_HEXES) : moved;
}

/** The change that puts another text in place of each condition. */
export function renameAsked(schematic: SchematicDocument, rename: (wish: string) => string): Change {
  const asked = paintedSegments(schematic.around ?? []);
  return aroundChange(
    schematic,
    mergeSegments(asked.map((painted) => ({ ...painted, kind: rename(painted.kind) }))),
  );
}

/** The change that takes all conditions away. */
export function askNothing(schematic: SchematicDocument): Change {
  return schematic.around ? aroundChange(schematic, []) : { patches: [], inverse: [] };
}

function aroundChange(schematic: SchematicDocument, after: SchematicDocument['around'] & object): Change {
  const path = ['schematics', schematic.id, 'around'];
  const to = (value: SchematicDocument['around'], other: SchematicDocument['around']): Patch =>
    value ? { op: other ? 'replace' : 'add', path, value } : { op: 'remove', path };
  const before = schematic.around;
  const now = after.length > 0 ? after : undefined;
  return { patches: [to(now, before)], inverse: [to(before, now)] };
}

function isShape({ hexes }: SchematicDocument, segment: Segment): boolean {
  return (hexes[hexKey(segment)]?.[segment.k] ?? null) !== null;
}
