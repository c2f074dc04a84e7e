import { kindsOfWish, renamedWish } from '../../../../engine/fit/wish.ts';
import { DIRECTIONS, hexKey } from '../../../../engine/hex/hex.ts';
import { brokenTiles } from '../../../../engine/schematic/broken-tiles.ts';
import { paintedSegments } from '../../../../engine/schematic/schematic.ts';
import { shapeCells } from '../../../../engine/schematic/shape-cells.ts';
import { segmentKey, type Segment } from '../../../../engine/segment/segment.ts';
import { toSchematic, type Document, type SchematicDocument } from '../../../document/document.ts';
import type { Change } from '../../../document/step.ts';
import { renameAsked } from '../around-painting.ts';
import { parseHexKey } from '../hex-key.ts';
import { paintChange } from '../painting.ts';

/** A schematic whose kinds are replaced, or the part of it that is selected. */
export interface Piece {
  readonly id: string;
  /** The segments that may change; `null` for all of them. */
  readonly within: readonly Segment[] | null;
}

/** Puts a kind in place of another one in some pieces. */
export interface Replacement {
  readonly pieces: readonly Piece[];
  readonly from: string;
  readonly to: string;
  /** Whether the conditions around the pieces that name the kind name the other one, too. */
  readonly conditions: boolean;
}

/** The number of segments of each kind in some pieces, by the kind's id. */
export function kindCounts({ schematics }: Document, pieces: readonly Piece[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces)
    for (const { kind } of segmentsOf(schematics[piece.id]!, piece.within))
      if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** The effect of a replacement before it is made. */
export interface ReplacementEffect {
  readonly segments: number;
  /** Schematics in which segments change. */
  readonly schematics: number;
  /** Conditions that name the kind, whether they are changed or not. */
  readonly conditions: number;
  /** Segments of the new kind that would make no whole tile, beyond those that make none now. */
  readonly broken: number;
}

export function replacementEffect(document: Document, replacement: Replacement): ReplacementEffect {
  const { pieces, from, to } = replacement;
  const isTile = document.kinds.find(({ id }) => id === to)?.footprint === 'tile';
  let [segments, schematics, conditions, broken] = [0, 0, 0, 0];
  for (const { id, within } of pieces) {
    const schematic = document.schematics[id]!;
    conditions += askingFor(schematic, from);
    const changed = ofKind(schematic, within, from);
    if (changed.length === 0) continue;
    segments += changed.length;
    schematics++;
    if (isTile) broken += newlyBroken(schematic, changed, to);
  }
  return { segments, schematics, conditions, broken };
}

/** The change that a replacement makes. */
export function replacementChange(document: Document, replacement: Replacement): Change {
  const { pieces, from, to, conditions } = replacement;
  const changes = pieces.flatMap(({ id, within }) => {
    const schematic = document.schematics[id]!;
    const asks = conditions && askingFor(schematic, from) > 0;
    return [
      paintChange(document, id, ofKind(schematic, within, from), to),
      ...(asks ? [renameAsked(schematic, (wish) => withKind(wish, from, to))] : []),
    ];
  });
  return {
    patches: changes.flatMap(({ patches }) => patches),
    inverse: changes.flatMap(({ inverse }) => inverse),
  };
}

/** A condition that names a kind in place of another one, each alternative once. */
function withKind(wish: string, from: string, to: string): string {
  return [...new Set(renamedWish(wish, new Map([[from, to]])).split('|'))].join('|');
}

interface KindOfSegment extends Segment {
  readonly kind: string | null;
}

function* segmentsOf(
  { hexes }: SchematicDocument,
  within: readonly Segment[] | null,
): Generator<KindOfSegment> {
  if (within)
    for (const segment of within) yield { ...segment, kind: hexes[hexKey(segment)]?.[segment.k] ?? null };
  else
    for (const [key, six] of Object.entries(hexes))
      for (const k of DIRECTIONS) yield { ...parseHexKey(key), k, kind: six[k] };
}

function ofKind(schematic: SchematicDocument, within: readonly Segment[] | null, kind: string): Segment[] {
  return [...segmentsOf(schematic, within)]
    .filter((segment) => segment.kind === kind)
    .map(({ q, r, k }) => ({ q, r, k }));
}

/** The conditions around a schematic that name a kind. */
function askingFor({ around = [] }: SchematicDocument, kind: string): number {
  return paintedSegments(around).filter((asked) => kindsOfWish(asked.kind).includes(kind)).length;
}

function newlyBroken(schematic: SchematicDocument, changed: readonly Segment[], to: string): number {
  const { hexes } = toSchematic(schematic);
  const keys = new Set(changed.map(segmentKey));
  const after = hexes.map((hex) => ({
    ...hex,
    segments: hex.segments.map((kind, k) =>
      keys.has(segmentKey({ q: hex.q, r: hex.r, k: DIRECTIONS[k]! })) ? to : kind,
    ) as unknown as typeof hex.segments,
  }));
  const before = brokenTiles(shapeCells(hexes), to).length;
  return Math.max(0, brokenTiles(shapeCells(after), to).length - before);
}
