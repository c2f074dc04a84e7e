import { createStore } from 'zustand/vanilla';
import type { AtlasColumns } from '../../../../formats/atlas/read-lines.ts';
import type { Recipe } from '../../../../engine/recipe/recipe.ts';

/** An atlas that is looked through. */
export interface OpenedAtlas {
  readonly name: string;
  readonly file: Blob;
  readonly columns: AtlasColumns;
  readonly origin: AtlasOrigin;
}

/** The recipe that the cities of an atlas come from. */
export type AtlasOrigin =
  /** A city of the atlas was made again, and is the same. */
  | { readonly kind: 'known'; readonly recipe: Recipe; readonly isOpenRecipe: boolean }
  /** No recipe at hand makes the cities of the atlas. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** The atlas that was opened last; too large for the store of the app, which copies and compares. */
export const openedAtlas = createStore<{ readonly atlas: OpenedAtlas | null }>(() => ({ atlas: null }));
