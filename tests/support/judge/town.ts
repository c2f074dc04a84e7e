import type { CityFile, FilePlacement, FileRule, FileSchematic } from './city-file.ts';
import {
  beside,
  centerOf,
  hexDistance,
  hexesAround,
  hexOf,
  keyOf,
  parts,
  placed,
  type HexAt,
  type Point,
} from './plane.ts';

/** A segment of land, with all that stands on it. */
export interface TownSegment extends HexAt {
  readonly k: number;
  readonly point: Point;
  readonly key: number;
  /** The kind on it, of a placement or of ground; `null` when it is free. */
  readonly kind: string | null;
  /** Id of the placement on it. */
  readonly placement: number | null;
  readonly district: number | null;
  readonly group: string | null;
}

/** A segment near a placement with what the placement asks of it. */
export interface Claim {
  readonly placement: FilePlacement;
  readonly point: Point;
  readonly wish: string;
}

/** A city's file with its segments, and what follows from them by flooding. */
export class Town {
  readonly file: CityFile;
  /** All segments of land, in the order of the file. */
  readonly segments: readonly TownSegment[];
  readonly byKey: ReadonlyMap<number, TownSegment>;
  readonly segmentsOf: ReadonlyMap<number, readonly TownSegment[]>;
  readonly schematics: ReadonlyMap<string, FileSchematic>;
  readonly claims: readonly Claim[];
  /** The part of the land of each segment. */
  readonly land: ReadonlyMap<number, number>;
  /** The piece of public and free ground of each segment that is either. */
  readonly ways: ReadonlyMap<number, number>;
  /** The largest of these pieces for each part of the land, the first in the file of several. */
  readonly mainWays: ReadonlyMap<number, number>;
  /** Ids of the placements that walls and gates are made of. */
  readonly ofWalls: ReadonlySet<number>;
  readonly #publicKinds: ReadonlySet<string>;
  readonly #openKinds: ReadonlySet<string>;
  readonly #streetKinds: ReadonlySet<string>;

  constructor(file: CityFile) {
    this.file = file;
    const { kinds, schematics, placements, recipe, walls = [] } = file;
    this.#publicKinds = new Set(kinds.flatMap((kind) => (kind.public === true ? kind.id : [])));
    this.#openKinds = new Set(kinds.flatMap((kind) => (kind.open ? kind.id : [])));
    const { streets } = recipe;
    this.#streetKinds = new Set(streets ? [streets.main, streets.lane, streets.bridge] : []);
    const groups = new Map(file.districts.map(({ id, group }) => [id, group]));
    this.segments = file.hexes.flatMap(({ q, r, district, segments, placements: ids }) =>
      segments.map((kind, k) => {
        const point = centerOf({ q, r }, k);
        const group = district === null ? null : (groups.get(district) ?? null);
        return { q, r, k, point, key: keyOf(point), kind, placement: ids[k]!, district, group };
      }),
    );
    this.byKey = new Map(this.segments.map((segment) => [segment.key, segment]));
    const segmentsOf = new Map<number, TownSegment[]>(placements.map(({ id }) => [id, []]));
    for (const segment of this.segments)
      if (segment.placement !== null) segmentsOf.get(segment.placement)?.push(segment);
    this.segmentsOf = segmentsOf;
    this.schematics = new Map(schematics.map((schematic) => [schematic.id, schematic]));
    this.claims = placements.flatMap((placement) =>
      (this.schematics.get(placement.schematic)?.around ?? []).flatMap((hex) =>
        hex.segments.flatMap((wish, k) =>
          wish === null ? [] : { placement, wish, point: placed(centerOf(hex, k), placement) },
        ),
      ),
    );
    this.land = parts(this.segments.map(({ point }) => point));
    this.ways = parts(this.segments.filter((segment) => this.isPublic(segment)).map(({ point }) => point));
    this.mainWays = this.#largestWays();
    this.ofWalls = new Set(walls.flatMap((wall) => wall.placements));
  }

