import type { LandRow } from './row.ts';

/** A connected part of the land, with its group. */
export interface District {
  /** Positive, unique in its city. */
  readonly id: number;
  readonly group: string;
  readonly rows: readonly LandRow[];
}
