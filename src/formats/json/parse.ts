import { failure, success, type Problem, type Result } from '../../engine/problem.ts';
import { inspectJson } from './inspect.ts';
import { syntaxProblem } from './syntax.ts';

/** The data in a JSON text, or why there is none. A byte order mark at the start is passed over. */
export function parseJson(text: string): Result<unknown> {
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return failure([syntaxProblem(json)]);
  }
  const problems: Problem[] = inspectJson(json, data);
  return problems.length === 0 ? success(data) : failure(problems);
}
