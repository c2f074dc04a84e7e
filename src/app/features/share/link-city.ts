import type { City } from '../../../engine/city/city.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import type { Library } from '../../../engine/city/library.ts';
import { usedBy } from '../../../engine/city/used.ts';
import { landBox, MAX_SLOTS } from '../../../engine/board/board.ts';
import { failure, success, type Result } from '../../../engine/problem.ts';
import { canonicalCity } from '../../../formats/city/canonical.ts';
import { groundProblems } from '../../../formats/city/ground.ts';
import { districtProblems } from '../../../formats/city/districts.ts';
import { describePlacement } from '../../../formats/city/placement.ts';
import { resolveCity } from '../../../engine/city/resolve.ts';
import { boundProblems, ProblemList } from '../../../formats/problem-list.ts';
import { unknownKinds } from '../../../formats/schematic/check.ts';
import { usedPieces } from '../../document/pieces.ts';
import type { CityLink, Layout } from './link.ts';
import * as words from './words.ts';

/** All that a link uses: what it brings, and the rest from the built-in library. Kinds that are nowhere are problems. */
export function linkLibrary({ recipe, layout, library }: CityLink, builtIn: Library): Result<Library> {
  const pieces = usedPieces(recipe, layout, {
    kinds: overlay(builtIn.kinds, library.kinds),
    schematics: overlay(builtIn.schematics, library.schematics),
  });
  const problems = boundProblems(
    pieces.schematics.flatMap(({ id, hexes }) => unknownKinds(hexes, pieces.kinds, `schematic ${id}`)),
  );
  if (problems.length > 0) return failure(problems);
  if (pieces.kinds.length > 255)
    return failure([{ path: '$.kinds', message: words.tooManyKinds(pieces.kinds.length) }]);
  return success({
    ...pieces,
    schematics: overlay(pieces.schematics, builtInAmong(pieces, library, builtIn)),
  });
}

/** The built-in schematics among some pieces, whole: a link leaves out what users keep beside schematics. */
function builtInAmong({ schematics }: Library, brought: Library, builtIn: Library): readonly Schematic[] {
  const left = new Set(schematics.map(({ id }) => id));
  for (const { id } of brought.schematics) left.delete(id);
  return builtIn.schematics.filter(({ id }) => left.has(id));
}

/** The first list, with what the second has under the same id in its place, and the rest of the second after it. */
function overlay<T extends { readonly id: string }>(under: readonly T[], over: readonly T[]): T[] {
  const byId = new Map(over.map((one) => [one.id, one]));
  const known = new Set(under.map(({ id }) => id));
  return [...under.map((one) => byId.get(one.id) ?? one), ...over.filter(({ id }) => !known.has(id))];
}

/** The city of a link that brings its layout, or every place where its parts contradict each other. */
export function layoutCity({ engine, recipe }: CityLink, layout: Layout, library: Library): Result<City> {
  const { columns, rows } = landBox(layout.land);
  if (columns * rows > MAX_SLOTS)
    return failure([{ path: '$.layout.land', message: words.landTooWide(columns, rows) }]);
  const used = usedBy(layout.placements, library, layout.ground);
  const city = canonicalCity({ engine, recipe, ...used, ...layout });
  const problems = new ProblemList('$.layout');
  for (const problem of districtProblems(city.districts, city.land))
    problems.addAll([{ ...problem, path: problem.path.replace('$', '$.layout') }]);
  const groundFaults = groundProblems(city.ground ?? [], city);
  for (const problem of groundFaults)
    problems.addAll([{ ...problem, path: problem.path.replace('$', '$.layout') }]);
  const laid = groundFaults.length > 0 ? [] : (city.ground ?? []);
  resolveCity({ ...city, ground: laid }, (index, placement, blocked) =>
    problems.addDear(`$.layout.placements[${index}]`, describePlacement(placement, blocked)),
  );
  return problems.isEmpty ? success(city) : failure(problems.finish());
}
