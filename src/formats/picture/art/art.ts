import type { Kind } from '../../../engine/schematic/kind.ts';
import { patternOf, type Pattern } from '../../kinds/pattern.ts';
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
import { paintArchway, paintPalisade, paintRampart, paintTurret } from './rampart.ts';
import { paintShop } from './shop.ts';
import { paintTownhouse } from './townhouse.ts';
import { paintWall } from './wall.ts';
import { paintBridge, paintLane, paintRiver, paintSquare, paintStreet } from './ways.ts';
import { paintWell } from './well.ts';
import { paintHedge, paintMeadow, paintWood } from './wood.ts';

/** A function that paints one building. */
export type Art = (site: Site, brush: Brush) => void;

/** The art of each pattern. */
const ARTS: Readonly<Record<Pattern, Art>> = {
  house: paintHouse,
  shop: paintShop,
  barn: paintBarn,
  well: paintWell,
  church: paintChurch,
  mill: paintMill,
  castle: paintCastle,
  tower: paintTower,
  market: paintMarket,
  hall: paintHall,
  wall: paintWall,
  gate: paintGate,
  townhouse: paintTownhouse,
  rampart: paintRampart,
  turret: paintTurret,
  archway: paintArchway,
  palisade: paintPalisade,
  street: paintStreet,
  lane: paintLane,
  square: paintSquare,
  bridge: paintBridge,
  quay: paintSquare,
  river: paintRiver,
  meadow: paintMeadow,
  wood: paintWood,
  hedge: paintHedge,
  field: paintField,
  orchard: paintOrchard,
  garden: paintGarden,
  yard: paintYard,
  pond: paintPond,
  ground: paintGround,
  block: paintBlock,
};

/** The art of a kind, by its pattern: see {@link patternOf}. */
export function artOf(kind: Kind): Art {
  return ARTS[patternOf(kind)];
}
