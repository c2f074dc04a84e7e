import { createOccupancy, hexOf } from '../../engine/board/board.ts';
import type { City, CityWall } from '../../engine/city/city.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { hasHex } from '../../engine/land/row.ts';
import { mergeSegments, type PaintedSegment } from '../../engine/schematic/schematic.ts';
import { DIRECTIONS } from '../../engine/hex/hex.ts';
import { ENGINE } from '../../engine/version.ts';
import { readLibraryObject } from './library-object.ts';
import { readDistricts } from './read-districts.ts';
import { TileKinds } from './read-kinds.ts';
import type { ReadLand } from './read-land.ts';
import type { ReadMap } from './read-map.ts';
import { readPlacements } from './read-placements.ts';
import { paintedLand } from './read-segments.ts';

/** The city of a map, and sentences about what could not be kept. */
export interface ReadCity {
  /** `null` when no tile has the class of a kind. */
  readonly city: City | null;
  readonly notes: readonly string[];
}

/**
 * The city that the tiles of a map paint. Placements come back where their objects and the object with the schematics
 * are there and their tiles are unchanged; everything else is ground.
 *
 * @param known kinds that the classes of tiles can name
 * @throws TiledFault when the map is damaged, or has too many kinds
 */
export function cityOfMap(map: ReadMap, read: ReadLand, known: readonly Kind[]): ReadCity {
  const library = readLibraryObject(map.objects);
  const tileKinds = new TileKinds(library?.city.kinds ?? [], known);
  const board = createOccupancy(read.land);
  const { kind_segment, group_slot, off } = paintedLand(map, read, board, tileKinds);
  const { kinds } = tileKinds;
  const districts = readDistricts(map.objects, group_slot, board);
  const schematics = library?.city.schematics ?? [];
  const { placements, changed } = readPlacements(map.objects, schematics, kinds, board, kind_segment);
  const ground = mergeSegments(remaining(kind_segment, kinds, (slot) => hexOf(board, slot)));
  const walls = keptWalls(library?.walls ?? [], placements, read);
  const lost = (library?.walls.length ?? 0) - walls.length;
  const notes = [
    ...(off > 0
      ? [
          `${off} ${off === 1 ? 'tile lies' : 'tiles lie'} off the land and ${off === 1 ? 'is' : 'are'} left out`,
        ]
      : []),
    ...(changed > 0
      ? [
          `${changed} ${changed === 1 ? 'placement' : 'placements'} became ground: ${library ? 'the tiles were changed' : 'the map has no schematics'}`,
        ]
      : []),
    ...(lost > 0
      ? [
          `${lost} ${lost === 1 ? 'wall is' : 'walls are'} no longer known as such, because pieces were changed`,
        ]
      : []),
  ];
  if (kinds.length === 0 && districts.length === 0) return { city: null, notes: [] };
  const { engine = ENGINE, recipe = null, meta } = library?.city ?? {};
  return {
    city: {
      engine,
      recipe,
      kinds,
      schematics,
      land: read.land,
      districts,
      placements,
      ...(ground.length > 0 && { ground }),
      ...(walls.length > 0 && { walls }),
      ...(meta && { meta }),
    },
    notes,
  };
}

function* remaining(
  kind_segment: Uint8Array,
  kinds: readonly Kind[],
  hexAt: (slot: number) => { readonly q: number; readonly r: number },
): Generator<PaintedSegment> {
  for (let slot = 0; 6 * slot < kind_segment.length; slot++)
    for (const k of DIRECTIONS) {
      const kind = kinds[kind_segment[6 * slot + k]! - 1];
      if (kind) yield { ...hexAt(slot), k, kind: kind.id };
    }
}

/** The walls of which every piece still stands. */
function keptWalls(
  walls: readonly CityWall[],
  placements: City['placements'],
  { land }: ReadLand,
): readonly CityWall[] {
  const ids = new Set(placements.map(({ id }) => id));
  return walls.filter(
    (wall) =>
      [...wall.placements, ...wall.gates].every((id) => ids.has(id)) &&
      wall.gates.every((id) => wall.placements.includes(id)) &&
      wall.water.every((segment) => hasHex(land, segment)),
  );
}
