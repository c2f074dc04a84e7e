import type * as v from 'valibot';
import { success, type Result } from '../../engine/problem.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { openFile } from '../form/header.ts';
import { validate } from '../form/read.ts';
import { kindsFile, type kindForm } from './form.ts';
import { takeLooks } from './look-meta.ts';

/** The kinds of a library. */
export interface KindList {
  /** The kinds in their order; ids and glyphs are unique. */
  readonly kinds: readonly Kind[];
  /** Any data of the user; Sixfold keeps it unchanged. Patterns and looks are members of the kinds, not of `meta`. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Reads the text of a `sixfold/kinds` file. */
export function readKinds(text: string): Result<KindList> {
  const file = openFile(text, ['sixfold/kinds']);
  return file.ok ? readKindsData(file.value) : file;
}

/** Reads the parsed object of a `sixfold/kinds` file. */
export function readKindsData(data: object): Result<KindList> {
  const form = validate(kindsFile, data);
  if (!form.ok) return form;
  return success(toKindList(form.value));
}

/** The kinds of a form with the patterns and looks in the `meta` beside them. */
export function toKindList({
  kinds,
  meta,
}: Pick<v.InferOutput<typeof kindsFile>, 'kinds' | 'meta'>): KindList {
  return takeLooks(kinds.map(toKind), meta);
}

/** The kind of a form, with its color in lower case. */
function toKind(form: v.InferOutput<typeof kindForm>): Kind {
  // Members that the file leaves out are absent here, too.
  return { ...form, color: form.color.toLowerCase() } as Kind;
}
