import type { Hex } from '../hex/hex.ts';
import type { Pose } from './pose.ts';

/** A schematic in a pose at a hex of a city. */
export interface Placement extends Hex, Pose {
  /** Positive, unique in its city. */
  readonly id: number;
  /** Id of the schematic. */
  readonly schematic: string;
  /** Whether the placement is kept by Generate, Reroll and edits by hand. */
  readonly locked: boolean;
}
