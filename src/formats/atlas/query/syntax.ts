import jsep from 'jsep';
import { QueryFault, type Place } from './fault.ts';

/** A query as it is written, before its words have a meaning. */
export type Syntax =
  | (Place & { readonly type: 'Number'; readonly value: number })
  | (Place & { readonly type: 'Name'; readonly name: string })
  | (Place & { readonly type: 'Call'; readonly name: string; readonly ids: readonly string[] })
  | (Place & { readonly type: 'Group'; readonly body: Syntax })
  | (Place & { readonly type: 'Sign'; readonly operator: '-' | 'not'; readonly operand: Syntax })
  | {
      readonly type: 'BinaryExpression';
      readonly operator: string;
      readonly left: Syntax;
      readonly right: Syntax;
    };

/** Binary operators from the loosest to the tightest. */
const OPERATORS = [['or', '||'], ['and', '&&'], ['=', '!=', '<', '<=', '>', '>=', '==', '<>'], ['+', '-'], ['*', '/']]; // prettier-ignore

const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy;
const PERCENT = /\s*%/y;
const NAME = /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/uy;
const ID = /\s*(?:([\p{L}\p{N}_@][\p{L}\p{N}_-]*)|("(?:[^"\\]|\\.)*"))\s*/uy;

/** The part of the parser's state that reading a token uses. */
interface Scope {
  index: number;
  readonly expr: string;
  gobbleSpaces(): void;
  gobbleToken(): unknown;
  gobbleBinaryExpression(): unknown;
}

jsep.removeAllUnaryOps();
jsep.removeAllBinaryOps();
jsep.removeAllLiterals();
OPERATORS.forEach((operators, index) => {
  for (const operator of operators) jsep.addBinaryOp(operator, index + 1);
});
jsep.hooks.add('gobble-token', function (env) {
  const token = readToken(this);
  if (token) (env as { node?: unknown }).node = token;
});

/**
 * Parses the text of a query.
 *
 * @throws QueryFault where it cannot be understood
 */
export function parseSyntax(text: string): Syntax {
  const whole = jsep(text) as { readonly type: string; readonly body?: readonly Syntax[] };
  if (whole.type !== 'Compound') {
    const syntax = whole as unknown as Syntax;
    refuseRest(text, 0, placeOf(syntax).at);
    refuseRest(text, endOf(syntax), text.length);
    return syntax;
  }
  const second = whole.body?.[1];
  if (!second) throw new QueryFault({ at: text.length, length: 0 }, 'something is missing at the end');
  const at = endOf(whole.body[0]!);
  refuseRest(text, at, placeOf(second).at);
  throw new QueryFault(placeOf(second), 'an operator is missing before this, such as "and"');
}

/** Refuses separators, which mean nothing here. */
function refuseRest(text: string, from: number, to: number): void {
  const found = /\S/.exec(text.slice(from, to));
  if (found) throw new QueryFault({ at: from + found.index, length: 1 }, `"${found[0]}" has no meaning here`);
}

/** The place of a part of a query, from its first character to its last. */
export function placeOf(syntax: Syntax): Place {
  if (syntax.type !== 'BinaryExpression') return { at: syntax.at, length: syntax.length };
  let first = syntax.left;
  while (first.type === 'BinaryExpression') first = first.left;
  return { at: first.at, length: endOf(syntax) - first.at };
}

/** The index behind a part of a query. */
export function endOf(syntax: Syntax): number {
  let last = syntax;
  while (last.type === 'BinaryExpression') last = last.right;
  return last.at + last.length;
}

