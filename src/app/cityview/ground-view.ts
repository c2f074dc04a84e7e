import { ORIGIN } from '../../engine/hex/hex.ts';
import { hexCenter } from '../../engine/hex/plane.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import {
  groundBlocks,
  groundPicture,
  wallSegments,
  wallsPicture,
  type GroundSite,
} from '../../formats/picture/ground.ts';
import type { PicturePart } from '../../formats/picture/live/live-part.ts';
import type { Picture } from '../../formats/picture/picture.ts';
import type { PlacedParts } from '../board/paint/art.ts';
import type { GroundDrawing, GroundSource } from './ground-source.ts';
import { fromChunks } from '../document/chunked.ts';
import type { CityDocument } from '../document/document.ts';
import type { Bounds } from '../view/camera.ts';

/** Side lengths by which the art of a hex reaches beyond its center. */
const REACH = 1.6;

/** The pictures of the ground of a city and of its walls, each painted when it comes into view. */
export class GroundView implements GroundDrawing {
  readonly #source: GroundSource;
  #parts: { readonly of: CityDocument['ground']; readonly parts: readonly PicturePart[] } | undefined;
  #walls: { readonly of: CityDocument['placements']; readonly parts: readonly PicturePart[] } | undefined;

  constructor(source: GroundSource) {
    this.#source = source;
  }

  /** The ground that reaches into a part of the plane, which lies under all placements. */
  *under(bounds: Bounds): Generator<PlacedParts> {
    const { ground, kinds } = this.#source.city;
    if (!ground) return;
    if (this.#parts?.of !== ground) {
      const site = this.#site();
      const parts = groundBlocks(ground, kinds).map((block) =>
        partOf(block.hexes, () => groundPicture(block, site)),
      );
      this.#parts = { of: ground, parts };
    }
    yield* inView(this.#parts.parts, bounds);
  }

  /** The walls that reach into a part of the plane. */
  *over(bounds: Bounds): Generator<PlacedParts> {
    const { placements, kinds } = this.#source.city;
    if (this.#walls?.of !== placements) this.#walls = { of: placements, parts: this.#wallParts(kinds) };
    yield* inView(this.#walls.parts, bounds);
  }

  #wallParts(kinds: readonly Kind[]): readonly PicturePart[] {
    const byId = new Map(kinds.map((kind) => [kind.id, kind]));
    const { schematics, placements } = this.#source.city;
    const ofWalls = new Set(
      Object.values(schematics).flatMap(({ id, hexes }) => (wallSegments(hexes, byId).length > 0 ? id : [])),
    );
    if (ofWalls.size === 0) return [];
    const segments = fromChunks(placements).flatMap((placement) =>
      ofWalls.has(placement.schematic)
        ? wallSegments(this.#source.hexesOf(placement), byId).map((segment) => ({
            ...segment,
            q: segment.q + placement.q,
            r: segment.r + placement.r,
          }))
        : [],
    );
    const picture = wallsPicture(segments, this.#site());
    return picture ? [partOf(segments, () => picture)] : [];
  }

  #site(): GroundSite {
    return {
      kinds: this.#source.city.kinds,
      kindAt: (segment) => this.#source.kindAt(segment),
      placementAt: (segment) => this.#source.placementAt(segment)?.id ?? 0,
    };
  }
}

function partOf(
  hexes: readonly { readonly q: number; readonly r: number }[],
  paint: () => Picture,
): PicturePart {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const hex of hexes) {
    const { x, y } = hexCenter(hex);
    left = Math.min(left, x - REACH);
    right = Math.max(right, x + REACH);
    top = Math.min(top, y - REACH);
    bottom = Math.max(bottom, y + REACH);
  }
  return { bounds: { left, right, top, bottom }, except: [], paint };
}

function* inView(parts: readonly PicturePart[], bounds: Bounds): Generator<PlacedParts> {
  const seen = parts.filter(
    ({ bounds: { left, right, top, bottom } }) =>
      left <= bounds.right && right >= bounds.left && top <= bounds.bottom && bottom >= bounds.top,
  );
  if (seen.length > 0) yield { parts: seen, at: ORIGIN };
}
