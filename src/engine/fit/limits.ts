import type { Spacing } from './spacing.ts';

/** What a recipe asks of a placement beyond free land. */
export interface Limits {
  /** Per slot, whether the schematic may stand there; everywhere when `null`. */
  readonly zone_hex: Uint8Array | null;
  /** The centers of the others of the schematic, and how far from them it has to keep; `null` for any distance. */
  readonly spacing: Spacing | null;
}

export const NO_LIMITS: Limits = { zone_hex: null, spacing: null };
