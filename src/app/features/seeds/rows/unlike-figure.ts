import type { Figure } from './figure.ts';
import * as words from '../words.ts';

/** How unlike the others a city is: of all figures, the one that comes from all rows at once. */
export const UNLIKE: Figure = {
  name: 'unlike',
  label: words.unlikeFigure,
  group: words.city,
  format: (value) => value.toFixed(2),
};
