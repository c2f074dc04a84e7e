import type { Box } from '../../engine/board/board.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { LandRow } from '../../engine/land/row.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import type { Shores } from '../../formats/picture/coast.ts';
import type { PlacedParts } from '../board/paint/art.ts';
import type { CityDocument } from '../document/document.ts';
import type { Bounds } from '../view/camera.ts';

/** The city that ground and walls are drawn of. */
export interface GroundSource {
  readonly city: CityDocument;
  /** The columns and rows of hexes that hold all land. */
  readonly box: Box;
  kindAt(segment: Segment): Kind | undefined;
  placementAt(segment: Segment): Placement | undefined;
  hexesOf(placement: Placement): readonly PaintedHex[];
  isLand(hex: Hex): boolean;
}

/** The drawing of the ground of a city and of its walls. */
export interface GroundDrawing {
  /** The kinds as the pictures of this city show them. */
  kindsOf(city: CityDocument): readonly Kind[];
  /** The coast and the ground that reach into a part of the plane, which lie under all placements. */
  under(bounds: Bounds, shores: Shores): Iterable<PlacedParts>;
  /** Says that ground is another, and on which land it came or went: the coast about it is painted anew. */
  reshaped(land: readonly LandRow[]): void;
  /** The walls that reach into a part of the plane. */
  over(bounds: Bounds): Iterable<PlacedParts>;
}
