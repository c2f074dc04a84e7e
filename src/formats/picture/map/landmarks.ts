import type { Kind } from '../../../engine/schematic/kind.ts';
import { SAILS_TURN } from '../art/mill.ts';
import { facingOf } from '../facing.ts';
import { mix } from '../palette.ts';
import { chanceAt } from '../chance.ts';
import { noiseAt, pick } from './chance.ts';
import {
  add,
  between,
  direction,
  distance,
  lobedRing,
  meanOf,
  outset,
  placeAt,
  rounded,
  roundRing,
  softened,
  turned,
  type Ring,
  type Vec,
} from './geometry.ts';
import { chanceOfBuilding, type Lamp } from './houses.ts';
import {
  centerOf,
  chanceOf,
  sideMiddle,
  sidesOf,
  WAYS,
  type Lattice,
  type MapBuilding,
  type MapCell,
} from './lattice.ts';
import { paintTree } from './plants.ts';
import {
  boxPart,
  castShadow,
  paintCone,
  paintFlag,
  paintPyramid,
  paintRoof,
  paintRoundTower,
  paintSquareTower,
  squareAbout,
  type Mason,
} from './roof.ts';
import { paintWell } from './things.ts';
import { THIN_SHADOW, TOWN } from './tones.ts';
import { paintWallLines } from './walls.ts';

/* Churches, castles, mills, towers and wells. */

/** The middle of a landmark, and the frame about it that turns with its pose. */
interface LandmarkSite {
  readonly at: Vec;
  /** East, as the pose turns it. */
  readonly along: Vec;
  /** The point so many sides east and south of the middle, as the pose turns them. */
  readonly place: (east: number, south: number) => Vec;
  /** A ring of such points, clockwise in every pose when it is given so. */
  readonly ring: (points: Ring) => Ring;
}

function siteOf({ cells, pose }: MapBuilding): LandmarkSite {
  const at = meanOf(cells.map(centerOf));
  const { axis, isMirrored } = facingOf(pose);
  const along: Vec = [axis.x, axis.y];
  const place = (east: number, south: number) => placeAt(at, along, east, isMirrored ? -south : south);
  const ring = (points: Ring) => {
    const placed = points.map(([east, south]) => place(east, south));
    return isMirrored ? placed.toReversed() : placed;
  };
  return { at, along, place, ring };
}

/** The color of the roof of a landmark: that of its kind, drawn to slate unless the kind keeps its own. */
function slateOf(kind: Kind, share: number, ownsColor: (kind: Kind) => boolean): string {
  return ownsColor(kind) ? kind.color : mix(kind.color, TOWN.slate, share);
}

/** Paints churches in their yards, from west to east in a pose that turns nothing. */
export function paintChurches(
  lattice: Lattice,
  mason: Mason,
  lamps: Lamp[],
  ownsColor: (kind: Kind) => boolean,
): void {
  for (const building of lattice.buildings)
    if (building.pattern === 'church') {
      const site = siteOf(building);
      paintChurchyard(lattice, building, site, mason);
      paintChurch(site, mix(slateOf(building.kind, 0.72, ownsColor), '#ffffff', 0.04), mason);
      lamps.push(
        { at: site.place(-0.2, 0.32), sort: 'church' },
        { at: site.place(-0.42, 0.32), sort: 'church' },
      );
    }
}

