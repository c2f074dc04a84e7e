import type { Occupancy } from '../board/board.ts';
import { allFits, forEachFit } from '../fit/all.ts';
import { allowedPose, centerAt } from '../fit/placed.ts';
import { blockedHex, columnParity, freeShape, isInside, takeShape } from '../fit/shape.ts';
import type { PlacedCenter } from '../fit/condition.ts';
import type { RandomStream } from '../random/stream.ts';
import { drawAhead, drawTouching, openHexes } from './ahead.ts';
import { placeExactly, type Exact, type PlacedSpot } from './exact.ts';
import { record, type Filling } from './filling.ts';
import type { Spot } from './spot.ts';
import type { Supply } from './supply.ts';

/** A required piece at its present place. */
export interface Piece extends Spot {
  readonly supply: Supply;
  readonly center: PlacedCenter;
  /** A number that grows from piece to piece. */
  readonly serial: number;
}

/** Most places that are compared to find the one with the fewest obstacles. */
const CANDIDATES = 48;

/** Most random places that are tried to find {@link CANDIDATES} of them. */
const TRIES = 64 * CANDIDATES;

/** The required pieces on a board, which are placed and removed until all have a place. */
export class Search {
  readonly pieces = new Set<Piece>();
  /** The pieces of schematics with conditions on centers, by their centers. */
  readonly #piece_center = new Map<PlacedCenter, Piece>();
  /** Pieces that were placed ahead of what they ask for. */
  readonly #ahead = new Set<Piece>();
  #serial = 0;
  readonly #filling: Filling;
  readonly #random: RandomStream;
  /** The board without the pieces. */
  readonly #before: Occupancy;
  /** All places where a supply would fit if there were no pieces, for supplies that fit in few places. */
  readonly #fits_supply = new Map<Supply, Uint32Array>();
  /** The pieces on each hex with their segments there, by slot; made when a piece first blocks another. */
  #pieces_hex: Map<number, Map<Piece, number>> | undefined;

  constructor(filling: Filling, random: RandomStream) {
    this.#filling = filling;
    this.#random = random;
    this.#before = { ...filling.occupancy, mask_hex: filling.occupancy.mask_hex.slice() };
  }

