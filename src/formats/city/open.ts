import type { OpenSide } from '../../engine/land/open-side.ts';
import type { LandRow } from '../../engine/land/row.ts';
import type { Problem } from '../../engine/problem.ts';
import { jsonPath } from '../json/path.ts';
import { ProblemList } from '../problem-list.ts';
import { openFaults } from '../recipe/land-form.ts';

/** The problems of the open sides of a file: sides that have no land, or land beyond, and sides that are listed twice. */
export function openProblems(open: readonly OpenSide[], land: readonly LandRow[]): Problem[] {
  const problems = new ProblemList();
  for (const { index, message } of openFaults(open, land)) problems.add(jsonPath([index], '$.open'), message);
  return problems.finish();
}
