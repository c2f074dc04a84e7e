import type { Hex } from '../hex/hex.ts';
import { hasHex, type LandRow } from './row.ts';

/** A connected part of the land, with its group. */
export interface District {
  /** Positive, unique in its city. */
  readonly id: number;
  /** Name of its group, such as `old-town`; rules of recipes name groups. */
  readonly group: string;
  /** Its hexes as runs, sorted by r then q. */
  readonly rows: readonly LandRow[];
}

/** The district that a hex belongs to, if it does. */
export function districtAt(districts: readonly District[], hex: Hex): District | undefined {
  return districts.find(({ rows }) => hasHex(rows, hex));
}
