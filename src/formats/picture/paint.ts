import { findBuildings } from '../../engine/schematic/footprint.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import { artOf, type Art } from './art/art.ts';
import { paintGround } from './art/plain.ts';
import { Brush } from './brush.ts';
import { paletteOf, type Palette } from './palette.ts';
import type { Picture } from './picture.ts';
import { kindLookup } from './site.ts';

/** How a kind that no one knows looks: gray ground. */
function unknownKind(id: string): Kind {
  return { id, name: id, color: '#a09a90', glyph: '?', footprint: 'segment', open: true };
}

/**
 * The picture of an oriented shape: a calm map seen from above, lit from the north-west. Everything follows from the
 * shape and its kinds; equal input gives equal pictures.
 */
export function pictureOf(hexes: readonly PaintedHex[], kinds: ReadonlyMap<string, Kind>): Picture {
  const looks = new Map<string, { kind: Kind; palette: Palette; art: Art }>();
  const lookOf = (id: string) => {
    let look = looks.get(id);
    if (!look) {
      const known = kinds.get(id);
      const kind = known ?? unknownKind(id);
      look = { kind, palette: paletteOf(kind.color), art: known ? artOf(kind) : paintGround };
      looks.set(id, look);
    }
    return look;
  };
  const kindAt = kindLookup(hexes, (id) => lookOf(id).kind);
  const { buildings, broken } = findBuildings(hexes, kinds);
  const brush = new Brush();
  // Loose sixths of a tile are shown as bare ground, so that they are seen to be no building.
  const pieces = broken.map(({ kind, segment }) => ({ kind, segments: [segment] }));
  const all = [...buildings, ...pieces];
  all.forEach((building, i) => {
    brush.building = i;
    const { kind, palette, art } = lookOf(building.kind);
    const paint = i < buildings.length ? art : paintGround;
    paint({ building, kind, palette, kindAt }, brush);
  });
  return { buildings: all, marks: brush.marks() };
}
