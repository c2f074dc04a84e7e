import type { FootprintRule, Kind } from '../../../engine/schematic/kind.ts';
import type { Brush } from '../brush.ts';
import type { Site } from '../site.ts';
import { paintBarn } from './barn.ts';
import { paintChurch } from './church.ts';
import { paintField } from './field.ts';
import { paintGate } from './gate.ts';
import { paintGarden, paintOrchard } from './green.ts';
import { paintPond, paintYard } from './ground.ts';
import { paintHouse } from './house.ts';
import { paintCastle, paintTower } from './keep.ts';
import { paintMarket } from './market.ts';
import { paintMill } from './mill.ts';
import { paintBlock, paintGround, paintHall } from './plain.ts';
import { paintShop } from './shop.ts';
import { paintWall } from './wall.ts';
import { paintWell } from './well.ts';

/** Paints one building. */
export type Art = (site: Site, brush: Brush) => void;

/** Arts by the words of kinds' ids, per footprint: a `stone-wall` is a wall. */
const ARTS: Readonly<Record<FootprintRule, Readonly<Record<string, Art>>>> = {
  segment: { house: paintHouse, shop: paintShop, barn: paintBarn, well: paintWell },
  tile: { church: paintChurch, mill: paintMill, castle: paintCastle, tower: paintTower, market: paintMarket },
  area: {
    wall: paintWall,
    gate: paintGate,
    wheat: paintField,
    field: paintField,
    orchard: paintOrchard,
    garden: paintGarden,
    yard: paintYard,
    pond: paintPond,
  },
};

/** The art of a kind: by its id, else by its footprint and whether it is open. */
export function artOf({ id, footprint, open }: Kind): Art {
  const arts = ARTS[footprint];
  for (const word of id.split('-').reverse()) if (Object.hasOwn(arts, word)) return arts[word]!;
  if (open) return paintGround;
  return footprint === 'segment' ? paintHouse : footprint === 'tile' ? paintHall : paintBlock;
}
