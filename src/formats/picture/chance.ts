/** A pseudo-random number 0 ≤ n < 1 that depends only on three whole numbers and a salt: an address, never an order. */
export function chanceAt(x: number, y: number, z: number, salt: number): number {
  let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(6 * salt + z + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x100000000;
}
