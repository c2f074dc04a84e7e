import type { Problem } from '../engine/problem.ts';
import { countWords } from './count-words.ts';
import { MAX_PROBLEMS } from './limits.ts';

/** The last problem of a list that was cut: the number of those that are not listed. */
export interface MoreProblems extends Problem {
  /** Problems that are not listed. */
  readonly more: number;
  /** Whether there may be more than that: checking stopped before the end. */
  readonly isAtLeast: boolean;
}

/** Collects problems: lists the first {@link MAX_PROBLEMS} and counts the rest. */
export class ProblemList {
  readonly #path: string;
  readonly #listed: Problem[] = [];
  #more = 0;
  #isAtLeast = false;

  /** @param path of the problem that counts the rest */
  constructor(path = '$') {
    this.#path = path;
  }

  get isEmpty(): boolean {
    return this.#listed.length === 0;
  }

  /** Whether another problem would only be counted. */
  get isFull(): boolean {
    return this.#listed.length >= MAX_PROBLEMS;
  }

  add(path: string, message: string): void {
    if (this.isFull) this.#more++;
    else this.#listed.push({ path, message });
  }

  /** Adds a problem that is dear to find, and says whether to look for another one. */
  addDear(path: string, message: string): 'go on' | 'stop' {
    if (!this.isFull) {
      this.add(path, message);
      return 'go on';
    }
    this.count(1, true);
    return 'stop';
  }

  /** Adds problems of another list; those that it only counted are counted here, too. */
  addAll(problems: Iterable<Problem>): void {
    for (const problem of problems)
      if (isMore(problem)) this.count(problem.more, problem.isAtLeast);
      else this.add(problem.path, problem.message);
  }

  /** Counts problems that nobody described. */
  count(more: number, isAtLeast = false): void {
    this.#more += more;
    this.#isAtLeast ||= isAtLeast;
  }

  /** All problems, at most {@link MAX_PROBLEMS} and the one that counts the rest. */
  finish(): Problem[] {
    if (this.#more === 0 && !this.#isAtLeast) return [...this.#listed];
    return [...this.#listed, moreProblems(this.#path, this.#more, this.#isAtLeast)];
  }
}

/** The same problems, at most {@link MAX_PROBLEMS} and one that counts the rest. */
export function boundProblems(problems: Iterable<Problem>, path?: string): Problem[] {
  const list = new ProblemList(path);
  list.addAll(problems);
  return list.finish();
}

function isMore(problem: Problem): problem is MoreProblems {
  return 'more' in problem;
}

function moreProblems(path: string, more: number, isAtLeast: boolean): MoreProblems {
  const least = isAtLeast ? 'at least ' : '';
  const message =
    more === 0
      ? 'and perhaps more problems: checking stopped here'
      : `and ${least}${countWords(more)} more ${more === 1 ? 'problem' : 'problems'}`;
  return { path, message, more, isAtLeast };
}
