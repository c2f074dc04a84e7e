import type { FigureTable } from '../table.ts';
import { compileCondition, compileNumber, missingFigure } from './compile.ts';
import { QueryFault } from './fault.ts';
import { parseSyntax } from './syntax.ts';
import { conditionOf, numberOf, type ConditionNode, type NumberNode } from './tree.ts';

/** A condition on the figures of a city: `doors >= 200 and walls.closed = 2`. */
export interface Query {
  readonly kind: 'query';
  /** The names of the figures that it asks for, each once, in the order of the text. */
  readonly figures: readonly string[];
  readonly condition: ConditionNode;
}

/** A number worked out of the figures of a city: `-coverage`, `doors / placements`. */
export interface Quantity {
  readonly kind: 'quantity';
  /** The names of the figures that it asks for, each once, in the order of the text. */
  readonly figures: readonly string[];
  readonly number: NumberNode;
}

/** The reason why a text cannot be asked, and its place in the text. */
export interface QueryProblem {
  readonly kind: 'problem';
  /** Index of the first character that is wrong, 0 to the length of the text. */
  readonly at: number;
  /** Number of characters that are wrong; 0 where something is missing. */
  readonly length: number;
  readonly message: string;
}

/** Most characters of a query. */
export const LONGEST_QUERY = 2000;

/** Parses a condition. Never throws. */
export function parseQuery(text: string): Query | QueryProblem {
  return parsing(text, () => {
    const condition = conditionOf(text, parseSyntax(text));
    return { kind: 'query', figures: figuresOf(condition), condition };
  });
}

/** Parses a number to sort by. Never throws. */
export function parseQuantity(text: string): Quantity | QueryProblem {
  return parsing(text, () => {
    const number = numberOf(text, parseSyntax(text));
    return { kind: 'quantity', figures: figuresOf(number), number };
  });
}

/**
 * Compiles a query for the columns of a table.
 *
 * A comparison with a number that a city lacks does not hold, whatever the operator.
 *
 * @returns whether the city of a row meets the query, or the problem that the table lacks a figure
 */
export function compileQuery(query: Query, table: FigureTable): ((row: number) => boolean) | QueryProblem {
  const missing = missingFigure(query.condition, table);
  return missing ? problemOf(missing) : compileCondition(query.condition, table);
}

/** Compiles a number for the columns of a table; it is NaN for rows that lack a figure, and for divisions by 0. */
export function compileQuantity(
  quantity: Quantity,
  table: FigureTable,
): ((row: number) => number) | QueryProblem {
  const missing = missingFigure(quantity.number, table);
  return missing ? problemOf(missing) : compileNumber(quantity.number, table);
}

function parsing<T>(text: string, parse: () => T): T | QueryProblem {
  if (text.length > LONGEST_QUERY)
    return {
      kind: 'problem',
      at: LONGEST_QUERY,
      length: text.length - LONGEST_QUERY,
      message: `this is longer than ${LONGEST_QUERY} characters`,
    };
  try {
    return parse();
  } catch (error) {
    if (error instanceof QueryFault) return problemOf(error);
    if (error instanceof RangeError)
      return { kind: 'problem', at: 0, length: text.length, message: 'this is nested too deeply' };
    // The parser's own errors have the place where it stopped.
    const { index } = error as { readonly index?: unknown };
    if (typeof index !== 'number') throw error;
    const at = Math.min(index, text.length);
    const length = Math.min(1, text.length - at);
    return {
      kind: 'problem',
      at,
      length,
      message: length === 0 ? 'something is missing at the end' : `"${text[at]}" has no meaning here`,
    };
  }
}

function problemOf({ place, message }: QueryFault): QueryProblem {
  return { kind: 'problem', at: place.at, length: place.length, message };
}

function figuresOf(node: ConditionNode | NumberNode): string[] {
  const names = new Set<string>();
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop())
    switch (next.kind) {
      case 'figure':
        names.add(next.name);
        break;
      case 'number':
        break;
      case 'not':
      case 'negative':
        waiting.push(next.operand);
        break;
      case 'and':
      case 'or':
      case 'comparison':
      case 'arithmetic':
        waiting.push(next.right, next.left);
    }
  return [...names];
}
