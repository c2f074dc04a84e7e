import * as v from 'valibot';
import type { City } from '../../engine/city/city.ts';
import type { Problem } from '../../engine/problem.ts';
import { boundProblems } from '../problem-list.ts';
import { toProblems } from '../form/problems.ts';
import { describeValue, jsonPath } from '../json/path.ts';
import { cityDigest } from './digest.ts';
import { digestForm, hexesForm, statisticsForm, type CityForm } from './form.ts';
import { hexesAgree, hexProblems } from './hex-agreement.ts';
import type { ResolvedCity } from './resolve.ts';
import { cityStatistics, type Statistics } from './statistics.ts';

const FORMS = { hexes: hexesForm, statistics: statisticsForm, digest: digestForm } as const;
type Derived = keyof typeof FORMS;

/**
 * The problems with the form of the derived members `hexes`, `statistics` and `digest`; absent members are reported by
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
 * The places where `hexes`, `statistics` and `digest` of a file differ from the values that follow from its other
 * members.
 */
export function derivedProblems(form: CityForm, city: City, resolved: ResolvedCity): Problem[] {
  const problems: Problem[] = [];
  if (!hexesAgree(form.hexes, city, resolved)) {
    const wrongForm = formProblems('hexes', form.hexes);
    problems.push(
      ...(wrongForm.length > 0
        ? wrongForm
        : hexProblems(form.hexes as v.InferOutput<typeof hexesForm>, city, resolved)),
    );
  }
  const statistics = formProblems('statistics', form.statistics);
  problems.push(
    ...(statistics.length > 0
      ? statistics
      : statisticsProblems(form.statistics as object, cityStatistics(city))),
  );
  const digest = cityDigest(city);
  if (form.digest !== digest)
    problems.push({
      path: '$.digest',
      message: `land, districts and placements have the digest ${digest}, found ${describeValue(form.digest)}`,
    });
  return boundProblems(problems);
}

function statisticsProblems(found: object, { perSchematic, ...counts }: Statistics): Problem[] {
  const { perSchematic: foundPer, ...foundCounts } = found as { readonly perSchematic: object };
  return [
    ...countProblems('$.statistics', foundCounts, new Map(Object.entries(counts))),
    ...countProblems('$.statistics.perSchematic', foundPer, perSchematic),
  ];
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
