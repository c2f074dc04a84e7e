import { failure, success, type Result } from '../../engine/problem.ts';
import { countWords } from '../count-words.ts';
import { requireText } from '../file-content.ts';
import { FILE_LIMITS, type JsonLimits } from '../limits.ts';
import { repeatedKeys, scanJson } from './scan.ts';
import { settleData } from './settle.ts';

/**
 * The data in a JSON text, or its problems. The text is scanned first, so that no data is built from a text beyond the
 * limits. A byte order mark at the start is skipped. Turns -0 into 0, except in `meta`.
 */
export function parseJson(text: string, limits: JsonLimits = FILE_LIMITS): Result<unknown> {
  requireText(text);
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (json.length > limits.textUnits)
    return refuse(
      `expected at most ${countWords(limits.textUnits)} characters, found ${countWords(json.length)}`,
    );
  if (!/\S/u.test(json)) return refuse('expected JSON, found an empty text');
  const { problems, keys } = scanJson(json, limits);
  if (problems.length > 0) return failure(problems);
  const data: unknown = JSON.parse(json);
  // Parsing keeps only one of two equal keys of an object.
  return settleData(data) === keys ? success(data) : failure(repeatedKeys(json, limits));
}

/** Whether a text is not JSON; one that exceeds a limit counts as JSON when nothing before it is wrong. */
export function isBrokenJson(text: string, limits: JsonLimits): boolean {
  return scanJson(text, limits).isBroken;
}

function refuse(message: string): Result<never> {
  return failure([{ path: '$', message }]);
}
