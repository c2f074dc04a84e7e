import type { Kind } from '../../../engine/schematic/kind.ts';
import { bentRoof } from '../bent-roof.ts';
import { mix } from '../palette.ts';
import { chanceAt } from '../chance.ts';
import { noiseAt, pick } from './chance.ts';
import { inRow, inRowAt, rowPart, type RowPart } from './fields.ts';
import { add, between, clamp, direction, dot, outset, rectangle, roundRing, type Vec } from './geometry.ts';
import {
  BUILT,
  centerOf,
  chanceOf,
  rowOf,
  sideMiddle,
  sideOf,
  WALLS,
  WATER,
  WAYS,
  type AxisIndex,
  type Lattice,
  type MapBuilding,
  type MapCell,
  type MapDoor,
} from './lattice.ts';
import { paintBush, paintTree } from './plants.ts';
import { castShadow, paintBentRoof, paintCone, paintFlag, paintRoof, paintTent, type Mason } from './roof.ts';
import { paintBed, paintLaundry, paintShed, type Chance } from './things.ts';
import { AWNINGS, BARNS, hasTownRoof, litColor, PLANTS, THIN_SHADOW, TOWN } from './tones.ts';

/*
 * Houses. Each lies in one row of the lattice, whose ends are slanted by half a side: they are cut square wherever what
 * lies beside them allows it. Nothing else takes rhombi, kites and stadiums away.
 */

/** The neighbor of a house. */
type Neighbor = 'built' | 'wall' | 'water' | 'street' | 'lane' | 'free';

/** A house as it is built. */
export interface House {
  readonly building: MapBuilding;
  readonly axis: AxisIndex;
  readonly part: RowPart;
  /** Whether each end is a wall that it shares with the next house of its row. */
  readonly isParty: readonly [boolean, boolean];
  /** The neighbors along the upper and the lower side of its row. */
  readonly sides: readonly [readonly Neighbor[], readonly Neighbor[]];
  /** The side that it faces: 0 the upper one. */
  readonly front: 0 | 1;
}

/** Patterns of buildings that are painted as houses. */
const HOUSES: ReadonlySet<string> = new Set(['townhouse', 'house', 'barn', 'shop']);

/** The houses of a map; `null` for one that lies in no single row. */
export type Houses = ReadonlyMap<MapBuilding, House | null>;

export function planHouses(lattice: Lattice): Houses {
  const axes = new Map<MapBuilding, AxisIndex | null>();
  const all = new Set(lattice.cells.flatMap(({ building }) => building ?? []));
  for (const building of all) if (HOUSES.has(building.pattern)) axes.set(building, axisOf(building));
  const houses = new Map<MapBuilding, House | null>();
  for (const [building, axis] of axes)
    if (building.isDrawn) houses.set(building, axis === null ? null : houseOf(building, axis, axes));
  return houses;
}

/** The axis of the row that holds all segments of a building; of several that of its door, or that with most way beside. */
function axisOf({ cells, doors }: MapBuilding): AxisIndex | null {
  const axes = ([0, 1, 2] as const).filter((axis) => {
    const row = rowOf(cells[0]!, axis);
    return cells.every((cell) => rowOf(cell, axis) === row) && areInLine(cells, axis);
  });
  if (axes.length < 2) return axes[0] ?? null;
  const door = doors.find(({ axis }) => axes.includes(axis));
  if (door) return door.axis;
  const { q, r } = cells[0]!.segment;
  const value = (axis: AxisIndex) =>
    cells.reduce((sum, { beside }) => {
      const pattern = beside[axis]?.pattern;
      return sum + (pattern === undefined ? 0 : WAYS.has(pattern) ? 3 : pattern === 'yard' ? 2 : 0);
    }, 0) +
    0.5 * chanceAt(q, r, axis, 500);
  return axes.reduce((a, b) => (value(b) > value(a) ? b : a));
}

/** Whether cells of one row follow each other in it. */
function areInLine(cells: readonly MapCell[], axis: AxisIndex): boolean {
  const own = new Set(cells);
  return cells.filter((cell) => !own.has(inRow(cell, axis, -1)!)).length === 1;
}

