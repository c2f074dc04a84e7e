import { chanceAt } from '../chance.ts';
import { pick } from './chance.ts';
import { strewn } from './country.ts';
import { inRowAt } from './fields.ts';
import {
  add,
  AXES,
  between,
  direction,
  dot,
  isInside,
  lobedRing,
  meanOf,
  outset,
  rectangle,
  rounded,
  softened,
  turned,
  type Axis,
  type Ring,
  type Vec,
} from './geometry.ts';
import { chanceOfBuilding, type Houses, type Planted } from './houses.ts';
import {
  bordersByColor,
  BUILT,
  centerOf,
  chanceOf,
  isNear,
  isUrban,
  type Lattice,
  type MapCell,
} from './lattice.ts';
import { paintBush, paintTree } from './plants.ts';
import type { Mason } from './roof.ts';
import {
  paintBed,
  paintCart,
  paintFountain,
  paintLaundry,
  paintPerson,
  paintShed,
  paintStall,
  paintStatue,
  paintWell,
  paintWoodpile,
} from './things.ts';
import { COUNTRY, PLANTS, tinted } from './tones.ts';
import type { Ways } from './ways.ts';
import { mix } from '../palette.ts';
import { meet, type Bounds } from '../picture.ts';

/* What stands and goes about in yards, gardens, squares and streets. */

/** Paints what stands in yards: trees, sheds, wells; on farms dung heaps, hens and carts. */
export function paintYards(lattice: Lattice, planted: Planted, mason: Mason): void {
  for (const cell of lattice.drawn) {
    if (cell.pattern !== 'yard' || planted.has(cell)) continue;
    if (cell.building !== null) paintFarmyard(cell, mason);
    else if (isNear(cell, 2, ({ pattern }) => BUILT.has(pattern))) paintYard(cell, mason);
    else paintWild(cell, mason);
  }
}

function paintFarmyard(cell: MapCell, { scene }: Mason): void {
  const chance = (salt: number) => chanceOf(cell, salt);
  const at = strewn(cell, 600, 601, 0.14);
  const sort = chance(602);
  if (sort < 0.3) {
    scene.circle(
      'low',
      { role: 'thing', fill: '#e2c97e', stroke: '#9c8140', width: 0.024, from: 12 },
      at,
      0.13,
    );
    scene.circle('lowTop', { role: 'thing', fill: '#efdb9d', from: 18 }, add(at, [-0.03, -0.04]), 0.06);
  } else if (sort < 0.5) paintCart(scene, at, unitAt(6 * chance(603)), false);
  else if (sort < 0.7)
    scene.fill(
      'low',
      { role: 'thing', fill: '#8f7a55', stroke: '#6b5a3c', width: 0.02, from: 14 },
      lobedRing(at, 0.12, 5, 6 * chance(604), 0.3),
    );
  else
    for (let i = 0; i < 4; i++)
      scene.circle(
        'low',
        { role: 'beast', fill: '#f5efe0', from: 26 },
        add(at, [0.4 * (chance(605 + i) - 0.5), 0.3 * (chance(609 + i) - 0.5)]),
        0.022,
      );
}

function unitAt(angle: number): Vec {
  return [Math.cos(angle), Math.sin(angle)];
}

/** Far from any house only trees and bushes grow. */
function paintWild(cell: MapCell, { scene }: Mason): void {
  const at = strewn(cell, 600, 601, 0.14);
  const sort = chanceOf(cell, 602);
  if (sort < 0.2)
    paintTree(scene, {
      at,
      radius: 0.14 + 0.1 * chanceOf(cell, 603),
      tone: chanceOf(cell, 604),
      turn: chanceOf(cell, 605),
    });
  else if (sort < 0.34) paintBush(scene, at, 0.07, chanceOf(cell, 608));
}

