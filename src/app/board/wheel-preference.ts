import { createPreference, readFlag } from '../kit/preference.ts';

/** Whether the wheel zooms by itself, in place of panning. */
export const wheelZooms = createPreference('wheelZooms', false, readFlag);
