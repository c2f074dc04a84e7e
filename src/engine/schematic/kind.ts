/**
 * How segments of a kind make buildings: each one its own (`segment`), the six around a lattice vertex (`tile`),
 * or every edge-connected group (`area`).
 */
export type FootprintRule = 'segment' | 'tile' | 'area';

/** A kind of ground or building that a segment can hold. */
export interface Kind {
  /** `[a-z][a-z0-9-]{0,63}`, unique in its list. */
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly color: string;
  /** One printable ASCII character, unique in its list; not `~`, `.` or blank. */
  readonly glyph: string;
  readonly footprint: FootprintRule;
  /** Whether people can cross it. */
  readonly open: boolean;
  /** Name of the picture that shows it; absent: by the words of its id. It changes nothing but looks. */
  readonly pattern?: string;
}
