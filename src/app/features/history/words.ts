/** The words of the list of steps. */

export const commands = 'General';
export const title = 'History';
export const beginning = 'Beginning';
export const oldest = 'Oldest kept state';
export const noSteps = 'No steps yet';
export const size = (steps: number, bytes: string) =>
  `${steps.toLocaleString('en')} ${steps === 1 ? 'step' : 'steps'}, ${bytes}`;
export const sizeOf = (steps: number, bytes: string, limit: string) => `${size(steps, bytes)} of ${limit}`;
