import { chanceAt } from '../chance.ts';
import { pick } from './chance.ts';
import { add, between, direction, distance, middleOf, roundedLine, turned, type Vec } from './geometry.ts';
import type { Lamp } from './houses.ts';
import { centerOf, chanceOf, sideMiddle, WALLS, WATER, type Lattice, type MapCell } from './lattice.ts';
import { boxPart, paintRoof, paintRoundTower, paintSquareTower, type Mason } from './roof.ts';
import { moved } from './things.ts';
import { SHADOW, TOWN } from './tones.ts';

/*
 * Walls: lines through the middles of the sides that segments of a wall share, softened. Lines end at gates and where
 * three parts of a wall meet.
 */

/** Width of walls of stone and of wood, in sides. */
const STONE_WIDTH = 0.25;
const WOOD_WIDTH = 0.15;

/** Paints the line of a wall with its walk and merlons. */
export function paintWallLines(
  { scene, light }: Mason,
  lines: readonly (readonly Vec[])[],
  width: number,
  isWood: boolean,
): void {
  if (lines.length === 0) return;
  const height = isWood ? 0.06 : 0.13;
  const by: Vec = [height * light.shadow[0], height * light.shadow[1]];
  scene.line(
    'shadow',
    { role: 'shadow', stroke: SHADOW, width: 0.95 * width },
    ...lines.map((line) => moved(line, by)),
  );
  scene.line(
    'wall',
    { role: 'wallInk', stroke: isWood ? '#4a3628' : TOWN.stoneInk, width: width + 0.05 },
    ...lines,
  );
  scene.line('wallTop', { role: 'wallStone', stroke: isWood ? TOWN.wood : TOWN.stoneDark, width }, ...lines);
  scene.line('walk', { role: 'walk', stroke: isWood ? '#a58560' : TOWN.walk, width: 0.56 * width }, ...lines);
  const gap = isWood ? 0.1 : 0.15;
  for (const line of lines)
    for (let at = 0; at + 1 < line.length; at++) {
      const [from, to] = [line[at]!, line[at + 1]!];
      const along = direction(from, to);
      const count = Math.round(distance(from, to) / gap);
      for (let i = 0; i < count; i++) {
        const place = between(from, to, (i + 0.5) / count);
        if (isWood)
          scene.circle(
            'walk',
            { role: 'walk', fill: '#c4a47c', stroke: '#4a3628', width: 0.014, from: 14, order: 1 },
            place,
            0.042,
          );
        else
          scene.line(
            'walk',
            { role: 'merlon', stroke: '#c9c2b4', width: 0.045, from: 18, order: 1 },
            ...[-0.4, 0.4].map((side): Vec[] => {
              const edge = add(place, turned(along), side * width);
              return [add(edge, along, -0.03), add(edge, along, 0.03)];
            }),
          );
      }
    }
}

/** A part of a wall: a line through its cells. */
interface Chain {
  readonly cells: readonly MapCell[];
  readonly isClosed: boolean;
  /** Point `i` lies on the side before cell `i`; the last one after the last cell, for an open chain. */
  readonly line: readonly Vec[];
}

/** Steps over which a line is softened, and the most that a point moves. */
const SOFTENED = 6;
const MOST_SOFTENED = 0.26;

/** The chains of a wall: an open one begins and ends where other than two segments of the wall meet. */
function chainsOf(lattice: Lattice, isWall: (cell: MapCell) => boolean): Chain[] {
  const besideOf = (cell: MapCell) =>
    cell.beside.filter((other) => other !== null && isWall(other)) as MapCell[];
  const isEnd = (cell: MapCell) => besideOf(cell).length !== 2;
  const cells = lattice.cells.filter(isWall);
  const chains: Chain[] = [];
  const seen = new Set<MapCell>();
  const walked = (from: MapCell, next: MapCell): MapCell[] => {
    const chain = [from];
    let cell = next;
    while (!isEnd(cell) && cell !== from) {
      chain.push(cell);
      seen.add(cell);
      const onward = besideOf(cell).find((other) => other !== chain.at(-2))!;
      cell = onward;
    }
    if (cell !== from) chain.push(cell);
    return chain;
  };
  for (const cell of cells) {
    if (!isEnd(cell)) continue;
    if (besideOf(cell).length === 0) chains.push(openChain([cell]));
    for (const next of besideOf(cell)) {
      const chain = walked(cell, next);
      // Each chain is walked from both of its ends.
      if (chain[0]!.key <= chain.at(-1)!.key) chains.push(openChain(chain));
    }
  }
  for (const cell of cells) {
    if (seen.has(cell) || isEnd(cell)) continue;
    seen.add(cell);
    chains.push(closedChain(walked(cell, besideOf(cell)[0]!)));
  }
  return chains;
}

