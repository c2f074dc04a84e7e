import type { AppState } from '../store/store.ts';

/**
 * Announces a change of the state to those who listen, however it was made: by a key, a button or the palette.
 *
 * @returns the words; `null` for a change of something else
 */
export type Spoken = (state: AppState, before: AppState) => string | null;

/** Announces a tool by its name as it is taken in hand. */
export function whenTaken(tool: { readonly of: (state: AppState) => object | null }, name: string): Spoken {
  return (state, before) =>
    state.slices !== before.slices && tool.of(state) && !tool.of(before) ? name : null;
}
