import type { Kind } from '../../../engine/schematic/kind.ts';
import { isPublic } from '../../../engine/schematic/walkable.ts';
import { patternOf, type Pattern } from '../../../formats/kinds/pattern.ts';
import type { Document } from '../../document/document.ts';

/** The patterns of ways, in the order in which they are offered. */
const STREETS: readonly Pattern[] = ['lane', 'street', 'square', 'bridge', 'quay'];

/** Patterns of other ground. */
const GROUNDS: readonly Pattern[] = [
  'river',
  'meadow',
  'garden',
  'yard',
  'wood',
  'ground',
  'hedge',
  'orchard',
  'field',
  'pond',
];

export function isStreetKind(kind: Kind): boolean {
  const pattern = patternOf(kind);
  return isPublic(kind) && (pattern === 'lane' || pattern === 'street' || pattern === 'square');
}

/** The kinds that can be ground: ways first, then what is walked on or swum in. */
export function groundKinds({ kinds }: Document): readonly Kind[] {
  const order = [...STREETS, ...GROUNDS];
  return kinds
    .filter((kind) => order.includes(patternOf(kind)))
    .toSorted((a, b) => order.indexOf(patternOf(a)) - order.indexOf(patternOf(b)));
}

/** The kind that streets by hand are made of. */
export function streetKind(document: Document): string {
  const { recipe } = document;
  return recipe.streets?.lane ?? groundKinds(document).find(isStreetKind)?.id ?? plainGround(document);
}

/** The kind that is painted first. */
export function plainGround(document: Document): string {
  return (groundKinds(document)[0] ?? document.kinds[0]!).id;
}
