import type { Hex } from '../hex/hex.ts';

/** The distances that a rule asks others to keep from the centers of its placements. */
interface Asked {
  readonly near?: readonly { readonly to: string; readonly least: number }[];
}

/**
 * The least distances that standing placements ask others to keep: what comes later may not come nearer to a center than
 * the rule of its placement allows.
 */
export interface Kept {
  /** Whether any rule asks a place or a kind to keep away. */
  areAskedOf(name: string): boolean;
  /** Whether something, by its name in rules, may come to lie in a hex. */
  allows(name: string, hex: Hex): boolean;
  /** The placements that something would come too near to in a hex, by id; each once. */
  against(name: string, hex: Hex): readonly number[];
  /** A placement with a rule stands; its id is 0 when it has none yet. */
  add(rule: Asked, center: Hex & { readonly id: number }): void;
  /** A placement with a rule is removed. */
  remove(rule: Asked, center: Hex & { readonly id: number }): void;
}
