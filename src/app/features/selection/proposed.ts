import type { Proposal } from '../../cityview/proposal.ts';
import { createSlice } from '../../store/slice.ts';

const START: { readonly proposal: Proposal | null } = { proposal: null };

/**
 * The placements that the pointed-at entry of a list or dial would make: shown on the city, not made; `null` for none.
 */
export const proposed = createSlice('proposed', START);
