/**
 * Whether two values of plain data hold the same, whatever the order of their keys; a member that is `undefined` is as
 * good as none. Objects that both share are not walked.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== (b as readonly unknown[]).length) return false;
  return holdsAll(a, b) && hasNoMore(b, a);
}

type Members = Readonly<Record<string, unknown>>;

function holdsAll(a: object, b: object): boolean {
  // Lists of keys or entries would cost several times as much.
  for (const key in a) if (!sameValue((a as Members)[key], ownMember(b, key))) return false;
  return true;
}

function hasNoMore(b: object, a: object): boolean {
  for (const key in b) if ((b as Members)[key] !== undefined && ownMember(a, key) === undefined) return false;
  return true;
}

function ownMember(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? (value as Members)[key] : undefined;
}