function paintChurchyard(
  lattice: Lattice,
  building: MapBuilding,
  { at, place, ring: posedRing }: LandmarkSite,
  { scene }: Mason,
): void {
  const chance = chanceOfBuilding(building);
  const own = new Set(building.cells);
  const [border] = lattice.borders((cell) => own.has(cell), building.cells);
  if (!border) return;
  const ring = rounded(
    outset(softened(border.ring, 1, 0.15), ([x, y]) => 0.02 + 0.03 * noiseAt(x, y, 700)),
    2,
  );
  scene.fill('plot', { role: 'grass', fill: '#adc07c', stroke: '#7e8f5a', width: 0.03 }, ring);
  // The wall has an opening.
  const wall = [...ring, ring[0]!].slice(3);
  scene.line('plotTop', { role: 'stone', stroke: TOWN.stoneInk, width: 0.075 }, wall);
  scene.line('plotTop', { role: 'stone', stroke: TOWN.stone, width: 0.04, order: 1 }, wall);
  for (const { cell, axis } of building.doors) {
    const door = sideMiddle(cell, axis);
    scene.line('plotTop', { role: 'way', stroke: TOWN.cobble, width: 0.16, order: 2 }, [
      between(at, door, 1.05),
      between(at, door, 0.3),
    ]);
  }
  const { q, r } = building.cells[0]!.segment;
  for (let y = -3; y <= 3; y++)
    for (let x = -5; x <= 5; x++) {
      const east = 0.15 * x + 0.04 * (chanceAt(x, y, q + 7 * r, 701) - 0.5);
      const south = 0.22 * y;
      if (Math.abs(south) < 0.4 || distance([east, south], [0, 0]) > 0.84) continue;
      if (Math.abs(east - 0.21) < 0.28 || chanceAt(x, y, q + 7 * r, 702) < 0.3) continue;
      const stone = posedRing([
        [east - 0.024, south - 0.04],
        [east + 0.024, south - 0.04],
        [east + 0.024, south + 0.035],
        [east - 0.024, south + 0.035],
      ]);
      scene.fill('low', { role: 'stone', fill: '#d8d3c8', stroke: '#6f6a63', width: 0.012, from: 22 }, stone);
    }
  for (let i = 0; i < 4; i++) {
    if (chance(707 + i) >= 0.8) continue;
    const angle = (2 * Math.PI * (i + 0.3 + 0.4 * chance(703 + i))) / 4 + 0.5;
    paintTree(scene, {
      at: place(0.74 * Math.cos(angle), 0.66 * Math.sin(angle)),
      radius: 0.12 + 0.04 * chance(711 + i),
      tone: 0.6 * chance(715 + i),
      turn: chance(719 + i),
      sort: i % 2 === 1 ? 'pine' : 'leaf',
    });
  }
}

function paintChurch({ along, place, ring }: LandmarkSite, color: string, mason: Mason): void {
  const { scene } = mason;
  for (let i = 0; i < 5; i++)
    for (const side of [-1, 1]) {
      const [x, y] = [-0.46 + 0.23 * i, 0.29 * side];
      scene.fill(
        'body',
        { role: 'stone', fill: TOWN.stone, stroke: TOWN.ink, width: 0.018, from: 26, order: -1 },
        ring([
          [x - 0.03, y],
          [x + 0.03, y],
          [x + 0.03, y + 0.06 * side],
          [x - 0.03, y + 0.06 * side],
        ]),
      );
    }
  const apse = ring(roundRing([0.63, 0], 0.25, 12, -Math.PI / 2).slice(0, 7));
  castShadow(mason, apse, 0.22);
  scene.fill(
    'body',
    { role: 'roofInk', fill: mix(color, TOWN.ink, 0.15), stroke: TOWN.ink, width: 0.032, order: -1 },
    apse,
  );
  paintRoof(mason, boxPart(place(0.21, 0), along, 0.4, 1.18), {
    color: mix(color, '#ffffff', 0.03),
    height: 0.28,
    isAcross: true,
    hips: [false, false],
  });
  paintRoof(mason, boxPart(place(-0.01, 0), along, 1.28, 0.58), {
    color,
    height: 0.34,
    isAcross: false,
    hips: [false, false],
    order: 1,
  });
  scene.line('trim', { role: 'ridge', stroke: mix(color, '#ffe9c9', 0.3), width: 0.022 }, [
    place(0.21, -0.59),
    place(0.21, 0.59),
  ]);
  const tower = place(-0.67, 0);
  const square = squareAbout(tower, along, 0.28);
  castShadow(mason, square, 0.62, 'tallShadow');
  scene.fill('tower', { role: 'stone', fill: TOWN.walk, stroke: TOWN.ink, width: 0.034 }, square);
  paintCone(mason, tower, 0.275, mix(color, TOWN.slateDark, 0.4), 8);
  scene.line(
    'tallTop',
    { role: 'gold', stroke: '#f4e3ac', width: 0.035, order: 3 },
    [place(-0.74, -0.02), place(-0.6, -0.02)],
    [place(-0.67, -0.11), place(-0.67, 0.09)],
  );
}

