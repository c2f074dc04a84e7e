import { STEPS } from '../../../engine/hex/hex.ts';
import { hexCenter } from '../../../engine/hex/plane.ts';
import { flowAt } from './coast.ts';
import {
  add,
  between,
  direction,
  distance,
  outset,
  rounded,
  softened,
  turned,
  type Vec,
} from './geometry.ts';
import {
  centerOf,
  chanceOf,
  forEachNear,
  isCoastal,
  isNear,
  sideMiddle,
  sidesOf,
  type Lattice,
  type MapCell,
} from './lattice.ts';
import { strewn } from './country.ts';
import type { Mason } from './roof.ts';
import type { Scene } from './scene.ts';
import { boatHull, moved, paintBoat, paintCrane, paintCrate } from './things.ts';
import { SHADOW, TOWN } from './tones.ts';
import type { Ways } from './ways.ts';

/* Bridges, quays, piers and boats. */

function isQuayside({ pattern }: MapCell): boolean {
  return pattern === 'quay' || pattern === 'pier';
}

/** The cells that are paved as quays: quays and piers, and the ways and gaps between them. */
export function pavedCells(lattice: Lattice): (cell: MapCell) => boolean {
  const paved = new Set<MapCell>();
  for (const cell of lattice.cells) {
    if (isQuayside(cell)) {
      paved.add(cell);
      continue;
    }
    if (!['street', 'lane', 'meadow', 'yard'].includes(cell.pattern)) continue;
    let quays = 0;
    forEachNear(cell, 3, (other) => {
      if (isQuayside(other)) quays++;
    });
    const least = cell.pattern === 'meadow' || cell.pattern === 'yard' ? 2 : 1;
    if (quays >= least && isNear(cell, 2, isCoastal)) paved.add(cell);
  }
  return (cell) => paved.has(cell);
}

export function paintBridges(ways: Ways, { scene, light }: Mason): void {
  for (const [cell, pieces] of ways) {
    if (cell.pattern !== 'bridge') continue;
    for (const { line } of pieces) {
      if (line.length < 3) {
        scene.line('deck', { role: 'stone', stroke: TOWN.stone, width: 0.5 }, line);
        continue;
      }
      scene.fill(
        'groundShadow',
        { role: 'shadow', fill: SHADOW },
        moved(stripOf(line, 0.25), [0.1 * light.shadow[0], 0.1 * light.shadow[1]]),
      );
      scene.fill('deck', { role: 'stone', fill: TOWN.stoneInk }, stripOf(line, 0.3));
      scene.fill('deckTop', { role: 'stone', fill: TOWN.stone }, stripOf(line, 0.265));
      scene.fill('deckTop', { role: 'cobble', fill: TOWN.cobble, order: 1 }, stripOf(line, 0.19));
      const along = direction(line[2]!, line[4]!);
      const across = turned(along);
      for (const side of [-1, 1])
        scene.fill(
          'deck',
          { role: 'stone', fill: TOWN.stoneDark, stroke: TOWN.stoneInk, width: 0.025, order: -1 },
          [
            add(add(line[3]!, across, 0.26 * side), along, -0.11),
            add(line[3]!, across, 0.42 * side),
            add(add(line[3]!, across, 0.26 * side), along, 0.11),
          ],
        );
      scene.line(
        'deckTop',
        { role: 'ink', stroke: TOWN.stoneDark, width: 0.014, from: 24, order: 2 },
        ...[1, 2, 4, 5].map((at): Vec[] => [add(line[at]!, across, -0.19), add(line[at]!, across, 0.19)]),
      );
    }
  }
}

/** The strip about a line, of a width on each side of it. */
function stripOf(line: readonly Vec[], half: number): Vec[] {
  const across = line.map((_, at) =>
    turned(direction(line[Math.max(0, at - 1)]!, line[Math.min(line.length - 1, at + 1)]!)),
  );
  return [
    ...line.map((point, at) => add(point, across[at]!, -half)),
    ...line.map((point, at) => add(point, across[at]!, half)).reverse(),
  ];
}

