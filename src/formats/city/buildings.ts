import { cityBuildings, type CityBuilding } from '../../engine/city/buildings.ts';
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

/** A building of a city with its doors. */
interface NumberedBuilding extends Omit<CityBuilding, 'vertex'> {
  /** Its number, from 1. */
  readonly id: number;
  readonly doors: readonly Door[];
}

/** The buildings of a city in the form of its file, numbered from 1. */
export function* fileBuildings(city: City): Generator<FileBuilding> {
  for (const { id, kind, placement, segments, doors } of numberedBuildings(city))
    yield { id, kind, placement, segments: segments.map(fileSegment), doors: doors.map(fileDoor) };
}

/** The buildings of a city with their doors, numbered from 1 as in its file. */
export function* numberedBuildings(city: City): Generator<NumberedBuilding> {
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
      segments,
      doors: doors.filter(({ segment }) => own?.has(segmentKey(segment))),
    };
  }
}

/** A door in the form of a city's file. */
export function fileDoor({ segment, to }: Door): FileSegment & { readonly to: FileSegment } {
  return { ...fileSegment(segment), to: fileSegment(to) };
}

function fileSegment({ q, r, k }: Segment): FileSegment {
  return { q, r, segment: k };
}
