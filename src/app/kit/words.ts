/** The words of the kit: number fields, times, and the question before a changed view is left. */

// Fields for numbers.
export const atLeast = (least: string) => `at least ${least}`;
export const atMost = (most: string) => `at most ${most}`;
export const wholeNumber = 'a whole number';
export const numberReplaced = (field: string, limit: string, typed: string | number, nearest: number) =>
  `${field}: ${limit}, so ${typed} became ${nearest}.`;

// Times.
export const onDate = (date: string, time: string) => `on ${date} at ${time}`;
export const atTime = (time: string) => `at ${time}`;
export const today = 'Today';
export const yesterday = 'Yesterday';

// Before a changed view is left.
export const changesLost = (cure: string) =>
  `You have changed it. What you did is lost when you leave, unless you ${cure} first.`;
export const stay = 'Stay';
export const leave = 'Leave without it';

// finger-words.ts
export const tap = 'Tap';

// Progress.
export const progress = 'Progress';
export const cancel = 'Cancel';
