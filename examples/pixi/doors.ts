import {
  between,
  keyOf,
  middleOf,
  type CityFile,
  type Point,
  type Segment,
  type Streets,
} from './streets.ts';

/** A door of a building that opens on a street. */
export interface Door {
  /** The name of its building: "Church 12". */
  readonly name: string;
  /** The street segment before the door. */
  readonly at: Segment;
  /** The middle of the door, and the place before it where the figure stops, within that segment. */
  readonly point: Point;
  readonly step: Point;
  /** The segments of its building, by their keys. */
  readonly building: ReadonlySet<string>;
  /** The number of these segments. */
  readonly size: number;
}

/** The doors that open on streets, sorted by name; a building with several has the first of them here. */
export function doorsOf({ buildings, kinds }: CityFile, streets: Streets): Door[] {
  const names = new Map(kinds.map(({ id, name }) => [id, name]));
  const doors = buildings.flatMap(({ kind, id, segments, doors: all }) => {
    const door = all.find(({ to }) => streets.has(keyOf(to)));
    if (!door) return [];
    const point = between(middleOf(door), middleOf(door.to));
    return {
      name: `${names.get(kind) ?? kind} ${id}`,
      at: door.to,
      point,
      step: between(middleOf(door.to), point),
      building: new Set(segments.map(keyOf)),
      size: segments.length,
    };
  });
  return doors.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
