import type { Problem } from '../engine/problem.ts';
import { countWords } from './count-words.ts';
import { MAX_PROBLEMS } from './limits.ts';

/** The last problem of a list that was cut, with the number of problems that are not listed. */
export interface MoreProblems extends Problem {
  /** Number of problems that are not listed. */
  readonly more: number;
  /** Whether `more` is a lower bound, because checking stopped before the end. */
  readonly isAtLeast: boolean;
}

/** A list of problems that keeps the first {@link MAX_PROBLEMS} and counts the others. */
export class ProblemList {
  readonly #path: string;
  readonly #listed: Problem[] = [];
  #more = 0;
  #isAtLeast = false;

  /** @param path the path of the problem that counts the others */
  constructor(path = '$') {
    this.#path = path;
  }

  get isEmpty(): boolean {
    return this.#listed.length === 0;
  }

  /** Whether the list is full, so that another problem would only be counted. */
  get isFull(): boolean {
    return this.#listed.length >= MAX_PROBLEMS;
  }

  add(path: string, message: string): void {
    if (this.isFull) this.#more++;
    else this.#listed.push({ path, message });
  }

  /** Adds a problem that takes long to find. Returns `stop` when no further one needs to be searched for. */
  addDear(path: string, message: string): 'go on' | 'stop' {
    if (!this.isFull) {
      this.add(path, message);
      return 'go on';
    }
    this.count(1, true);
    return 'stop';
  }

  /** Adds the problems of another list; the ones that it only counted are counted here, too. */
  addAll(problems: Iterable<Problem>): void {
    for (const problem of problems)
      if (isMore(problem)) this.count(problem.more, problem.isAtLeast);
      else this.add(problem.path, problem.message);
  }

  /** Counts problems that are not described. */
  count(more: number, isAtLeast = false): void {
    this.#more += more;
    this.#isAtLeast ||= isAtLeast;
  }

  /** The list: at most {@link MAX_PROBLEMS} problems, and one that counts the others. */
  finish(): Problem[] {
    if (this.#more === 0 && !this.#isAtLeast) return [...this.#listed];
    return [...this.#listed, moreProblems(this.#path, this.#more, this.#isAtLeast)];
  }
}

/** The first {@link MAX_PROBLEMS} problems, and one that counts the others. */
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
