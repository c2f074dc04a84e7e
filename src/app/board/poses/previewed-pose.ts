import type { Pose } from '../../../engine/schematic/pose.ts';
import { createSlice } from '../../store/slice.ts';

const START: { readonly pose: Pose | null } = { pose: null };

/** The pose that a dial of poses is pointed at, shown over the board; `null` when none is. */
export const previewedPose = createSlice('previewed-pose', START);
