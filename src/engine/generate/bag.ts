import type { Fits } from '../fit/all.ts';
import { countBits, forEachFit } from '../fit/all.ts';
import type { RandomStream } from '../random/stream.ts';

/** Number of entries in a room: few enough to stay in the cache. */
const ROOM = 16_384;

/**
 * All fits of a schematic, drawn from without replacement; an entry is shape * slots + slot.
 *
 * Every order is equally likely. Shuffling millions of entries would miss the cache at each step. So each entry goes to
 * a random room, and the rooms are emptied one after the other, each in random order, which gives a random order of all
 * entries.
 */
export class Bag {
  readonly #codes: Uint32Array;
  /** The end of each room in `codes`. */
  readonly #end_room: Uint32Array;
  #room = 0;
  #start = 0;
  #left: number;

  /**
   * @param slots number of slots of the board
   * @param perRoom mean number of entries in a room
   */
  constructor(fits: Fits, slots: number, random: RandomStream, perRoom = ROOM) {
    const count = countBits(fits);
    this.#codes = new Uint32Array(count);
    const rooms = Math.max(1, Math.ceil(count / perRoom));
    this.#end_room = new Uint32Array(rooms);
    if (rooms === 1) this.#fillOne(fits, slots);
    else this.#fillRooms(fits, slots, random, rooms);
    this.#left = this.#end_room[0]!;
  }

  /** An entry that was not drawn before, each remaining one equally likely; -1 when none is left. */
  draw(random: RandomStream): number {
    while (this.#left === this.#start) {
      if (this.#room + 1 === this.#end_room.length) return -1;
      this.#start = this.#end_room[this.#room]!;
      this.#left = this.#end_room[++this.#room]!;
    }
    const index = this.#start + random.below(this.#left - this.#start);
    const code = this.#codes[index]!;
    this.#codes[index] = this.#codes[--this.#left]!;
    return code;
  }

  #fillOne(fits: Fits, slots: number): void {
    let index = 0;
    forEachFit(fits, (shape, slot) => {
      this.#codes[index++] = shape * slots + slot;
    });
    this.#end_room[0] = index;
  }

  #fillRooms(fits: Fits, slots: number, random: RandomStream, rooms: number): void {
    const room_entry = new Uint16Array(this.#codes.length);
    const next_room = new Uint32Array(rooms);
    for (let entry = 0; entry < room_entry.length; entry++) {
      const room = random.below(rooms);
      room_entry[entry] = room;
      this.#end_room[room]!++;
    }
    for (let room = 1; room < rooms; room++) {
      next_room[room] = this.#end_room[room - 1]!;
      this.#end_room[room]! += this.#end_room[room - 1]!;
    }
    let entry = 0;
    forEachFit(fits, (shape, slot) => {
      const room = room_entry[entry++]!;
      this.#codes[next_room[room]!++] = shape * slots + slot;
    });
  }
}

/** Some entries, drawn from without replacement. */
export class CodeBag {
  readonly #codes: number[];

  /** @param codes is emptied by the draws */
  constructor(codes: number[]) {
    this.#codes = codes;
  }

  /** An entry that was not drawn before, each remaining one equally likely; -1 when none is left. */
  draw(random: RandomStream): number {
    const codes = this.#codes;
    const last = codes.pop();
    if (last === undefined) return -1;
    const index = random.below(codes.length + 1);
    const code = codes[index];
    if (code === undefined) return last;
    codes[index] = last;
    return code;
  }
}
