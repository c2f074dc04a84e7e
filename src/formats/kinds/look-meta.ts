import { EDGES, ROOFS, SURFACES, type KindLook } from '../../engine/schematic/kind-look.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { isRecord, putPatterns, takePatterns, type KindsWithMeta } from './pattern-meta.ts';
import { isSymbol } from './symbol.ts';

/** The member of `meta` that holds the looks of kinds by their ids. */
const KEY = 'looks';

type Entry = Readonly<Record<string, unknown>>;

/** The members of a look in the order in which they are written, each with a test of its value. */
const MEMBERS: Readonly<Record<keyof KindLook, (value: unknown) => boolean>> = {
  edge: isOneOf(EDGES),
  second: (value) => typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value),
  roof: isOneOf(ROOFS),
  surface: isOneOf(SURFACES),
  symbol: isSymbol,
  roofs: (value) => value === 'own',
};

/**
 * Kinds with the patterns and looks that `meta` gives them, and the rest of `meta`. Entries for other kinds, unknown
 * members and members with unknown values stay in `meta` unchanged.
 */
export function takeLooks(kinds: readonly Kind[], meta: Entry | undefined): KindsWithMeta {
  const patterned = takePatterns(kinds, meta);
  const looks = patterned.meta && Object.hasOwn(patterned.meta, KEY) ? patterned.meta[KEY] : undefined;
  if (!isRecord(looks)) return patterned;
  const known = new Set(kinds.map(({ id }) => id));
  const own = new Map<string, KindLook>();
  const others: [string, unknown][] = [];
  for (const [id, entry] of Object.entries(looks)) {
    const look = known.has(id) && isRecord(entry) ? lookOf(entry) : {};
    if (Object.keys(look).length > 0) own.set(id, look);
    const rest = own.has(id)
      ? Object.entries(entry as Entry).filter(([key]) => !Object.hasOwn(look, key))
      : [];
    if (!own.has(id)) others.push([id, entry]);
    else if (rest.length > 0) others.push([id, Object.fromEntries(rest)]);
  }
  if (own.size === 0) return patterned;
  const rest = Object.entries(patterned.meta!).filter(([key]) => key !== KEY);
  if (others.length > 0) rest.push([KEY, Object.fromEntries(others)]);
  return {
    kinds: patterned.kinds.map((kind) => (own.has(kind.id) ? { ...kind, look: own.get(kind.id)! } : kind)),
    ...(rest.length > 0 && { meta: Object.fromEntries(rest) }),
  };
}

/** The `meta` of a file with the patterns and looks of its kinds as the last members: the inverse of {@link takeLooks}. */
export function putLooks(list: KindsWithMeta): Entry | undefined {
  const meta = putPatterns(list);
  const own = list.kinds.flatMap(({ id, look = {} }) => {
    const entry = lookOf(look as Entry);
    return Object.keys(entry).length > 0 ? [[id, entry] as const] : [];
  });
  if (own.length === 0) return meta;
  const { [KEY]: given, ...rest } = meta ?? {};
  const looks = new Map<string, unknown>(isRecord(given) ? Object.entries(given) : []);
  for (const [id, entry] of own) {
    const kept = looks.get(id);
    // At the end, after all entries for others.
    looks.delete(id);
    looks.set(id, { ...(isRecord(kept) ? kept : {}), ...entry });
  }
  return { ...rest, [KEY]: Object.fromEntries(looks) };
}

/** The good members of an entry, in their order. */
function lookOf(entry: Entry): KindLook {
  const members = Object.entries(MEMBERS).filter(
    ([key, isGood]) => Object.hasOwn(entry, key) && isGood(entry[key]),
  );
  const look = Object.fromEntries(members.map(([key]) => [key, entry[key]])) as KindLook;
  return look.second === undefined ? look : { ...look, second: look.second.toLowerCase() };
}

function isOneOf(names: readonly string[]): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && names.includes(value);
}
