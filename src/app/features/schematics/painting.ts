import type { Draft, Patch } from 'immer';
import { distance, hexKey, ORIGIN, type Hex } from '../../../engine/hex/hex.ts';
import { MAX_SCHEMATIC_HEXES, MAX_SCHEMATIC_RADIUS } from '../../../engine/schematic/schematic.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { parseHexKey } from './hex-key.ts';
import type { Document, SchematicDocument } from '../../document/document.ts';
import type { Change } from '../../document/step.ts';
import * as words from './words.ts';

/** Why segments cannot all be painted, in words; `null` when they can. `freed` are emptied at the same time. */
export function paintObstacles(
  { schematics }: Document,
  id: string,
  segments: readonly Segment[],
  freed: readonly Segment[] = [],
): string | null {
  if (segments.some((segment) => distance(segment, ORIGIN) > MAX_SCHEMATIC_RADIUS))
    return words.reachesTooFar(MAX_SCHEMATIC_RADIUS);
  const { hexes } = schematics[id]!;
  const gone = emptied(hexes, freed);
  const added = new Set<string>();
  for (const segment of segments) {
    const key = hexKey(segment);
    if (gone.has(key) || !Object.hasOwn(hexes, key)) added.add(key);
  }
  if (added.size === 0) return null;
  const count = Object.keys(hexes).length - gone.size + added.size;
  return count > MAX_SCHEMATIC_HEXES ? words.tooManyHexes(MAX_SCHEMATIC_HEXES) : null;
}

/** Keys of the hexes that have nothing but what is freed. */
function emptied(hexes: SchematicDocument['hexes'], freed: readonly Segment[]): ReadonlySet<string> {
  const freedOf = new Map<string, Set<number>>();
  for (const segment of freed) {
    const key = hexKey(segment);
    const ofHex = freedOf.get(key) ?? new Set<number>();
    freedOf.set(key, ofHex.add(segment.k));
  }
  const keys = new Set<string>();
  for (const [key, ofHex] of freedOf)
    if (hexes[key]?.every((kind, k) => kind === null || ofHex.has(k))) keys.add(key);
  return keys;
}

/** Puts a kind on a segment of a schematic, or takes it away with `null`. A hex left empty goes. */
export function paintSegment(
  draft: Draft<Document>,
  id: string,
  segment: Segment,
  kind: string | null,
): void {
  const { hexes } = draft.schematics[id]!;
  const key = hexKey(segment);
  const segments = hexes[key];
  if ((segments?.[segment.k] ?? null) === kind) return;
  if (!segments) hexes[key] = onlySegment(segment.k, kind);
  else if (kind === null && segments.every((other, k) => k === segment.k || other === null))
    delete hexes[key];
  else segments[segment.k] = kind;
}

/** The changes that put a kind on segments of a schematic, or empty them with `null`. Hexes left empty go. */
export function paintChange(
  document: Document,
  id: string,
  segments: readonly Segment[],
  kind: string | null,
): Change {
  const { hexes } = document.schematics[id]!;
  const k_key = new Map<string, number[]>();
  for (const segment of segments) {
    const key = hexKey(segment);
    if ((hexes[key]?.[segment.k] ?? null) === kind) continue;
    const own = k_key.get(key);
    if (!own) k_key.set(key, [segment.k]);
    else if (!own.includes(segment.k)) own.push(segment.k);
  }
  const patches: Patch[] = [];
  const inverse: Patch[] = [];
  for (const [key, own] of k_key) {
    const path = ['schematics', id, 'hexes', key];
    const before = hexes[key];
    if (!before) {
      patches.push({ op: 'add', path, value: SIX.map((k) => (own.includes(k) ? kind : null)) });
      inverse.push({ op: 'remove', path });
    } else if (kind === null && before.every((other, k) => other === null || own.includes(k))) {
      patches.push({ op: 'remove', path });
      inverse.push({ op: 'add', path, value: before });
    } else
      for (const k of own) {
        patches.push({ op: 'replace', path: [...path, k], value: kind });
        inverse.push({ op: 'replace', path: [...path, k], value: before[k] });
      }
  }
  return { patches, inverse };
}

const SIX = [0, 1, 2, 3, 4, 5];

function onlySegment(k: number, kind: string | null): Draft<Document['schematics'][string]['hexes'][string]> {
  const segments: [string | null, string | null, string | null, string | null, string | null, string | null] =
    [null, null, null, null, null, null];
  segments[k] = kind;
  return segments;
}

/**
 * Makes another hex the center of a schematic: all others move the other way.
 *
 * @throws RangeError when a hex would lie beyond the reach of a schematic
 */
export function recenter(draft: Draft<Document>, id: string, center: Hex): void {
  const schematic = draft.schematics[id]!;
  const moved: Draft<SchematicDocument['hexes']> = {};
  for (const [key, segments] of Object.entries(schematic.hexes)) {
    const { q, r } = parseHexKey(key);
    const hex = { q: q - center.q, r: r - center.r };
    if (distance(hex, ORIGIN) > MAX_SCHEMATIC_RADIUS)
      throw new RangeError(`hex ${hexKey(hex)} is too far out`);
    moved[hexKey(hex)] = segments;
  }
  schematic.hexes = moved;
  // Conditions that would lie beyond the reach of a schematic stay behind.
  if (schematic.around)
    schematic.around = schematic.around
      .map((hex) => ({ ...hex, q: hex.q - center.q, r: hex.r - center.r }))
      .filter((hex) => distance(hex, ORIGIN) <= MAX_SCHEMATIC_RADIUS);
}

/** Why a hex cannot be the center of a schematic, in words; `null` when it can. */
export function centerObstacle({ hexes }: SchematicDocument, center: Hex): string | null {
  const isFar = Object.keys(hexes).some((key) => distance(parseHexKey(key), center) > MAX_SCHEMATIC_RADIUS);
  return isFar ? words.reachesTooFar(MAX_SCHEMATIC_RADIUS) : null;
}
