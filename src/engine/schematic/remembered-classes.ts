import { poseClasses, type PoseClass } from './pose-classes.ts';
import { comparePoses, type PoseRules } from './pose.ts';
import type { PaintedHex } from './schematic.ts';

const classes_hexes = new WeakMap<readonly PaintedHex[], Map<string, readonly PoseClass[]>>();

/**
 * The classes of equal poses, in the order of `comparePoses`, computed once per shape and pose rules: a survey of a
 * thousand seeds needs them a thousand times. Shapes are compared by identity, because their data never changes.
 */
export function rememberedClasses(hexes: readonly PaintedHex[], rules: PoseRules): readonly PoseClass[] {
  const key = `${rules.rotations.join('')}/${rules.shifts.join()}/${rules.mirror}`;
  let classes_rules = classes_hexes.get(hexes);
  if (!classes_rules) classes_hexes.set(hexes, (classes_rules = new Map<string, readonly PoseClass[]>()));
  let classes = classes_rules.get(key);
  if (!classes) {
    classes = poseClasses(hexes, rules).sort((a, b) => comparePoses(a.pose, b.pose));
    classes_rules.set(key, classes);
  }
  return classes;
}
