import { amount } from '../../kit/number-words.ts';

// The command.
export const commands = 'City';
export const measure = 'Measure';

// The status line.
export const howTo = 'Drag from place to place, or click one and then the other';
export const measuringFrom = (hex: string) => `Measuring from ${hex}`;
export const distanceOf = (straight: number, from: string, to: string, onFoot: string) =>
  `${amount(straight, 'hex', 'hexes')} from ${from} to ${to} · ${onFoot} over open ground`;
export const noWay = 'no way';
export const steps = (count: number) => amount(count, 'step');
export const hexAt = (q: number, r: number) => `hex ${q}, ${r}`;
