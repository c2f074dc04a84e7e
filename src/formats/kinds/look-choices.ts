import { ROOFS, SURFACES, type Roof, type Surface } from '../../engine/schematic/kind-look.ts';
import type { Pattern } from './pattern.ts';

const ROOFED: ReadonlySet<Pattern> = new Set(['house', 'shop', 'barn', 'hall', 'townhouse']);

const GROUND: ReadonlySet<Pattern> = new Set([
  'field',
  'meadow',
  'yard',
  'ground',
  'square',
  'quay',
  'street',
  'river',
  'pond',
]);

/** The patterns of walls that a city draws as one line. */
const WALLS: ReadonlySet<Pattern> = new Set(['rampart', 'turret', 'archway', 'palisade']);

/** The shapes of roofs that a pattern can have; none without a roof of its own. */
export function roofsOf(pattern: Pattern): readonly Roof[] {
  return ROOFED.has(pattern) ? ROOFS : [];
}

/** The surfaces that a pattern can have; none when its ground is hidden, or is its very picture. */
export function surfacesOf(pattern: Pattern): readonly Surface[] {
  return GROUND.has(pattern) ? SURFACES : [];
}

/** Whether a pattern can have an edge and a symbol. */
export function takesFinish(pattern: Pattern): boolean {
  return !WALLS.has(pattern);
}
