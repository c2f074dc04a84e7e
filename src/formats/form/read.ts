import * as v from 'valibot';
import { failure, success, type Result } from '../../engine/problem.ts';
import { toProblems } from './problems.ts';

/** The data, typed as `schema` describes it, or its problems. */
export function validate<T extends v.GenericSchema>(schema: T, data: unknown): Result<v.InferOutput<T>> {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? success(parsed.output) : failure(toProblems(parsed.issues));
}
