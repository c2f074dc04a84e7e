import { renamedWish } from '../../engine/fit/wish.ts';
import { failure, success, type Result } from '../../engine/problem.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { PaintedHex, Schematic, Six } from '../../engine/schematic/schematic.ts';
import { writeKinds } from '../../formats/kinds/write.ts';
import { freeId } from './library-edits.ts';
import * as words from './words.ts';

/** A kind of the palette, and another one with its id that comes in. */
export interface KindClash {
  readonly mine: Kind;
  readonly theirs: Kind;
}

/** Which of the two stays; with `both`, theirs gets an id of its own, and what comes in with it is painted with that. */
export type KindAnswer = 'mine' | 'theirs' | 'both';

/** The palette after kinds have come in. */
export interface KindMerge {
  readonly kinds: readonly Kind[];
  /** Ids that kinds have got in place of those they came with. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Number of kinds that are new in it. */
  readonly added: number;
  /** Notes for users, in words. */
  readonly notes: readonly string[];
}

export function sameKind(a: Kind, b: Kind): boolean {
  return writeKinds({ kinds: [a] }) === writeKinds({ kinds: [b] });
}

/** Kinds that are defined otherwise here. A glyph that another kind has here is no difference: they could not have it. */
export function kindClashes(mine: readonly Kind[], theirs: readonly Kind[]): KindClash[] {
  const byId = new Map(mine.map((kind) => [kind.id, kind]));
  const glyphs = new Set(mine.map(({ glyph }) => glyph));
  return theirs.flatMap((kind) => {
    const known = byId.get(kind.id);
    if (!known) return [];
    const compared = glyphs.has(kind.glyph) ? { ...kind, glyph: known.glyph } : kind;
    return sameKind(known, compared) ? [] : [{ mine: known, theirs: kind }];
  });
}

/**
 * Takes kinds into a palette. Kinds of the palette stay as they are unless `answers` says otherwise; one that comes with
 * a glyph that is taken gets a free one.
 *
 * @param answers by id of kind; without one, mine stays
 */
export function mergeKinds(
  mine: readonly Kind[],
  theirs: readonly Kind[],
  answers: ReadonlyMap<string, KindAnswer>,
): Result<KindMerge> {
  const kinds = [...mine];
  const renamed = new Map<string, string>();
  const notes: string[] = [];
  for (const kind of theirs) {
    const place = kinds.findIndex(({ id }) => id === kind.id);
    const answer = place < 0 ? 'new' : (answers.get(kind.id) ?? 'mine');
    if (answer === 'mine') continue;
    if (answer === 'theirs') {
      const { glyph } = kinds[place]!;
      const taken = kinds.some((other, index) => index !== place && other.glyph === kind.glyph);
      kinds[place] = taken ? { ...kind, glyph } : kind;
      continue;
    }
    const id = place < 0 ? kind.id : freeId(kind.id, idsOf([...kinds, ...theirs]));
    const glyph = freeGlyph(kind, kinds);
    if (glyph === null) return failure([{ path: '$.kinds', message: words.paletteFull(kinds.length) }]);
    if (id !== kind.id) renamed.set(kind.id, id);
    if (glyph !== kind.glyph) notes.push(words.glyphTaken(kind.name, glyph, kind.glyph));
    kinds.push({ ...kind, id, glyph });
  }
  return success({ kinds, renamed, added: kinds.length - mine.length, notes });
}

function idsOf(kinds: readonly Kind[]): Readonly<Record<string, true>> {
  return Object.fromEntries(kinds.map(({ id }) => [id, true]));
}

/** All that can be a glyph, in the order in which they are handed out: letters, digits, the rest. */
const GLYPHS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index))
  .filter((glyph) => glyph !== '~' && glyph !== '.')
  .sort((a, b) => rank(a) - rank(b));

function rank(glyph: string): number {
  if (/[a-z]/.test(glyph)) return 0;
  if (/[A-Z]/.test(glyph)) return 1;
  return /[0-9]/.test(glyph) ? 2 : 3;
}

/** The glyph of a kind, else one of the letters of its name, else any; `null` when all are taken. */
function freeGlyph({ glyph, id }: Pick<Kind, 'glyph' | 'id'>, kinds: readonly Kind[]): string | null {
  const taken = new Set(kinds.map((kind) => kind.glyph));
  const letters = Array.from(id.replaceAll('-', '')).flatMap((letter) => [letter, letter.toUpperCase()]);
  return [glyph, ...letters, ...GLYPHS].find((one) => one !== '' && !taken.has(one)) ?? null;
}

/** Kinds that schematics are painted with and that are not in a palette, each with the names of its schematics. */
export function missingKinds(
  schematics: readonly Schematic[],
  kinds: readonly Kind[],
): ReadonlyMap<string, readonly string[]> {
  const known = new Set(kinds.map(({ id }) => id));
  const missing = new Map<string, string[]>();
  for (const { name, hexes } of schematics)
    for (const kind of new Set(hexes.flatMap(({ segments }) => segments)))
      if (kind !== null && !known.has(kind)) {
        const users = missing.get(kind);
        if (users) users.push(name);
        else missing.set(kind, [name]);
      }
  return missing;
}

/** Colors of plain kinds: far from one another, none of them black or white. */
const COLORS = [
  '#4e79a7',
  '#f28e2b',
  '#59a14f',
  '#b07aa1',
  '#76b7b2',
  '#e15759',
  '#9c755f',
  '#edc948',
  '#ff9da7',
];

/** Adds a plain kind for each id: named after it, each segment a building of its own. */
export function addPlainKinds(kinds: readonly Kind[], ids: Iterable<string>): Result<Kind[]> {
  const all = [...kinds];
  for (const id of ids) {
    const glyph = freeGlyph({ glyph: id[0]!, id }, all);
    if (glyph === null) return failure([{ path: '$.kinds', message: words.paletteFull(all.length) }]);
    const spaced = id.replaceAll('-', ' ').trim();
    const color =
      COLORS.find((one) => all.every((kind) => kind.color !== one)) ?? COLORS[all.length % COLORS.length]!;
    all.push({
      id,
      name: spaced.charAt(0).toUpperCase() + spaced.slice(1),
      color,
      glyph,
      footprint: 'segment',
      open: false,
    });
  }
  return success(all);
}

/** A schematic painted with the ids that its kinds have got. */
export function repaint(schematic: Schematic, renamed: ReadonlyMap<string, string>): Schematic {
  if (renamed.size === 0) return schematic;
  const { hexes, around } = schematic;
  return {
    ...schematic,
    hexes: repaintHexes(hexes, renamed),
    ...(around && { around: mapSegments(around, (wish) => renamedWish(wish, renamed)) }),
  };
}

/** Hexes painted with the ids that their kinds have got. */
export function repaintHexes(
  hexes: readonly PaintedHex[],
  renamed: ReadonlyMap<string, string>,
): readonly PaintedHex[] {
  return mapSegments(hexes, (kind) => renamed.get(kind) ?? kind);
}

function mapSegments(hexes: readonly PaintedHex[], to: (text: string) => string): readonly PaintedHex[] {
  return hexes.map((hex) => ({
    ...hex,
    segments: hex.segments.map((text) => (text === null ? null : to(text))) as unknown as Six<string | null>,
  }));
}
