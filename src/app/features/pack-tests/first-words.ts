// feature.ts
export const tests = 'Tests';
export const panel = 'This panel';
