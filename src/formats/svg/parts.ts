import type { Kind } from '../../engine/schematic/kind.ts';
import { findBuildings } from '../../engine/schematic/footprint.ts';
import { orient, type Pose } from '../../engine/schematic/pose.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { addLaterArts } from '../picture/art/later-arts.ts';
import { pictureOf } from '../picture/paint.ts';
import { pathBatches } from '../picture/path.ts';
import { GROUND_LAYERS, pictureBounds, type Bounds, type Mark, type Style } from '../picture/picture.ts';

// All art is there before anything is drawn to a file.
addLaterArts();

/** A line or an area in one style. */
export interface DrawnPath extends Style {
  /** Path data in side lengths. */
  readonly d: string;
}

/** A building with its paths. */
export interface DrawnBuilding {
  /** Id of its kind. */
  readonly kind: string;
  readonly paths: readonly DrawnPath[];
}

/**
 * The drawing of a schematic in a pose, in parts from the ground up. Each part is drawn for all placements before the
 * next part, so that the shadow of one placement falls on the ground of another.
 */
export interface PosedParts {
  /** Its unique number in the drawing, from 0. */
  readonly number: number;
  /** Flat buildings: fields, yards, ponds. */
  readonly flat: readonly DrawnBuilding[];
  /** The ground around buildings, and the pieces of broken tiles. */
  readonly lots: readonly DrawnPath[];
  readonly shadows: readonly DrawnPath[];
  readonly standing: readonly DrawnBuilding[];
  /** Its bounding box in side lengths, relative to its center. */
  readonly bounds: Bounds;
}

/** The parts of a schematic in a pose. */
export function posedParts(
  { hexes }: Schematic,
  pose: Pose,
  kinds: ReadonlyMap<string, Kind>,
  number: number,
): PosedParts {
  const posed = orient(hexes, pose);
  const picture = pictureOf(posed, kinds, pose);
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
    else if (own.every(({ layer }) => GROUND_LAYERS.has(layer))) flat.push({ kind, paths: pathsOf(own) });
    else {
      lots.push(...own.filter(({ layer }) => GROUND_LAYERS.has(layer)));
      shadows.push(...own.filter(({ layer }) => layer === 'shadow'));
      const above = own.filter(({ layer }) => !GROUND_LAYERS.has(layer) && layer !== 'shadow');
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