  /** Places a piece of a supply where it fits, first where it brings what another asks for; false when it fits nowhere. */
  place(supply: Supply): boolean {
    if (this.#ahead.size > 0) {
      const { occupancy } = this.#filling;
      const touched = new Set(
        this.piecesAhead().flatMap((piece) => openHexes(occupancy, piece.supply, piece)),
      );
      const helping = drawTouching(occupancy, supply, this.#random, touched);
      if (helping) {
        this.#put(supply, helping);
        return true;
      }
    }
    const spot =
      supply.draw(this.#random) ??
      (supply.retry() ? supply.draw(this.#random) : null) ??
      supply.drawAny(this.#random);
    if (spot) this.#put(supply, spot);
    return spot !== null;
  }

  /**
   * Places a piece where it would fit if pieces of some kinds came to stand around it; false when none of the places looked
   * at does.
   */
  placeAhead(supply: Supply, kinds: ReadonlySet<string>): boolean {
    const spot = drawAhead(this.#filling.occupancy, supply, this.#random, kinds);
    if (!spot) return false;
    this.#ahead.add(this.#put(supply, spot));
    return true;
  }

  /** The pieces that were placed ahead of what they ask for, and do not have it. */
  piecesAhead(): Piece[] {
    const { occupancy } = this.#filling;
    for (const piece of this.#ahead)
      if (!this.pieces.has(piece) || openHexes(occupancy, piece.supply, piece).length === 0)
        this.#ahead.delete(piece);
    return [...this.#ahead];
  }

  /** Removes the pieces that do not have what they ask for. */
  dropAhead(): void {
    this.#takeOff(this.piecesAhead());
  }

  /** Removes all pieces. */
  startOver(): void {
    this.#takeOff([...this.pieces]);
    this.#ahead.clear();
  }

  /**
   * Places a piece where few others block it, and removes those.
   *
   * @returns the supplies of the removed pieces; `nowhere` when the piece would not fit even without other pieces
   */
  force(supply: Supply): readonly Supply[] | 'nowhere' {
    const candidates = this.#candidates(supply);
    if (supply.nearby) return this.#forceNearby(supply, candidates);
    let best: { readonly spot: Spot; readonly obstacles: ReadonlySet<Piece> } | undefined;
    let least = Infinity;
    for (const spot of candidates) {
      const obstacles = this.#obstacles(supply, spot);
      let weight = 0;
      for (const piece of obstacles) weight += piece.supply.segments;
      if (weight >= least) continue;
      least = weight;
      best = { spot, obstacles };
      // Only one piece is removed: hardly any other place is better.
      if (obstacles.size === 1 && weight <= supply.segments) break;
    }
    if (!best) return 'nowhere';
    this.#takeOff(best.obstacles);
    this.#put(supply, best.spot);
    return [...best.obstacles].map((piece) => piece.supply);
  }

  /** Places a piece among conditions: at the first of some random places where removing others makes it fit. */
  #forceNearby(supply: Supply, candidates: readonly Spot[]): readonly Supply[] | 'nowhere' {
    for (const spot of candidates) {
      const obstacles = [...this.#obstacles(supply, spot)];
      this.#takeOff(obstacles);
      if (supply.fitsNearby(spot)) {
        this.#put(supply, spot);
        return obstacles.map((piece) => piece.supply);
      }
      for (const piece of obstacles) this.#put(piece.supply, piece);
    }
    return 'nowhere';
  }

  /**
   * Tries all ways to place the required pieces, on boards that are small enough.
   *
   * @param isRandom whether chance chooses between the ways; the random choices of the search afterward do not depend
   * on it
   */
  tryAllWays(isRandom: boolean): Exact {
    const { supplies, watch } = this.#filling;
    // The exact search knows nothing of what stands around a piece.
    if (supplies.some(({ nearby }) => nearby !== null)) return { kind: 'unknown' };
    return placeExactly(this.#before, supplies, isRandom ? this.#random : null, watch);
  }

  /** Replaces all pieces by others, which must fit together. */
  replaceAll(placed: readonly PlacedSpot[]): void {
    this.#takeOff([...this.pieces]);
    for (const { supply, spot } of placed) this.#put(supply, spot);
  }

  /** Turns the pieces into placements of the city. */
  commit(): void {
    for (const piece of this.pieces) record(this.#filling, piece.supply, piece);
  }

  /** Some random places where a supply would fit if there were no pieces; all of them when there are few. */
  #candidates(supply: Supply): Spot[] {
    const slots = this.#before.mask_hex.length;
    const known = this.#fits_supply.get(supply);
    const spots: Spot[] = [];
    const add = (code: number) => {
      const shape = Math.floor(code / slots);
      const slot = code - shape * slots;
      if (!this.#fitsBefore(supply, shape, slot)) return;
      const pose = allowedPose(this.#before, supply.shapes[shape]!, slot, supply.givenConditions);
      if (pose >= 0) spots.push({ shape, pose, slot });
    };
    if (!known) {
      for (let tries = 0; tries < TRIES && spots.length < CANDIDATES; tries++)
        add(this.#random.below(supply.shapes.length * slots));
      if (spots.length > 0) return spots;
    }
    const codes = known ?? this.#searchBefore(supply);
    if (codes.length <= CANDIDATES) codes.forEach(add);
    else for (let drawn = 0; drawn < CANDIDATES; drawn++) add(codes[this.#random.below(codes.length)]!);
    return spots;
  }

  #searchBefore(supply: Supply): Uint32Array {
    const codes: number[] = [];
    const found = allFits(this.#before, supply.shapes, supply.givenConditions, this.#filling.watch);
    forEachFit(found, (shape, slot) => codes.push(shape * this.#before.mask_hex.length + slot));
    const fits = Uint32Array.from(codes);
    this.#fits_supply.set(supply, fits);
    return fits;
  }

  #fitsBefore({ shapes, conditions }: Supply, index: number, slot: number): boolean {
    const shape = shapes[index]!;
    const { rows } = this.#before;
    const column = Math.floor(slot / rows);
    if (!isInside(this.#before, shape, column, slot - column * rows)) return false;
    return (
      blockedHex(this.#before, conditions.barred_hex, shape, slot, columnParity(this.#before, column)) < 0
    );
  }

  /** The pieces that block a shape: by taking its segments, or by being too near to its center. */
  #obstacles(supply: Supply, spot: Spot): Set<Piece> {
    const obstacles = new Set<Piece>();
    const pieces_hex = (this.#pieces_hex ??= this.#indexPieces());
    this.#forEachHex(supply, spot, (there, mask) => {
      for (const [piece, taken] of pieces_hex.get(there) ?? [])
        if ((taken & mask) !== 0) obstacles.add(piece);
    });
    const { centers } = supply.conditions;
    if (centers.length === 0) return obstacles;
    const center = centerAt(this.#before, supply.shapes[spot.shape]!, spot.pose, spot.slot);
    const near = centers.flatMap((condition) =>
      condition.against(center).flatMap((other) => this.#piece_center.get(other) ?? []),
    );
    for (const piece of near.sort((a, b) => a.serial - b.serial)) obstacles.add(piece);
    return obstacles;
  }

  #indexPieces(): Map<number, Map<Piece, number>> {
    this.#pieces_hex = new Map();
    for (const piece of this.pieces) this.#index(piece);
    return this.#pieces_hex;
  }

  #index(piece: Piece): void {
    const pieces_hex = this.#pieces_hex;
    if (!pieces_hex) return;
    this.#forEachHex(piece.supply, piece, (slot, mask) => {
      const there = pieces_hex.get(slot);
      if (there) there.set(piece, mask);
      else pieces_hex.set(slot, new Map([[piece, mask]]));
    });
  }

  #put(supply: Supply, { shape: index, pose, slot }: Spot): Piece {
    const { occupancy } = this.#filling;
    const shape = supply.shapes[index]!;
    const center = { ...centerAt(occupancy, shape, pose, slot), id: 0 };
    const piece = { supply, shape: index, pose, slot, center, serial: this.#serial++ };
    takeShape(occupancy, shape, slot, this.#parityOf(slot));
    const { centers } = supply.conditions;
    for (const condition of centers) condition.add(center);
    supply.putNearby(piece);
    if (centers.length > 0) this.#piece_center.set(center, piece);
    this.pieces.add(piece);
    this.#index(piece);
    return piece;
  }

  #takeOff(pieces: Iterable<Piece>): void {
    const freed = new Set<number>();
    for (const piece of pieces) {
      const { supply, shape, slot, center } = piece;
      freeShape(this.#filling.occupancy, supply.shapes[shape]!, slot, this.#parityOf(slot));
      for (const condition of supply.conditions.centers) condition.remove(center);
      supply.takeNearby(piece);
      this.#piece_center.delete(center);
      this.pieces.delete(piece);
      this.#forEachHex(supply, piece, (there) => {
        freed.add(there);
        this.#pieces_hex?.get(there)?.delete(piece);
      });
    }
    for (const supply of this.#filling.supplies) supply.free(freed);
    this.#filling.supplies[0]?.conditions.neighborhood?.reach?.rebuild();
  }

  #forEachHex(supply: Supply, { shape, slot }: Spot, visit: (slot: number, mask: number) => void): void {
    const { step_hex, mask_hex } = supply.shapes[shape]!;
    const steps = step_hex[this.#parityOf(slot)];
    for (let index = 0; index < mask_hex.length; index++) visit(slot + steps[index]!, mask_hex[index]!);
  }

  #parityOf(slot: number): 0 | 1 {
    return columnParity(this.#before, Math.floor(slot / this.#before.rows));
  }
}
