import type { City } from '../../engine/city/city.ts';
import { compareHexes, hexKey, type Hex } from '../../engine/hex/hex.ts';
import type { Problem } from '../../engine/problem.ts';
import { describeValue, jsonPath, type PathKey } from '../json/path.ts';
import { ProblemList } from '../problem-list.ts';
import { districtsBySlot, forEachListedHex, type ListedHexes } from './hexes.ts';
import type { ResolvedCity } from '../../engine/city/resolve.ts';

/** An element of `hexes` in a city's file. */
export interface CityHex extends Hex {
  /** Absent in version 1. */
  readonly district?: number | null | undefined;
  readonly segments: readonly (string | null)[];
  readonly placements: readonly (number | null)[];
}

/** Whether `found` equals the list of hexes that follows from the placements, order included. */
export function hexesAgree(
  found: unknown,
  { kinds, land, districts }: City,
  resolved: ResolvedCity,
  listed: ListedHexes,
): boolean {
  if (!Array.isArray(found)) return false;
  const { board, kind_segment } = resolved;
  const names = [null, ...kinds.map(({ id }) => id)];
  const district_hex = districtsBySlot(board, districts);
  const keys = listed === 'all' ? 5 : 4;
  let agree = true;
  let index = 0;
  forEachListedHex(resolved, land, listed, (q, r, slot) => {
    const hex = found[index++] as Partial<CityHex> | null | undefined;
    if (!agree) return;
    agree = hex?.q === q && hex.r === r && Object.keys(hex).length === keys;
    if (listed === 'all' && hex?.district !== (district_hex[slot]! || null)) agree = false;
    const segments = hex?.segments;
    const placements = hex?.placements;
    if (!isSix(segments) || !isSix(placements)) agree = false;
    else
      for (let k = 0; k < 6; k++)
        if (
          segments[k] !== names[kind_segment[6 * slot + k]!] ||
          placements[k] !== (board.placement_segment[6 * slot + k]! || null)
        )
          agree = false;
  });
  return agree && index === found.length;
}

function isSix(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length === 6;
}

/** The problems of `found`, in any order: hexes that do not follow from the placements, and missing hexes. */
export function hexProblems(
  found: readonly CityHex[],
  { kinds, land, districts }: City,
  resolved: ResolvedCity,
  listed: ListedHexes,
): readonly Problem[] {
  const { board, kind_segment } = resolved;
  const names = [null, ...kinds.map(({ id }) => id)];
  const report = new ProblemList('$.hexes');
  const compare = (keys: readonly PathKey[], expected: unknown, actual: unknown) => {
    if (expected === actual) return;
    const message = `the ${listed === 'all' ? 'city puts' : 'placements put'} ${describeValue(expected)} here, found ${describeValue(actual)}`;
    report.add(jsonPath(keys, '$.hexes'), message);
  };
  const places = new Map<string, number>();
  found.forEach((hex, index) => {
    const first = places.get(hexKey(hex));
    if (first === undefined) places.set(hexKey(hex), index);
    else
      report.add(
        jsonPath([index], '$.hexes'),
        `hex ${hex.q}, ${hex.r} is listed already, as element ${first}`,
      );
  });
  const district_hex = districtsBySlot(board, districts);
  forEachListedHex(resolved, land, listed, (q, r, slot) => {
    const key = hexKey({ q, r });
    const index = places.get(key);
    places.delete(key);
    const hex = index === undefined ? undefined : found[index];
    if (index === undefined || !hex)
      return report.add(
        '$.hexes',
        `hex ${q}, ${r} is missing: ${listed === 'all' ? 'it is land' : 'placements stand on it'}`,
      );
    if (listed === 'all') compare([index, 'district'], district_hex[slot]! || null, hex.district);
    for (let k = 0; k < 6; k++) {
      const kind = names[kind_segment[6 * slot + k]!];
      const id = board.placement_segment[6 * slot + k]! || null;
      compare([index, 'segments', k], kind, hex.segments[k]);
      compare([index, 'placements', k], id, hex.placements[k]);
    }
  });
  const extra = [...places.values()].sort((a, b) => compareHexes(found[a]!, found[b]!));
  for (const index of extra)
    report.add(
      jsonPath([index], '$.hexes'),
      listed === 'all'
        ? 'this hex is no land, so it must not be listed'
        : 'no placement stands on this hex, so it must not be listed',
    );
  return report.finish();
}
