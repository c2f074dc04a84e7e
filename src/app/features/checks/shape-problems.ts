import { distance, ORIGIN } from '../../../engine/hex/hex.ts';
import { brokenTiles } from '../../../engine/schematic/broken-tiles.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { shapeParts } from '../../../engine/schematic/parts.ts';
import { MAX_SCHEMATIC_HEXES, type PaintedHex } from '../../../engine/schematic/schematic.ts';
import { shapeCells, type ShapeCells } from '../../../engine/schematic/shape-cells.ts';
import { groundWithoutWayIn } from '../../../engine/schematic/ways-in.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { tileAround } from '../../../engine/segment/vertex.ts';
import type { SchematicProblem, Shows } from './problem.ts';
import * as words from './words.ts';

const known = new WeakMap<readonly Kind[], WeakMap<readonly PaintedHex[], readonly SchematicProblem[]>>();

/** All that can be said of a shape by itself. Found once per shape and kinds, which are told apart by identity. */
export function shapeProblems(
  hexes: readonly PaintedHex[],
  kinds: readonly Kind[],
): readonly SchematicProblem[] {
  let ofKinds = known.get(kinds);
  if (!ofKinds) known.set(kinds, (ofKinds = new WeakMap()));
  let problems = ofKinds.get(hexes);
  if (!problems) ofKinds.set(hexes, (problems = findProblems(hexes, kinds)));
  return problems;
}

function findProblems(hexes: readonly PaintedHex[], kinds: readonly Kind[]): SchematicProblem[] {
  if (hexes.length === 0)
    return [
      {
        key: 'empty',
        // Every piece begins so.
        severity: 'advice',
        isFinal: true,
        what: words.empty,
        why: words.emptyWhy,
        shows: CENTER,
      },
    ];
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  const shape = shapeCells(hexes);
  return [
    ...unknownKinds(shape, byId),
    ...brokenFootprints(shape, kinds),
    ...looseParts(shape),
    ...shutGround(shape, byId),
    ...farCenter(hexes),
    ...nearLimit(hexes),
  ];
}

/** The segments of the center hex. */
const CENTER: Shows = places([tileAround({ a: 0, b: 0 })]);

function places(all: readonly (readonly Segment[])[]): Shows {
  return { kind: 'places', places: all.map((segments) => segments.map(({ q, r, k }) => ({ q, r, k }))) };
}

function unknownKinds({ segments }: ShapeCells, byId: ReadonlyMap<string, Kind>): SchematicProblem[] {
  const ofKind = new Map<string, Segment[]>();
  for (const segment of segments) {
    if (byId.has(segment.kind)) continue;
    const own = ofKind.get(segment.kind);
    if (own) own.push(segment);
    else ofKind.set(segment.kind, [segment]);
  }
  return [...ofKind].map(([kind, own]) => ({
    key: `unknown ${kind}`,
    severity: 'problem',
    isFinal: true,
    what: words.unknownKind(own.length, kind),
    why: words.unknownKindWhy,
    shows: places([own]),
  }));
}

function brokenFootprints(shape: ShapeCells, kinds: readonly Kind[]): SchematicProblem[] {
  return kinds.flatMap(({ id, name, footprint }): SchematicProblem[] => {
    const broken = footprint === 'tile' ? brokenTiles(shape, id) : [];
    if (broken.length === 0) return [];
    return [
      {
        key: `broken ${id}`,
        severity: 'problem',
        what: words.noWholeTile(name, broken.length),
        why: words.noWholeTileWhy,
        shows: places([broken]),
      },
    ];
  });
}

function looseParts(shape: ShapeCells): SchematicProblem[] {
  const parts = shapeParts(shape);
  if (parts.length < 2) return [];
  const smaller = parts.slice(1);
  const atCorners = smaller.every(({ touches }) => touches);
  return [
    {
      key: 'parts',
      severity: atCorners ? 'advice' : 'problem',
      what: (atCorners ? words.partsAtCorners : words.partsApart)(parts.length),
      why: atCorners ? words.partsAtCornersWhy : words.partsApartWhy,
      shows: places(smaller.map(({ segments }) => segments)),
    },
  ];
}

function shutGround(shape: ShapeCells, byId: ReadonlyMap<string, Kind>): SchematicProblem[] {
  const areas = groundWithoutWayIn(shape, byId);
  if (areas.length === 0) return [];
  const ids = new Set(areas.flatMap((area) => area.map(({ kind }) => kind)));
  const names = [...ids].map((id) => byId.get(id)?.name ?? id).join(', ');
  return [
    {
      key: 'ways-in',
      // A court that houses close in may well be meant.
      severity: 'advice',
      what:
        areas.length === 1
          ? words.areaWithoutWayIn(names, areas[0]!.length)
          : words.areasWithoutWayIn(names, areas.length),
      why: words.noWayInWhy,
      shows: places(areas),
    },
  ];
}

function farCenter(hexes: readonly PaintedHex[]): SchematicProblem[] {
  const nearest = Math.min(...hexes.map((hex) => distance(hex, ORIGIN)));
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const diameter = Math.max(
    spread(hexes.map(({ q }) => q)),
    spread(hexes.map(({ r }) => r)),
    spread(hexes.map(({ q, r }) => q + r)),
  );
  if (nearest <= Math.max(1, diameter / 2)) return [];
  return [
    {
      key: 'center',
      severity: 'advice',
      what: words.farCenter(nearest),
      why: words.farCenterWhy,
      shows: CENTER,
    },
  ];
}

/** Share of the limit from which it is worth a word. */
const NEAR_LIMIT = 4000;

function nearLimit(hexes: readonly PaintedHex[]): SchematicProblem[] {
  if (hexes.length <= NEAR_LIMIT) return [];

  return [
    {
      key: 'limit',
      severity: 'advice',
      what: words.nearLimit(hexes.length, MAX_SCHEMATIC_HEXES),
      why: words.nearLimitWhy,
      shows: { kind: 'nothing' },
    },
  ];
}
