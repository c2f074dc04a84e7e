import type { Kind } from '../../engine/schematic/kind.ts';
import { findBuildings } from '../../engine/schematic/footprint.ts';
import { orient, type Pose } from '../../engine/schematic/pose.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { pictureOf } from '../picture/paint.ts';
import { pathBatches } from '../picture/path.ts';
import { pictureBounds, type Bounds, type Layer, type Mark, type Style } from '../picture/picture.ts';

/** A line or an area in one style. */
export interface DrawnPath extends Style {
  /** Path data in side lengths. */
  readonly d: string;
}

/** A building with all that is drawn of it. */
export interface DrawnBuilding {
  /** Id of its kind. */
  readonly kind: string;
  readonly paths: readonly DrawnPath[];
}

/**
 * What a schematic in a pose looks like, in parts from the ground up: those of one sort may be drawn for all
 * placements before the next, so that the shadow of one falls on the ground of the other.
 */
export interface PosedParts {
  /** A number of its own in its drawing, from 0. */
  readonly number: number;
  /** Buildings that are ground alone: fields, yards, ponds. */
  readonly flat: readonly DrawnBuilding[];
  /** The ground about what stands, and loose pieces that are no building. */
  readonly lots: readonly DrawnPath[];
  readonly shadows: readonly DrawnPath[];
  readonly standing: readonly DrawnBuilding[];
  /** How far it reaches about its center, in side lengths. */
  readonly bounds: Bounds;
}

const GROUND: ReadonlySet<Layer> = new Set(['ground', 'texture']);

/** The parts of a schematic in a pose. */
export function posedParts(
  { hexes }: Schematic,
  pose: Pose,
  kinds: ReadonlyMap<string, Kind>,
  number: number,
): PosedParts {
  const posed = orient(hexes, pose);
  const picture = pictureOf(posed, kinds);
  // Pieces of broken tiles come last.
  const whole = findBuildings(posed, kinds).buildings.length;
  const marks = picture.buildings.map((): Mark[] => []);
  for (const mark of picture.marks) marks[mark.building]!.push(mark);
  const flat: DrawnBuilding[] = [];
  const standing: DrawnBuilding[] = [];
  const lots: Mark[] = [];
  const shadows: Mark[] = [];
  picture.buildings.forEach(({ kind }, index) => {
    const own = marks[index]!;
    if (index >= whole) lots.push(...own);
    else if (own.every(({ layer }) => GROUND.has(layer))) flat.push({ kind, paths: pathsOf(own) });
    else {
      lots.push(...own.filter(({ layer }) => GROUND.has(layer)));
      shadows.push(...own.filter(({ layer }) => layer === 'shadow'));
      const above = own.filter(({ layer }) => !GROUND.has(layer) && layer !== 'shadow');
      standing.push({ kind, paths: pathsOf(above) });
    }
  });
  return {
    number,
    flat,
    lots: pathsOf(lots),
    shadows: pathsOf(shadows),
    standing,
    bounds: pictureBounds(picture),
  };
}

function pathsOf(marks: readonly Mark[]): DrawnPath[] {
  return pathBatches({ buildings: [], marks });
}
