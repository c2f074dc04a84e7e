import type { City, CityWall } from '../../engine/city/city.ts';
import type { OpenSide } from '../../engine/land/open-side.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { failure, success, type Result } from '../../engine/problem.ts';
import { openFile } from '../form/header.ts';
import { validate } from '../form/read.ts';
import { toKindList } from '../kinds/read.ts';
import { boundProblems, ProblemList } from '../problem-list.ts';
import { toRecipe } from '../recipe/read.ts';
import { unknownKinds } from '../schematic/check.ts';
import { formHexes, toSchematic } from '../schematic/read.ts';
import { canonicalCity } from './canonical.ts';
import { groundProblems, wallProblems } from './ground.ts';
import { derivedFormProblems, derivedProblems } from './derived.ts';
import { districtProblems } from './districts.ts';
import { openProblems } from './open.ts';
import { cityCore, type CityForm } from './form.ts';
import { describePlacement } from './placement.ts';
import { resolveCity } from '../../engine/city/resolve.ts';

/**
 * Reads the text of a `sixfold/city` file. Besides its form, the contents must agree: placements lie on land and do not
 * overlap, and `hexes`, `statistics` and `digest` follow from them.
 */
export function readCity(text: string): Result<City> {
  const file = openFile(text, ['sixfold/city']);
  return file.ok ? readCityData(file.value) : file;
}

/** Reads the parsed object of a `sixfold/city` file. */
export function readCityData(data: object): Result<City> {
  const form = validate(cityCore, data);
  if (!form.ok) return failure(boundProblems([...form.problems, ...derivedFormProblems(data)]));
  const { problems, city, resolved } = assemble(form.value);
  if (problems.length > 0) return failure(boundProblems([...problems, ...derivedFormProblems(data)]));
  const mismatches = derivedProblems(form.value, city, resolved);
  return mismatches.length > 0 ? failure(mismatches) : success(city);
}

/** The city of a form, its board, and the problems where its parts contradict each other. */
function assemble(form: CityForm) {
  const { engine, recipe, kinds, schematics, land, districts, walls, meta } = form;
  const open = (form.open ?? []) as readonly OpenSide[];
  const ground = (form.ground ?? []) as unknown as readonly PaintedHex[];
  const placements = form.placements as readonly Placement[];
  const city = canonicalCity({
    engine,
    recipe: recipe && toRecipe(recipe),
    ...toKindList({ kinds, meta }),
    schematics: schematics.map(toSchematic),
    land: land.rows,
    ...(open.length > 0 && { open }),
    districts,
    placements,
    ...(ground.length > 0 && { ground }),
    ...(walls && walls.length > 0 && { walls: walls.map(toWall) }),
  });
  const problems = new ProblemList();
  schematics.forEach((schematic, index) =>
    problems.addAll(unknownKinds(formHexes(schematic), city.kinds, `$.schematics[${index}].hexes`)),
  );
  problems.addAll(openProblems(open, city.land));
  problems.addAll(districtProblems(districts, city.land));
  const groundFaults = groundProblems(ground, city);
  problems.addAll(groundFaults);
  const laid = groundFaults.length > 0 ? [] : ground;
  const resolved = resolveCity({ ...city, placements, ground: laid }, (index, placement, blocked) => {
    const path = `$.placements[${index}]${blocked.length === 0 ? '.schematic' : ''}`;
    return problems.addDear(path, describePlacement(placement, blocked));
  });
  problems.addAll(wallProblems(city));
  return { problems: problems.finish(), city, resolved };
}

type FormWall = NonNullable<CityForm['walls']>[number];

/** A wall of a form. */
export function toWall({ placements, gates, water }: FormWall): CityWall {
  return {
    placements,
    gates,
    water: water.map(({ q, r, segment }) => ({ q, r, k: segment as Segment['k'] })),
  };
}
