import { createSlice } from '../../store/slice.ts';

/** Whether the land gallery is open. */
export const gallerySlice = createSlice('land-gallery', { shown: false });
