import type { Building } from '../../engine/schematic/footprint.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { PLAIN_POSE, type Pose } from '../../engine/schematic/pose.ts';
import { artOf, type Art } from './art/art.ts';
import { paintFinish } from './art/chosen.ts';
import { paintGround } from './art/plain.ts';
import type { Brush } from './brush.ts';
import { paletteOf, type Palette } from './palette.ts';
import type { Site } from './site.ts';

/** The data for painting buildings of one kind. */
export interface Look {
  readonly kind: Kind;
  readonly palette: Palette;
  readonly art: Art;
}

/** The look of a kind; gray ground for an unknown one, `undefined`. */
export function lookOf(id: string, known: Kind | undefined): Look {
  const kind = known ?? { id, name: id, color: '#a09a90', glyph: '?', footprint: 'segment', open: true };
  return { kind, palette: paletteOf(kind.color, kind.look?.second), art: known ? artOf(known) : paintGround };
}

/**
 * Paints a building, the one with the index `index` in its picture.
 *
 * @param broken whether it is a sixth of a broken tile, which is shown as bare ground because it is no building
 * @param pose in which it stands
 */
export function paintBuilding(
  building: Building,
  index: number,
  { kind, palette, art }: Look,
  broken: boolean,
  kindAt: Site['kindAt'],
  brush: Brush,
  pose: Pose = PLAIN_POSE,
): void {
  brush.building = index;
  brush.borderless = kind.look?.edge !== undefined;
  const site = { building, kind, palette, pose, kindAt };
  (broken ? paintGround : art)(site, brush);
  brush.borderless = false;
  if (kind.look && !broken) paintFinish(site, brush);
}
