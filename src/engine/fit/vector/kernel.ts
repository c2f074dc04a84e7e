import {
  add,
  and,
  anyBit,
  assembleModule,
  block,
  branchIf,
  get,
  highestBits,
  isZero,
  equal,
  less,
  load,
  loadVector,
  loop,
  notVector,
  number,
  orVectors,
  set,
  shiftBytesLeft,
  shiftHalvesLeft,
  shiftHalvesRight,
  shiftLeft,
  shiftRight,
  store16,
  storeVector,
  subtract,
  when,
  type Code,
} from './assembler.ts';

/** Loops over planes of bits in the memory of a WebAssembly module, 128 bits at a time. All addresses are in bytes. */
export interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number };
  /**
   * Splits masks into six planes, one after the other: bit k of each byte from `masks` to `end` becomes a bit of plane
   * k. The masks are a multiple of 16, a plane has `bytes`.
   */
  readonly split: (masks: number, end: number, planes: number, bytes: number) => void;
  /** Writes the union of two planes `to` a third that ends at `end`. */
  readonly join: (first: number, second: number, to: number, end: number) => void;
  /**
   * Sets the bits `from`..`to` of the plane `bits` where the planes of all reads have a zero.
   *
   * Each read is two numbers: the address of the byte that the first 8 bits are read from, and a shift 0..7. There are
   * a multiple of {@link AT_ONCE}, from `reads` to `end`. The {@link EDGES} must have been written.
   */
  readonly search: (reads: number, end: number, bits: number, from: number, to: number) => void;
}

/** Number of reads between two tests whether the search can stop early. */
export const AT_ONCE = 2;

/** Vectors at the start of the memory: the lowest n bits of vector n are set, 0 to 128. */
export const EDGES = 129;

const VECTOR = 16;

/** The bytes of the module that exports the {@link Kernel}. */
export function kernelCode(): Uint8Array<ArrayBuffer> {
  return assembleModule([
    { name: 'split', parameters: 4, numbers: 1, vectors: 1, body: splitCode() },
    { name: 'join', parameters: 4, numbers: 0, vectors: 0, body: joinCode() },
    { name: 'search', parameters: 5, numbers: 5, vectors: 1, body: searchCode() },
  ]);
}

function splitCode(): Code {
  const [masks, end, planes, bytes, plane, taken] = [0, 1, 2, 3, 4, 5] as const;
  const segments = [0, 1, 2, 3, 4, 5].map((k) => [
    ...store16(get(plane), highestBits(shiftBytesLeft(get(taken), number(7 - k)))),
    ...set(plane, add(get(plane), get(bytes))),
  ]);
  return loop(
    set(taken, loadVector(get(masks))),
    set(plane, get(planes)),
    ...segments,
    set(planes, add(get(planes), number(VECTOR / 8))),
    set(masks, add(get(masks), number(VECTOR))),
    branchIf(less(get(masks), get(end)), 0),
  );
}

function joinCode(): Code {
  const [first, second, to, end] = [0, 1, 2, 3] as const;
  return loop(
    storeVector(get(to), orVectors(loadVector(get(first)), loadVector(get(second)))),
    ...[first, second, to].map((address) => set(address, add(get(address), number(VECTOR)))),
    branchIf(less(get(to), get(end)), 0),
  );
}

function searchCode(): Code {
  const [reads, end, bits, from, to] = [0, 1, 2, 3, 4] as const;
  // `at` and `last`: bytes from the start of a plane to the present vector and to the last one.
  const [at, last, read, address, shift, blocked] = [5, 6, 7, 8, 9, 10] as const;
  const vectorOf = (bit: Code) => shiftLeft(shiftRight(bit, number(7)), number(4));
  const edgeOf = (bit: Code) => shiftLeft(and(bit, number(127)), number(4));
  const block128 = (more: Code) => set(blocked, orVectors(get(blocked), more));
  // Eight bits of the next byte follow each half of a vector, which is as many as a shift takes away.
  const readNext = (index: number) => [
    ...set(address, add(get(at), load(get(read), 8 * index))),
    ...set(shift, load(get(read), 8 * index + 4)),
    ...block128(shiftHalvesRight(loadVector(get(address)), get(shift))),
    ...block128(shiftHalvesLeft(loadVector(get(address), 1), subtract(number(8), get(shift)))),
  ];
  const found = notVector(get(blocked));
  const target = add(get(bits), get(at));
  return [
    ...set(at, vectorOf(get(from))),
    ...set(last, vectorOf(get(to))),
    // Bits before `from` and after `to` count as blocked.
    ...set(blocked, loadVector(edgeOf(get(from)))),
    ...loop(
      when(equal(get(at), get(last)), block128(notVector(loadVector(edgeOf(get(to)), VECTOR)))),
      set(read, get(reads)),
      block(
        loop(
          ...Array.from({ length: AT_ONCE }, (_, index) => readNext(index)),
          branchIf(isZero(anyBit(found)), 1),
          set(read, add(get(read), number(8 * AT_ONCE))),
          branchIf(less(get(read), get(end)), 0),
        ),
        storeVector(target, orVectors(loadVector(target), found)),
      ),
      // Vector 0 of the edges has no bits.
      set(blocked, loadVector(number(0))),
      set(at, add(get(at), number(VECTOR))),
      branchIf(less(get(at), add(get(last), number(VECTOR))), 0),
    ),
  ];
}
