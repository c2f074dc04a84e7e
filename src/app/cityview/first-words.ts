import { amount } from '../kit/number-words.ts';
import type { Reason } from '../../engine/fit/conditions.ts';

interface ReasonWords {
  /** A place that does not meet the condition; the name of the placement at fault follows, if there is one. */
  readonly here: string;
  /** Attempts of a generation that failed by it, after their number. */
  readonly attempts: string;
  /** Others that bar the center where a schematic came nearest, after their number. */
  readonly others?: { readonly one: string; readonly many: string };
}

/** The words of every condition of placement. */
export const reasons: Readonly<Record<Reason, ReasonWords>> = {
  'off-land': { here: 'off the land', attempts: 'would leave the land' },
  ground: {
    here: 'on streets, water or other ground',
    attempts: 'blocked by streets, water or other ground',
  },
  occupied: { here: 'taken by', attempts: 'blocked by other pieces' },
  'wrong-group': { here: 'in districts of other groups', attempts: 'would cross a district border' },
  spacing: {
    here: 'too close to',
    attempts: 'too close to another copy',
    others: { one: 'copy too close', many: 'copies too close' },
  },
  near: { here: 'too near or too far', attempts: 'too near to or too far from what the rule names' },
  condition: { here: 'not what is wanted around', attempts: 'not what is wanted around' },
  'cuts-off': { here: 'cut off from the streets', attempts: 'would cut off a way' },
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
export const freeLand = 'free land';
export const sea = 'sea';
