import {
  compareHexes,
  DIRECTIONS,
  distance,
  hexKey,
  neighbor,
  ORIGIN,
  type Hex,
} from '../../../engine/hex/hex.ts';
import { readWish } from '../../../engine/fit/wish.ts';
import type { PlaceTest } from '../../../engine/pack/pack.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { orient, type Pose } from '../../../engine/schematic/pose.ts';
import {
  MAX_SCHEMATIC_HEXES,
  MAX_SCHEMATIC_RADIUS,
  paintedSegments,
  type PaintedHex,
  type Schematic,
  type Six,
} from '../../../engine/schematic/schematic.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { isPublic } from '../../../engine/schematic/walkable.ts';

/** The scene of a test with the piece in it. */
export type Scene = Pick<PlaceTest, 'around' | 'q' | 'r' | keyof Pose>;

/** The mark that a stroke leaves on a scene: a kind, ground on which nothing stands, or sea, which takes whole hexes. */
export type SceneBrush =
  | { readonly kind: 'kind'; readonly id: string }
  | { readonly kind: 'free' }
  | { readonly kind: 'sea' };

/** Free land about a new scene's piece, in hexes. */
const MARGIN = 1;

const FREE: Six<string | null> = [null, null, null, null, null, null];

/**
 * A scene to begin with: free land under a piece in a pose, and some about it, with what the piece asks for as far as one
 * can tell.
 */
export function plainScene(schematic: Schematic, pose: Pose, kinds: readonly Kind[]): Scene {
  const around = new Map<string, PaintedHex>();
  const covered = [...orient(schematic.hexes, pose), ...orient(schematic.around ?? [], pose)];
  let edge: Hex[] = (covered.length > 0 ? covered : [ORIGIN]).map(({ q, r }) => ({ q, r }));
  for (let step = 0; step <= MARGIN; step++) {
    for (const { q, r } of edge) around.set(hexKey({ q, r }), { q, r, segments: FREE });
    edge = edge.flatMap((hex) => DIRECTIONS.map((k) => neighbor(hex, k)));
  }
  const { mirror, rotation, shift } = pose;
  const land = [...around.values()].filter(isWithin).slice(0, MAX_SCHEMATIC_HEXES).sort(compareHexes);
  return withNeeds({ q: 0, r: 0, mirror, rotation, shift, around: land }, schematic, kinds);
}

/** A scene with the first of what each condition around its piece asks for. */
function withNeeds(scene: Scene, { hexes, around = [] }: Schematic, kinds: readonly Kind[]): Scene {
  const own = new Set(orient(hexes, scene).map(hexKey));
  const street = kinds.find(isPublic)?.id;
  let next = scene;
  for (const { kind: wish, ...segment } of paintedSegments(orient(around, scene))) {
    const [first] = readWish(wish).alternatives;
    if (!first || first.not) continue;
    const isWay = first.name === '@street' || first.name === '@public';
    const id = isWay ? street : kinds.find((kind) => kind.id === first.name)?.id;
    if (id !== undefined) next = paintScene(next, [segment], { kind: 'kind', id });
    // Sea takes a whole hex, which the piece may need.
    else if (first.name === '@sea' && !own.has(hexKey(segment)))
      next = paintScene(next, [segment], { kind: 'sea' });
  }
  return next;
}

function isWithin(hex: Hex): boolean {
  return distance(ORIGIN, hex) <= MAX_SCHEMATIC_RADIUS;
}

/** A scene after a stroke over some segments; the same object when nothing is different. */
export function paintScene(scene: Scene, segments: readonly Segment[], brush: SceneBrush): Scene {
  const around = new Map(scene.around.map((hex) => [hexKey(hex), hex]));
  let isChanged = false;
  for (const { q, r, k } of segments) {
    const key = hexKey({ q, r });
    const hex = around.get(key);
    if (brush.kind === 'sea') isChanged = around.delete(key) || isChanged;
    else {
      if (!hex && (around.size >= MAX_SCHEMATIC_HEXES || !isWithin({ q, r }))) continue;
      const kind = brush.kind === 'free' ? null : brush.id;
      const before = hex?.segments ?? FREE;
      if (hex && before[k] === kind) continue;
      around.set(key, { q, r, segments: before.with(k, kind) as unknown as Six<string | null> });
      isChanged = true;
    }
  }
  return isChanged ? { ...scene, around: [...around.values()].sort(compareHexes) } : scene;
}

/** A scene with its piece at another hex; the same object where no piece can be. */
export function movePiece(scene: Scene, { q, r }: Hex): Scene {
  return (q === scene.q && r === scene.r) || !isWithin({ q, r }) ? scene : { ...scene, q, r };
}

/** The kind on a segment of a scene; `null` for free ground, `undefined` for sea. */
export function kindOfScene({ around }: Pick<Scene, 'around'>, segment: Segment): string | null | undefined {
  return around.find(({ q, r }) => q === segment.q && r === segment.r)?.segments[segment.k];
}
