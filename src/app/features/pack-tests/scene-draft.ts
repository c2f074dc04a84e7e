import {
  compareHexes,
  DIRECTIONS,
  distance,
  hexKey,
  neighbor,
  ORIGIN,
  type Hex,
} from '../../../engine/hex/hex.ts';
import type { PlaceTest } from '../../../engine/pack/pack.ts';
import { orient, type Pose } from '../../../engine/schematic/pose.ts';
import {
  MAX_SCHEMATIC_HEXES,
  MAX_SCHEMATIC_RADIUS,
  type PaintedHex,
  type Schematic,
  type Six,
} from '../../../engine/schematic/schematic.ts';
import type { Segment } from '../../../engine/segment/segment.ts';

/** The scene of a test with the piece in it. */
export type Scene = Pick<PlaceTest, 'around' | 'q' | 'r' | keyof Pose>;

/** What a stroke leaves on a scene: a kind, ground on which nothing stands, or sea, which takes whole hexes. */
export type SceneBrush =
  { readonly kind: 'kind'; readonly id: string } | { readonly kind: 'free' } | { readonly kind: 'sea' };

/** Free land about a new scene's piece, in hexes. */
const MARGIN = 1;

const FREE: Six<string | null> = [null, null, null, null, null, null];

/** A scene to begin with: free land under a piece in a pose, and some about it. */
export function plainScene(schematic: Schematic, pose: Pose): Scene {
  const around = new Map<string, PaintedHex>();
  const covered = [...orient(schematic.hexes, pose), ...orient(schematic.around ?? [], pose)];
  let edge: Hex[] = (covered.length > 0 ? covered : [ORIGIN]).map(({ q, r }) => ({ q, r }));
  for (let step = 0; step <= MARGIN; step++) {
    for (const { q, r } of edge) around.set(hexKey({ q, r }), { q, r, segments: FREE });
    edge = edge.flatMap((hex) => DIRECTIONS.map((k) => neighbor(hex, k)));
  }
  const { mirror, rotation, shift } = pose;
  return {
    q: 0,
    r: 0,
    mirror,
    rotation,
    shift,
    around: [...around.values()].filter(isWithin).slice(0, MAX_SCHEMATIC_HEXES).sort(compareHexes),
  };
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
