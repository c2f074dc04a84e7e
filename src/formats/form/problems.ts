import type { BaseIssue, IssuePathItem } from 'valibot';
import type { Problem } from '../../engine/problem.ts';
import { countWords } from '../count-words.ts';
import { describeValue, jsonPath, type PathKey } from '../json/path.ts';
import { ProblemList } from '../problem-list.ts';
import { MORE } from './bounds.ts';
import { versionProblem } from './header.ts';

/**
 * The issues of validators as problems: one per place and message, in the order of the file's members. The first
 * hundred are listed, and the number of the others is added.
 */
export function toProblems(issues: readonly BaseIssue<unknown>[], root = '$'): Problem[] {
  const problems = new ProblemList(root);
  const told = new Set<string>();
  for (const issue of issues) {
    if (issue.type === MORE) {
      problems.count(issue.requirement as number, issue.input as boolean);
      continue;
    }
    const { path, message } = toProblem(issue, root);
    const isNew = !told.has(`${path}\n${message}`);
    if (isNew) problems.add(path, message);
    told.add(`${path}\n${message}`);
  }
  return problems.finish();
}

const VERSION_ISSUES: ReadonlySet<string> = new Set(['literal', 'picklist']);

function toProblem(issue: BaseIssue<unknown>, root: string): Problem {
  const items: readonly IssuePathItem[] = issue.path ?? [];
  const keys = items.map(({ key }) => key as PathKey);
  const path = jsonPath(keys, root);
  if (issue.type === 'raw_check') return { path, message: issue.message };
  const last = items.at(-1);
  if (last?.origin === 'key' && issue.type === 'strict_object') {
    if (Array.isArray(last.input))
      return {
        path: jsonPath(keys.slice(0, -1), root),
        message: `expected an object, found ${describeValue(last.input)}`,
      };
    return { path, message: issue.expected === 'never' ? issue.message : 'this key is missing' };
  }
  if (VERSION_ISSUES.has(issue.type) && last?.key === 'version') return versionProblem(issue.input, path);
  if (issue.type === 'max_code_points')
    return { path, message: `expected ${issue.message}, found ${countWords(Number(issue.received))}` };
  return { path, message: `expected ${issue.message}, found ${describeValue(issue.input)}` };
}
