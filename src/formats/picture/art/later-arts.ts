import { addArts } from './art.ts';
import { addChosenArt } from './chosen.ts';
import { paintChurch } from './church.ts';
import { paintFinish } from './finish.ts';
import { paintGate } from './gate.ts';
import { paintBlock, paintHall } from './hall.ts';
import { paintCastle, paintTower } from './keep.ts';
import { paintMarket } from './market.ts';
import { paintMill } from './mill.ts';
import { paintPier } from './pier.ts';
import { paintPond } from './pond.ts';
import { paintArchway, paintPalisade, paintRampart, paintTurret } from './rampart.ts';
import { paintRoof } from './roof.ts';
import { paintSurface } from './surface.ts';
import { paintTownhouse } from './townhouse.ts';
import { paintWall } from './wall.ts';
import { paintWell } from './well.ts';
import { paintBridge, paintLane, paintQuay, paintRiver, paintSquare, paintStreet } from './ways.ts';
import { paintHedge, paintWood } from './wood.ts';
import { paintMeadow } from './meadow.ts';

/** Adds the art of streets, walls, woods, town houses and rarer buildings, which is no part of the first load of the app. */
export function addLaterArts(): void {
  addChosenArt({ roof: paintRoof, surface: paintSurface, finish: paintFinish });
  addArts({
    townhouse: paintTownhouse,
    church: paintChurch,
    rampart: paintRampart,
    turret: paintTurret,
    archway: paintArchway,
    palisade: paintPalisade,
    street: paintStreet,
    lane: paintLane,
    square: paintSquare,
    bridge: paintBridge,
    quay: paintQuay,
    pier: paintPier,
    river: paintRiver,
    meadow: paintMeadow,
    wood: paintWood,
    hedge: paintHedge,
    wall: paintWall,
    gate: paintGate,
    castle: paintCastle,
    tower: paintTower,
    market: paintMarket,
    hall: paintHall,
    block: paintBlock,
    pond: paintPond,
    mill: paintMill,
    well: paintWell,
  });
}
