import { failure, success, type Problem, type Result } from '../../engine/problem.ts';
import { kindsOfWish } from '../../engine/fit/wish.ts';
import { findBuildings } from '../../engine/schematic/footprint.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { PaintedHex, Schematic } from '../../engine/schematic/schematic.ts';
import { hexKey } from '../../engine/hex/hex.ts';
import { openFile } from '../form/header.ts';
import { jsonPath, quote } from '../json/path.ts';
import { ProblemList } from '../problem-list.ts';
import type { SchematicForm } from './form.ts';
import { formHexes, readSchematicForm, toSchematic } from './read.ts';

/** A valid schematic, with its warnings. */
export interface CheckedSchematic {
  /** The schematic that was read. */
  readonly schematic: Schematic;
  /** Warnings about segments that form no whole building. */
  readonly warnings: readonly Problem[];
}

/**
 * Reads the text of a `sixfold/schematic` file and checks it against `kinds`: an unknown kind is a problem, a broken
 * footprint is a warning.
 */
export function checkSchematic(text: string, kinds: readonly Kind[]): Result<CheckedSchematic> {
  const file = openFile(text, ['sixfold/schematic']);
  return file.ok ? checkSchematicData(file.value, kinds) : file;
}

/** Checks the parsed object of a `sixfold/schematic` file. */
export function checkSchematicData(data: object, kinds: readonly Kind[]): Result<CheckedSchematic> {
  const form = readSchematicForm(data);
  if (!form.ok) return form;
  const hexes = formHexes(form.value);
  const around = form.value.around ?? [];
  const problems = [...unknownKinds(hexes, kinds, '$.hexes'), ...unknownWishes(around, kinds)];
  if (problems.length > 0) return failure(problems);
  return success({ schematic: toSchematic(form.value), warnings: brokenFootprints(hexes, kinds, '$.hexes') });
}

/** A problem for every segment whose kind is not among `kinds`; `path` is the path of `hexes` in the file. */
export function unknownKinds(hexes: readonly PaintedHex[], kinds: readonly Kind[], path: string): Problem[] {
  const known = new Set(kinds.map(({ id }) => id));
  const problems = new ProblemList();
  hexes.forEach(({ segments }, index) =>
    segments.forEach((kind, k) => {
      if (kind !== null && !known.has(kind))
        problems.add(jsonPath([index, 'segments', k], path), `unknown kind ${quote(kind)}`);
    }),
  );
  return problems.finish();
}

/** A problem for every condition that names a kind that is not among `kinds`. */
function unknownWishes(around: NonNullable<SchematicForm['around']>, kinds: readonly Kind[]): Problem[] {
  const known = new Set(kinds.map(({ id }) => id));
  const problems = new ProblemList();
  around.forEach(({ segments }, index) =>
    segments.forEach((wish, k) => {
      for (const kind of wish === null ? [] : kindsOfWish(wish))
        if (!known.has(kind))
          problems.add(jsonPath([index, 'segments', k], '$.around'), `unknown kind ${quote(kind)}`);
    }),
  );
  return problems.finish();
}

/** A problem for every segment that belongs to no whole building; `path` is the path of `hexes` in the file. */
export function brokenFootprints(
  hexes: readonly PaintedHex[],
  kinds: readonly Kind[],
  path: string,
): Problem[] {
  const { broken } = findBuildings(hexes, new Map(kinds.map((kind) => [kind.id, kind])));
  const places = new Map(hexes.map((hex, index) => [hexKey(hex), index]));
  const problems = new ProblemList();
  for (const { kind, segment } of broken)
    problems.add(
      jsonPath([places.get(hexKey(segment)) ?? 0, 'segments', segment.k], path),
      `${quote(kind)} stands on whole tiles, the six segments around a point; this segment is in none`,
    );
  return problems.finish();
}
