import { mix } from '../palette.ts';
import { chanceAt } from '../chance.ts';
import { noiseAt } from './chance.ts';
import {
  add,
  clamp,
  direction,
  lobedRing,
  outset,
  rounded,
  softened,
  type Ring,
  type Vec,
} from './geometry.ts';
import { chanceOf, forEachNear, WATER, type Border, type Lattice, type MapCell } from './lattice.ts';
import { paintReeds } from './plants.ts';
import type { MapLayer, Scene } from './scene.ts';
import { COUNTRY } from './tones.ts';

/*
 * The coast, the water before it and the banks of rivers. Land without its rivers is one outline: softened, and moved
 * outward by noise where the sea lies before it.
 */

/** An outline of the land. */
interface Shore {
  /** Four points for each side of the border. */
  readonly ring: Ring;
  /** How much sea lies before each point: 1 on the open coast, 0 along a river. */
  readonly sea: readonly number[];
  readonly border: Border;
}

/** The bands of water from the open sea to the land: how far they reach, their color and that of the line before them. */
const BANDS: readonly { readonly far: number; readonly color: string; readonly line: string | null }[] = [
  { far: 3.1, color: mix(COUNTRY.sea, COUNTRY.deep, 0.4), line: null },
  {
    far: 2.45,
    color: mix(COUNTRY.sea, COUNTRY.deep, 0.12),
    line: mix(COUNTRY.waterLine, COUNTRY.sea, 0.5),
  },
  { far: 1.75, color: COUNTRY.sea, line: mix(COUNTRY.waterLine, COUNTRY.sea, 0.3) },
  { far: 1.12, color: mix(COUNTRY.sea, COUNTRY.shallow, 0.45), line: COUNTRY.waterLine },
  { far: 0.5, color: COUNTRY.shallow, line: null },
];

/** Share of sea before a point from which the coast is open. */
const OPEN = 0.75;

/**
 * Paints land with its coast.
 *
 * @param hasSea whether there is a sea about the land; without it nothing is painted beyond the beach
 */
export function paintCoast(lattice: Lattice, scene: Scene, hasSea: boolean): void {
  const shores = lattice.borders(({ pattern }) => !WATER.has(pattern)).map(shoreOf);
  if (hasSea) paintBands(shores, scene);
  else paintRiverbeds(lattice, scene);
  const sand = shores.map(({ ring, sea }) =>
    outset(ring, (point, at) => 0.015 + sea[at]! * sandWidth(point)),
  );
  scene.fill('foam', { role: 'foam', fill: COUNTRY.foam, stroke: COUNTRY.foam, width: 0.2 }, ...sand);
  scene.fill('sand', { role: 'sand', fill: COUNTRY.sand }, ...sand);
  // All rings or none: the ring of a lake alone would be filled.
  if (shores.some(({ ring }) => ring.some((point) => cliffShare(point) > 0)))
    scene.fill(
      'rock',
      { role: 'rock', fill: COUNTRY.rock, stroke: COUNTRY.rockDark, width: 0.035 },
      ...shores.map(({ ring, sea }) =>
        outset(
          ring,
          (point, at) =>
            sea[at]! * cliffShare(point) * (0.2 + 0.07 * noiseAt(point[0] / 0.5, point[1] / 0.5, 95)),
        ),
      ),
    );
  const rings = shores.map(({ ring }) => ring);
  scene.fill(
    'land',
    { role: 'grass', fill: COUNTRY.grass, stroke: mix(COUNTRY.sand, COUNTRY.grass, 0.5), width: 0.16 },
    ...rings,
  );
  scene.line(
    'shoreLine',
    { role: 'shoreInk', stroke: mix(COUNTRY.sand, '#8f7d4f', 0.35), width: 0.045 },
    ...rings.map((ring) => [...ring, ring[0]!]),
  );
  for (const shore of shores) paintShore(shore, scene);
  paintFlow(lattice, scene);
}

