import { hexOf } from '../board/board.ts';
import { distance, type Hex } from '../hex/hex.ts';
import { allFits } from '../fit/all.ts';
import { centerAt, columnParity, freeShape, takeShape, type BoardShape } from '../fit/shape.ts';
import { failure, success, type Result } from '../problem.ts';
import type { RandomStream } from '../random/stream.ts';
import { Bag } from './bag.ts';
import { largestFirst, place, type Filling } from './filling.ts';
import type { OnProgress } from './progress.ts';
import type { Supply } from './supply.ts';

/** A required piece where it stands for now. */
interface Piece {
  readonly supply: Supply;
  readonly index: number;
  readonly slot: number;
  readonly center: Hex;
}

/** Steps, each a piece placed, that a search may take: so many, and so many more per required piece. */
const STEPS = 2_000;
const STEPS_PER_PIECE = 100;

/** Placements that are looked at to find the one in whose way least stands. */
const CANDIDATES = 48;

/**
 * Places what the recipe requires, largest schematics first, each piece uniformly among its placements that fit.
 *
 * When a piece fits nowhere because of earlier random choices, it goes where few others stand in its way; those are
 * taken off and placed again, with different random choices. The search ends by a budget of steps.
 */
export function placeMinimums(filling: Filling, random: RandomStream, onProgress: OnProgress): Result<null> {
  const queue = largestFirst(filling.supplies).flatMap((supply) =>
    Array.from({ length: Math.max(0, supply.rule.min - supply.placed) }, () => supply),
  );
  const of = queue.length;
  if (of === 0) return success(null);
  const search = new Search(filling, random);
  let budget = STEPS + STEPS_PER_PIECE * of;
  let best: { readonly standing: number; readonly stuck: Supply } | undefined;
  for (let supply = queue.shift(); supply; supply = queue.shift()) {
    if (budget-- === 0) {
      search.takeAllOff();
      return failure([shortage(best?.stuck ?? supply, of, best?.standing ?? 0)]);
    }
    if (!search.place(supply)) {
      const standing = search.pieces.length;
      if (!best || standing > best.standing) best = { standing, stuck: supply };
      const evicted = search.force(supply);
      if (evicted === undefined)
        return failure([
          {
            path: `schematic ${supply.rule.id}`,
            message: `needs at least ${supply.rule.min}, but its ${supply.segments} segments fit nowhere on this land`,
          },
        ]);
      queue.push(...evicted);
      queue.sort((a, b) => b.segments - a.segments);
    }
    onProgress({ stage: 'minimums', done: Math.min(of, search.pieces.length), of });
  }
  search.commit();
  return success(null);
}

function shortage({ rule, segments }: Supply, required: number, standing: number) {
  return {
    path: `schematic ${rule.id}`,
    message:
      `needs at least ${rule.min}, but one of them, ${segments} segments, found no room: ` +
      `of ${required} required pieces at most ${standing} stood together`,
  };
}

/** Required pieces on a board, which come and go until all have found a place. */
class Search {
  readonly pieces: Piece[] = [];
  readonly #filling: Filling;
  readonly #random: RandomStream;
  /** What was taken before the first piece. */
  readonly #mask_hex: Uint8Array;
  readonly #piece_hex = new Map<number, Piece[]>();

  constructor(filling: Filling, random: RandomStream) {
    this.#filling = filling;
    this.#random = random;
    this.#mask_hex = filling.occupancy.mask_hex.slice();
  }

