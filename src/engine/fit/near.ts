import { hexOf, type Box } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { CenterCondition, ConditionSort, PlacedCenter } from './condition.ts';
import type { Distances } from './distances.ts';
import { NEVER, type NearRule } from './near-rule.ts';

/** The places that a rule can keep near or far, beside kinds. */
export const NEAR_PLACES = ['@street', '@sea', '@edge', '@center', '@wall', '@gate'] as const;

/** The part of a rule that keeps placements near or far from something. */
export interface NearnessRule {
  /** Distances from the center of a placement; all hold. Absent in work stored before. */
  readonly near?: readonly NearRule[];
}

/** The condition that the centers of a schematic keep their distances from what the rule names. */
export const NEAR_ENOUGH = {
  scope: 'center',
  reason: 'near',
  defaults: {},
  asked: ({ near }) => near ?? null,
  of: (rule, { distances }): CenterCondition<'near'> | null => {
    if (!rule?.near || rule.near.length === 0 || !distances) return null;
    return new Nearness(rule.near, distances);
  },
} as const satisfies ConditionSort<NearnessRule, 'near'>;

class Nearness implements CenterCondition<'near'> {
  readonly scope = 'center';
  readonly reason = 'near';
  readonly reach = 0;
  readonly #rules: readonly NearRule[];
  readonly #distances: Distances;

  constructor(rules: readonly NearRule[], distances: Distances) {
    this.#rules = rules;
    this.#distances = distances;
  }

  allows(center: Hex): boolean {
    return this.#rules.every((rule) => keepsDistance(rule, this.#distances, center));
  }

  version(): number {
    return this.#rules.reduce((sum, { to }) => sum + this.#distances.changesOf(to), 0);
  }

  against(center: Hex): readonly PlacedCenter[] {
    const missed = this.#rules.find((rule) => !keepsDistance(rule, this.#distances, center));
    if (!missed) return [];
    const far = this.#distances.to(missed.to)!.from(center);
    return [{ ...center, id: 0, distance: { ...missed, hexes: far === NEVER ? null : far } }];
  }

  paintSteps({ columns, rows }: Box): number {
    return columns * rows;
  }

  paint(words: Int32Array, box: Box, step: Hex): void {
    for (let slot = 0; slot < box.columns * box.rows; slot++) {
      const first = hexOf(box, slot);
      if (!this.allows({ q: first.q - step.q, r: first.r - step.r })) words[slot >> 5]! |= 1 << (slot & 31);
    }
  }

  /** Placements of the schematic itself change no distance. */
  add(): void {}

  remove(): void {}
}

/** Whether a center keeps the distance of a rule, as far as it matters yet. */
export function keepsDistance({ to, least, most }: NearRule, distances: Distances, center: Hex): boolean {
  const far = distances.to(to)?.from(center) ?? null;
  return far === null || (far >= least && (most === null || far <= most));
}
