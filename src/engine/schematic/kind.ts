import type { KindLook } from './kind-look.ts';

/**
 * The rule by which segments of a kind form buildings: one building per segment (`segment`), per six segments around a
 * vertex (`tile`), or per group of segments connected along edges (`area`).
 */
export type FootprintRule = 'segment' | 'tile' | 'area';

/** The material of a segment, with a color and a glyph: a sort of building or ground. */
export interface Kind {
  /** `[a-z][a-z0-9-]{0,63}`, unique in its list. */
  readonly id: string;
  /** Name for people, at most 120 characters. */
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly color: string;
  /** One printable ASCII character, unique in its list; not `~`, `.` or blank. */
  readonly glyph: string;
  /** The rule by which its segments form buildings. */
  readonly footprint: FootprintRule;
  /** Whether the kind is walkable: people can cross it. */
  readonly open: boolean;
  /** Name of the pattern that shows the kind; when absent, the words of its id decide. Only pictures depend on it. */
  readonly pattern?: string;
  /** Further choices about its picture; absent when there are none. */
  readonly look?: KindLook;
  /** Height in side lengths, for exports with depth. */
  readonly height?: number;
  /** The sort of way that the kind blocks: `all` by default for a closed kind, `none` for a walkable one. */
  readonly blocks?: Blocks;
  /** Whether everybody may cross the kind, as a street or a square; a garden is walkable, and not public. */
  readonly public?: boolean;
}

/** The sort of way that a kind blocks: movement and sight, movement alone (water, a hedge), or nothing. */
export type Blocks = 'all' | 'movement' | 'none';

export const BLOCKS = ['all', 'movement', 'none'] as const satisfies readonly Blocks[];
