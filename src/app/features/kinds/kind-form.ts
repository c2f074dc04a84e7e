import type { FootprintRule, Kind } from '../../../engine/schematic/kind.ts';
import { isNameOf } from '../../document/library-edits.ts';
import * as words from './words.ts';

/** A kind while it is edited: what is in the fields, good or not. */
export interface KindForm {
  readonly name: string;
  readonly color: string;
  readonly glyph: string;
  readonly footprint: FootprintRule;
  readonly open: boolean;
  /** `null`: by the words of the id. */
  readonly pattern: string | null;
}

/** The problems that keep a form from being a kind, by field, as sentences. */
export type FormProblems = Readonly<Partial<Record<'name' | 'color' | 'glyph', string>>>;

export function formOf({ name, color, glyph, footprint, open, pattern }: Kind): KindForm {
  return { name, color, glyph, footprint, open, pattern: pattern ?? null };
}

/** The kind of a form without problems. */
export function kindOf(id: string, { name, color, glyph, footprint, open, pattern }: KindForm): Kind {
  const plain = { id, name: name.trim(), color: color.toLowerCase(), glyph, footprint, open };
  return pattern === null ? plain : { ...plain, pattern };
}

export const COLOR = /^#[0-9a-f]{6}$/i;

/** The color in full for three digits, or for digits without `#`; any other text as it is. */
export function wholeColor(text: string): string {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return text;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/** One printable ASCII character that files allow: not blank, `.` or `~`. */
const GLYPH = /^[!-\-/-}]$/;

/** @param others all other kinds of the palette */
export function formProblems({ name, color, glyph }: KindForm, others: readonly Kind[]): FormProblems {
  const owner = others.find((kind) => kind.glyph === glyph);
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(!COLOR.test(color) && { color: words.colorWrong }),
    ...(!GLYPH.test(glyph) ? { glyph: words.glyphWrong } : owner && { glyph: words.glyphTaken(owner.name) }),
  };
}

/** A note on a name, which the kind may have all the same; `null` for none. */
export function nameNote(name: string, others: readonly Kind[]): string | null {
  return isNameOf(name, others) ? words.nameTaken : null;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const OTHERS = `${LETTERS}${LETTERS.toUpperCase()}0123456789#+*%&@=!?^$:;/|<>-_,'"()[]{}\`\\`;

/** A glyph that none of the kinds has, from the letters of the name when one is left; empty when all are taken. */
export function freeGlyph(name: string, others: readonly Kind[]): string {
  const taken = new Set(others.map(({ glyph }) => glyph));
  const letters = name.normalize('NFKD').replace(/[^a-z]/gi, '');
  const wanted = `${letters.toLowerCase()}${letters.toUpperCase()}${OTHERS}`;
  return Array.from(wanted).find((glyph) => GLYPH.test(glyph) && !taken.has(glyph)) ?? '';
}
