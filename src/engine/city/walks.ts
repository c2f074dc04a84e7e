import { SEA, slotOf } from '../board/board.ts';
import { forEachLandSegment, SegmentSteps } from '../board/steps.ts';
import type { City } from './city.ts';
import { doorFinder, type Door } from './doors.ts';
import type { ResolvedCity } from './resolve.ts';
import type { Placement } from '../schematic/placement.ts';
import { isPublic } from '../schematic/walkable.ts';

/** The parts of a city that walks follow from. */
export type Walked = Pick<City, 'kinds' | 'schematics' | 'land' | 'placements'>;

/**
 * Walks in a city. People walk over land where nothing stands and over public kinds (streets, squares, bridges, gates),
 * from a segment to one of the three that share a side with it.
 *
 * A piece is a placement of a schematic, all segments of a kind in one placement, or all ground of a kind. Walks begin
 * and end at its feet: its own segments that people walk on and those before its doors; where it has neither, the
 * segments beside it that people walk on.
 */
export class Walks {
  readonly #city: Walked;
  readonly #resolved: ResolvedCity;
  readonly #steps: SegmentSteps;
  readonly #isWalkable_segment: Uint8Array;
  readonly #placements: ReadonlyMap<number, Placement>;
  readonly #doorsOf: (placement: Placement) => Door[];

  constructor(city: Walked, resolved: ResolvedCity) {
    const { board, kind_segment } = resolved;
    this.#city = city;
    this.#resolved = resolved;
    this.#steps = new SegmentSteps(board);
    this.#placements = new Map(city.placements.map((placement) => [placement.id, placement]));
    this.#doorsOf = doorFinder(city.schematics, city.kinds);
    this.#isWalkable_segment = new Uint8Array(kind_segment.length);
    const isPublic_kind = [undefined, ...city.kinds].map(isPublic);
    forEachLandSegment(board, city.land, (segment) => {
      const isLand = board.mask_hex[Math.floor(segment / 6)] !== SEA;
      if (isLand && isPublic_kind[kind_segment[segment]!]) this.#isWalkable_segment[segment] = 1;
    });
  }

  /**
   * The least steps from a foot of a piece to a foot of another: 0 where both share one.
   *
   * @param a id of a schematic or kind
   * @param b id of a schematic or kind; when it is `a`, of two different pieces
   * @returns `null` when there is no such piece, or no way
   */
  distance(a: string, b: string): number | null {
    if (a === b) return this.#nearestPair([...this.#feet(a).values()]);
    const goals = new Set([...this.#feet(b).values()].flat());
    const far = new Map<number, number>();
    const edge = [...this.#feet(a).values()].flat();
    for (const segment of edge) far.set(segment, 0);
    for (const segment of edge) {
      const steps = far.get(segment)!;
      if (goals.has(segment)) return steps;
      for (const next of this.#beside(segment))
        if (!far.has(next)) {
          far.set(next, steps + 1);
          edge.push(next);
        }
    }
    return null;
  }

  /**
   * The least steps between feet of two different pieces. A search from all of them at once gives each segment to the
   * piece whose feet are nearest; the shortest way between two pieces crosses from one of these areas into another.
   */
  #nearestPair(feet_piece: readonly (readonly number[])[]): number | null {
    const far = new Map<number, number>();
    const owner = new Map<number, number>();
    const edge: number[] = [];
    for (const [piece, feet] of feet_piece.entries())
      for (const foot of feet) {
        const other = owner.get(foot);
        if (other === piece) continue;
        if (other !== undefined) return 0;
        owner.set(foot, piece);
        far.set(foot, 0);
        edge.push(foot);
      }
    let least: number | null = null;
    for (const segment of edge)
      for (const next of this.#beside(segment)) {
        if (!far.has(next)) {
          far.set(next, far.get(segment)! + 1);
          owner.set(next, owner.get(segment)!);
          edge.push(next);
        } else if (owner.get(next) !== owner.get(segment)) {
          const steps = far.get(segment)! + 1 + far.get(next)!;
          if (least === null || steps < least) least = steps;
        }
      }
    return least;
  }

  /** The feet of each piece of a schematic or kind, by placement; 0 for ground. */
  #feet(id: string): ReadonlyMap<number, number[]> {
    const { board, kind_segment } = this.#resolved;
    const kind = this.#city.kinds.findIndex((other) => other.id === id) + 1;
    const pieces = new Map<number, number[]>();
    forEachLandSegment(board, this.#city.land, (segment) => {
      const placement = board.placement_segment[segment]!;
      const isOfKind = kind > 0 && kind_segment[segment] === kind;
      if (!isOfKind && this.#placements.get(placement)?.schematic !== id) return;
      const segments = pieces.get(placement);
      if (segments) segments.push(segment);
      else pieces.set(placement, [segment]);
    });
    return new Map(
      [...pieces].map(([placement, segments]) => [placement, this.#feetOf(placement, segments)]),
    );
  }

  #feetOf(id: number, segments: readonly number[]): number[] {
    const own = new Set(segments);
    const feet = segments.filter((segment) => this.#isWalkable_segment[segment] === 1);
    const placement = this.#placements.get(id);
    for (const { segment, to } of placement ? this.#doorsOf(placement) : []) {
      const [at, before] = [this.#indexOf(segment), this.#indexOf(to)];
      if (own.has(at) && before >= 0 && this.#isWalkable_segment[before] === 1) feet.push(before);
    }
    return feet.length > 0 ? feet : segments.flatMap((segment) => this.#beside(segment));
  }

  #indexOf(segment: Door['to']): number {
    const slot = slotOf(this.#resolved.board, segment);
    return slot < 0 ? -1 : 6 * slot + segment.k;
  }

  /** The segments beside one that people walk on. */
  #beside(segment: number): number[] {
    return this.#steps.neighbors(segment).filter((next) => next >= 0 && this.#isWalkable_segment[next] === 1);
  }
}
