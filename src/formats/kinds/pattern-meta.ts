import type { Kind } from '../../engine/schematic/kind.ts';
import { isPattern } from './pattern.ts';

type Meta = Readonly<Record<string, unknown>>;

/** The member of `meta` that holds the patterns of kinds by their ids; a kind has no key for it in version 1. */
const KEY = 'patterns';

/** What a file says of its kinds, apart and together. */
export interface KindsWithMeta {
  readonly kinds: readonly Kind[];
  /** What is left of `meta` for users; absent when nothing is. */
  readonly meta?: Meta;
}

/**
 * Kinds with the patterns that `meta.patterns` gives them. Entries of another form - no kind of the list, no pattern
 * that is known - stay in `meta` as they are, and so does a `patterns` that is no object.
 */
export function takePatterns(kinds: readonly Kind[], meta: Meta | undefined): KindsWithMeta {
  if (meta === undefined) return { kinds };
  const patterns = Object.hasOwn(meta, KEY) ? meta[KEY] : undefined;
  if (!isRecord(patterns)) return { kinds, meta };
  const known = new Set(kinds.map(({ id }) => id));
  const isOurs = ([id, pattern]: readonly [string, unknown]) => known.has(id) && isPattern(pattern);
  const entries = Object.entries(patterns);
  const own = new Map(entries.filter(isOurs));
  if (own.size === 0) return { kinds, meta };
  const others = entries.filter((entry) => !isOurs(entry));
  const rest = Object.entries(meta).filter(([key]) => key !== KEY);
  if (others.length > 0) rest.push([KEY, Object.fromEntries(others)]);
  return {
    kinds: kinds.map((kind) => (own.has(kind.id) ? { ...kind, pattern: own.get(kind.id) as string } : kind)),
    ...(rest.length > 0 && { meta: Object.fromEntries(rest) }),
  };
}

/** The `meta` of a file of kinds with their patterns in it, as its last member; the inverse of {@link takePatterns}. */
export function putPatterns({ kinds, meta }: KindsWithMeta): Meta | undefined {
  const own = kinds.flatMap(({ id, pattern }) => (isPattern(pattern) ? [[id, pattern] as const] : []));
  if (own.length === 0) return meta;
  const { [KEY]: others, ...rest } = meta ?? {};
  return { ...rest, [KEY]: { ...(isRecord(others) ? others : {}), ...Object.fromEntries(own) } };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
