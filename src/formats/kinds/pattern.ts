import type { FootprintRule, Kind } from '../../engine/schematic/kind.ts';

const ANY = ['area', 'tile', 'segment'] as const;

/** The patterns, with the footprints whose buildings they can show. Ground patterns suit every footprint. */
const FORMS = {
  house: ['segment'],
  shop: ['segment'],
  barn: ['segment'],
  well: ['segment'],
  church: ['tile'],
  mill: ['tile'],
  castle: ['tile'],
  tower: ['tile'],
  market: ['tile'],
  hall: ['tile'],
  wall: ['area'],
  gate: ['area'],
  townhouse: ['area'],
  rampart: ['area'],
  turret: ['segment'],
  archway: ['area'],
  palisade: ['area'],
  street: ANY,
  lane: ANY,
  square: ANY,
  bridge: ANY,
  quay: ANY,
  pier: ['segment'],
  river: ANY,
  meadow: ANY,
  wood: ANY,
  hedge: ANY,
  field: ANY,
  orchard: ANY,
  garden: ANY,
  yard: ANY,
  pond: ANY,
  ground: ANY,
  block: ANY,
} as const satisfies Readonly<Record<string, readonly FootprintRule[]>>;

/** The name of a pattern, a way of drawing the buildings of a kind. */
export type Pattern = keyof typeof FORMS;

const PATTERNS = Object.keys(FORMS) as readonly Pattern[];

/** Whether a name is that of a pattern. */
export function isPattern(name: unknown): name is Pattern {
  return typeof name === 'string' && Object.hasOwn(FORMS, name);
}

/** The patterns that suit a footprint. */
export function patternsFor(footprint: FootprintRule): readonly Pattern[] {
  return PATTERNS.filter((pattern) => suits(pattern, footprint));
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
    if (isPattern(pattern) && !NEVER_BY_WORD.has(pattern) && FORMS[pattern][0] === footprint) return pattern;
  }
  if (open) return 'ground';
  return footprint === 'segment' ? 'house' : footprint === 'tile' ? 'hall' : 'block';
}

function suits(pattern: Pattern, footprint: FootprintRule): boolean {
  return (FORMS[pattern] as readonly FootprintRule[]).includes(footprint);
}
