import { ORIGIN, type Hex } from '../../engine/hex/hex.ts';
import { openGround } from '../../engine/map/open-ground.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import { isWalkable } from '../../engine/schematic/walkable.ts';
import { fromChunks } from '../document/chunked.ts';
import type { CityDocument } from '../document/document.ts';
import type { CityView } from './city-view.ts';

const grounds = new WeakMap<CityDocument, Uint8Array>();

/** The open ground, all that people walk over, of a city as bits by slot of its board, found once per state of the city. */
export function groundOf(city: CityView): Uint8Array {
  const document = city.city;
  let open_hex = grounds.get(document);
  if (!open_hex) {
    const open = new Set(document.kinds.filter(isWalkable).map(({ id }) => id));
    const stands: { hexes: readonly PaintedHex[]; at: Hex }[] = fromChunks(document.placements).map(
      (placement) => ({
        hexes: city.shapeOf(placement).hexes,
        at: placement,
      }),
    );
    if (document.ground) stands.push({ hexes: document.ground, at: ORIGIN });
    open_hex = openGround(city.board, stands, (kind) => open.has(kind));
    grounds.set(document, open_hex);
  }
  return open_hex;
}
