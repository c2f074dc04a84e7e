import type { Pose } from '../../engine/schematic/pose.ts';
import { holdable } from './city-tool.ts';

/** A schematic under the pointer, ready to be stamped. */
export interface Stamping {
  /** Id of the schematic. */
  readonly schematic: string;
  readonly pose: Pose;
}

/** The tool that stamps a schematic of the library. */
export const stamping = holdable<Stamping>('stamp', ({ schematic }, { schematics }) =>
  Object.hasOwn(schematics, schematic),
);
