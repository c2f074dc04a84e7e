import type { Draft } from 'immer';
import { distance, hexKey, ORIGIN } from '../../engine/hex/hex.ts';
import { MAX_SCHEMATIC_HEXES, MAX_SCHEMATIC_RADIUS } from '../../engine/schematic/schematic.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import type { Document } from '../store/document.ts';

/** Why a segment cannot be painted, in words; `null` when it can. */
export function paintObstacle(document: Document, id: string, segment: Segment): string | null {
  if (distance(segment, ORIGIN) > MAX_SCHEMATIC_RADIUS)
    return `A schematic reaches at most ${MAX_SCHEMATIC_RADIUS} hexes from its center.`;
  const { hexes } = document.schematics[id]!;
  if (!Object.hasOwn(hexes, hexKey(segment)) && Object.keys(hexes).length >= MAX_SCHEMATIC_HEXES)
    return `A schematic has at most ${MAX_SCHEMATIC_HEXES} hexes.`;
  return null;
}

/** Puts a kind on a segment of a schematic, or takes it away with `null`. A hex left empty goes. */
export function paintSegment(draft: Draft<Document>, id: string, segment: Segment, kind: string | null): void {
  const { hexes } = draft.schematics[id]!;
  const key = hexKey(segment);
  const segments = hexes[key];
  if ((segments?.[segment.k] ?? null) === kind) return;
  if (!segments) hexes[key] = onlySegment(segment.k, kind);
  else if (kind === null && segments.every((other, k) => k === segment.k || other === null)) delete hexes[key];
  else segments[segment.k] = kind;
}

function onlySegment(k: number, kind: string | null): Draft<Document['schematics'][string]['hexes'][string]> {
  const segments: [string | null, string | null, string | null, string | null, string | null, string | null] =
    [null, null, null, null, null, null];
  segments[k] = kind;
  return segments;
}
