/** Bytes of WebAssembly: instructions that leave at most one value. */
export type Code = readonly number[];

/** The letters `\0asm`, and version 1. */
const MAGIC: Code = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

const I32 = 0x7f;
const V128 = 0x7b;
const NOTHING = 0x40;
const END = 0x0b;

/** A function of a module. Its parameters are numbers of 32 bits; it returns nothing. */
interface Assembled {
  readonly name: string;
  readonly parameters: number;
  /** Further locals of 32 bits, then those of 128 bits, numbered after the parameters; zero at first. */
  readonly numbers: number;
  readonly vectors: number;
  readonly body: Code;
}

/** The bytes of a module that exports some functions and a `memory` of one page. */
export function assembleModule(functions: readonly Assembled[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters }) => [
    0x60,
    ...sized(Array.from({ length: parameters }, () => I32)),
    0,
  ]);
  const exported = functions.map(({ name }, index) => [...text(name), 0, index]);
  const bodies = functions.map(({ numbers, vectors, body }) =>
    sized([
      ...list([
        [numbers, I32],
        [vectors, V128],
      ]),
      ...body,
      END,
    ]),
  );
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, types),
    ...section(
      3,
      functions.map((_, index) => [index]),
    ),
    ...section(5, [[0, 1]]),
    ...section(7, [...exported, [...text('memory'), 2, 0]]),
    ...section(10, bodies),
  ]);
}

export const get = (local: number): Code => [0x20, ...whole(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...whole(local)];
export const number = (value: number): Code => [0x41, ...signed(value)];

export const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a];
export const subtract = (a: Code, b: Code): Code => [...a, ...b, 0x6b];
export const and = (a: Code, b: Code): Code => [...a, ...b, 0x71];
export const shiftLeft = (a: Code, b: Code): Code => [...a, ...b, 0x74];
export const shiftRight = (a: Code, b: Code): Code => [...a, ...b, 0x76];
export const equal = (a: Code, b: Code): Code => [...a, ...b, 0x46];
export const less = (a: Code, b: Code): Code => [...a, ...b, 0x49];
export const isZero = (value: Code): Code => [...value, 0x45];
export const load = (address: Code, offset = 0): Code => [...address, 0x28, 0, ...whole(offset)];
export const store16 = (address: Code, value: Code, offset = 0): Code => [
  ...address,
  ...value,
  0x3b,
  0,
  ...whole(offset),
];

export const loadVector = (address: Code, offset = 0): Code => [
  ...address,
  ...vector(0),
  0,
  ...whole(offset),
];
export const storeVector = (address: Code, value: Code): Code => [...address, ...value, ...vector(11), 0, 0];
export const notVector = (a: Code): Code => [...a, ...vector(77)];
export const orVectors = (a: Code, b: Code): Code => [...a, ...b, ...vector(80)];
/** 1 when any bit of the vector is set. */
export const anyBit = (a: Code): Code => [...a, ...vector(83)];
/** The highest bits of the 16 bytes. */
export const highestBits = (a: Code): Code => [...a, ...vector(100)];
export const shiftBytesLeft = (a: Code, by: Code): Code => [...a, ...by, ...vector(107)];
/** Shifts of the two halves of a vector, 64 bits each. */
export const shiftHalvesLeft = (a: Code, by: Code): Code => [...a, ...by, ...vector(203)];
export const shiftHalvesRight = (a: Code, by: Code): Code => [...a, ...by, ...vector(205)];

export const block = (...body: Code[]): Code => [0x02, NOTHING, ...body.flat(), END];
export const loop = (...body: Code[]): Code => [0x03, NOTHING, ...body.flat(), END];
export const when = (condition: Code, ...body: Code[]): Code => [
  ...condition,
  0x04,
  NOTHING,
  ...body.flat(),
  END,
];
/** Leaves a block or repeats a loop, 0 for the innermost. */
export const branchIf = (condition: Code, depth: number): Code => [...condition, 0x0d, depth];

function vector(operation: number): Code {
  return [0xfd, ...whole(operation)];
}

function section(id: number, entries: readonly Code[]): Code {
  return [id, ...sized(list(entries))];
}

function list(entries: readonly Code[]): Code {
  return [...whole(entries.length), ...entries.flat()];
}

function sized(bytes: Code): Code {
  return [...whole(bytes.length), ...bytes];
}

function text(ascii: string): Code {
  return sized(Array.from(ascii, (letter) => letter.codePointAt(0)!));
}

/** A number from 0 on, seven bits in a byte, the lowest first (LEB128). */
function whole(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...whole(value >>> 7)];
}

function signed(value: number): Code {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)];
}
