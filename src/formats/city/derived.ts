import * as v from 'valibot';
import type { City } from '../../engine/city/city.ts';
import type { Problem } from '../../engine/problem.ts';
import { boundProblems } from '../problem-list.ts';
import { toProblems } from '../form/problems.ts';
import { cutText } from '../cut-text.ts';
import { describeValue, jsonPath } from '../json/path.ts';
import { cityDigest } from './digest.ts';
import { fileBuildings } from './buildings.ts';
import { buildingsForm, digestForm, hexesForm, statisticsForm, type CityForm } from './form.ts';
import { hexesAgree, hexProblems } from './hex-agreement.ts';
import type { ResolvedCity } from '../../engine/city/resolve.ts';
import { cityStatistics, townStatistics, type Statistics, type TownStatistics } from './statistics.ts';

const FORMS = {
  buildings: buildingsForm,
  hexes: hexesForm,
  statistics: statisticsForm,
  digest: digestForm,
} as const;
type Derived = keyof typeof FORMS;

/**
 * The problems with the form of the derived members `buildings`, `hexes`, `statistics` and `digest`; absent members are reported by
 * the form of the city.
 */
export function derivedFormProblems(data: object): Problem[] {
  const members = data as Readonly<Record<string, unknown>>;
  return (Object.keys(FORMS) as Derived[]).flatMap((member) =>
    Object.hasOwn(members, member) ? formProblems(member, members[member]) : [],
  );
}

function formProblems(member: Derived, data: unknown): Problem[] {
  return toProblems(v.safeParse(FORMS[member], data).issues ?? [], `$.${member}`);
}

/**
 * The places where `buildings`, `hexes`, `statistics` and `digest` of a file differ from the values that follow from its other
 * members.
 */
export function derivedProblems(form: CityForm, city: City, resolved: ResolvedCity): Problem[] {
  const problems: Problem[] = [];
  const isNew = form.version > 1;
  const listed = isNew ? 'all' : 'covered';
  if (isNew) problems.push(...buildingProblems(form.buildings, city));
  if (!hexesAgree(form.hexes, city, resolved, listed)) {
    const wrongForm = formProblems('hexes', form.hexes);
    problems.push(
      ...(wrongForm.length > 0
        ? wrongForm
        : hexProblems(form.hexes as v.InferOutput<typeof hexesForm>, city, resolved, listed)),
    );
  }
  const statistics = formProblems('statistics', form.statistics);
  problems.push(
    ...(statistics.length > 0
      ? statistics
      : statisticsProblems(
          form.statistics as object,
          cityStatistics(city),
          isNew ? townStatistics(city, resolved) : undefined,
        )),
  );
  const digest = cityDigest(city);
  if (form.digest !== digest)
    problems.push({
      path: '$.digest',
      message: `${city.ground?.length ? 'land, districts, placements and ground' : 'land, districts and placements'} have the digest ${digest}, found ${describeValue(form.digest)}`,
    });
  return boundProblems(problems);
}

function statisticsProblems(
  found: object,
  { perSchematic, ...counts }: Statistics,
  town: TownStatistics | undefined,
): Problem[] {
  const { perSchematic: foundPer, walls: foundWalls, ...foundCounts } = found as FoundStatistics;
  const { walls, ...townCounts } = town ?? {};
  return [
    ...countProblems('$.statistics', foundCounts, new Map(Object.entries({ ...counts, ...townCounts }))),
    ...countProblems('$.statistics.perSchematic', foundPer, perSchematic),
    ...countProblems('$.statistics.walls', foundWalls ?? {}, new Map(Object.entries(walls ?? {}))),
  ];
}

interface FoundStatistics {
  readonly perSchematic: object;
  readonly walls?: object;
}

/** The first building of a file that differs from those that follow from the placements. */
function buildingProblems(found: unknown, city: City): Problem[] {
  const path = '$.buildings';
  if (!Array.isArray(found)) return formProblems('buildings', found);
  let index = 0;
  for (const building of fileBuildings(city)) {
    const other: unknown = found[index];
    if (!isSame(other, building)) {
      const wrong = formProblems('buildings', found);
      if (wrong.length > 0) return wrong;
      const message =
        other === undefined
          ? `building ${building.id} is missing: ${building.kind} of placement ${building.placement}`
          : `expected ${JSON.stringify(building)}, found ${JSON.stringify(other)}`;
      return [
        {
          path: other === undefined ? path : jsonPath([index], path),
          message: cutText(message, MAX_MESSAGE),
        },
      ];
    }
    index++;
  }
  if (index < found.length)
    return [{ path: jsonPath([index], path), message: 'no such building follows from the placements' }];
  return [];
}

/** Most characters of a message that quotes buildings. */
const MAX_MESSAGE = 400;

/** Whether two values of JSON are equal, whatever the order of their keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== others.length) return false;
  return others.every((key) => Object.hasOwn(a, key) && isSame(a[key as never], b[key as never]));
}

function countProblems(path: string, found: object, expected: ReadonlyMap<string, number>): Problem[] {
  const values = new Map<string, unknown>(Object.entries(found));
  const names = new Set([...expected.keys(), ...values.keys()]);
  return [...names]
    .filter((name) => expected.get(name) !== values.get(name))
    .map((name) => ({
      path: jsonPath([name], path),
      message: `expected ${describeValue(expected.get(name))}, found ${describeValue(values.get(name))}`,
    }));
}
