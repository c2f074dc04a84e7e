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

/** Placements in an order: a list, or flat arrays that make each placement when it is read. */
export interface Placements {
  /** The number of placements. */
  readonly length: number;
  /** The placement at an index, 0 to `length` - 1. */
  at(index: number): Placement | undefined;
}

/** The same placements as a list. */
export function listPlacements(placements: Placements | readonly Placement[]): readonly Placement[] {
  if (Array.isArray(placements)) return placements as readonly Placement[];
  const list: Placement[] = [];
  for (let index = 0; index < placements.length; index++) list.push(placements.at(index)!);
  return list;
}
