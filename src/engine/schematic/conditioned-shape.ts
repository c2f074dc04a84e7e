import { mergeSegments, paintedSegments, type PaintedHex, type Schematic } from './schematic.ts';

/** A shape and the conditions around it: the parts of a schematic that tell its poses apart. */
export type ConditionedShape = Pick<Schematic, 'hexes' | 'around'>;

const known = new WeakMap<readonly PaintedHex[], WeakMap<readonly PaintedHex[], readonly PaintedHex[]>>();

/**
 * The hexes of a shape with the conditions around it, these as kinds that no kind is called. Computed once per shape:
 * shapes are compared by identity, because their data never changes.
 */
export function conditionedShape({ hexes, around = [] }: ConditionedShape): readonly PaintedHex[] {
  if (around.length === 0) return hexes;
  let ofHexes = known.get(hexes);
  if (!ofHexes) known.set(hexes, (ofHexes = new WeakMap()));
  let whole = ofHexes.get(around);
  if (!whole) {
    const asked = paintedSegments(around).map((segment) => ({ ...segment, kind: `?${segment.kind}` }));
    ofHexes.set(around, (whole = mergeSegments([...paintedSegments(hexes), ...asked])));
  }
  return whole;
}