function neighborOf(cell: MapCell | null): Neighbor {
  if (cell === null || WATER.has(cell.pattern)) return 'water';
  if (BUILT.has(cell.pattern)) return 'built';
  if (cell.pattern === 'archway') return 'street';
  if (WALLS.has(cell.pattern)) return 'wall';
  if (cell.pattern === 'lane') return 'lane';
  return WAYS.has(cell.pattern) ? 'street' : 'free';
}

function houseOf(
  building: MapBuilding,
  axis: AxisIndex,
  axes: ReadonlyMap<MapBuilding, AxisIndex | null>,
): House {
  const own = new Set(building.cells);
  const first = building.cells.find((cell) => !own.has(inRow(cell, axis, -1)!))!;
  const last = building.cells.find((cell) => !own.has(inRow(cell, axis, 1)!))!;
  const part = rowPart(first, last, axis);
  const chance = chanceOfBuilding(building);
  const isAt = (cell: MapCell, t: number) => Math.abs(dot(sideOf(cell, axis)[0], part.across) - t) < 0.01;
  const sides = [part.top, part.bottom].map((t) =>
    building.cells.filter((cell) => isAt(cell, t)).map((cell) => cell.beside[axis]!),
  ) as [(MapCell | null)[], (MapCell | null)[]];
  const value = (side: 0 | 1) =>
    sides[side].reduce((sum, cell) => {
      if (!cell) return sum;
      return sum + (WAYS.has(cell.pattern) ? 2 : cell.pattern === 'yard' ? 1 : 0);
    }, 0) /
      Math.max(1, sides[side].length) +
    (building.doors.some((door) => door.axis === axis && isAt(door.cell, side === 0 ? part.top : part.bottom))
      ? 5
      : 0) +
    0.1 * chance(501 + side);
  const front = value(0) >= value(1) ? 0 : 1;
  const neighbors = sides.map((cells) => cells.map(neighborOf)) as [Neighbor[], Neighbor[]];
  const isSingle = building.cells.length === 1;
  const [start, end] = ([-1, 1] as const).map((side) =>
    endOf(building, axis, inRow(side < 0 ? first : last, axis, side), side, axes, chance),
  ) as [End, End];
  const cut = (slantedTop: number, slantedBottom: number, inward: 1 | -1, { by, isSquare }: End) => {
    const middle = (slantedTop + slantedBottom) / 2;
    return isSquare
      ? [middle + inward * by, middle + inward * by]
      : [slantedTop + inward * by, slantedBottom + inward * by];
  };
  const starts = cut(part.startTop, part.startBottom, 1, start);
  const ends = cut(part.endTop, part.endBottom, -1, end);
  const reach = (side: 0 | 1) =>
    reachOf(neighbors[side], side === front, isSingle, (salt) => chance(salt + side));
  return {
    building,
    axis,
    isParty: [start.isParty, end.isParty],
    sides: neighbors,
    front,
    part: {
      ...part,
      top: part.top - reach(0),
      bottom: part.bottom + reach(1),
      startTop: starts[0]!,
      startBottom: starts[1]!,
      endTop: ends[0]!,
      endBottom: ends[1]!,
    },
  };
}

/** How far a side of a house reaches beyond its row: fronts step into the way, backs stay behind it by chance. */
function reachOf(
  neighbors: readonly Neighbor[],
  isFront: boolean,
  isSingle: boolean,
  chance: Chance,
): number {
  // The apex of a single segment.
  if (neighbors.length === 0) return isSingle ? -0.28 - 0.08 * chance(503) : -0.04;
  if (neighbors.includes('built')) return -0.012;
  if (neighbors.includes('wall') || neighbors.includes('water')) return -0.07;
  if (neighbors.every((neighbor) => neighbor === 'lane')) return 0.2 + 0.07 * (chance(505) - 0.5);
  if (neighbors.includes('street') || neighbors.includes('lane')) return 0.09 + 0.05 * (chance(507) - 0.5);
  return isFront ? -0.04 : -0.05 - 0.2 * chance(509);
}

/** An end of a house: how far it is cut inward, and whether it is square or keeps its slant. */
interface End {
  readonly by: number;
  readonly isSquare: boolean;
  readonly isParty: boolean;
}

