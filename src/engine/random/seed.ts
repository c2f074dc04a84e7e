/** Greatest seed. */
export const MAX_SEED = 0xffff_ffff;

/** Whether a number is a seed: an integer 0..4294967295. */
export function isSeed(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= MAX_SEED;
}
