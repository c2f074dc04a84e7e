import { hexKey, type Hex } from '../hex/hex.ts';
import type { NearnessRule } from './near.ts';
import type { Kept } from './kept.ts';
import type { PlacedCenter } from './condition.ts';
import { Spacing } from './spacing.ts';

/** The centers that something must keep one distance from. */
interface CentersApart {
  readonly spacing: Spacing;
  /** The centers in the order in which they came, by hex. */
  readonly centers_hex: Map<string, PlacedCenter[]>;
}

/** The least distances that the rules of a recipe ask others to keep, by the centers that stand. */
export class KeptDistances implements Kept {
  /** By the name of what is to keep away, and by least distance. */
  readonly #kept = new Map<string, Map<number, CentersApart>>();

  /** @param rules all rules of a recipe */
  constructor(rules: readonly NearnessRule[]) {
    for (const { near = [] } of rules)
      for (const { to, least } of near) {
        if (least === 0) continue;
        let kept_least = this.#kept.get(to);
        if (!kept_least) this.#kept.set(to, (kept_least = new Map<number, CentersApart>()));
        if (!kept_least.has(least))
          kept_least.set(least, { spacing: new Spacing(least), centers_hex: new Map() });
      }
  }

  areAskedOf(name: string): boolean {
    return this.#kept.has(name);
  }

  allows(name: string, hex: Hex): boolean {
    const kept_least = this.#kept.get(name);
    if (!kept_least) return true;
    for (const { spacing } of kept_least.values()) if (!spacing.allows(hex)) return false;
    return true;
  }

  against(name: string, hex: Hex): number[] {
    const kept = [...(this.#kept.get(name)?.values() ?? [])];
    const ids = kept.flatMap(({ spacing }) => spacing.against(hex).map(({ id }) => id));
    return [...new Set(ids)].sort((a, b) => a - b);
  }

  add({ near = [] }: NearnessRule, { q, r, id }: PlacedCenter): void {
    for (const { to, least } of near) {
      const kept = this.#kept.get(to)?.get(least);
      if (!kept) continue;
      const center = { q, r, id };
      kept.spacing.add(center);
      const key = hexKey(center);
      const there = kept.centers_hex.get(key);
      if (there) there.push(center);
      else kept.centers_hex.set(key, [center]);
    }
  }

  remove({ near = [] }: NearnessRule, { q, r, id }: PlacedCenter): void {
    for (const { to, least } of near) {
      const kept = this.#kept.get(to)?.get(least);
      const there = kept?.centers_hex.get(hexKey({ q, r })) ?? [];
      const index = there.findIndex((center) => center.id === id);
      if (!kept || index < 0) continue;
      kept.spacing.remove(there[index]!);
      there.splice(index, 1);
    }
  }
}
