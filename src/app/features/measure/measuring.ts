import type { Hex } from '../../../engine/hex/hex.ts';
import { holdable } from '../../cityview/city-tool.ts';

/** A way between two hexes, each once it is set. */
export interface Measuring {
  readonly from: Hex | null;
  readonly to: Hex | null;
}

/** The tool that measures ways. */
export const measuring = holdable<Measuring>('measure');

export const NOTHING_MEASURED: Measuring = { from: null, to: null };
