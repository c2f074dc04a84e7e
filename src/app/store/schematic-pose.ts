import { PLAIN_POSE, type Pose } from '../../engine/schematic/pose.ts';
import type { Session } from './session.ts';
import { createSlice, type Slices } from './slice.ts';

const START: { readonly pose: Pose } = { pose: PLAIN_POSE };

/** The pose in which the schematic on the board is shown and painted. */
export const schematicPose = createSlice('schematic-pose', START);

/** The parts of the state that opening a schematic changes. */
interface Opening {
  readonly session: Session;
  readonly slices: Slices;
}

/** Puts a schematic onto the board of its workspace, as it was drawn. */
export function withOpen({ session, slices }: Opening, schematic: string | null): Opening {
  return { session: { ...session, schematic }, slices: schematicPose.in(slices, START) };
}