  /** Places a piece where it fits; false when it fits nowhere. */
  place(supply: Supply): boolean {
    if (!supply.draw(this.#random)) return false;
    this.#put(supply, supply.shape, supply.slot);
    return true;
  }

  /**
   * Places a piece where few others stand in its way.
   *
   * @returns the supplies of those taken off for it; `undefined` when it would fit nowhere even without them
   */
  force(supply: Supply): Supply[] | undefined {
    const { occupancy } = this.#filling;
    const before = { ...occupancy, mask_hex: this.#mask_hex };
    const slots = occupancy.mask_hex.length;
    const bag = new Bag(allFits(before, supply.shapes, supply.zone_hex), slots, this.#random);
    let best:
      { readonly index: number; readonly slot: number; readonly obstacles: ReadonlySet<Piece> } | undefined;
    let least = Infinity;
    for (let looked = 0; looked < CANDIDATES; looked++) {
      const code = bag.draw(this.#random);
      if (code < 0) break;
      const index = Math.floor(code / slots);
      const slot = code - index * slots;
      if (!supply.isClearOfGiven(centerAt(occupancy, supply.shapes[index]!, slot))) continue;
      const obstacles = this.#obstacles(supply, supply.shapes[index]!, slot);
      const weight = [...obstacles].reduce((sum, piece) => sum + piece.supply.segments, 0);
      if (weight >= least) continue;
      least = weight;
      best = { index, slot, obstacles };
    }
    if (!best) return undefined;
    for (const piece of best.obstacles) this.#takeOff(piece);
    for (const other of this.#filling.supplies) other.reset();
    this.#put(supply, best.index, best.slot);
    return [...best.obstacles].map((piece) => piece.supply);
  }

  takeAllOff(): void {
    for (const piece of [...this.pieces]) this.#takeOff(piece);
  }

  /** Makes the pieces placements of the city. */
  commit(): void {
    const pieces = [...this.pieces];
    this.takeAllOff();
    for (const { supply, index, slot } of pieces) place(this.#filling, supply, index, slot);
  }

  #obstacles(supply: Supply, shape: BoardShape, slot: number): Set<Piece> {
    const { occupancy } = this.#filling;
    const obstacles = new Set<Piece>();
    this.#forEachHex(shape, slot, (there, mask) => {
      for (const piece of this.#piece_hex.get(there) ?? [])
        if ((this.#maskOf(piece, there) & mask) !== 0) obstacles.add(piece);
    });
    if (supply.rule.spacing > 0) {
      const center = centerAt(occupancy, shape, slot);
      for (const piece of this.pieces)
        if (piece.supply === supply && distance(piece.center, center) < supply.rule.spacing)
          obstacles.add(piece);
    }
    return obstacles;
  }

  #maskOf(piece: Piece, slot: number): number {
    let found = 0;
    this.#forEachHex(piece.supply.shapes[piece.index]!, piece.slot, (there, mask) => {
      if (there === slot) found = mask;
    });
    return found;
  }

  #put(supply: Supply, index: number, slot: number): void {
    const { occupancy } = this.#filling;
    const shape = supply.shapes[index]!;
    const piece = { supply, index, slot, center: centerAt(occupancy, shape, slot) };
    takeShape(occupancy, shape, slot, this.#parityOf(slot));
    supply.spacing.add(piece.center);
    this.pieces.push(piece);
    this.#forEachHex(shape, slot, (there) => {
      const pieces = this.#piece_hex.get(there);
      if (pieces) pieces.push(piece);
      else this.#piece_hex.set(there, [piece]);
    });
  }

  #takeOff(piece: Piece): void {
    const shape = piece.supply.shapes[piece.index]!;
    freeShape(this.#filling.occupancy, shape, piece.slot, this.#parityOf(piece.slot));
    piece.supply.spacing.remove(piece.center);
    this.pieces.splice(this.pieces.indexOf(piece), 1);
    this.#forEachHex(shape, piece.slot, (there) => {
      const pieces = this.#piece_hex.get(there)!;
      pieces.splice(pieces.indexOf(piece), 1);
    });
  }

  #forEachHex(shape: BoardShape, slot: number, visit: (slot: number, mask: number) => void): void {
    const steps = shape.step_hex[this.#parityOf(slot)];
    shape.mask_hex.forEach((mask, index) => visit(slot + steps[index]!, mask));
  }

  #parityOf(slot: number): 0 | 1 {
    const { occupancy } = this.#filling;
    return columnParity(occupancy, hexOf(occupancy, slot).q - occupancy.column0);
  }
}
