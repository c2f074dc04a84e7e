import { expect } from 'vitest';

/** Expects the coverage of a previewed reroll to be about that before it, in percent. */
export function expectSameCoverage(bar: Element): void {
  const [, from, to] = /coverage (?:([\d.]+) →|stays) ([\d.]+) %/.exec(bar.textContent)!;
  expect(Math.abs(Number(to) - Number(from ?? to))).toBeLessThan(4);
}