/** Paints quays with their piers, crates, cranes and ships. */
export function paintQuays(lattice: Lattice, isPaved: (cell: MapCell) => boolean, mason: Mason): void {
  const { scene } = mason;
  const borders = lattice.borders(isPaved);
  if (borders.length === 0) return;
  const rings = borders.map(({ ring, sides }) =>
    rounded(
      outset(softened(ring, 6, 0.5), (_, at) => {
        let sea = 0;
        for (let by = -1; by <= 1; by++)
          if (sides[(at + by + sides.length) % sides.length]!.outside === null) sea++;
        return 0.02 + 0.2 * sea;
      }),
      1,
    ),
  );
  scene.fill(
    'quayWall',
    { role: 'stone', fill: '#8d8373', stroke: '#6e6557', width: 0.1 },
    ...rings.map((ring) => ring.map((point) => add(point, [0.02, 0.07]))),
  );
  scene.fill('paving', { role: 'cobble', fill: '#d3c8ae' }, ...rings);
  borders.forEach(({ sides }, at) => paintCurb(rings[at]!, sides, scene));
  for (const cell of lattice.drawn) if (isPaved(cell)) paintSlabs(cell, scene);
  // Ships and gulls are seen from farther than the quays that they belong to.
  for (const cell of lattice.cells) {
    if (!isQuayside(cell)) continue;
    const side = sidesOf(cell).find(({ other }) => other === null || other.pattern === 'river');
    if (!side) {
      if (cell.pattern === 'pier' && cell.isDrawn) paintDryPier(cell, mason);
      continue;
    }
    const edge = sideMiddle(cell, side.axis);
    const out = direction(centerOf(cell), edge);
    if (side.other === null) paintRoads(lattice, cell, edge, out, scene);
    if (!cell.isDrawn) continue;
    if (cell.pattern === 'quay') paintQuayside(lattice, cell, edge, out, scene);
    else paintPier(lattice, cell, edge, out, mason);
  }
}

/** A pale curb where the sea lies before a quay. */
function paintCurb(
  ring: readonly Vec[],
  sides: readonly { readonly outside: MapCell | null }[],
  scene: Scene,
): void {
  const isSea = (at: number) => sides[Math.floor(at / 2) % sides.length]!.outside === null;
  let line: Vec[] = [];
  const close = () => {
    if (line.length > 1)
      scene.line('floor', { role: 'stone', stroke: '#efe6cf', width: 0.07, order: 1 }, line);
    line = [];
  };
  ring.forEach((point, at) => {
    if (isSea(at)) line.push(point);
    else close();
  });
  close();
}

function paintSlabs(cell: MapCell, scene: Scene): void {
  for (let i = 0; i < 3; i++) {
    const at = strewn(cell, 780 + i, 783 + i, 0.4);
    scene.line(
      'floor',
      { role: 'cobbles', stroke: '#b3a78c', width: 0.014, from: 22 },
      [add(at, [-0.13, 0]), add(at, [0.13, 0])],
      [at, add(at, [0, 0.12])],
    );
  }
}

function paintQuayside(lattice: Lattice, cell: MapCell, edge: Vec, out: Vec, scene: Scene): void {
  const chance = (salt: number) => chanceOf(cell, salt);
  const along = turned(out);
  for (let i = 0; i < 2; i++)
    if (chance(740 + i) < 0.5)
      paintCrate(
        scene,
        add(add(centerOf(cell), along, 0.5 * (chance(742 + i) - 0.5)), out, 0.12 * chance(744 + i)),
        chance(746 + i),
      );
  if (chance(748) < 0.3) {
    const bow: Vec = chance(750) < 0.5 ? along : [-along[0], -along[1]];
    const at = add(add(edge, out, 1), along, 0.3 * (chance(749) - 0.5));
    paintBoatOn(lattice, scene, at, bow, 0.8 + 0.3 * chance(751), chance(752), chance(753) < 0.5);
  }
  if (chance(754) < 0.2) paintCrane(scene, add(edge, out, 0.3), out);
}

