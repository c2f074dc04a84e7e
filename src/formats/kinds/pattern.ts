import type { FootprintRule, Kind } from '../../engine/schematic/kind.ts';

/**
 * The patterns: their names, and the footprints whose buildings they can show. Ground patterns suit every footprint.
 */
const FORMS = {
  house: { label: 'House', footprints: ['segment'] },
  shop: { label: 'Shop', footprints: ['segment'] },
  barn: { label: 'Barn', footprints: ['segment'] },
  well: { label: 'Well', footprints: ['segment'] },
  church: { label: 'Church', footprints: ['tile'] },
  mill: { label: 'Mill', footprints: ['tile'] },
  castle: { label: 'Castle', footprints: ['tile'] },
  tower: { label: 'Tower', footprints: ['tile'] },
  market: { label: 'Market', footprints: ['tile'] },
  hall: { label: 'Hall', footprints: ['tile'] },
  wall: { label: 'Wall', footprints: ['area'] },
  gate: { label: 'Gate', footprints: ['area'] },
  townhouse: { label: 'Town house', footprints: ['area'] },
  rampart: { label: 'Town wall', footprints: ['area'] },
  turret: { label: 'Wall tower', footprints: ['segment'] },
  archway: { label: 'Town gate', footprints: ['area'] },
  palisade: { label: 'Palisade', footprints: ['area'] },
  street: { label: 'Street', footprints: ['area', 'tile', 'segment'] },
  lane: { label: 'Lane', footprints: ['area', 'tile', 'segment'] },
  square: { label: 'Square', footprints: ['area', 'tile', 'segment'] },
  bridge: { label: 'Bridge', footprints: ['area', 'tile', 'segment'] },
  quay: { label: 'Quay', footprints: ['area', 'tile', 'segment'] },
  river: { label: 'River', footprints: ['area', 'tile', 'segment'] },
  meadow: { label: 'Meadow', footprints: ['area', 'tile', 'segment'] },
  wood: { label: 'Wood', footprints: ['area', 'tile', 'segment'] },
  hedge: { label: 'Hedge', footprints: ['area', 'tile', 'segment'] },
  field: { label: 'Field', footprints: ['area', 'tile', 'segment'] },
  orchard: { label: 'Orchard', footprints: ['area', 'tile', 'segment'] },
  garden: { label: 'Garden', footprints: ['area', 'tile', 'segment'] },
  yard: { label: 'Yard', footprints: ['area', 'tile', 'segment'] },
  pond: { label: 'Pond', footprints: ['area', 'tile', 'segment'] },
  ground: { label: 'Plain ground', footprints: ['area', 'tile', 'segment'] },
  block: { label: 'Block', footprints: ['area', 'tile', 'segment'] },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly footprints: readonly FootprintRule[] }>
>;

/** The name of a pattern, a way of drawing the buildings of a kind. */
export type Pattern = keyof typeof FORMS;

const PATTERNS = Object.keys(FORMS) as readonly Pattern[];

/** Whether a name is that of a pattern. */
export function isPattern(name: unknown): name is Pattern {
  return typeof name === 'string' && Object.hasOwn(FORMS, name);
}

/** The patterns that suit a footprint, with their names for people. */
export function patternsFor(
  footprint: FootprintRule,
): { readonly pattern: Pattern; readonly label: string }[] {
  return PATTERNS.filter((pattern) => suits(pattern, footprint)).map((pattern) => ({
    pattern,
    label: FORMS[pattern].label,
  }));
}

/** The pattern of a kind: its own when that suits its footprint, else the automatic one. */
export function patternOf(kind: Kind): Pattern {
  return chosenPattern(kind) ?? automaticPattern(kind);
}

/** The pattern that was chosen for a kind; none when the pattern is unknown or does not suit the footprint. */
export function chosenPattern({ pattern, footprint }: Kind): Pattern | undefined {
  return isPattern(pattern) && suits(pattern, footprint) ? pattern : undefined;
}

/** Patterns by words of ids other than their own names. */
const OTHER_WORDS: ReadonlyMap<string, Pattern> = new Map([
  ['wheat', 'field'],
  ['fallow', 'field'],
  ['townshop', 'townhouse'],
  ['townhall', 'townhouse'],
  ['townwall', 'rampart'],
  ['walltower', 'turret'],
  ['towngate', 'archway'],
  ['ward', 'square'],
]);

/** Patterns that no word of an id selects. */
const NEVER_BY_WORD: ReadonlySet<Pattern> = new Set(['hall', 'ground', 'block']);

/**
 * The pattern of a kind without a chosen one: by the words of its id, the last word first, else by its footprint and
 * whether it is walkable.
 */
export function automaticPattern({ id, footprint, open }: Pick<Kind, 'id' | 'footprint' | 'open'>): Pattern {
  for (const word of id.split('-').reverse()) {
    const pattern = OTHER_WORDS.get(word) ?? word;
    // Only patterns made for the footprint: a "garden-house" with footprint `segment` is a house.
    if (isPattern(pattern) && !NEVER_BY_WORD.has(pattern) && FORMS[pattern].footprints[0] === footprint)
      return pattern;
  }
  if (open) return 'ground';
  return footprint === 'segment' ? 'house' : footprint === 'tile' ? 'hall' : 'block';
}

function suits(pattern: Pattern, footprint: FootprintRule): boolean {
  return (FORMS[pattern].footprints as readonly FootprintRule[]).includes(footprint);
}