function paintYard(cell: MapCell, mason: Mason): void {
  const { scene } = mason;
  const chance = (salt: number) => chanceOf(cell, salt);
  const at = strewn(cell, 600, 601, 0.14);
  const { along } = axisAt(chance(606));
  const sort = chance(602);
  if (sort < 0.26)
    paintTree(scene, { at, radius: 0.15 + 0.07 * chance(603), tone: chance(604), turn: chance(605) });
  else if (sort < 0.37) paintShed(mason, at, along, chance(630));
  else if (sort < 0.41) paintWell(scene, at);
  else if (sort < 0.49) paintWoodpile(scene, at, along);
  else if (sort < 0.56) paintLaundry(scene, at, along, chance);
  else if (sort < 0.75) paintBeds(cell, axisAt(chance(607)), 0.3, mason);
  else if (sort < 0.87) {
    paintBush(scene, at, 0.08, chance(608));
    paintBush(scene, add(at, [0.17, 0.05]), 0.06, chance(609));
  }
}

function axisAt(chance: number): Axis {
  return AXES[Math.floor(3 * chance)]!;
}

/** Size of a bed, and the distance from one to the next, along and across its axis. */
const BED = { length: 0.28, width: 0.11, along: 0.34, across: 0.17 };

/**
 * Paints the beds of a grid along an axis whose corners all lie in a cell, and in the outline of its garden.
 *
 * @param share the part of the cell that they fill
 */
function paintBeds(
  cell: MapCell,
  { along, across }: Axis,
  share: number,
  { scene }: Mason,
  outline?: readonly Ring[],
): void {
  const center = centerOf(cell);
  const shrunk = 0.86 * Math.min(1, 0.7 + 0.3 * (share / 0.62));
  const bounds = cell.corners.map((corner) => between(center, corner, shrunk));
  let count = 0;
  for (let i = -2; i <= 2; i++)
    for (let j = -1; j <= 1; j++) {
      const s = (Math.round(dot(center, along) / BED.along) + j) * BED.along;
      const t = (Math.round(dot(center, across) / BED.across) + i) * BED.across;
      const ring = rectangle(inRowAt({ along, across }, s, t), along, BED.length, BED.width);
      if (!ring.every((point) => isInside(point, bounds) && (!outline || isInsideOf(point, outline))))
        continue;
      const chance = chanceAt(Math.round(50 * s), Math.round(50 * t), 0, 620);
      paintBed(scene, ring, pick(PLANTS, (17 * chance) % 1), chance < 0.25);
      count++;
    }
  if (count > 0 || !outline) return;
  // The corner of a garden into which no bed of the grid goes has two of its own, as large as they fit.
  for (const size of [0.8, 0.65, 0.5]) {
    const rings = [-1, 1].map((side) =>
      rectangle(
        add(center, across, 0.6 * size * side * BED.across),
        along,
        size * BED.length,
        size * BED.width,
      ),
    );
    if (!rings.every((ring) => ring.every((point) => isInsideOf(point, outline)))) continue;
    rings.forEach((ring, at) => paintBed(scene, ring, pick(PLANTS, chanceOf(cell, 616 + at)), false));
    return;
  }
}

/** Whether a point lies in an area with holes. */
function isInsideOf(point: Vec, rings: readonly Ring[]): boolean {
  return rings.filter((ring) => isInside(point, ring)).length % 2 === 1;
}

