import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { Pattern } from '../../kinds/pattern.ts';
import { chanceAt } from '../chance.ts';
import { mix } from '../palette.ts';
import { noiseAt, pick } from './chance.ts';
import {
  add,
  AXES,
  between,
  clamp,
  dot,
  lobedRing,
  outset,
  rounded,
  softened,
  type Vec,
} from './geometry.ts';
import type { Plots } from './fields.ts';
import {
  bordersByColor,
  centerOf,
  chanceOf,
  forEachNear,
  isNear,
  WATER,
  type AxisIndex,
  type Lattice,
  type MapCell,
} from './lattice.ts';
import { paintBush, paintReeds, paintTree } from './plants.ts';
import type { Scene } from './scene.ts';
import { COUNTRY, tinted } from './tones.ts';

/* Meadows, woods, hedges and ponds. */

const GREEN: ReadonlySet<Pattern> = new Set(['meadow', 'wood', 'hedge']);

/** Paints the ground of meadows and what stands and grazes on them. */
export function paintMeadows(lattice: Lattice, plots: Plots, scene: Scene): void {
  const isGreen = (cell: MapCell) =>
    cell.pattern === 'meadow' && cell.placement !== 0 && !plots.has(cell) && !cell.beside.includes(null);
  paintGreens(lattice, isGreen, scene);
  for (const cell of lattice.drawn) {
    if (!GREEN.has(cell.pattern) || plots.has(cell)) continue;
    if (!isGreen(cell)) paintMottle(cell, scene);
    if (cell.pattern !== 'meadow') continue;
    paintGrass(cell, scene);
    paintSingleTree(cell, scene);
    paintBeasts(cell, scene);
  }
}

/** Paints the greens of pieces: grass that is grazed short, with an edge, so that they are told from open country. */
function paintGreens(lattice: Lattice, isGreen: (cell: MapCell) => boolean, scene: Scene): void {
  const greens = bordersByColor(lattice, isGreen, ({ kind }) => tinted(COUNTRY.green, kind));
  for (const [color, borders] of greens)
    scene.fill(
      'mottle',
      { role: 'mottle', fill: color, stroke: mix(color, '#6f8a48', 0.4), width: 0.035, order: -1 },
      ...borders.map(({ ring }) =>
        rounded(
          outset(softened(ring, 2, 0.24), ([x, y]) => 0.05 * noiseAt(x / 1.1, y / 1.1, 68) - 0.04),
          1,
        ),
      ),
    );
}

function paintMottle(cell: MapCell, scene: Scene): void {
  const noise = noiseAt(cell.x / 2.4, cell.y / 2.4, 62);
  const isDry = (other: MapCell | null) => other !== null && !WATER.has(other.pattern);
  if (Math.abs(noise) <= 0.2) return;
  if (!cell.beside.every((other) => isDry(other) && other!.beside.every(isDry))) return;
  scene.fill(
    'mottle',
    { role: 'mottle', fill: tinted(noise > 0 ? COUNTRY.grassLight : COUNTRY.grassDark, cell.kind) },
    lobedRing([cell.x + 0.2 * noise, cell.y], 0.42 + 0.3 * Math.abs(noise), 4, 6 * chanceOf(cell, 30), 0.2),
  );
}

function paintGrass(cell: MapCell, scene: Scene): void {
  for (let i = 0; i < 2; i++) {
    if (chanceOf(cell, 31 + i) >= 0.5) continue;
    const at = strewn(cell, 33 + i, 35 + i, 0.6, 0.5);
    scene.line(
      'mottle',
      { role: 'tuft', stroke: COUNTRY.tuft, width: 0.024, from: 15, order: 1 },
      [add(at, [-0.05, -0.055]), at, add(at, [0.005, -0.085])],
      [at, add(at, [0.06, -0.05])],
    );
  }
  if (noiseAt(cell.x / 1.8, cell.y / 1.8, 63) <= 0.25) return;
  const color = pick(
    ['#f4efd2', '#e9cf5e', '#d99a8e'],
    chanceAt(Math.floor(cell.x / 2), Math.floor(cell.y / 2), 1, 64),
  );
  for (let i = 0; i < 3; i++)
    scene.circle(
      'mottle',
      { role: 'flower', fill: color, from: 22, order: 2 },
      strewn(cell, 37 + i, 50 + i, 0.6, 0.5),
      0.026,
    );
}

