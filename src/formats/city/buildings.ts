import { cityBuildings } from '../../engine/city/buildings.ts';
import type { City } from '../../engine/city/city.ts';
import { doorFinder, type Door } from '../../engine/city/doors.ts';
import { segmentKey, type Segment } from '../../engine/segment/segment.ts';

/** An element of `buildings` in a city's file. */
export interface FileBuilding {
  readonly id: number;
  readonly kind: string;
  readonly placement: number;
  readonly segments: readonly FileSegment[];
  readonly doors: readonly (FileSegment & { readonly to: FileSegment })[];
}

interface FileSegment {
  readonly q: number;
  readonly r: number;
  readonly segment: number;
}

/** The buildings of a city in the form of its file, numbered from 1. */
export function* fileBuildings(city: City): Generator<FileBuilding> {
  const doorsOf = doorFinder(city.schematics, city.kinds);
  const placements = new Map(city.placements.map((placement) => [placement.id, placement]));
  let id = 0;
  let doors: readonly Door[] = [];
  let last = 0;
  for (const { kind, placement, segments } of cityBuildings(city)) {
    if (placement !== last) doors = doorsOf(placements.get(placement)!);
    last = placement;
    const own = doors.length === 0 ? null : new Set(segments.map(segmentKey));
    yield {
      id: ++id,
      kind,
      placement,
      segments: segments.map(plain),
      doors: doors.flatMap(({ segment, to }) =>
        own?.has(segmentKey(segment)) ? { ...plain(segment), to: plain(to) } : [],
      ),
    };
  }
}

function plain({ q, r, k }: Segment): FileSegment {
  return { q, r, segment: k };
}
