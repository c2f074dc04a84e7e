import type { Problem } from '../../../engine/problem.ts';
import { createViewing } from '../../store/viewing.ts';
import type { PackLink } from './pack-link.ts';

/** The pack of a link, on its way or shown above the user's own work. */
export type SharedPack =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** The link could not be opened for no fault of its own; `again` tries once more. */
  | { readonly kind: 'broken'; readonly message: string; readonly again: () => void }
  | { readonly kind: 'shown'; readonly link: PackLink };

export const sharedPack = createViewing<SharedPack>('shared-pack', (why) =>
  sharedPack.show({ kind: 'refused', problems: [{ path: 'link', message: why }] }),
);
