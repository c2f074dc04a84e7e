import { amount } from '../../kit/number-words.ts';

/** The words of the list of steps. */

export const commands = 'General';
export const title = 'History';
export const beginning = 'Beginning';
export const oldest = 'Oldest kept state';
export const noSteps = 'No steps yet';
export const size = (steps: number, bytes: string) => `${amount(steps, 'step')}, ${bytes}`;
export const sizeOf = (steps: number, bytes: string, limit: string) => `${size(steps, bytes)} of ${limit}`;

// Announcements.
export const undoneStep = (step: string) => `Undone: ${step}`;
export const redoneStep = (step: string) => `Redone: ${step}`;
export const undoneSteps = (steps: number) => `Undone: ${amount(steps, 'step')}`;
export const redoneSteps = (steps: number) => `Redone: ${amount(steps, 'step')}`;

// Steps in a row that do the same.
export const times = (steps: number) => `×${steps}`;
export const ofRun = (index: number, steps: number) => `${index} of ${steps}`;
export const openRun = 'Show each step';
export const closeRun = 'Show as one line';
