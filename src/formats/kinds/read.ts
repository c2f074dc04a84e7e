import type * as v from 'valibot';
import { success, type Result } from '../../engine/problem.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { openFile } from '../form/header.ts';
import { validate } from '../form/read.ts';
import { kindsFile, type kindForm } from './form.ts';
import { takePatterns } from './pattern-meta.ts';

/** The building kinds of a library. */
export interface KindList {
  readonly kinds: readonly Kind[];
  /** Free for users: kept as it is. The patterns of kinds are not in it, but in the kinds. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Reads the text of a `sixfold/kinds` file. */
export function readKinds(text: string): Result<KindList> {
  const file = openFile(text, ['sixfold/kinds']);
  return file.ok ? readKindsData(file.value) : file;
}

/** Reads the object of a `sixfold/kinds` file that is open already. */
export function readKindsData(data: object): Result<KindList> {
  const form = validate(kindsFile, data);
  if (!form.ok) return form;
  const { kinds, meta } = form.value;
  return success(takePatterns(kinds.map(toKind), meta));
}

export function toKind(form: v.InferOutput<typeof kindForm>): Kind {
  return { ...form, color: form.color.toLowerCase() };
}