/** Segments of a castle from which it has a ward within a wall. */
const WARD = 12;

/** Paints castles: a keep, and about it a ward with a wall, towers and lean-tos. */
export function paintCastles(
  lattice: Lattice,
  mason: Mason,
  isWard: (cell: MapCell) => boolean,
  tones: readonly string[],
  ownsColor: (kind: Kind) => boolean,
): void {
  const wards = lattice.cells.filter((cell) => isWard(cell) && CASTLE.has(cell.pattern));
  for (const castle of lattice.buildings) {
    if (castle.pattern !== 'castle') continue;
    const site = siteOf(castle);
    const { at } = site;
    const cells = wards.filter(({ placement }) => placement === castle.placement);
    const hasWard = cells.some(({ pattern }) => pattern !== 'castle' && pattern !== 'yard');
    if (hasWard && cells.length > WARD) paintWard(lattice, castle, cells, at, mason, tones);
    else
      mason.scene.fill(
        'plot',
        { role: 'ward', fill: TOWN.ward },
        lobedRing(at, 0.9, 7, chanceOf(castle.cells[0]!, 789), 0.08),
      );
    paintKeep(site, slateOf(castle.kind, 0.55, ownsColor), mason);
  }
}

/** The patterns of which a castle is made. */
const CASTLE: ReadonlySet<string> = new Set(['castle', 'square', 'rampart', 'turret', 'archway', 'yard']);

/** Whether a cell belongs to the ward of a castle, which has a wall of its own. */
export function wardCells(lattice: Lattice): (cell: MapCell) => boolean {
  const ids = new Set<number>();
  for (const { building } of lattice.cells) if (building?.pattern === 'castle') ids.add(building.placement);
  return (cell) => ids.has(cell.placement);
}

function paintWard(
  lattice: Lattice,
  castle: MapBuilding,
  cells: readonly MapCell[],
  at: Vec,
  mason: Mason,
  tones: readonly string[],
): void {
  const { scene } = mason;
  const own = new Set(cells);
  const [border] = lattice.borders((cell) => own.has(cell), cells);
  if (!border) return;
  const { ring } = border;
  const { q, r } = castle.cells[0]!.segment;
  const bends = ring.filter((point, i) => {
    const [a, b] = [ring[(i + ring.length - 1) % ring.length]!, ring[(i + 1) % ring.length]!];
    return Math.abs((point[0] - a[0]) * (b[1] - point[1]) - (point[1] - a[1]) * (b[0] - point[0])) > 0.1;
  });
  const wall = outset(bends, () => -0.12).map((point) =>
    between(point, at, 0.11 * chanceAt(q, r, Math.round(8 * point[0]) + 31 * Math.round(8 * point[1]), 790)),
  );
  scene.fill(
    'plot',
    { role: 'ward', fill: TOWN.ward, stroke: '#a39678', width: 0.05 },
    rounded(
      outset(wall, () => 0.12),
      1,
    ),
  );
  for (const cell of cells)
    if (cell.pattern === 'square' && chanceOf(cell, 720) < 0.45)
      scene.fill(
        'plotTop',
        { role: 'grass', fill: '#b5bd87' },
        lobedRing(centerOf(cell), 0.36, 5, 6 * chanceOf(cell, 721), 0.2),
      );
  const gate = gateOf(cells, own);
  paintWallLines(mason, wallWithGate(wall, gate), 0.26, false);
  for (const corner of wall)
    if (!gate || distance(corner, gate) > 0.5) paintRoundTower(mason, corner, 0.22, null);
  if (gate) {
    const across = turned(direction(at, gate));
    for (const side of [-1, 1])
      paintSquareTower(
        mason,
        add(between(gate, at, 0.06), across, 0.27 * side),
        across,
        0.17,
        TOWN.slateDark,
      );
    scene.line('plotTop', { role: 'way', stroke: TOWN.cobble, width: 0.26, order: 1 }, [
      gate,
      between(gate, at, 0.62),
    ]);
  }
  paintLeanTos(cells, own, gate, mason, tones);
  paintWell(scene, add(at, [-0.75, 0.35]));
}

