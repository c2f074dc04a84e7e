/** A count for people: `1,499,900`, the same on every machine. */
export function countWords(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
