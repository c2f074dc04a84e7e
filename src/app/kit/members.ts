/** A record from outside, its members unchecked. */
export type Members = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of a value from outside; none of a value that is no record. */
export function membersOf(value: unknown): Members {
  return isRecord(value) ? value : {};
}
