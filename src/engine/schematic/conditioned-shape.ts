import { mergeSegments, paintedSegments, type PaintedHex, type Schematic } from './schematic.ts';

/** A shape and the conditions around it: the parts of a schematic that tell its poses apart. */
export type ConditionedShape = Pick<Schematic, 'hexes' | 'around'>;

/** The hexes of a shape with the conditions around it, these as kinds that no kind is called. */
export function conditionedShape({ hexes, around = [] }: ConditionedShape): readonly PaintedHex[] {
  if (around.length === 0) return hexes;
  const asked = paintedSegments(around).map((segment) => ({ ...segment, kind: `?${segment.kind}` }));
  return mergeSegments([...paintedSegments(hexes), ...asked]);
}
