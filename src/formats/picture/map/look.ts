/** The name of a mood, in files and on the command line. */
export type MoodName = 'day' | 'dusk' | 'night' | 'winter' | 'autumn' | 'ink' | 'print';

export const MOODS = [
  'day',
  'dusk',
  'night',
  'winter',
  'autumn',
  'ink',
  'print',
] as const satisfies readonly MoodName[];

/** The look of a map, beside what its city decides. */
export interface MapLook {
  /** Its light and season. */
  readonly mood: MoodName;
  /** The set of tones of its roofs, 0..3; that of its seed when absent. */
  readonly roofs?: number;
  /** Whether its lines are bent, as by hand. */
  readonly warp: boolean;
}
