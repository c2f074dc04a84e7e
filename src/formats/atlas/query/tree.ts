import { figureName } from '../figure-name.ts';
import { QueryFault, type Place } from './fault.ts';
import { endOf, placeOf, type Syntax } from './syntax.ts';

/** A number to work out of each city. */
export type NumberNode =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'figure'; readonly name: string; readonly place: Place }
  | { readonly kind: 'negative'; readonly operand: NumberNode }
  | {
      readonly kind: 'arithmetic';
      readonly operator: '+' | '-' | '*' | '/';
      readonly left: NumberNode;
      readonly right: NumberNode;
    };

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A condition that a city meets or not. */
export type ConditionNode =
  | { readonly kind: 'not'; readonly operand: ConditionNode }
  | { readonly kind: 'and' | 'or'; readonly left: ConditionNode; readonly right: ConditionNode }
  | {
      readonly kind: 'comparison';
      readonly operator: Comparison;
      readonly left: NumberNode;
      readonly right: NumberNode;
    };

const COMPARISONS: readonly string[] = ['=', '!=', '<', '<=', '>', '>='];
const ARITHMETIC: readonly string[] = ['+', '-', '*', '/'];

/** Operators of other languages, with the words for them here. */
const FOREIGN: Readonly<Record<string, string>> = { '==': '=', '<>': '!=', '&&': 'and', '||': 'or' };

/** Functions with the number of their ids. */
const IDS: Readonly<Record<string, number>> = { near: 2 };

/**
 * The condition of a query. `not` takes all up to the next `and` or `or`, and a chain such as `10 <= doors <= 20` means
 * both of its comparisons.
 *
 * @throws QueryFault for a number where a condition is needed, and the reverse
 */
export function conditionOf(text: string, syntax: Syntax): ConditionNode {
  const { type } = syntax;
  if (type === 'Group') return conditionOf(text, syntax.body);
  if (type === 'Sign' && syntax.operator === 'not')
    return { kind: 'not', operand: conditionOf(text, syntax.operand) };
  if (type === 'BinaryExpression') {
    const { operator, left, right } = syntax;
    refuseForeign(text, syntax);
    if (operator === 'and' || operator === 'or')
      return { kind: operator, left: conditionOf(text, left), right: conditionOf(text, right) };
    const raised = raiseNot(syntax);
    if (raised !== syntax) return conditionOf(text, raised);
    if (COMPARISONS.includes(operator)) {
      const comparison = operator as Comparison;
      const isChain = left.type === 'BinaryExpression' && COMPARISONS.includes(left.operator);
      const first = isChain ? left.right : left;
      const own: ConditionNode = {
        kind: 'comparison',
        operator: comparison,
        left: numberOf(text, first),
        right: numberOf(text, right),
      };
      return isChain ? { kind: 'and', left: conditionOf(text, left), right: own } : own;
    }
  }
  throw new QueryFault(
    placeOf(syntax),
    `this is a number, and a condition is needed: compare it, such as ${shown(text, syntax)} > 0`,
  );
}

/**
 * The number that a text asks for.
 *
 * @throws QueryFault for a condition where a number is needed
 */
export function numberOf(text: string, syntax: Syntax): NumberNode {
  switch (syntax.type) {
    case 'Number':
      return { kind: 'number', value: syntax.value };
    case 'Name':
      return { kind: 'figure', name: syntax.name, place: placeOf(syntax) };
    case 'Call': {
      const wanted = IDS[syntax.name] ?? 1;
      if (syntax.ids.length !== wanted)
        throw new QueryFault(
          placeOf(syntax),
          `${syntax.name}(…) needs ${wanted === 1 ? 'one name' : `${wanted} names`}, found ${syntax.ids.length}`,
        );
      return { kind: 'figure', name: figureName(syntax.name, syntax.ids), place: placeOf(syntax) };
    }
    case 'Group':
      return numberOf(text, syntax.body);
    case 'Sign':
      if (syntax.operator === '-') return { kind: 'negative', operand: numberOf(text, syntax.operand) };
      break;
    case 'BinaryExpression':
      refuseForeign(text, syntax);
      if (ARITHMETIC.includes(syntax.operator))
        return {
          kind: 'arithmetic',
          operator: syntax.operator as '+',
          left: numberOf(text, syntax.left),
          right: numberOf(text, syntax.right),
        };
  }
  throw new QueryFault(placeOf(syntax), 'this is a condition, and a number is needed');
}

/** `(not a) > b` as the parser reads it, turned into `not (a > b)`. */
function raiseNot(syntax: Syntax & { readonly type: 'BinaryExpression' }): Syntax {
  const spine = [syntax];
  let first = syntax.left;
  while (first.type === 'BinaryExpression') {
    spine.push(first);
    first = first.left;
  }
  if (first.type !== 'Sign' || first.operator !== 'not') return syntax;
  let operand = first.operand;
  for (const part of spine.reverse()) operand = { ...part, left: operand };
  return { ...first, operand, length: endOf(operand) - first.at };
}

/** Refuses an operator of other languages at its place. */
function refuseForeign(
  text: string,
  { operator, left }: Syntax & { readonly type: 'BinaryExpression' },
): void {
  const own = FOREIGN[operator];
  if (own === undefined) return;
  const at = text.indexOf(operator, endOf(left));
  throw new QueryFault({ at, length: operator.length }, `write "${own}" in place of "${operator}"`);
}

function shown(text: string, syntax: Syntax): string {
  const { at, length } = placeOf(syntax);
  return length > 30 ? '…' : text.slice(at, at + length);
}