/** How far the sea lies along a coast, by noise alone: where it is high cliffs stand, where it is low there is marsh. */
function coastNoise([x, y]: Vec): number {
  return noiseAt(x / 5.5, y / 5.5, 77);
}

function cliffShare(point: Vec): number {
  return clamp(6 * (coastNoise(point) - 0.26), 0, 1);
}

function sandWidth(point: Vec): number {
  const noise = coastNoise(point);
  const share = clamp(5 * (0.34 - noise), 0, 1) * clamp(5 * (noise + 0.42), 0, 1);
  return 0.03 + share * (0.19 + 0.16 * noiseAt(point[0] / 1.7, point[1] / 1.7, 94));
}

function shoreOf(border: Border): Shore {
  const { ring, sides } = border;
  const count = ring.length;
  const sea = sides.map((_, at) => {
    let sum = 0;
    for (let by = -4; by <= 4; by++)
      if (sides[(((at + by) % count) + count) % count]!.outside === null) sum++;
    return sum / 9;
  });
  const moved = outset(softened(ring, 6, 0.62), (point, at) => {
    const [x, y] = point;
    const open = 0.5 + 0.26 * noiseAt(x / 2.3, y / 2.3, 91) + 0.12 * noiseAt(x / 0.9, y / 0.9, 92);
    return sea[at]! * open + (1 - sea[at]!) * (0.02 + 0.06 * noiseAt(x / 1.4, y / 1.4, 93));
  });
  const fine = rounded(moved, 2);
  return { ring: fine, sea: fine.map((_, at) => sea[Math.round(at / 4) % count]!), border };
}

function paintBands(shores: readonly Shore[], scene: Scene): void {
  // Bands are soft, so every second point is enough.
  const rings = shores.map(({ ring }) => ring.filter((_, at) => at % 2 === 0));
  const open = shores.flatMap(openCoasts);
  BANDS.forEach(({ far, color, line }, band) => {
    const layer = `band${band}` as MapLayer;
    if (line !== null && open.length > 0)
      scene.line(layer, { role: 'waveLine', stroke: line, width: 2 * far }, ...open);
    scene.fill(
      layer,
      { role: 'waveGap', fill: color, stroke: color, width: 2 * (far - 0.035), order: 1 },
      ...rings,
    );
  });
}

/** The parts of a shore that lie before the open sea, as lines. */
function openCoasts({ ring, sea }: Shore): Vec[][] {
  const isOpen = (at: number) => sea[at]! >= OPEN;
  const start = Math.max(
    0,
    ring.findIndex((_, at) => !isOpen(at)),
  );
  const lines: Vec[][] = [];
  let line: Vec[] = [];
  for (let step = 0; step <= ring.length; step++) {
    const at = (start + step) % ring.length;
    if (isOpen(at)) {
      if (at % 2 === 0 || line.length === 0) line.push(ring[at]!);
    } else {
      if (line.length > 2) lines.push(line);
      line = [];
    }
  }
  if (line.length > 2) lines.push(line);
  return lines;
}

/** Rivers of a picture without a sea, which lies under them elsewhere. */
function paintRiverbeds(lattice: Lattice, scene: Scene): void {
  const rings = lattice
    .borders(({ pattern }) => WATER.has(pattern))
    .map(({ ring }) => outset(softened(ring, 2, 0.3), () => 0.25));
  scene.fill('river', { role: 'water', fill: mix(COUNTRY.sea, COUNTRY.shallow, 0.45) }, ...rings);
}

