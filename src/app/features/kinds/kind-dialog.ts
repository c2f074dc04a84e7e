/** Which dialog about kinds is open. */
export type KindDialog =
  /** A new kind, with the looks and the footprint of another one when that is named. */
  | { readonly kind: 'add'; readonly like: string | null }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'delete'; readonly id: string };