/** A place in a cell by chance, about its center. */
export function strewn(cell: MapCell, saltX: number, saltY: number, width: number, height = width): Vec {
  return [cell.x + width * (chanceOf(cell, saltX) - 0.5), cell.y + height * (chanceOf(cell, saltY) - 0.5)];
}

function paintSingleTree(cell: MapCell, scene: Scene): void {
  const wild = Math.max(0, noiseAt(cell.x / 4, cell.y / 4, 65));
  const isWet = cell.beside.some((other) => other === null || WATER.has(other.pattern));
  if (cell.density < 0.4 && chanceOf(cell, 55) < 0.05 + 0.1 * wild + (isWet ? 0.07 : 0))
    paintTree(scene, {
      at: strewn(cell, 56, 57, 0.35),
      radius: 0.15 + 0.11 * chanceOf(cell, 58),
      tone: chanceOf(cell, 59),
      turn: chanceOf(cell, 60),
    });
  else if (chanceOf(cell, 61) < 0.08)
    paintBush(scene, strewn(cell, 62, 63, 0.4, 0.3), 0.07 + 0.05 * chanceOf(cell, 64), chanceOf(cell, 65));
}

function paintBeasts(cell: MapCell, scene: Scene): void {
  if (noiseAt(cell.x / 3, cell.y / 3, 66) <= 0.42 || chanceOf(cell, 66) >= 0.45 || cell.density >= 0.12)
    return;
  const isCow = chanceAt(Math.floor(cell.x / 6), Math.floor(cell.y / 6), 0, 67) < 0.4;
  const [hide, head] = isCow ? ['#8a6248', '#5c3f30'] : ['#f3eddc', '#4a4038'];
  const length = isCow ? 0.065 : 0.045;
  for (let i = 0; i < 2; i++) {
    const at = strewn(cell, 67 + i, 69 + i, 0.6, 0.5);
    const angle = 6 * chanceOf(cell, 71 + i);
    const along: Vec = [Math.cos(angle), Math.sin(angle)];
    scene.line('low', { role: 'beast', stroke: hide, width: isCow ? 0.06 : 0.05, from: 20 }, [
      at,
      add(at, along, length),
    ]);
    scene.circle(
      'low',
      { role: 'beast', fill: head, from: 26, order: 1 },
      add(at, along, 1.5 * length),
      0.02,
    );
  }
}

/** Share of wood about a place from which trees stand. */
const WOOD = 0.34;

/**
 * Paints woods as single trees. Where they stand follows from how much wood lies within three steps and from noise, so that
 * woods of two pieces merge, and stray beyond their hexes.
 */
export function paintWoods(lattice: Lattice, scene: Scene): void {
  for (const cell of lattice.drawn) {
    const isWood = cell.pattern === 'wood';
    if (!isWood && !(['meadow', 'field', 'hedge'].includes(cell.pattern) && isNear(cell, 3, isWoodCell)))
      continue;
    const share = shareOfWood(cell);
    const isConiferous = noiseAt(cell.x / 9, cell.y / 9, 70) > 0.28;
    [...cell.corners, centerOf(cell)].forEach((corner, i) => {
      if (chanceOf(cell, 160 + i) < 0.06) return;
      const base = i < 3 ? between(centerOf(cell), corner, 0.52) : corner;
      const at = add(base, [0.2 * (chanceOf(cell, 165 + i) - 0.5), 0.2 * (chanceOf(cell, 170 + i) - 0.5)]);
      const wood =
        share + 0.24 * noiseAt(at[0] / 1.3, at[1] / 1.3, 71) + 0.1 * (chanceOf(cell, 175 + i) - 0.5);
      const isStraggler = chanceOf(cell, 200 + i) < 0.12 && cell.pattern !== 'field';
      if (wood < (cell.pattern === 'field' ? 0.5 : WOOD) - (isStraggler ? 0.2 : 0)) return;
      const chance = chanceOf(cell, 180 + i);
      const large = wood > 0.6 ? 0.4 * Math.max(0, chance - 0.75) : 0;
      const radius = (wood > 0.7 ? 1.12 : 0.92) * (0.13 + 0.1 * chance + large);
      if (wood > 0.42)
        scene.circle(
          'floorTop',
          { role: 'woodFloor', fill: tinted(COUNTRY.woodFloor, isWood ? cell.kind : undefined) },
          at,
          Math.max(wood > 0.75 ? 0.26 : 0, radius + 0.05),
        );
      paintTree(scene, {
        at,
        radius,
        tone: clamp(
          0.75 * chanceOf(cell, 185 + i) + 0.3 * (0.5 + 0.5 * noiseAt(at[0] / 1.5, at[1] / 1.5, 73)),
          0,
          0.999,
        ),
        turn: chanceOf(cell, 190 + i),
        sort: chanceOf(cell, 195 + i) < (isConiferous ? 0.8 : 0.1) ? 'pine' : 'leaf',
        isDeep: wood > 0.72,
      });
    });
  }
}

