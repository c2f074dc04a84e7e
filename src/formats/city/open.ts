import { sidesOnBorder, type OpenSide } from '../../engine/land/open-side.ts';
import type { LandRow } from '../../engine/land/row.ts';
import type { Problem } from '../../engine/problem.ts';
import { jsonPath } from '../json/path.ts';
import { ProblemList } from '../problem-list.ts';

/** The problems of the open sides of a file: sides that have no land, or land beyond, and sides that are listed twice. */
export function openProblems(open: readonly OpenSide[], land: readonly LandRow[]): Problem[] {
  const problems = new ProblemList();
  const onBorder = new Set(sidesOnBorder(open, land));
  const places = new Map<string, number>();
  open.forEach((side, index) => {
    const path = jsonPath([index], '$.open');
    const name = `side ${side.side} of hex ${side.q}, ${side.r}`;
    const first = places.get(name);
    if (first !== undefined) problems.add(path, `${name} is listed already, as element ${first}`);
    else places.set(name, index);
    if (!onBorder.has(side)) problems.add(path, `${name} is not between land and none`);
  });
  return problems.finish();
}
