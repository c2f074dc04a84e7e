import { castDraft, type Draft } from 'immer';
import { repaint, type Repainted } from '../../engine/schematic/repaint.ts';
import { mergeSegments, paintedSegments, type PaintedHex } from '../../engine/schematic/schematic.ts';
import { segmentKey } from '../../engine/segment/segment.ts';
import { isRecord } from '../kit/members.ts';
import type { CityDocument, ParkedCity } from './document.ts';

/**
 * Keys in the free data of a city: the ground that was painted by hand since the city was generated, and whether its
 * districts were: `true`, or `"kept"` when the city was generated on them. A generation that keeps nothing leaves neither.
 */
const GROUND = 'handGround';
const DISTRICTS = 'handDistricts';
const KEPT = 'kept';

/** The ground that was painted by hand and is still there; all of it in a city without a recipe. */
export function handGround({ recipe, ground = [], meta }: CityDocument): readonly PaintedHex[] {
  if (!recipe) return ground;
  const recorded = readHexes(meta?.[GROUND]);
  if (recorded.length === 0) return [];
  const there = new Map(paintedSegments(ground).map((one) => [segmentKey(one), one.kind]));
  return mergeSegments(paintedSegments(recorded).filter((one) => there.get(segmentKey(one)) === one.kind));
}

/** Whether districts were painted by hand; so are all of a city without a recipe. */
export function hasHandDistricts(city: CityDocument): boolean {
  const { recipe, districts, meta } = city;
  return districts.length > 0 && (!recipe || meta?.[DISTRICTS] === KEPT || areDistrictsChanged(city));
}

/** Whether districts were painted by hand since the city was generated. */
export function areDistrictsChanged({ recipe, districts, meta }: CityDocument): boolean {
  return recipe !== null && districts.length > 0 && meta?.[DISTRICTS] === true;
}

/** Writes down the ground that a user painted; all that was recorded before stays as far as it is not painted over. */
export function recordHandGround(
  draft: Draft<Pick<ParkedCity, 'city'>>,
  { meta, recipe }: CityDocument,
  changes: readonly Repainted[],
): void {
  const painted = changes.filter(({ kind }) => kind !== null);
  if (!recipe || painted.length === 0) return;
  const all = repaint(readHexes(meta?.[GROUND]), painted);
  draft.city.meta = castDraft({ ...draft.city.meta, [GROUND]: all });
}

/** Writes down that districts were painted by hand. */
export function recordHandDistricts(
  draft: Draft<Pick<ParkedCity, 'city'>>,
  { recipe, meta }: CityDocument,
): void {
  if (recipe && meta?.[DISTRICTS] !== true) draft.city.meta = { ...draft.city.meta, [DISTRICTS]: true };
}

/** Writes down that a city was generated on districts that were painted by hand. */
export function recordKeptDistricts(draft: Draft<Pick<ParkedCity, 'city'>>): void {
  draft.city.meta = { ...draft.city.meta, [DISTRICTS]: KEPT };
}

/** The painted hexes in a city's free data, as far as they make sense: anyone may have written there. */
function readHexes(value: unknown): readonly PaintedHex[] {
  return Array.isArray(value) && value.every(isPaintedHex) ? value : [];
}

function isPaintedHex(value: unknown): value is PaintedHex {
  if (!isRecord(value)) return false;
  const { q, r, segments } = value;
  return (
    Number.isInteger(q) &&
    Number.isInteger(r) &&
    Array.isArray(segments) &&
    segments.length === 6 &&
    segments.every((kind) => kind === null || typeof kind === 'string')
  );
}
