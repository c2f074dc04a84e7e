import type { City } from '../../../../engine/city/city.ts';
import type { LandRow } from '../../../../engine/land/row.ts';

/** A city, or land for one, that comes in. */
export type IncomingCity =
  | { readonly kind: 'city'; readonly name: string; readonly value: City }
  | { readonly kind: 'land'; readonly name: string; readonly value: readonly LandRow[] };
