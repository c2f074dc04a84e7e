import { createPreference, readFlag } from '../../kit/preference.ts';

/** Whether the poses of the mirrored schematic are shown, too. */
export const mirroredPoses = createPreference('mirroredPosesShown', false, readFlag);
