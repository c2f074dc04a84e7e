import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Problem } from '../../engine/problem.ts';

const WORDS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is no JSON value',
  InvalidNumberFormat: 'this is no JSON number',
  PropertyNameExpected: 'expected a key in double quotes',
  ValueExpected: 'expected a value',
  ColonExpected: 'expected a colon',
  CommaExpected: 'expected a comma',
  CloseBraceExpected: 'expected a closing brace',
  CloseBracketExpected: 'expected a closing bracket',
  EndOfFileExpected: 'expected nothing more',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'comments are not allowed',
  UnexpectedEndOfString: 'a string does not end',
  UnexpectedEndOfNumber: 'a number does not end',
  InvalidUnicode: 'a \\u escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'this string has an unknown escape',
  InvalidCharacter: 'this string has a control character in it',
};

/** Where and why a text that `JSON.parse` refuses is not JSON: line and column, both from 1. */
export function syntaxProblem(text: string): Problem {
  if (text.trim() === '') return { path: '$', message: 'expected JSON, found an empty text' };
  const first = firstError(text);
  if (!first) return { path: '$', message: 'not valid JSON' };
  const before = text.slice(0, first.offset);
  const line = before.split('\n').length;
  const column = first.offset - before.lastIndexOf('\n');
  const end = text.slice(first.offset).trim() === '' ? ', found the end of the file' : '';
  return {
    path: '$',
    message: `not valid JSON at line ${line}, column ${column}: ${WORDS[printParseErrorCode(first.error)] ?? 'unexpected text'}${end}`,
  };
}

function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
  } catch (error) {
    // The parser calls itself for every level of nesting; what it found until then still stands.
    if (!(error instanceof RangeError)) throw error;
  }
  return errors[0];
}