/** How far a pier reaches beyond its segment, in sides. */
const PIER = 2;

/** Whether a point of the map lies on water. */
function isOnWater(lattice: Lattice, point: Vec): boolean {
  const cell = lattice.atPoint(point);
  return cell === null || cell.pattern === 'river';
}

/** Paints a boat where there is water for all of it. */
function paintBoatOn(lattice: Lattice, ...boat: Parameters<typeof paintBoat>): void {
  const [, at, along, size] = boat;
  const hull = boatHull(at, along, size);
  const isAfloat = hull.every((point, i) =>
    QUARTERS.every((share) => isOnWater(lattice, between(point, hull[(i + 1) % hull.length]!, share))),
  );
  if (isAfloat && isOnWater(lattice, at)) paintBoat(...boat);
}

/** Shares of a side of a boat at which there must be water. */
const QUARTERS = [0, 0.25, 0.5, 0.75];

/** Paints a jetty from the middle of a cell over a side of it, as far out as there is water, `most` at most. */
function paintJettyOver(
  lattice: Lattice,
  cell: MapCell,
  edge: Vec,
  out: Vec,
  most: number,
  half: number,
  mason: Mason,
): void {
  const across = turned(out);
  let far = 0;
  const isClear = (by: number) =>
    [-half, 0, half].every((beside) => isOnWater(lattice, add(add(edge, out, by), across, beside)));
  while (far < most && isClear(far + JETTY_STEP)) far += JETTY_STEP;
  paintJetty(centerOf(cell), add(edge, out, Math.min(most, far)), half, mason);
}

/** Steps in which a jetty looks for water, in sides. */
const JETTY_STEP = 0.05;

function paintPier(lattice: Lattice, cell: MapCell, edge: Vec, out: Vec, mason: Mason): void {
  const chance = (salt: number) => chanceOf(cell, salt);
  const along = turned(out);
  paintJettyOver(lattice, cell, edge, out, PIER, 0.125, mason);
  const isLarge = chance(760) < 0.6;
  const at = (by: number, beside: number) => add(add(edge, out, by), along, beside);
  const { scene } = mason;
  paintBoatOn(lattice, scene, at(1.35, 0.42), out, isLarge ? 1.35 : 0.8, chance(761), isLarge);
  if (chance(762) < 0.7)
    paintBoatOn(lattice, scene, at(1.2, -0.36), [-out[0], -out[1]], 0.75, chance(763), false);
}

/** Side lengths from the center of a hex over which a pier lies that has no water before it. */
const DRY_PIER = [0.3, 1.05] as const;

/** Paints a pier without water before it, which is in hand, or in a library. */
function paintDryPier({ segment }: MapCell, mason: Mason): void {
  const { x, y } = hexCenter(segment);
  const ahead = hexCenter(STEPS[segment.k]);
  const [start, end] = DRY_PIER.map((far) => add([x, y], [ahead.x, ahead.y], far / Math.sqrt(3))) as [
    Vec,
    Vec,
  ];
  paintJetty(start, end, 0.125, mason);
}

/** Planks on posts from one point to another, of half a width. */
function paintJetty(from: Vec, to: Vec, half: number, { scene }: Mason): void {
  const across = turned(direction(from, to));
  scene.line('groundShadow', { role: 'shadow', stroke: SHADOW, width: 2 * half }, [
    add(from, [0.08, 0.1]),
    add(to, [0.08, 0.1]),
  ]);
  scene.line('deck', { role: 'wood', stroke: TOWN.woodDark, width: 2 * half + 0.05 }, [from, to]);
  scene.line('deckTop', { role: 'wood', stroke: '#b08f66', width: 2 * half }, [from, to]);
  const length = distance(from, to);
  const planks: Vec[][] = [];
  for (let s = 0.06; s < length; s += 0.09) {
    const at = between(from, to, s / length);
    planks.push([add(at, across, -half), add(at, across, half)]);
  }
  scene.line('deckTop', { role: 'ink', stroke: '#8f7250', width: 0.012, from: 18, order: 1 }, ...planks);
  for (let s = 0.4; s < length; s += 0.55)
    for (const side of [-half - 0.025, half + 0.025])
      scene.circle(
        'deckTop',
        { role: 'ink', fill: TOWN.woodDark, from: 14, order: 2 },
        add(between(from, to, s / length), across, side),
        0.032,
      );
}

