import { describe, expect, test } from 'vitest';
import { readSchematic } from '../../src/formats/schematic/read.ts';
import { problemsOf } from './told.ts';

describe('what is no JSON', () => {
  test.each([
    ['', '$: expected JSON, found an empty text'],
    ['{\n  "a": 1,\n}', '$: not valid JSON at line 3, column 1: expected a key in double quotes'],
    [
      '[1,\r\n 2',
      '$: not valid JSON at line 2, column 3: expected a closing bracket, found the end of the file',
    ],
    ['{"a": "b', '$: not valid JSON at line 1, column 7: a string does not end'],
    ['// no\n{}', '$: not valid JSON at line 1, column 1: comments are not allowed'],
    ['[NaN]', '$: not valid JSON at line 1, column 2: this is no JSON value'],
    ['[1 2]', '$: not valid JSON at line 1, column 4: expected a comma or a closing bracket'],
    ['{"a" 1}', '$: not valid JSON at line 1, column 6: expected a colon'],
    ['{"a": 1]', '$: not valid JSON at line 1, column 8: expected a comma or a closing brace'],
    ['[1,]', '$: not valid JSON at line 1, column 4: expected a value'],
    ['{} {}', '$: not valid JSON at line 1, column 4: expected nothing more'],
    ['[01]', '$: not valid JSON at line 1, column 2: this is no JSON number'],
    ['["a\n"]', '$: not valid JSON at line 1, column 4: this string has a control character in it'],
    ['["\\x"]', '$: not valid JSON at line 1, column 3: this string has an unknown escape'],
    ['["\\u00g0"]', '$: not valid JSON at line 1, column 3: a \\u escape needs four hexadecimal digits'],
  ])('%j', (text, message) => expect(problemsOf(text)).toEqual([message]));
});

describe('what is JSON but no file of ours', () => {
  test.each([
    ['null', '$: expected an object, found null'],
    ['[1, 2]', '$: expected an object, found an array of 2'],
    [
      '{"format": "sixfold/town"}',
      '$.format: expected one of "sixfold/kinds", "sixfold/schematic", "sixfold/recipe", "sixfold/city", "sixfold/pack", found "sixfold/town"',
    ],
    ['{"format": "sixfold/kinds"}', '$.version: expected 1, 2 or 3, found nothing'],
    ['{"format": "sixfold/kinds", "version": "1"}', '$.version: expected 1, 2 or 3, found "1"'],
    ['{"a": [1e999]}', '$.a[0]: expected a number, found one beyond all bounds'],
    ['{"a": {"b c": 1, "b c": 2}, "d": "\\":"}', '$.a["b c"]: key "b c" appears more than once'],
  ])('%j', (text, message) => expect(problemsOf(text)).toEqual([message]));

  test('a reader of one format says which it expected', () => {
    expect(readSchematic('{"format": "sixfold/kinds", "version": 1, "kinds": []}')).toEqual({
      ok: false,
      problems: [{ path: '$.format', message: 'expected "sixfold/schematic", found "sixfold/kinds"' }],
    });
  });
});