function openChain(cells: readonly MapCell[]): Chain {
  const [first, last] = [cells[0]!, cells.at(-1)!];
  // A wall of one segment is a short one from side to side.
  if (first === last) return { cells, isClosed: false, line: [sideMiddle(first, 1), sideMiddle(first, 2)] };
  const points: Vec[] = [centerOf(first)];
  const fixed = [true];
  for (let i = 0; i + 1 < cells.length; i++) {
    points.push(middleOf(centerOf(cells[i]!), centerOf(cells[i + 1]!)));
    fixed.push(isGate(cells[i]!) || isGate(cells[i + 1]!));
  }
  points.push(centerOf(last));
  fixed.push(true);
  return { cells, isClosed: false, line: softenedLine(points, fixed, false) };
}

function closedChain(cells: readonly MapCell[]): Chain {
  const before = (i: number) => cells[(i + cells.length - 1) % cells.length]!;
  const points = cells.map((cell, i) => middleOf(centerOf(before(i)), centerOf(cell)));
  const fixed = cells.map((cell, i) => isGate(cell) || isGate(before(i)));
  return { cells, isClosed: true, line: softenedLine(points, fixed, true) };
}

function isGate({ pattern }: MapCell): boolean {
  return pattern === 'archway';
}

function softenedLine(points: readonly Vec[], fixed: readonly boolean[], isClosed: boolean): Vec[] {
  let line = [...points];
  for (let i = 0; i < SOFTENED; i++) {
    const before = line;
    line = before.map((point, at) => {
      if (fixed[at] || (!isClosed && (at === 0 || at === before.length - 1))) return point;
      const a = before[(at + before.length - 1) % before.length]!;
      const b = before[(at + 1) % before.length]!;
      return [(a[0] + 2 * point[0] + b[0]) / 4, (a[1] + 2 * point[1] + b[1]) / 4];
    });
  }
  return line.map((point, at) => {
    const far = distance(point, points[at]!);
    return far <= MOST_SOFTENED ? point : between(points[at]!, point, MOST_SOFTENED / far);
  });
}

/** The points before and after a cell of a chain. */
function aboutCell({ line, isClosed }: Chain, i: number): readonly [Vec, Vec] {
  return [line[i]!, line[isClosed ? (i + 1) % line.length : i + 1]!];
}

/** The lines of a chain between its gates. */
function linesOf(chain: Chain): Vec[][] {
  const { cells, isClosed, line } = chain;
  const lines: Vec[][] = [];
  const count = cells.length;
  const gate = isClosed ? cells.findIndex(isGate) : -1;
  if (isClosed && gate < 0) return [[...line, line[0]!]];
  let open: Vec[] = [];
  for (let step = 0; step < count; step++) {
    const at = (gate + 1 + step) % count;
    const [from, to] = aboutCell(chain, at);
    if (isGate(cells[at]!)) {
      if (open.length > 1) lines.push(open);
      open = [];
      continue;
    }
    if (open.length === 0) open.push(from);
    open.push(to);
  }
  if (open.length > 1) lines.push(open);
  return lines;
}

const CONES = [TOWN.slate, '#7d6a66', '#9a5240', '#5f6d80'] as const;

/**
 * Paints the walls of a town with their towers and gates.
 *
 * @param isWard whether a cell belongs to a castle, which has a wall of its own
 */
export function paintWalls(
  lattice: Lattice,
  mason: Mason,
  isWard: (cell: MapCell) => boolean,
  lamps: Lamp[],
): void {
  const cone = pick(CONES, chanceAt(lattice.seed, 4, 4, 730));
  for (const isWood of [false, true]) {
    const chains = chainsOf(
      lattice,
      (cell) => WALLS.has(cell.pattern) && !isWard(cell) && isWooden(cell) === isWood,
    );
    for (const chain of chains) {
      paintWallLines(mason, linesOf(chain).map(roundedLine), isWood ? WOOD_WIDTH : STONE_WIDTH, isWood);
      chain.cells.forEach((cell, i) => {
        if (cell.pattern !== 'turret') return;
        const [from, to] = aboutCell(chain, i);
        paintRoundTower(mason, middleOf(from, to), 0.27, chanceOf(cell, 731) < 0.45 ? cone : null);
      });
      paintGates(chain, isWood, cone, mason, lamps);
    }
    if (!isWood) paintEnds(lattice, chains, cone, mason);
  }
}

/** Whether a part of a wall is of wood: a gate is where a palisade is beside it. */
function isWooden(cell: MapCell): boolean {
  if (cell.pattern === 'palisade') return true;
  if (cell.pattern !== 'archway') return false;
  return cell.beside.some(
    (other) =>
      other &&
      (other.pattern === 'palisade' ||
        (other.pattern === 'archway' && other.beside.some((next) => next?.pattern === 'palisade'))),
  );
}

