import type { BaseIssue, IssuePathItem } from 'valibot';
import type { Problem } from '../../engine/problem.ts';
import { versionProblem } from './header.ts';
import { describeValue, jsonPath, type PathKey } from '../json/path.ts';

/** What validators found, told to people: one problem per place and message, in the order of the file's members. */
export function toProblems(issues: readonly BaseIssue<unknown>[], root = '$'): Problem[] {
  const problems = new Map<string, Problem>();
  for (const issue of issues) {
    const problem = toProblem(issue, root);
    problems.set(`${problem.path}\n${problem.message}`, problem);
  }
  return [...problems.values()];
}

function toProblem(issue: BaseIssue<unknown>, root: string): Problem {
  const items: readonly IssuePathItem[] = issue.path ?? [];
  const keys = items.map(({ key }) => key as PathKey);
  const path = jsonPath(keys, root);
  if (issue.type === 'raw_check') return { path, message: issue.message };
  const last = items.at(-1);
  if (last?.origin === 'key') {
    if (Array.isArray(last.input))
      return {
        path: jsonPath(keys.slice(0, -1), root),
        message: `expected an object, found ${describeValue(last.input)}`,
      };
    return { path, message: issue.expected === 'never' ? issue.message : 'this key is missing' };
  }
  if (issue.type === 'literal' && last?.key === 'version') return versionProblem(issue.input, path);
  return { path, message: `expected ${issue.message}, found ${describeValue(issue.input)}` };
}
