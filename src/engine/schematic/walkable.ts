import type { Kind } from './kind.ts';

type Crossing = Pick<Kind, 'open' | 'blocks' | 'public'>;

/**
 * Whether people walk over ground: free land, or a kind that is open and does not say that it blocks anything. All that
 * asks where people can go asks this, or {@link isPublic}.
 *
 * @param kind `undefined` or `null` for free land
 */
export function isWalkable(kind: Crossing | null | undefined): boolean {
  return !kind || (kind.open && (kind.blocks ?? 'none') === 'none');
}

/**
 * Whether everybody may walk over ground: free land, or a walkable kind that is public. Reach and streets ask for such
 * ground; a walker also goes over walkable ground that is not public, as gardens.
 *
 * @param kind `undefined` or `null` for free land
 */
export function isPublic(kind: Crossing | null | undefined): boolean {
  return !kind || (kind.public === true && isWalkable(kind));
}