function endOf(
  building: MapBuilding,
  axis: AxisIndex,
  beside: MapCell | null,
  side: 1 | -1,
  axes: ReadonlyMap<MapBuilding, AxisIndex | null>,
  chance: Chance,
): End {
  const neighbor = neighborOf(beside);
  const isSingle = building.cells.length === 1;
  if (
    neighbor === 'built' &&
    beside?.building &&
    beside.building !== building &&
    axes.get(beside.building) === axis
  )
    return { by: 0, isSquare: true, isParty: true };
  if (isSingle && neighbor !== 'street') return { by: -0.07, isSquare: true, isParty: false };
  if (neighbor === 'built' || neighbor === 'wall' || neighbor === 'water')
    return { by: 0.03, isSquare: false, isParty: neighbor === 'built' };
  if (isSingle) return { by: -0.06, isSquare: true, isParty: false };
  const by = neighbor === 'street' ? 0.07 : neighbor === 'lane' ? -0.05 : 0.02 + 0.12 * chance(511 + side);
  return { by, isSquare: true, isParty: false };
}

/** The chances of a building: those of its first cell. */
export function chanceOfBuilding({ cells }: MapBuilding): Chance {
  return (salt) => chanceOf(cells[0]!, salt);
}

/** A light in a window, by a door or on a post. */
export interface Lamp {
  readonly at: Vec;
  readonly sort: 'window' | 'slot' | 'door' | 'church' | 'lantern' | 'gate';
  /** The direction of a slot. */
  readonly along?: Vec;
}

/** The lamps and chimneys of houses, which are painted after them. */
export interface Hearths {
  readonly lamps: Lamp[];
  readonly chimneys: Vec[];
}

/** Cells on which a plot behind a house lies. */
export type Planted = Set<MapCell>;

/** The surroundings and colors of houses. */
export interface HouseSite {
  readonly lattice: Lattice;
  readonly mason: Mason;
  readonly hearths: Hearths;
  readonly planted: Planted;
  /** The tones of the roofs of the town. */
  readonly tones: readonly string[];
  readonly isField: (cell: MapCell) => boolean;
  /** Whether a kind keeps its own color. */
  readonly ownsColor: (kind: Kind) => boolean;
}

/** Height of the largest roof that bends: a part of it is as wide as a house. */
const HIGHEST_BENT = 0.2;

/** Gap between a house that lies in no row and the border of its segments, in sides. */
const MARGIN = 0.06;

/** Paints houses with their plots, doors and awnings. */
export function paintHouses(houses: Houses, site: HouseSite): void {
  for (const [building, house] of houses) {
    const color = roofColor(building, site);
    if (house) paintHouse(house, color, site);
    else {
      const bent = bentRoof(
        building.cells.map(({ segment }) => segment),
        MARGIN,
      );
      if (bent) {
        paintBentRoof(site.mason, bent, color, Math.min(heightOf(building), HIGHEST_BENT));
        continue;
      }
      const own = new Set(building.cells);
      const [border] = site.lattice.borders((cell) => own.has(cell), building.cells);
      if (border)
        paintTent(
          site.mason,
          outset(border.ring, () => -MARGIN),
          color,
          heightOf(building),
        );
    }
  }
}

function isHall({ kind, cells }: MapBuilding): boolean {
  return cells.length >= 3 && /hall/.test(kind.id);
}

function heightOf(building: MapBuilding): number {
  if (isHall(building)) return 0.3;
  if (building.pattern === 'barn') return 0.15;
  const chance = chanceOfBuilding(building);
  return (
    0.13 + 0.03 * building.cells.length + 0.06 * chance(526) + 0.05 * clamp(building.cells[0]!.density, 0, 1)
  );
}

function roofColor(building: MapBuilding, { tones, ownsColor }: HouseSite): string {
  const { kind, pattern, cells } = building;
  const [first] = cells as [MapCell];
  const chance = chanceOfBuilding(building);
  const region = 0.5 + 0.5 * noiseAt(first.x / 4.5, first.y / 4.5, 521);
  const tone = pick(tones, clamp(0.7 * chance(522) + 0.45 * region - 0.08, 0, 0.999));
  let color: string;
  if (ownsColor(kind)) color = kind.color;
  else if (!hasTownRoof(kind))
    color = mix(
      mix(kind.color, TOWN.slate, 0.3),
      tones[Math.floor(2 * chance(522))]!,
      isHall(building) ? 0.1 : 0.3,
    );
  else color = pattern === 'barn' ? pick(BARNS, chance(523)) : tone;
  return mix(color, chance(524) < 0.5 ? '#ffffff' : '#241c20', [0, 0.04, 0.08][Math.floor(3 * chance(525))]!);
}

