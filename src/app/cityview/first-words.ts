import { amount } from '../kit/number-words.ts';
import type { Reason } from '../../engine/fit/conditions.ts';

/** Places that do not meet a condition; the name of the placement at fault follows, if there is one. */
export const reasons: Readonly<Record<Reason, string>> = {
  'off-land': 'off the land',
  ground: 'on',
  occupied: 'taken by',
  'wrong-group': 'in districts of other groups',
  spacing: 'too close to',
  near: 'against the distance kept by',
  align: 'across its district',
  condition: 'against a condition beside',
  'cuts-off': 'cut off from the streets',
};

// Why something does not fit.
export const fits = 'Fits';
export const doesNotFit = (reasons: string) => `Does not fit: ${reasons}`;
export const poseRefusedHere = 'the recipe does not allow this pose';
export const poseRefused = 'pose not allowed by the recipe';
export const segments = (count: number) => amount(count, 'segment');
export const by = (reason: string, name: string) => `${reason} ${name}`;
export const andMore = (text: string, others: number) => (others > 0 ? `${text} and ${others} more` : text);
export const byMore = (others: number) => `by ${others} more`;

// Placements and places.
export const otherPlacement = 'another placement';
export const placement = (schematic: string, id: number) => `${schematic} (No. ${id})`;
export const hex = (q: number, r: number) => `hex ${q}, ${r}`;
export const segment = (direction: string) => `segment ${direction}`;
export const building = 'building';
export const partOf = (schematic: string, id: number) => `part of ${schematic} No. ${id}`;
export const locked = 'locked';
export const ground = 'ground';
export const freeLand = 'free land';
export const sea = 'sea';
