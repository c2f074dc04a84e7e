import type { Direction } from '../hex/hex.ts';
import { findBuildings, type Building } from '../schematic/footprint.ts';
import type { Kind } from '../schematic/kind.ts';
import { POSES, poseIndex } from '../schematic/pose-group.ts';
import { orient, type Pose } from '../schematic/pose.ts';
import type { PaintedHex } from '../schematic/schematic.ts';
import type { Shift } from '../segment/shift.ts';
import { moveThird } from '../segment/thirds.ts';
import type { City } from './city.ts';
import type { Placement } from '../schematic/placement.ts';

/** A building of a city. */
export interface CityBuilding extends Building {
  /** Id of the placement that the building belongs to: no building reaches beyond its placement. */
  readonly placement: number;
}

/** The parts of a city that its buildings follow from. */
export type Built = Pick<City, 'kinds' | 'schematics' | 'placements'>;

/**
 * Every building of a city, placement by placement, by the footprint rules of its kinds. Segments of a `tile` kind that
 * belong to no whole tile are no building. Yields them one by one, because a large city has millions.
 *
 * @throws RangeError for a placement of a schematic that the city does not have
 */
export function* cityBuildings(city: Built): Generator<CityBuilding> {
  const shapes = posedShapes(city);
  for (const placement of city.placements)
    for (const building of shapeOf(shapes, placement).buildings(poseIndex(placement)))
      yield buildingAt(building, placement);
}

/**
 * Number of buildings by id of kind, in the order of the city's kinds; kinds without buildings are left out. Each
 * schematic is cut into buildings once per pose, and the counts are multiplied by the number of its placements in that
 * pose.
 *
 * @throws RangeError for a placement of a schematic that the city does not have
 */
export function countBuildings(city: Built): ReadonlyMap<string, number> {
  const shapes = posedShapes(city);
  for (const placement of city.placements) shapeOf(shapes, placement).times_pose[poseIndex(placement)]!++;
  const counts = new Map(city.kinds.map(({ id }) => [id, 0]));
  for (const shape of shapes.values())
    shape.times_pose.forEach((times, pose) => {
      if (times === 0) return;
      for (const { kind } of shape.buildings(pose)) counts.set(kind, (counts.get(kind) ?? 0) + times);
    });
  return new Map([...counts].filter(([, count]) => count > 0));
}

/**
 * A schematic with its buildings in each pose, its center at the origin, and the number of its placements in the pose.
 */
class PosedShape {
  readonly times_pose = new Uint32Array(POSES);
  readonly #hexes: readonly PaintedHex[];
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #buildings_pose = new Map<number, readonly Building[]>();

  constructor(hexes: readonly PaintedHex[], kinds: ReadonlyMap<string, Kind>) {
    this.#hexes = hexes;
    this.#kinds = kinds;
  }

  buildings(number: number): readonly Building[] {
    let buildings = this.#buildings_pose.get(number);
    if (!buildings) {
      buildings = findBuildings(orient(this.#hexes, poseOf(number)), this.#kinds).buildings;
      this.#buildings_pose.set(number, buildings);
    }
    return buildings;
  }
}

function posedShapes({ kinds, schematics }: Built): ReadonlyMap<string, PosedShape> {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  return new Map(schematics.map(({ id, hexes }) => [id, new PosedShape(hexes, byId)]));
}

function shapeOf(shapes: ReadonlyMap<string, PosedShape>, { id, schematic }: Placement): PosedShape {
  const shape = shapes.get(schematic);
  if (!shape) throw new RangeError(`placement ${id}: the city has no schematic "${schematic}"`);
  return shape;
}

/** The pose with an index, the inverse of {@link poseIndex}. */
function poseOf(number: number): Pose {
  const plain = number % 18;
  return {
    mirror: number >= 18,
    rotation: Math.floor(plain / 3) as Direction,
    shift: ((plain % 3) - 1) as Shift,
  };
}

function buildingAt({ kind, segments, vertex }: Building, { id, q, r }: Placement): CityBuilding {
  return {
    kind,
    segments: segments.map((segment) => ({ q: segment.q + q, r: segment.r + r, k: segment.k })),
    ...(vertex && { vertex: moveThird(vertex, { q, r }) }),
    placement: id,
  };
}