/** The things along a shore: strokes down the rock, stones, reeds. Each has the address of a half of a side. */
function paintShore({ ring, sea, border }: Shore, scene: Scene): void {
  for (let at = 0; at < ring.length; at += 2) {
    const { inside, outside } = border.sides[Math.floor(at / 4)]!;
    if (!inside.isDrawn || inside.pattern === 'quay' || inside.pattern === 'pier') continue;
    const side = inside.beside.indexOf(outside);
    const { q, r, k } = inside.segment;
    const chance = (salt: number) => chanceAt(3 * q + side, 2 * r + ((at / 2) & 1), k, 1000 + salt);
    const point = ring[at]!;
    const along = direction(point, ring[(at + 1) % ring.length]!);
    const out: Vec = [along[1], -along[0]];
    const noise = coastNoise(point);
    if (sea[at]! > 0.9 && noise > 0.32) paintCliff(scene, point, along, out, chance);
    else if (noise < -0.38 && (sea[at]! > 0.9 || chance(9) < 0.4)) {
      for (let i = 0; i < 2; i++)
        if (chance(10 + i) < 0.5)
          paintReeds(
            scene,
            add(add(point, out, 0.3 * (chance(12 + i) - 0.35)), along, 0.3 * chance(14 + i)),
            chance(16 + i),
          );
    } else if (sea[at]! < 0.4 && chance(20) < 0.17)
      paintReeds(scene, add(point, out, 0.05 + 0.1 * chance(21)), chance(22));
    else if (sea[at]! > 0.9 && noise >= -0.38 && chance(23) < 0.04)
      scene.circle(
        'shore',
        { role: 'rock', fill: mix(COUNTRY.sand, '#8f7d4f', 0.45), from: 18 },
        add(point, out, 0.08),
        0.03 + 0.03 * chance(24),
      );
  }
}

function paintCliff(scene: Scene, point: Vec, along: Vec, out: Vec, chance: (salt: number) => number): void {
  for (let i = 0; i < 4; i++) {
    const from = add(point, along, 0.125 * i);
    const to = add(add(from, out, 0.06 + 0.16 * chance(30 + i)), along, 0.05 * (chance(36 + i) - 0.5));
    scene.line('shore', { role: 'ink', stroke: COUNTRY.rockDark, width: 0.02, from: 9 }, [
      add(from, out, -0.03),
      to,
    ]);
  }
  if (chance(5) >= 0.08) return;
  const stone = add(point, out, 0.4 + 0.3 * chance(6));
  scene.fill(
    'rock',
    { role: 'rock', fill: COUNTRY.rock, stroke: COUNTRY.rockDark, width: 0.03, from: 9 },
    lobedRing(stone, 0.06 + 0.07 * chance(7), 5, 6 * chance(8), 0.3),
  );
}

/** The direction in which a river flows about a cell, from where its water lies; a unit vector. */
export function flowAt(cell: MapCell): Vec {
  let [cosine, sine] = [0, 0];
  forEachNear(cell, 4, (other) => {
    if (!WATER.has(other.pattern)) return;
    const [dx, dy] = [other.x - cell.x, other.y - cell.y];
    // Twice the angle, so that both banks count alike.
    cosine += dx * dx - dy * dy;
    sine += 2 * dx * dy;
  });
  const angle = Math.atan2(sine, cosine) / 2;
  return [Math.cos(angle), Math.sin(angle)];
}

/** Lines of flow on rivers. */
function paintFlow(lattice: Lattice, scene: Scene): void {
  for (const cell of lattice.drawn) {
    if (cell.pattern !== 'river' || chanceOf(cell, 775) >= 0.5) continue;
    if (!cell.beside.every((other) => other && WATER.has(other.pattern))) continue;
    const along = flowAt(cell);
    const across: Vec = [-along[1], along[0]];
    const at = add([cell.x, cell.y], across, 0.4 * (chanceOf(cell, 776) - 0.5));
    const length = 0.2 + 0.25 * chanceOf(cell, 777);
    scene.line('waterTop', { role: 'waveLine', stroke: '#cfe3e0', width: 0.026, from: 10 }, [
      add(at, along, -length),
      add(add(at, along, -0.3 * length), across, 0.03),
      add(add(at, along, 0.3 * length), across, -0.03),
      add(at, along, length),
    ]);
  }
}
