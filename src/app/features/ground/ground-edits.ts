import type { Draft } from 'immer';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { mergeSegments, paintedSegments, type PaintedSegment } from '../../../engine/schematic/schematic.ts';
import { segmentKey } from '../../../engine/segment/segment.ts';
import { castDraft } from 'immer';
import type { CityDocument, Document } from '../../document/document.ts';
import { recordHandGround } from '../../document/hand-painted.ts';

/** Ground that is put on segments of the city, or taken away with `null`. */
export interface GroundChange {
  readonly segment: Omit<PaintedSegment, 'kind'>;
  readonly kind: string | null;
}

/** The ground of a city after some changes. */
function groundAfter(
  ground: CityDocument['ground'],
  changes: readonly GroundChange[],
): CityDocument['ground'] {
  const painted = new Map(paintedSegments(ground ?? []).map((one) => [segmentKey(one), one]));
  for (const { segment, kind } of changes)
    if (kind === null) painted.delete(segmentKey(segment));
    else painted.set(segmentKey(segment), { ...segment, kind });
  return painted.size === 0 ? undefined : mergeSegments([...painted.values()]);
}

/** Puts ground on segments on which no placement stands; the city takes the kinds that it did not have. */
export function layGroundBy(
  draft: Draft<Document>,
  { city, kinds }: Document,
  changes: readonly GroundChange[],
): void {
  const after = groundAfter(city.ground, changes);
  if (after) draft.city.ground = castDraft(after);
  else delete draft.city.ground;
  const known = new Set(city.kinds.map(({ id }) => id));
  const wanted = new Set(changes.map(({ kind }) => kind));
  const missing: Kind[] = kinds.filter(({ id }) => wanted.has(id) && !known.has(id));
  draft.city.kinds.push(...castDraft(missing));
  const painted = changes.flatMap(({ segment, kind: id }) => (id === null ? [] : { ...segment, kind: id }));
  recordHandGround(draft, city, mergeSegments(painted));
}
