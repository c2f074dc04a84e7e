import type { Kind } from '../../../engine/schematic/kind.ts';
import { patternOf, type Pattern } from '../../kinds/pattern.ts';

/** Patterns that the map paints as the plan does. */
const AS_PLANNED: ReadonlySet<Pattern> = new Set(['wall', 'gate', 'hall', 'block', 'ground']);

/** Whether the map paints a kind as the plan does. */
export function isAsPlanned(kind: Kind): boolean {
  const { look } = kind;
  return (
    AS_PLANNED.has(patternOf(kind)) ||
    look?.surface !== undefined ||
    look?.edge !== undefined ||
    look?.roof !== undefined
  );
}

/** The pattern that the map takes a kind for. */
export function mapPattern(kind: Kind): Pattern {
  return isAsPlanned(kind) ? (kind.open ? 'ground' : 'block') : patternOf(kind);
}