/** The middle of the side by which a way leads into a castle. */
function gateOf(cells: readonly MapCell[], own: ReadonlySet<MapCell>): Vec | null {
  for (const cell of cells) {
    if (cell.pattern !== 'archway') continue;
    const side = sidesOf(cell).find(({ other }) => other && !own.has(other) && WAYS.has(other.pattern));
    if (side) return sideMiddle(cell, side.axis);
  }
  return null;
}

/** Half the width of the gap that a gate leaves in a wall, in sides. */
const GAP = 0.34;

function wallWithGate(wall: readonly Vec[], gate: Vec | null): Vec[][] {
  if (!gate) return [[...wall, wall[0]!]];
  const lines: Vec[][] = [];
  let line: Vec[] = [];
  wall.forEach((point, i) => {
    const next = wall[(i + 1) % wall.length]!;
    const parts = Math.max(1, Math.round(distance(point, next) / 0.2));
    for (let part = 0; part < parts; part++) {
      const at = between(point, next, part / parts);
      if (distance(at, gate) >= GAP) line.push(at);
      else {
        if (line.length > 1) lines.push(line);
        line = [];
      }
    }
  });
  line.push(wall[0]!);
  if (line.length > 1) lines.push(line);
  return lines;
}

/** Most buildings in a ward. */
const LEAN_TOS = 5;

function paintLeanTos(
  cells: readonly MapCell[],
  own: ReadonlySet<MapCell>,
  gate: Vec | null,
  mason: Mason,
  tones: readonly string[],
): void {
  let count = 0;
  for (const cell of cells) {
    if (cell.pattern !== 'square' || (gate && distance(centerOf(cell), gate) < 0.95)) continue;
    const side = sidesOf(cell).find(({ other }) => !other || !own.has(other));
    const chance = (salt: number) => chanceOf(cell, salt);
    if (!side || chance(722) > 0.55 || count >= LEAN_TOS) {
      if (chance(723) < 0.12)
        paintTree(mason.scene, { at: centerOf(cell), radius: 0.15, tone: chance(724), turn: chance(725) });
      continue;
    }
    count++;
    const out = direction(centerOf(cell), sideMiddle(cell, side.axis));
    paintRoof(mason, boxPart(add(centerOf(cell), out, 0.02), turned(out), 0.54, 0.26), {
      color: pick([tones[0]!, '#8a6e54', '#7d6a5c'], chance(726)),
      height: 0.16,
      isAcross: false,
      hips: [chance(727) < 0.5, false],
    });
  }
}

