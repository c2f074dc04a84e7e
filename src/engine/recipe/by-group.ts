/** A value for each group that has one. Groups are called as users like, also `constructor` or `__proto__`. */
export type ByGroup<T> = Readonly<Record<string, T>>;

/** The value of a group; `undefined` when it has none. */
export function ofGroup<T>(values: ByGroup<T>, group: string): T | undefined {
  return Object.hasOwn(values, group) ? values[group] : undefined;
}

/** The same values with another one for a group, in its place; without one when it is `undefined`. */
export function withGroup<T>(values: ByGroup<T>, group: string, value: T | undefined): Record<string, T> {
  const changed = new Map(Object.entries(values));
  if (value === undefined) changed.delete(group);
  else changed.set(group, value);
  return Object.fromEntries(changed);
}

/** The same values in the order of the groups; those of other groups follow, sorted by name. */
export function inOrder<T>(values: ByGroup<T>, groups: readonly string[]): ByGroup<T> {
  const others = Object.keys(values).filter((group) => !groups.includes(group));
  const there = groups.filter((group) => Object.hasOwn(values, group));
  return Object.fromEntries([...there, ...others.sort()].map((group) => [group, values[group]!]));
}
