import { isOfCenter, REASONS } from '../../../engine/fit/conditions.ts';
import type { NearestMiss } from '../../../engine/generate/nearest-miss.ts';
import type { SchematicReport } from '../../../engine/generate/report.ts';
import { reasons } from '../../cityview/words.ts';
import { countWords } from '../../cityview/rule-words.ts';
import { problemWords } from '../../cityview/problem-words.ts';
import type { Outcome } from '../../cityview/outcome.ts';
import * as words from './words.ts';

/** How many attempts came to what: "Tried 1,204 times: 8 placed, 900 blocked by other pieces, 296 would leave the land." */
export function triedWords({ tried, placed, failed }: SchematicReport): string {
  if (tried === 0) return placed === 0 ? words.neverTried : words.placedBefore(placed);
  const failures = REASONS.filter((reason) => failed[reason] > 0)
    .toSorted((a, b) => failed[b] - failed[a])
    .map((reason) => words.counted(failed[reason], words.attemptsFailed[reason]));
  return words.triedTimes(tried, [words.counted(placed, words.placed), ...failures]);
}

/**
 * Where a schematic came nearest: "Nearest at hex 3, −1: 4 segments blocked"; "Near" where the search ended before
 * it had seen all places.
 */
export function missWords({ q, r, blocked, isNearest }: NearestMiss): string {
  const segments = blocked.filter(({ reason }) => !isOfCenter(reason)).length;
  const others = REASONS.filter((reason) => isOfCenter(reason)).flatMap((reason) => {
    const count = blocked.filter((one) => one.reason === reason).length;
    const { one, many } = words.othersThatBar[reason] ?? { one: reasons[reason], many: reasons[reason] };
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  const parts = [...(segments > 0 ? [words.segmentsBlocked(segments)] : []), ...others];
  return (isNearest ? words.nearest : words.near)(q, r, parts);
}

/** The whole report as plain text, to be pasted somewhere. */
export function reportText(outcome: Outcome, nameOf: (id: string) => string): string {
  const { recipe, report, problems } = outcome;
  const rules = new Map(recipe.schematics.map((rule) => [rule.id, rule]));
  const lines = [
    (problems.length === 0 ? words.generated : words.notGenerated)(recipe.seed),
    ...problems.map((problem) => `! ${problemWords(problem, nameOf, recipe.schematics)}`),
  ];
  for (const one of report?.schematics ?? []) {
    const rule = rules.get(one.id);
    const asked = rule ? countWords(rule) : null;
    lines.push(words.placedByRule(nameOf(one.id), one.placed, asked, triedWords(one)));
    if (one.nearestMiss) lines.push(`  ${missWords(one.nearestMiss)}.`);
  }
  return `${lines.join('\n')}\n`;
}