function paintKeep({ at, along }: LandmarkSite, color: string, mason: Mason): void {
  const { scene } = mason;
  castShadow(mason, squareAbout(at, along, 0.52), 0.6, 'tallShadow');
  scene.fill(
    'tower',
    { role: 'stone', fill: TOWN.stone, stroke: TOWN.ink, width: 0.045 },
    squareAbout(at, along, 0.52),
  );
  scene.fill(
    'towerTop',
    { role: 'stone', fill: TOWN.walk, stroke: TOWN.stoneInk, width: 0.02, order: -1 },
    squareAbout(at, along, 0.44),
  );
  paintPyramid(mason, squareAbout(at, along, 0.37), at, color);
  for (const corner of squareAbout(at, along, 0.5)) {
    castShadow(mason, roundRing(corner, 0.18, 8), 0.3, 'tallShadow');
    scene.circle('tall', { role: 'stone', fill: TOWN.stone, stroke: TOWN.ink, width: 0.034 }, corner, 0.195);
    paintCone(mason, corner, 0.15, mix(color, TOWN.slateDark, 0.3), 8);
  }
  paintFlag(mason, at, '#b4473c', 1.45);
}

/** Paints mills, towers and wells. */
export function paintTowers(lattice: Lattice, mason: Mason, ownsColor: (kind: Kind) => boolean): void {
  const { scene } = mason;
  for (const building of lattice.buildings) {
    const site = siteOf(building);
    const { at } = site;
    if (building.pattern === 'mill') paintMill(site, mason);
    else if (building.pattern === 'tower') {
      scene.fill('plot', { role: 'ward', fill: '#c6bd98' }, lobedRing(at, 0.86, 7, 1, 0.1));
      castShadow(mason, roundRing(at, 0.4, 12), 0.6, 'tallShadow');
      scene.circle('tower', { role: 'stone', fill: TOWN.stone, stroke: TOWN.ink, width: 0.045 }, at, 0.44);
      paintCone(mason, at, 0.4, slateOf(building.kind, 0.7, ownsColor), 12, 'tower');
    } else if (building.pattern === 'well') paintWell(scene, at);
  }
}

/** Paints a mill with its sails, which turn with its pose. */
function paintMill({ at, ring }: LandmarkSite, mason: Mason): void {
  const { scene } = mason;
  castShadow(mason, roundRing(at, 0.36, 12), 0.5, 'tallShadow');
  scene.circle('tower', { role: 'stone', fill: '#e7ddc6', stroke: TOWN.ink, width: 0.04 }, at, 0.38);
  scene.circle('towerTop', { role: 'stone', fill: '#d9ccb0', stroke: TOWN.stoneDark, width: 0.02 }, at, 0.3);
  paintCone(mason, at, 0.26, '#8a5a44', 12);
  // The cap leans toward the viewer in every pose.
  const lean: Vec = [-0.06, -0.08];
  const hub = add(at, lean);
  for (let i = 0; i < 4; i++) {
    const angle = SAILS_TURN + (i * Math.PI) / 2;
    const along: Vec = [Math.cos(angle), Math.sin(angle)];
    const placed = (...points: readonly Vec[]) =>
      ring(points.map(([x, y]) => placeAt([0, 0], along, x, y))).map((point) => add(point, lean));
    const sail = placed([0.18, 0], [0.82, 0], [0.82, 0.17], [0.18, 0.17]);
    scene.fill(
      'tallShadow',
      { role: 'shadow', fill: THIN_SHADOW },
      sail.map((point) => add(point, [0.22, 0.28])),
    );
    scene.fill('tallTop', { role: 'cloth', fill: '#f3ead4', stroke: TOWN.ink, width: 0.018, order: 1 }, sail);
    scene.line(
      'tallTop',
      { role: 'ink', stroke: TOWN.woodDark, width: 0.014, from: 18, order: 2 },
      ...[0.34, 0.5, 0.66].map((x) => placed([x, 0], [x, 0.17])),
      placed([0.18, 0.085], [0.82, 0.085]),
    );
    scene.line(
      'tallTop',
      { role: 'ink', stroke: TOWN.ink, width: 0.036, order: 3 },
      placed([0, 0], [0.84, 0]),
    );
  }
  scene.circle('tallTop', { role: 'ink', fill: TOWN.ink, order: 4 }, hub, 0.05);
}
