import { poseClasses, type PoseClass } from './pose-classes.ts';
import { comparePoses, type PoseRules } from './pose.ts';
import type { PaintedHex } from './schematic.ts';

type Memory = WeakMap<readonly PaintedHex[], Map<string, readonly PoseClass[]>>;

const memories = new WeakMap<readonly PaintedHex[], Memory>();

/** Stands for no conditions. */
const NONE: readonly PaintedHex[] = [];

/**
 * The classes of equal poses, in the order of `comparePoses`, computed once per shape and pose rules: a survey of a
 * thousand seeds needs them a thousand times. Shapes are compared by identity, because their data never changes.
 */
export function rememberedClasses(
  hexes: readonly PaintedHex[],
  rules: PoseRules,
  around: readonly PaintedHex[] = NONE,
): readonly PoseClass[] {
  const key = `${rules.rotations.join('')}/${rules.shifts.join()}/${rules.mirror}`;
  let classes_around = memories.get(hexes);
  if (!classes_around) memories.set(hexes, (classes_around = new WeakMap()));
  let classes_rules = classes_around.get(around);
  if (!classes_rules) classes_around.set(around, (classes_rules = new Map<string, readonly PoseClass[]>()));
  let classes = classes_rules.get(key);
  if (!classes) {
    classes = poseClasses(hexes, rules, around).sort((a, b) => comparePoses(a.pose, b.pose));
    classes_rules.set(key, classes);
  }
  return classes;
}
