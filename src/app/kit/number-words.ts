/** A number with commas between its thousands: "12,345". */
export function number(value: number): string {
  return value.toLocaleString('en');
}

/** A number of things: "1 city", "2,345 cities"; without a plural, an "s" makes it. */
export function amount(value: number, one: string, many = `${one}s`): string {
  return `${number(value)} ${value === 1 ? one : many}`;
}