  isPublic({ kind }: TownSegment): boolean {
    return kind === null || this.#publicKinds.has(kind);
  }

  /** Whether a segment is ground of the recipe's streets. */
  isStreet({ kind, placement }: TownSegment): boolean {
    return kind !== null && placement === null && this.#streetKinds.has(kind);
  }

  isOpenKind(kind: string): boolean {
    return this.#openKinds.has(kind);
  }

  /** Whether a segment is in the largest public area of its part of the land. */
  isReached(point: Point): boolean {
    const key = keyOf(point);
    const way = this.ways.get(key);
    return way !== undefined && this.mainWays.get(this.land.get(key)!) === way;
  }

  /** Whether a claim holds for a segment as it is, or would with a kind of ground in place of what is there. */
  meets({ point, wish }: Claim, kind = this.byKey.get(keyOf(point))?.kind): boolean {
    const segment = this.byKey.get(keyOf(point));
    return wish.split('|').some((part) => {
      const not = part.startsWith('!');
      const name = not ? part.slice(1) : part;
      return this.#is(name, point, segment, kind ?? null) !== not;
    });
  }

  /** Whether a point off the land lies in country: the nearest side of the border of the land is open. */
  isCountry(point: Point): boolean {
    const { open = [] } = this.file;
    if (open.length === 0) return false;
    const at = hexOf(point);
    const isOpen = new Set(open.map(({ q, r, side }) => `${q} ${r} ${side}`));
    let [country, sea] = [Infinity, Infinity];
    for (const hex of this.file.hexes)
      hexesAround(hex).forEach((next, side) => {
        if (this.byKey.has(keyOf(centerOf(next, 0)))) return;
        const far = hexDistance(next, at);
        if (isOpen.has(`${hex.q} ${hex.r} ${side}`)) country = Math.min(country, far);
        else sea = Math.min(sea, far);
      });
    return country < sea;
  }

  #is(name: string, at: Point, segment: TownSegment | undefined, kind: string | null): boolean {
    if (segment === undefined) return name === '@sea' && !this.isCountry(at);
    switch (name) {
      case '@sea':
        return false;
      case '@land':
        return true;
      case '@free':
        return kind === null;
      case '@open':
        return kind === null || this.#openKinds.has(kind);
      case '@public':
        return kind === null || this.#publicKinds.has(kind);
      case '@street':
        return this.isStreet({ ...segment, kind });
      default:
        return name === kind;
    }
  }

  /** The placements of a rule that generating places by it: those that are neither locked nor of a wall. */
  placementsOf(rule: FileRule): readonly FilePlacement[] {
    return this.file.placements.filter(
      ({ id, schematic, locked }) => schematic === rule.id && !locked && !this.ofWalls.has(id),
    );
  }

  /** The segments of land that share a side with one. */
  beside({ point }: { readonly point: Point }): readonly TownSegment[] {
    return beside(point).flatMap((next) => this.byKey.get(keyOf(next)) ?? []);
  }

  #largestWays(): Map<number, number> {
    const sizes = new Map<number, number>();
    for (const way of this.ways.values()) sizes.set(way, (sizes.get(way) ?? 0) + 1);
    const main = new Map<number, number>();
    for (const { key } of this.segments) {
      const way = this.ways.get(key);
      if (way === undefined) continue;
      const part = this.land.get(key)!;
      const best = main.get(part);
      if (best === undefined || sizes.get(way)! > sizes.get(best)!) main.set(part, way);
    }
    return main;
  }
}

/** A place in the words of a fault. */
export function at({ q, r, k }: { readonly q: number; readonly r: number; readonly k: number }): string {
  return `${q}, ${r}, ${k}`;
}

/** The number of values by key. */
export function counts<T>(values: Iterable<T>): ReadonlyMap<T, number> {
  const found = new Map<T, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}
