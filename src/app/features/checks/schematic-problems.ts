import { toSchematic, type Document } from '../../document/document.ts';
import { dismissedReason } from './dismissals.ts';
import { countProblems, type DismissedProblem, type ProblemCount, type SchematicProblem } from './problem.ts';
import { shapeProblems } from './shape-problems.ts';
import { libraryTwins, type Twin } from './twins.ts';
import * as words from './words.ts';

type Library = Pick<Document, 'kinds' | 'order' | 'schematics'>;

/** The problems of a schematic of a library that its designer has not dismissed, what is serious first. */
export function schematicProblems(library: Library, id: string): SchematicProblem[] {
  const schematic = library.schematics[id]!;
  return allProblems(library, id).filter((problem) => dismissedReason(schematic, problem) === null);
}

/** The dismissed problems of a schematic, as far as they are still there. */
export function dismissedProblems(library: Library, id: string): DismissedProblem[] {
  const schematic = library.schematics[id]!;
  return allProblems(library, id).flatMap((problem) => {
    const reason = dismissedReason(schematic, problem);
    return reason === null ? [] : [{ ...problem, reason }];
  });
}

function allProblems(library: Library, id: string): SchematicProblem[] {
  const { kinds, schematics } = library;
  const twin = libraryTwins(library).get(id);
  const all = [
    ...shapeProblems(toSchematic(schematics[id]!).hexes, kinds),
    ...(twin ? [twinProblem(twin, schematics)] : []),
  ];
  return all.sort((a, b) => Number(a.severity === 'advice') - Number(b.severity === 'advice'));
}

/** How many problems each schematic has, without those that have none, in the order of the library. */
export function problemCounts(library: Library): ReadonlyMap<string, ProblemCount> {
  const counts = new Map<string, ProblemCount>();
  for (const id of library.order) {
    const found = schematicProblems(library, id);
    if (found.length > 0) counts.set(id, countProblems(found));
  }
  return counts;
}

function twinProblem({ id, pose, more }: Twin, schematics: Library['schematics']): SchematicProblem {
  return {
    key: `twin ${id}`,
    // A copy is where many pieces begin.
    severity: 'advice',
    what: words.sameAs(schematics[id]!.name, pose, more),
    why: pose.mirror ? words.sameMirroredWhy : words.sameWhy,
    shows: { kind: 'schematic', id },
  };
}
