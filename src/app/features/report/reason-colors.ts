import type { Reason } from '../../../engine/fit/conditions.ts';

/** The colors of attempts that failed, by their reason, in the bars and their legend. */
export const reasonColors: Readonly<Record<Reason, string>> = {
  'off-land': '#7fa9b8',
  ground: '#c98a55',
  occupied: '#9a7fb5',
  'wrong-group': '#b9b048',
  spacing: '#b5666f',
  near: '#6f93c9',
  align: '#5f9e7e',
  condition: '#8c6d4f',
  'cuts-off': '#5a5a60',
};