function boxOf(ring: Ring): Bounds {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Paints gardens: soft plots with beds along the house beside them. */
export function paintGardens(lattice: Lattice, houses: Houses, mason: Mason): void {
  const { scene } = mason;
  const byColor = bordersByColor(
    lattice,
    ({ pattern }) => pattern === 'garden',
    ({ kind }) => tinted(COUNTRY.garden, kind),
  );
  const outlines: { readonly ring: Ring; readonly box: Bounds }[] = [];
  for (const [color, borders] of byColor) {
    const rings = borders.map(({ ring }) =>
      rounded(
        outset(softened(ring, 1, 0.2), () => -0.03),
        1,
      ),
    );
    scene.fill(
      'plot',
      { role: 'garden', fill: color, stroke: mix(color, '#4f6b32', 0.4), width: 0.045 },
      ...rings,
    );
    outlines.push(...rings.map((ring) => ({ ring, box: boxOf(ring) })));
  }
  for (const cell of lattice.drawn) {
    if (cell.pattern !== 'garden') continue;
    const box = boxOf(cell.corners);
    const outline = outlines.filter((one) => meet(one.box, box)).map(({ ring }) => ring);
    const beside = cell.beside.flatMap((other) => (other?.building && houses.get(other.building)) ?? [])[0];
    const { q, r } = cell.segment;
    paintBeds(cell, beside ? AXES[beside.axis] : axisAt(chanceAt(q, r, 0, 611)), 0.62, mason, outline);
    if (chanceOf(cell, 612) < 0.35)
      paintTree(scene, {
        at: centerOf(cell),
        radius: 0.13 + 0.04 * chanceOf(cell, 613),
        tone: chanceOf(cell, 614),
        turn: chanceOf(cell, 615),
        sort: 'orchard',
      });
  }
}

/** Most segments of a square that has trees about its middle. */
const SMALL_SQUARE = 8;

/** Paints what stands on squares: a market has stalls about a fountain, a small square trees. */
export function paintMarkets(lattice: Lattice, mason: Mason): void {
  const { scene } = mason;
  for (const building of lattice.buildings) {
    const { pattern, cells } = building;
    if (pattern !== 'market' && pattern !== 'square') continue;
    const at = meanOf(cells.map(centerOf));
    const chance = chanceOfBuilding(building);
    if (pattern === 'market') {
      paintFountain(scene, at, 0.36);
      for (let i = 0; i < 11; i++) {
        if (chance(290 + i) < 0.1) continue;
        const angle = (2 * Math.PI * i) / 11 + 0.2 * chance(260 + i);
        const far = 0.86 + 0.4 * (i % 2) + 0.08 * chance(275 + i);
        const along = unitAt(angle + Math.PI / 2 + 0.25 * (chance(400 + i) - 0.5));
        paintStall(scene, add(at, unitAt(angle), far), along, chance(420 + i), chance(440 + i));
      }
    } else if (cells.length <= SMALL_SQUARE && cells.every((cell) => cell.toSquare === 0 && !isStone(cell))) {
      if (chance(460) < 0.5) paintStatue(mason, at);
      else paintFountain(scene, at, 0.26);
      for (let i = 0; i < 3; i++)
        paintTree(scene, {
          at: add(at, [0.62 * Math.cos(2.1 * i + 0.5), 0.55 * Math.sin(2.1 * i + 0.5)]),
          radius: 0.15,
          tone: chance(461 + i),
          turn: chance(464 + i),
        });
    }
  }
}

/** Whether a square is that of a castle. */
function isStone({ kind }: MapCell): boolean {
  return kind?.id === 'ward';
}

/** Paints carts and people on streets and squares. */
export function paintTraffic(
  lattice: Lattice,
  ways: Ways,
  isPaved: (cell: MapCell) => boolean,
  mason: Mason,
): void {
  const { scene } = mason;
  for (const [cell, pieces] of ways) {
    const { line } = pieces[0]!;
    if (cell.pattern === 'bridge' || line.length < 4 || isPaved(cell)) continue;
    const chance = (salt: number) => chanceOf(cell, salt);
    const along = direction(line[2]!, line[4]!);
    const across = turned(along);
    const middle = line[3]!;
    if (cell.pattern === 'street' && chance(650) < 0.07) {
      const way = chance(651) < 0.5 ? 1 : -1;
      paintCart(scene, add(middle, across, 0.12 * way), [way * along[0], way * along[1]], true);
    }
    const crowd = isUrban(cell)
      ? 0.5 + (cell.toSquare < 5 ? 1.2 : 0) + (cell.pattern === 'street' ? 0.4 : 0)
      : 0.06;
    for (let i = 0; i < 4; i++)
      if (chance(655 + i) < crowd / 4)
        paintPerson(
          scene,
          add(add(middle, along, 0.5 * (chance(660 + i) - 0.5)), across, 0.3 * (chance(665 + i) - 0.5)),
          chance(670 + i),
        );
  }
  for (const cell of lattice.drawn)
    if (['square', 'market', 'quay'].includes(cell.pattern))
      for (let i = 0; i < 4; i++)
        if (chanceOf(cell, 675 + i) < 0.4)
          paintPerson(scene, strewn(cell, 680 + i, 685 + i, 0.6), chanceOf(cell, 690 + i));
}
