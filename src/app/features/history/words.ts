import { amount } from '../../kit/number-words.ts';

/** The words of the list of steps. */

export const commands = 'General';
export const title = 'History';
export const beginning = 'Beginning';
export const oldest = 'Oldest kept state';
export const noSteps = 'No steps yet';
export const size = (steps: number, bytes: string) => `${amount(steps, 'step')}, ${bytes}`;
export const sizeOf = (steps: number, bytes: string, limit: string) => `${size(steps, bytes)} of ${limit}`;