function paintHouse(house: House, color: string, site: HouseSite): void {
  const { building, part, isParty } = house;
  const { mason } = site;
  const chance = chanceOfBuilding(building);
  const isBarn = building.pattern === 'barn';
  const size = building.cells.length;
  const length = (part.endTop + part.endBottom - part.startTop - part.startBottom) / 2;
  const depth = part.bottom - part.top;
  const isAcross = length < 0.82 * depth || (length < 1.2 && isParty[0] && isParty[1] && chance(530) < 0.35);
  const along = [!isParty[0] && chance(531) < 0.6, !isParty[1] && chance(532) < 0.6] as const;
  const across = [chance(533) < 0.35, chance(534) < 0.35] as const;
  const hips: readonly [boolean, boolean] = isBarn ? [false, false] : isAcross ? across : along;
  const height = heightOf(building);
  if (hasWing(house, chance)) paintWing(house, color, height, mason, chance);
  if (building.pattern !== 'barn') paintPlot(house, site, chance);
  const ridge = paintRoof(mason, part, { color, height, isAcross, hips });
  paintChimneys(house, ridge, isAcross, site, chance);
  if (!isBarn && !isAcross && (size >= 3 || (size === 2 && chance(545) < 0.35)))
    paintDormers(house, color, length, site);
  for (const door of building.doors) paintDoor(door, house, site, chance);
  const isShop =
    building.pattern === 'shop' || (building.pattern === 'townhouse' && !hasTownRoof(building.kind));
  if (
    (isShop && !isHall(building)) ||
    (building.pattern === 'townhouse' && building.cells[0]!.toSquare < 5 && chance(550) < 0.4)
  )
    paintAwning(house, site, chance);
  if (!isHall(building)) return;
  const at = between(ridge[0], ridge[1], 0.5);
  castShadow(mason, roundRing(at, 0.15, 8, 0.4), 0.3, 'tallShadow');
  paintCone(mason, at, 0.15, mix(color, TOWN.slateDark, 0.3), 8);
  paintFlag(mason, at, '#b4473c');
}

function isFree(neighbors: readonly Neighbor[]): boolean {
  return neighbors.length > 0 && neighbors.every((neighbor) => neighbor === 'free');
}

/** Whether a long house has a wing behind it. */
function hasWing({ building, sides, front }: House, chance: Chance): boolean {
  return (
    building.pattern === 'townhouse' &&
    building.cells.length >= 3 &&
    isFree(sides[1 - front]!) &&
    chance(535) < 0.5 &&
    !isHall(building)
  );
}

function paintWing(
  { part, front }: House,
  color: string,
  height: number,
  mason: Mason,
  chance: Chance,
): void {
  const start = Math.max(part.startTop, part.startBottom);
  const length = Math.min(part.endTop, part.endBottom) - start;
  const from = start + 0.2 + Math.max(0, length - 0.8) * chance(536);
  const deep = 0.28 + 0.12 * chance(537);
  const wing: RowPart = {
    ...part,
    startTop: from,
    startBottom: from,
    endTop: from + 0.36,
    endBottom: from + 0.36,
    ...(front === 1
      ? { top: part.top - deep, bottom: part.top + 0.2 }
      : { top: part.bottom - 0.2, bottom: part.bottom + deep }),
  };
  paintRoof(mason, wing, {
    color: mix(color, TOWN.wood, 0.15),
    height: 0.8 * height,
    isAcross: true,
    hips: [front === 1, front === 0],
    order: -1,
  });
}

function paintChimneys(
  { building, part }: House,
  ridge: readonly [Vec, Vec],
  isAcross: boolean,
  { mason: { scene, light }, hearths }: HouseSite,
  chance: Chance,
): void {
  if (building.pattern === 'barn') return;
  const count = building.cells.length >= 3 ? (chance(540) < 0.6 ? 2 : 1) : chance(541) < 0.75 ? 1 : 0;
  for (let i = 0; i < count; i++) {
    const share = count === 1 ? 0.2 + 0.6 * chance(542) : i === 1 ? 0.84 : 0.16;
    const aside = 0.06 * (chance(543 + i) < 0.5 ? 1 : -1);
    const at = add(between(ridge[0], ridge[1], share), isAcross ? part.along : part.across, aside);
    const ring = rectangle(at, part.along, 0.084, 0.084);
    scene.fill(
      'roofTop',
      { role: 'shadow', fill: THIN_SHADOW, from: 18, order: 5 },
      ring.map((point) => add(point, light.shadow, 0.07)),
    );
    scene.fill('trim', { role: 'chimney', fill: '#c9b8a4', stroke: TOWN.ink, width: 0.022, from: 18 }, ring);
    scene.circle('trim', { role: 'ink', fill: '#3d3130', from: 30, order: 1 }, at, 0.018);
    hearths.chimneys.push(at);
  }
}