/** Reads a number, a figure, a group or a sign with its operand; `undefined` before a closing parenthesis. */
function readToken(scope: Scope): Syntax | undefined {
  const { expr: text, index: at } = scope;
  const number = take(scope, NUMBER);
  if (number) {
    const percent = take(scope, PERCENT);
    return { type: 'Number', value: Number(number[0]) / (percent ? 100 : 1), at, length: scope.index - at };
  }
  const name = take(scope, NAME)?.[0];
  if (name !== undefined) return readWord(scope, name, at);
  switch (text[at]) {
    case undefined:
      throw new QueryFault({ at, length: 0 }, 'something is missing at the end');
    case '(': {
      scope.index++;
      const body = operandOf(scope, scope.gobbleBinaryExpression());
      scope.gobbleSpaces();
      if (text[scope.index] !== ')')
        throw scope.index < text.length
          ? new QueryFault(charAt(text, scope.index), 'an operator or ")" is missing before this')
          : new QueryFault({ at, length: 1 }, 'this parenthesis is never closed');
      scope.index++;
      return { type: 'Group', body, at, length: scope.index - at };
    }
    case '-':
      return readSign(scope, '-', at, 1);
    case ')':
      return undefined;
    case '!':
      throw new QueryFault({ at, length: 1 }, 'write "not" in place of "!"');
    default:
      throw new QueryFault(charAt(text, at), `"${charOf(text, at)}" has no meaning here`);
  }
}

/** Reads the rest of what begins with a word. */
function readWord(scope: Scope, name: string, at: number): Syntax {
  const place = { at, length: name.length };
  if (name === 'not') return readSign(scope, 'not', at, 0);
  if (name === 'and' || name === 'or')
    throw new QueryFault(place, `"${name}" needs a condition before it and one behind it`);
  if (/^(?:and|or|not)$/i.test(name))
    throw new QueryFault(place, `write "${name.toLowerCase()}" in small letters`);
  const behind = scope.index;
  scope.gobbleSpaces();
  if (scope.expr[scope.index] !== '(') {
    scope.index = behind;
    return { type: 'Name', name, ...place };
  }
  scope.index++;
  const ids: string[] = [];
  do ids.push(readId(scope));
  while (takeChar(scope, ','));
  if (!takeChar(scope, ')')) {
    const found = charAt(scope.expr, scope.index);
    throw found.length > 0
      ? new QueryFault(found, `"," or ")" is missing in ${name}(…)`)
      : new QueryFault({ at, length: scope.index - at }, `the parenthesis of ${name}(…) is never closed`);
  }
  return { type: 'Call', name, ids, at, length: scope.index - at };
}

function readId(scope: Scope): string {
  const at = scope.index;
  const found = take(scope, ID);
  const [, plain, quoted] = found ?? [];
  if (plain !== undefined) return plain;
  const place = quoted === undefined ? charAt(scope.expr, at) : { at, length: scope.index - at };
  const id = quoted === undefined ? undefined : unquoted(quoted);
  if (id === undefined)
    throw new QueryFault(place, 'the id of a schematic or kind, or the name of a group, is missing here');
  return id;
}

/** The string in the quotes of JSON; `undefined` when it is none, or empty. */
function unquoted(quoted: string): string | undefined {
  try {
    return (JSON.parse(quoted) as string) || undefined;
  } catch {
    return undefined;
  }
}

function readSign(scope: Scope, operator: '-' | 'not', at: number, skip: number): Syntax {
  scope.index += skip;
  const operand = operandOf(scope, scope.gobbleToken());
  return { type: 'Sign', operator, operand, at, length: endOf(operand) - at };
}

function operandOf(scope: Scope, found: unknown): Syntax {
  if (found) return found as Syntax;
  throw new QueryFault(charAt(scope.expr, scope.index), 'something is missing before this');
}

/** Takes what a sticky pattern finds at the index of the parser. */
function take(scope: Scope, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = scope.index;
  const found = pattern.exec(scope.expr);
  if (found) scope.index += found[0].length;
  return found;
}

function takeChar(scope: Scope, char: string): boolean {
  if (scope.expr[scope.index] !== char) return false;
  scope.index++;
  return true;
}

function charAt(text: string, at: number): Place {
  return { at, length: charOf(text, at).length };
}

/** The whole character at an index; empty at the end. */
function charOf(text: string, at: number): string {
  return at < text.length ? String.fromCodePoint(text.codePointAt(at)!) : '';
}
