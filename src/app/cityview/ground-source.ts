import type { Kind } from '../../engine/schematic/kind.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import type { PlacedParts } from '../board/paint/art.ts';
import type { CityDocument } from '../document/document.ts';
import type { Bounds } from '../view/camera.ts';

/** The city that ground and walls are drawn of. */
export interface GroundSource {
  readonly city: CityDocument;
  kindAt(segment: Segment): Kind | undefined;
  placementAt(segment: Segment): Placement | undefined;
  hexesOf(placement: Placement): readonly PaintedHex[];
}

/** The drawing of the ground of a city and of its walls. */
export interface GroundDrawing {
  /** The ground that reaches into a part of the plane, which lies under all placements. */
  under(bounds: Bounds): Iterable<PlacedParts>;
  /** The walls that reach into a part of the plane. */
  over(bounds: Bounds): Iterable<PlacedParts>;
}