/** How far a landing reaches beyond its segment, in sides. */
const LANDING = 1.15;

/** Paints a landing where a road ends at the sea: a jetty, mostly with a boat. */
export function paintLandings(
  lattice: Lattice,
  ways: Ways,
  isPaved: (cell: MapCell) => boolean,
  mason: Mason,
): void {
  for (const [cell, pieces] of ways) {
    if (cell.pattern === 'bridge' || isPaved(cell) || !pieces.some(({ isEnd }) => isEnd)) continue;
    const side = sidesOf(cell).find(({ other }) => other === null);
    if (!side) continue;
    const edge = sideMiddle(cell, side.axis);
    const out = direction(centerOf(cell), edge);
    paintJettyOver(lattice, cell, edge, out, LANDING, 0.085, mason);
    if (chanceOf(cell, 775) < 0.7)
      paintBoatOn(
        lattice,
        mason.scene,
        add(add(edge, out, 0.8), turned(out), chanceOf(cell, 776) < 0.5 ? 0.3 : -0.3),
        out,
        0.7,
        chanceOf(cell, 777),
        false,
      );
  }
}

/** Ships in the roads before a quay, and gulls over them. */
function paintRoads(lattice: Lattice, cell: MapCell, edge: Vec, out: Vec, scene: Scene): void {
  const chance = (salt: number) => chanceOf(cell, salt);
  const along = turned(out);
  if (chance(765) < 0.22) {
    const at = add(add(edge, out, 3 + 1.6 * chance(766)), along, 1.5 * (chance(767) - 0.5));
    const isClear = [0, 1, 2, 3, 4, 5].every((i) => {
      const angle = (Math.PI * i) / 3;
      return lattice.atPoint(add(at, [Math.cos(angle), Math.sin(angle)])) === null;
    });
    const angle = 6 * chance(768);
    if (isClear && lattice.atPoint(at) === null)
      paintBoatOn(lattice, scene, at, [Math.cos(angle), Math.sin(angle)], 1.5, chance(769), true);
  }
  for (let i = 0; i < 2; i++) {
    if (chance(800 + i) >= 0.3) continue;
    const at = add(add(edge, out, 1.2 + 3.4 * chance(802 + i)), along, 3 * (chance(804 + i) - 0.5));
    const angle = 6 * chance(806 + i);
    const wing = (turn: number) => add(at, [Math.cos(angle + turn), Math.sin(angle + turn)], 0.11);
    scene.line('veil', { role: 'gull', stroke: '#fdfbf4', width: 0.03, from: 18 }, [
      wing(0.5),
      at,
      wing(2.4),
    ]);
  }
}

/** Paints boats on rivers. */
export function paintRiverBoats(lattice: Lattice, scene: Scene): void {
  for (const cell of lattice.drawn) {
    if (cell.pattern !== 'river' || chanceOf(cell, 770) >= 0.035 + (cell.density > 0.12 ? 0.05 : 0)) continue;
    if (!cell.beside.every((other) => other?.pattern === 'river')) continue;
    const [x, y] = flowAt(cell);
    const way = chanceOf(cell, 771) < 0.5 ? 1 : -1;
    paintBoatOn(
      lattice,
      scene,
      centerOf(cell),
      [way * x, way * y],
      0.62 + 0.2 * chanceOf(cell, 772),
      chanceOf(cell, 773),
      chanceOf(cell, 774) < 0.35,
    );
  }
}