function paintGates(chain: Chain, isWood: boolean, cone: string, mason: Mason, lamps: Lamp[]): void {
  const { cells, isClosed } = chain;
  const { scene } = mason;
  const count = cells.length;
  const isNext = (i: number, j: number) =>
    (isClosed || (j > 0 && j < count)) &&
    isGate(cells[((j % count) + count) % count]!) &&
    cells[((j % count) + count) % count]!.placement === cells[i]!.placement;
  cells.forEach((cell, i) => {
    // A gate is the run of cells of one placement.
    if (!isGate(cell) || (i > 0 || isClosed ? isNext(i, i - 1) && i - 1 !== -1 : false)) return;
    if (isClosed && i === 0 && isNext(0, -1)) return;
    let last = i;
    while (last + 1 < count + (isClosed ? i : 0) && isNext(i, last + 1)) last++;
    const [from] = aboutCell(chain, i);
    const [, to] = aboutCell(chain, last % count);
    const at = middleOf(from, to);
    const along = direction(from, to);
    if (isWood)
      scene.line('walk', { role: 'walk', stroke: TOWN.wood, width: 0.09, order: 2 }, [
        add(at, along, -0.4),
        add(at, along, 0.4),
      ]);
    else
      paintRoof(mason, boxPart(at, along, 0.72, 0.34), {
        color: cone,
        height: 0.3,
        isAcross: false,
        hips: [false, false],
      });
    for (const side of [-1, 1]) {
      paintSquareTower(
        mason,
        add(at, along, 0.42 * side),
        along,
        isWood ? 0.15 : 0.2,
        isWood ? TOWN.wood : cone,
      );
      lamps.push({ at: add(at, turned(along), 0.32 * side), sort: 'gate' });
    }
  });
}

/** Greatest distance between two ends of a wall that a water gate joins, in sides. */
const WATER_GATE = 4.2;

/** Paints a tower at each end of a wall, and low arches over water between two ends that are each other's nearest. */
function paintEnds(lattice: Lattice, chains: readonly Chain[], cone: string, mason: Mason): void {
  const ends = chains
    .filter(({ isClosed }) => !isClosed)
    .flatMap(({ cells, line }) => {
      const [first, last] = [cells[0]!, cells.at(-1)!];
      const all = [
        { at: line[0]!, cell: first },
        { at: line.at(-1)!, cell: last },
      ];
      return first === last ? all.slice(0, 1) : all;
    })
    .filter(({ cell }) => cell.beside.filter((other) => other && WALLS.has(other.pattern)).length < 2);
  const nearest = ends.map(({ at }, i) => {
    let [best, far] = [-1, WATER_GATE];
    ends.forEach((other, j) => {
      const apart = distance(at, other.at);
      if (j !== i && apart < far) [best, far] = [j, apart];
    });
    return best;
  });
  ends.forEach(({ at, cell }, i) => {
    const other = nearest[i]!;
    if (other > i && nearest[other] === i) paintWaterGate(lattice, at, ends[other]!.at, mason);
    if (!isGate(cell)) paintRoundTower(mason, at, 0.27, cone);
  });
}

function paintWaterGate(lattice: Lattice, from: Vec, to: Vec, mason: Mason): void {
  const { scene, light } = mason;
  const isWet = [0.3, 0.5, 0.7].some((share) => {
    const cell = lattice.atPoint(between(from, to, share));
    return cell !== null && WATER.has(cell.pattern);
  });
  if (!isWet) return;
  const by: Vec = [0.14 * light.shadow[0], 0.14 * light.shadow[1]];
  scene.line('shadow', { role: 'shadow', stroke: SHADOW, width: 0.16 }, moved([from, to], by));
  scene.line('wall', { role: 'wallInk', stroke: TOWN.stoneInk, width: 0.2 }, [from, to]);
  scene.line('wallTop', { role: 'wallStone', stroke: TOWN.stone, width: 0.15 }, [from, to]);
  scene.line('walk', { role: 'walk', stroke: TOWN.walk, width: 0.08 }, [from, to]);
  const count = Math.max(2, Math.round(distance(from, to) / 0.5));
  const along = direction(from, to);
  const across = turned(along);
  for (let i = 1; i < count; i++) {
    const at = between(from, to, i / count);
    scene.fill('wall', { role: 'stone', fill: TOWN.stone, stroke: TOWN.stoneInk, width: 0.022, order: 1 }, [
      add(add(at, across, 0.15), along, 0.05),
      add(add(at, across, 0.15), along, -0.05),
      add(add(at, across, -0.15), along, -0.05),
      add(add(at, across, -0.15), along, 0.05),
    ]);
  }
}
