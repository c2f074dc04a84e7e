import type { Kind } from '../../engine/schematic/kind.ts';
import { isPattern } from './pattern.ts';

type Meta = Readonly<Record<string, unknown>>;

/** The member of `meta` that holds the patterns of kinds by their ids; a kind has no key for it in version 1. */
const KEY = 'patterns';

/** The kinds of a file, with the `meta` of the file. */
export interface KindsWithMeta {
  readonly kinds: readonly Kind[];
  /** The rest of `meta`, data of the user; absent when there is none. */
  readonly meta?: Meta;
}

/**
 * Kinds with the patterns that `meta.patterns` gives them. Entries for other kinds or with unknown patterns stay in
 * `meta` unchanged, and so does a `patterns` that is not an object.
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

/** The `meta` of a file with the patterns of its kinds as the last member: the inverse of {@link takePatterns}. */
export function putPatterns({ kinds, meta }: KindsWithMeta): Meta | undefined {
  const own = kinds.flatMap(({ id, pattern }) => (isPattern(pattern) ? [[id, pattern] as const] : []));
  if (own.length === 0) return meta;
  const { [KEY]: others, ...rest } = meta ?? {};
  return { ...rest, [KEY]: { ...(isRecord(others) ? others : {}), ...Object.fromEntries(own) } };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
