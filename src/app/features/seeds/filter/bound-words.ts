/** Writes a bound of a figure into a filter: a share as a percentage, without the noise of sums of fractions. */
export function boundWords(name: string): (bound: number) => string {
  return name === 'coverage'
    ? (bound) => `${Number((100 * bound).toFixed(4))} %`
    : (bound) => String(Number(bound.toFixed(6)));
}