function paintDormers(
  { building, part, front }: House,
  color: string,
  length: number,
  site: HouseSite,
): void {
  const { mason, hearths } = site;
  const { scene, light } = mason;
  const count = building.cells.length >= 3 ? 2 : 1;
  const into = front === 1 ? -1 : 1;
  const eave = (front === 1 ? part.bottom : part.top) + into * 0.2 * (part.bottom - part.top);
  const start = (part.startTop + part.startBottom) / 2;
  const [width, depth] = [0.06, 0.13];
  for (let i = 0; i < count; i++) {
    const s = start + length * (count === 1 ? 0.5 : 0.32 + 0.36 * i);
    const place = (x: number, y: number) => inRowAt(part, s + x, eave + into * y);
    const face = (role: 'roof' | 'roofDark', down: Vec, corners: readonly Vec[]) =>
      scene.fill('trim', { role, fill: litColor(color, down, light), from: 24 }, corners);
    face(
      'roof',
      [-part.along[0], -part.along[1]],
      [place(-width, 0), place(0, 0), place(0, depth), place(-width, 0.7 * depth)],
    );
    face('roofDark', part.along, [place(0, 0), place(width, 0), place(width, 0.7 * depth), place(0, depth)]);
    scene.line('trim', { role: 'ink', stroke: TOWN.ink, width: 0.016, from: 24, order: 1 }, [
      place(-width, 0.7 * depth),
      place(-width, 0),
      place(width, 0),
      place(width, 0.7 * depth),
    ]);
    hearths.lamps.push({ at: place(0, -0.01), sort: 'window' });
  }
}

function paintDoor(
  { cell, axis }: MapDoor,
  house: House,
  { mason: { scene }, hearths }: HouseSite,
  chance: Chance,
): void {
  const { part, front } = house;
  const middle = sideMiddle(cell, axis);
  const out = direction(centerOf(cell), middle);
  const along: Vec = [-out[1], out[0]];
  const eave = front === 1 ? part.bottom : part.top;
  const forward: Vec = front === 1 ? part.across : [-part.across[0], -part.across[1]];
  const isInFront = axis === house.axis && dot(out, forward) > 0;
  const atEave = isInFront ? add(middle, part.across, eave - dot(middle, part.across)) : middle;
  const at = add(atEave, along, 0.16 * (chance(546) - 0.5));
  scene.fill(
    'low',
    { role: 'thing', fill: '#cbbd9f', stroke: '#8d7f66', width: 0.016, from: 26 },
    rectangle(add(at, out, 0.01), along, 0.13, 0.12),
  );
  hearths.lamps.push({ at: add(at, out, 0.05), sort: 'door' });
  for (const side of [-0.26, 0.26])
    hearths.lamps.push({ at: add(add(at, along, side), out, 0.015), sort: 'slot', along });
  if (chance(547) < 0.25)
    scene.circle(
      'low',
      { role: 'thing', fill: TOWN.wood, stroke: TOWN.ink, width: 0.016, from: 30 },
      add(add(at, along, 0.17), out, 0.06),
      0.04,
    );
  if (chance(548) < 0.3) paintBush(scene, add(add(at, along, -0.2), out, 0.06), 0.05, chance(549));
}

function paintAwning({ part, front }: House, { mason: { scene } }: HouseSite, chance: Chance): void {
  const start = (front === 1 ? part.startBottom : part.startTop) + 0.12;
  const end = (front === 1 ? part.endBottom : part.endTop) - 0.12;
  if (end - start <= 0.3) return;
  const eave = front === 1 ? part.bottom : part.top;
  const out = front === 1 ? 0.13 : -0.13;
  const step = (end - start) / 6;
  const color = pick(AWNINGS, chance(551));
  for (let i = 0; i < 6; i++)
    scene.fill(
      'lowTop',
      {
        role: i % 2 === 1 ? 'cloth' : 'awning',
        fill: i % 2 === 1 ? TOWN.cloth : color,
        stroke: `${TOWN.ink}80`,
        width: 0.01,
        from: 16,
      },
      [
        inRowAt(part, start + i * step, eave),
        inRowAt(part, start + (i + 1) * step, eave),
        inRowAt(part, start + (i + 1) * step, eave + out),
        inRowAt(part, start + i * step, eave + out),
      ],
    );
}

