import { amount } from '../../kit/number-words.ts';

// DestinationDialog.tsx
export const pictureOf = (name: string) => `Map of ${name}`;
export const comesIn = 'Incoming';
export const openNow = 'Open now';
export const figures = (hexes: number, placements: number) =>
  `${amount(hexes, 'hex', 'hexes')} · ${amount(placements, 'placement')}`;
export const addAsCity = 'Add as city';
export const replaceOpenCity = 'Replace open city';
export const cancel = 'Cancel';
