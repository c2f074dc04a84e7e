import type { Edge, KindLook, Roof, Surface } from '../../../engine/schematic/kind-look.ts';
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
  readonly look: LookForm;
  /** Members without a field, which stay as they are. */
  readonly rest: Pick<Kind, 'height' | 'blocks' | 'public'>;
}

/** The look of a kind while it is edited; `null` for what the pattern decides. */
export interface LookForm {
  readonly edge: Edge | null;
  /** As typed; empty for none. */
  readonly second: string;
  readonly roof: Roof | null;
  readonly surface: Surface | null;
  readonly symbol: string | null;
}

/** The problems that keep a form from being a kind, by field, as sentences. */
export type FormProblems = Readonly<Partial<Record<'name' | 'color' | 'glyph' | 'second', string>>>;

export const NO_LOOK: LookForm = { edge: null, second: '', roof: null, surface: null, symbol: null };

export function formOf({ name, color, glyph, footprint, open, pattern, look, ...more }: Kind): KindForm {
  const { id: _, ...rest } = more;
  return {
    name,
    color,
    glyph,
    footprint,
    open,
    pattern: pattern ?? null,
    look: { ...NO_LOOK, ...look },
    rest,
  };
}

/** The kind of a form without problems. */
export function kindOf(id: string, form: KindForm): Kind {
  const { name, color, glyph, footprint, open, pattern, rest } = form;
  const look = lookOf(form.look);
  return {
    id,
    name: name.trim(),
    color: color.toLowerCase(),
    glyph,
    footprint,
    open,
    ...rest,
    ...(pattern !== null && { pattern }),
    ...(Object.keys(look).length > 0 && { look }),
  };
}

function lookOf({ edge, second, roof, surface, symbol }: LookForm): KindLook {
  return {
    ...(edge !== null && { edge }),
    ...(second !== '' && { second: second.toLowerCase() }),
    ...(roof !== null && { roof }),
    ...(surface !== null && { surface }),
    ...(symbol !== null && { symbol }),
  };
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
export function formProblems({ name, color, glyph, look }: KindForm, others: readonly Kind[]): FormProblems {
  const owner = others.find((kind) => kind.glyph === glyph);
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(!COLOR.test(color) && { color: words.colorWrong }),
    ...(look.second !== '' && !COLOR.test(look.second) && { second: words.secondWrong }),
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