function isWoodCell({ pattern }: MapCell): boolean {
  return pattern === 'wood';
}

/** How much wood lies within three steps; what is nearer counts more. */
function shareOfWood(cell: MapCell): number {
  let [wood, all] = [0, 0];
  forEachNear(cell, 3, (other, steps) => {
    all += 4 - steps;
    if (isWoodCell(other)) wood += 4 - steps;
  });
  return wood / all;
}

/** Paints hedges: bushes along the middle of their rows. */
export function paintHedges(lattice: Lattice, axisOf: (cell: MapCell) => AxisIndex, scene: Scene): void {
  const middle = (cell: MapCell): Vec => {
    const { across } = AXES[axisOf(cell)];
    const line = Math.min(...cell.corners.map((corner) => dot(corner, across))) + STRIP_HEIGHT / 2;
    return add(centerOf(cell), across, line - dot(centerOf(cell), across));
  };
  for (const cell of lattice.drawn) {
    if (cell.pattern !== 'hedge') continue;
    const axis = axisOf(cell);
    const { along, across } = AXES[axis];
    const at = middle(cell);
    cell.beside.forEach((other, side) => {
      if (other?.pattern === 'hedge' && side !== axis && other.key > cell.key)
        scene.line('low', { role: 'bush', stroke: '#567742', width: 0.19 }, [at, middle(other)]);
    });
    for (let i = 0; i < 4; i++) {
      const chance = chanceOf(cell, 200 + i);
      const place = add(add(at, along, 0.14 * (i - 1.5)), across, 0.1 * (chanceOf(cell, 205 + i) - 0.5));
      paintBush(scene, place, 0.08 + 0.07 * chance, chance);
    }
    if (chanceOf(cell, 210) < 0.3)
      paintTree(scene, {
        at,
        radius: 0.17 + 0.08 * chanceOf(cell, 211),
        tone: chanceOf(cell, 212),
        turn: chanceOf(cell, 213),
      });
  }
}

/** Paints ponds: soft outlines with sand about them and reeds. */
export function paintPonds(lattice: Lattice, scene: Scene): void {
  const ponds = lattice
    .borders(({ pattern }) => pattern === 'pond')
    .map(({ ring, sides }) => ({
      sides,
      ring: rounded(
        outset(softened(ring, 14, 0.6), ([x, y]) => 0.1 + 0.12 * noiseAt(1.3 * x, 1.3 * y, 78)),
        2,
      ),
    }));
  if (ponds.length === 0) return;
  const kind = lattice.cells.find(({ pattern }) => pattern === 'pond')?.kind;
  const rings = ponds.map(({ ring }) => ring);
  scene.fill('pondSand', { role: 'sand', fill: COUNTRY.sand, stroke: COUNTRY.sand, width: 0.16 }, ...rings);
  scene.fill(
    'pondShallow',
    { role: 'water', fill: tinted(COUNTRY.shallow, kind), stroke: COUNTRY.waterLine, width: 0.035 },
    ...rings,
  );
  scene.fill(
    'pond',
    { role: 'water', fill: tinted(COUNTRY.sea, kind) },
    ...rings.map((ring) => outset(ring, () => -0.2)),
  );
  for (const { ring, sides } of ponds)
    ring.forEach((point, at) => {
      const { inside, outside } = sides[Math.floor(at / 4)]!;
      if (at % 2 === 1 || !inside.isDrawn) return;
      const chance = chanceOf(inside, 900 + 4 * inside.beside.indexOf(outside) + (at % 4));
      if (chance < 0.3) paintReeds(scene, point, chance / 0.3);
    });
}
