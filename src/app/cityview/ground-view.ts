import { DIRECTIONS, neighbor, ORIGIN, type Hex } from '../../engine/hex/hex.ts';
import { hexCenter, STRIP_HEIGHT } from '../../engine/hex/plane.ts';
import type { LandRow } from '../../engine/land/row.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { COAST_REACH, coastPicture, type Shores } from '../../formats/picture/coast.ts';
import {
  groundBlocks,
  groundPicture,
  wallSegments,
  wallsPicture,
  type GroundSite,
} from '../../formats/picture/ground.ts';
import type { PicturePart } from '../../formats/picture/live/live-part.ts';
import { isRoofSet, roofedKinds } from '../../formats/picture/roofs.ts';
import { SEA } from '../../formats/picture/site.ts';
import type { Picture } from '../../formats/picture/picture.ts';
import type { PlacedParts } from '../board/paint/art.ts';
import type { GroundDrawing, GroundSource } from './ground-source.ts';
import { fromChunks } from '../document/chunked.ts';
import { surroundingOf } from './country.ts';
import { membersOf } from '../kit/members.ts';
import type { CityDocument } from '../document/document.ts';
import type { Bounds } from '../view/camera.ts';

/** Side lengths by which the art of a hex reaches beyond its center. */
const REACH = 1.6;

/** Columns and rows of hexes in a block of the coast. */
const BLOCK = 16;

/** Hexes within which the coast of a hex looks at others. */
const SEEN = 3;

const NO_PICTURE: Picture = { buildings: [], marks: [] };

/** The coast of a block; `null` where there is none. */
type CoastBlock = PicturePart | null;

/** The pictures of the coast and ground of a city and of its walls, each painted when it comes into view. */
export class GroundView implements GroundDrawing {
  readonly #source: GroundSource;
  #parts: { readonly of: CityDocument['ground']; readonly parts: readonly PicturePart[] } | undefined;
  #walls: { readonly of: CityDocument['placements']; readonly parts: readonly PicturePart[] } | undefined;

  #coast: { readonly shores: Shores; readonly blocks: Map<string, CoastBlock> } | undefined;

  constructor(source: GroundSource) {
    this.#source = source;
  }

  kindsOf(city: CityDocument): readonly Kind[] {
    // The rest of the choice is read with the map: this comes right after the first frame, and has to be small.
    const { roofs } = membersOf(city.meta?.['picture']);
    return roofedKinds(city.kinds, city.recipe?.seed, isRoofSet(roofs) ? roofs : undefined);
  }

  /** The coast and the ground that reach into a part of the plane, which lie under all placements. */
  *under(bounds: Bounds, shores: Shores): Generator<PlacedParts> {
    yield* inView(this.#coastParts(bounds, shores), bounds, 'under');
    const { ground, kinds } = this.#source.city;
    if (!ground) return;
    if (this.#parts?.of !== ground) {
      const site = this.#site();
      const parts = groundBlocks(ground, kinds).map((block) =>
        partOf(block.hexes, () => groundPicture(block, site)),
      );
      this.#parts = { of: ground, parts };
    }
    yield* inView(this.#parts.parts, bounds, 'under');
  }

  reshaped(land: readonly LandRow[]): void {
    // Rivers end in the sea, and walls at it.
    this.#parts = undefined;
    this.#walls = undefined;
    const blocks = this.#coast?.blocks;
    if (!blocks) return;
    const blockOf = (value: number) => Math.floor(value / BLOCK);
    for (const { r, q: first, count } of land)
      for (let q = first; q < first + count; q++) {
        const down = r + (q >> 1);
        for (const column of [q - SEEN, q + SEEN])
          for (const row of [down - SEEN, down + SEEN]) blocks.delete(`${blockOf(column)} ${blockOf(row)}`);
      }
  }

  /** The walls that reach into a part of the plane. */
  *over(bounds: Bounds): Generator<PlacedParts> {
    const { placements, kinds } = this.#source.city;
    if (this.#walls?.of !== placements) this.#walls = { of: placements, parts: this.#wallParts(kinds) };
    yield* inView(this.#walls.parts, bounds, 'over');
  }

  /** The parts of the coast about a part of the plane. */
  #coastParts({ left, right, top, bottom }: Bounds, shores: Shores): PicturePart[] {
    if (this.#coast?.shores !== shores) this.#coast = { shores, blocks: new Map<string, CoastBlock>() };
    const { blocks } = this.#coast;
    const { box } = this.#source;
    const parts: PicturePart[] = [];
    const within = (value: number, from: number, count: number) =>
      Math.floor(Math.max(from, Math.min(from + count - 1, value)) / BLOCK);
    const lastColumn = within((right + COAST_REACH) / 1.5, box.column0, box.columns);
    const lastRow = within((bottom + COAST_REACH) / 2 / STRIP_HEIGHT, box.row0, box.rows);
    for (
      let column = within((left - COAST_REACH) / 1.5, box.column0, box.columns);
      column <= lastColumn;
      column++
    )
      for (
        let row = within((top - COAST_REACH) / 2 / STRIP_HEIGHT - 1, box.row0, box.rows);
        row <= lastRow;
        row++
      ) {
        const key = `${column} ${row}`;
        let block = blocks.get(key);
        if (block === undefined) blocks.set(key, (block = this.#coastBlock(column, row, shores)));
        if (block) parts.push(block);
      }
    return parts;
  }

  #coastBlock(column: number, row: number, shores: Shores): CoastBlock {
    const hexes: Hex[] = [];
    for (let q = BLOCK * column; q < BLOCK * (column + 1); q++)
      for (let down = BLOCK * row; down < BLOCK * (row + 1); down++) {
        const hex = { q, r: down - (q >> 1) };
        if (this.#source.isLand(hex)) hexes.push(hex);
      }
    // Off open sides the land has no coast.
    const { country } = surroundingOf(this.#source.city);
    const isLand = (hex: Hex) => this.#source.isLand(hex) || country.has(hex);
    const hasCoast = hexes.some((hex) => DIRECTIONS.some((k) => !isLand(neighbor(hex, k))));
    const paint = () => coastPicture(hexes, isLand, shores) ?? NO_PICTURE;
    return hasCoast ? partOf(hexes, paint, 1 + COAST_REACH) : null;
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
    return segments.length > 0
      ? [partOf(segments, () => wallsPicture(segments, this.#site()) ?? NO_PICTURE)]
      : [];
  }

  #site(): GroundSite {
    return {
      kinds: this.#source.city.kinds,
      kindAt: (segment) => (this.#source.isLand(segment) ? this.#source.kindAt(segment) : SEA),
      placementAt: (segment) => this.#source.placementAt(segment)?.id ?? 0,
    };
  }
}

function partOf(
  hexes: readonly { readonly q: number; readonly r: number }[],
  paint: () => Picture,
  reach = REACH,
): PicturePart {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const hex of hexes) {
    const { x, y } = hexCenter(hex);
    left = Math.min(left, x - reach);
    right = Math.max(right, x + reach);
    top = Math.min(top, y - reach);
    bottom = Math.max(bottom, y + reach);
  }
  return { bounds: { left, right, top, bottom }, except: [], paint };
}

function* inView(
  parts: readonly PicturePart[],
  bounds: Bounds,
  lies: PlacedParts['lies'],
): Generator<PlacedParts> {
  const seen = parts.filter(
    ({ bounds: { left, right, top, bottom } }) =>
      left <= bounds.right && right >= bounds.left && top <= bounds.bottom && bottom >= bounds.top,
  );
  if (seen.length > 0) yield { parts: seen, at: ORIGIN, lies };
}