/** Depths at which the ground behind a house is looked at, in sides. */
const DEPTHS = [0.28, 0.5, 0.72, 0.95, 1.15];

/** A plot behind a house: as wide as the house, and as deep as there is open ground. */
function paintPlot({ part, sides, front }: House, site: HouseSite, chance: Chance): void {
  const back = sides[1 - front]!;
  const start = front === 1 ? part.startTop : part.startBottom;
  const end = front === 1 ? part.endTop : part.endBottom;
  if (end - start < 0.3 || !(back.length === 0 || isFree(back))) return;
  const eave = front === 1 ? part.top : part.bottom;
  const out = front === 1 ? -1 : 1;
  const isOpen = (share: number, t: number) => {
    const cell = site.lattice.atPoint(inRowAt(part, start + share * (end - start), eave + out * t));
    if (!cell?.isDrawn) return false;
    if (cell.pattern === 'yard') return cell.building === null;
    return cell.pattern === 'meadow' && !site.isField(cell);
  };
  let deep = 0;
  for (const t of DEPTHS) {
    if (![0.04, 0.35, 0.65, 0.96].every((share) => isOpen(share, t))) break;
    deep = t;
  }
  if (deep === 0) return;
  deep -= 0.06 + 0.1 * chance(560);
  const place = (x: number, y: number) => inRowAt(part, start + x * (end - start), eave + out * deep * y);
  paintPlotGround(place, deep, site, chance, part);
  for (const x of [0.1, 0.5, 0.9])
    for (const y of [0.2, 0.6, 0.95]) {
      const cell = site.lattice.atPoint(place(x, y));
      if (cell) site.planted.add(cell);
    }
}

function paintPlotGround(
  place: (x: number, y: number) => Vec,
  deep: number,
  { mason }: HouseSite,
  chance: Chance,
  { along }: RowPart,
): void {
  const { scene } = mason;
  const sort = chance(561);
  const [fill, role] =
    sort < 0.45
      ? (['#b7c384', 'grass'] as const)
      : sort < 0.75
        ? (['#c3bd88', 'garden'] as const)
        : (['#cdbb92', 'garden'] as const);
  scene.fill('floorTop', { role, fill }, [
    place(0.02, -0.1),
    place(0.98, -0.1),
    place(0.97, 1),
    place(0.03, 1),
  ]);
  const isHedged = sort < 0.5;
  scene.line(
    'plotTop',
    { role: 'fence', stroke: isHedged ? '#71884c' : '#8a7354', width: isHedged ? 0.05 : 0.028, from: 11 },
    [place(0.01, 0.05), place(0.02, 1), place(0.98, 1), place(0.99, 0.05)],
  );
  if (sort < 0.6 && deep > 0.35) {
    const rows = Math.max(1, Math.floor((deep - 0.14) / 0.17));
    for (let row = 0; row < rows; row++) {
      if (chance(570 + row) < 0.18) continue;
      const from = (0.12 + 0.17 * row) / deep;
      const to = from + 0.1 / deep;
      const far = chance(575 + row) < 0.5 ? 0.9 : 0.55;
      paintBed(
        scene,
        [place(0.1, from), place(far, from), place(far, to), place(0.1, to)],
        pick(PLANTS, chance(580 + row)),
        false,
      );
    }
  }
  if (chance(563) < 0.42 && deep > 0.4)
    paintTree(scene, {
      at: place(0.3 + 0.4 * chance(562), 0.7),
      radius: 0.12 + 0.05 * chance(564),
      tone: chance(565),
      turn: chance(566),
      sort: chance(567) < 0.6 ? 'orchard' : 'leaf',
    });
  else if (chance(568) < 0.3 && deep > 0.45)
    paintShed(mason, place(0.3, 1 - 0.16 / deep), along, chance(569));
  else if (chance(569) < 0.2) paintLaundry(scene, place(0.5, 0.5), along, chance);
}
