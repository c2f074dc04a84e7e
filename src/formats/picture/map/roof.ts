import type { BentRoof } from '../bent-roof.ts';
import { mix } from '../palette.ts';
import { cornersOf, inRowAt, type RowPart } from './fields.ts';
import {
  add,
  between,
  direction,
  distance,
  hullOf,
  meanOf,
  middleOf,
  pointsOf,
  roundRing,
  type Ring,
  type Vec,
} from './geometry.ts';
import type { MapLayer, Scene } from './scene.ts';
import { isShaded, litColor, SHADOW, TOWN, type Light } from './tones.ts';

/* Roofs and towers, and the shadows that they cast. */

/** The scene that things are painted in, and its light. */
export interface Mason {
  readonly scene: Scene;
  readonly light: Light;
}

/** Paints the shadow of a prism over a ring: the hull of the ring and of the ring moved away from the light. */
export function castShadow(
  { scene, light }: Mason,
  ring: Ring,
  height: number,
  layer: MapLayer = 'shadow',
  from?: number,
): void {
  scene.fill(
    layer,
    { role: 'shadow', fill: SHADOW, ...(from === undefined ? {} : { from }) },
    hullOf([...ring, ...ring.map((point) => add(point, light.shadow, height))]),
  );
}

/** How a roof is built. */
export interface RoofPlan {
  readonly color: string;
  readonly height: number;
  /** Whether the ridge runs across the row, else along it. */
  readonly isAcross: boolean;
  /** Whether its two ends slope down, else they are gables: those of the row for a ridge along it. */
  readonly hips: readonly [boolean, boolean];
  /** Whether courses of tiles are drawn. */
  readonly isTiled?: boolean;
  /** Order among roofs that lie over each other. */
  readonly order?: number;
}

/** Distance between the lines that hatch shaded faces, and between courses of tiles, in sides. */
const HATCH = 0.075;
const TILES = 0.1;

/** Paints a roof over a four-sided part. @returns the ends of its ridge */
export function paintRoof(mason: Mason, part: RowPart, plan: RoofPlan): readonly [Vec, Vec] {
  const { scene, light } = mason;
  const { color, isAcross, isTiled = true, order = 0 } = plan;
  const ring = cornersOf(part);
  castShadow(mason, ring, plan.height);
  scene.fill('body', { role: 'roofInk', fill: color, stroke: TOWN.ink, width: 0.036, order }, ring);
  const { ridge, faces } = isAcross ? facesAcross(part, plan.hips) : facesAlong(part, plan.hips);
  for (const { corners, down } of faces) {
    const fill = litColor(color, down, light);
    const shaded = isShaded(down, light);
    scene.fill(
      'roof',
      { role: shaded ? 'roofDark' : 'roof', fill, stroke: fill, width: 0.006, order },
      corners,
    );
    if (shaded) paintHatch(scene, corners, order);
    if (isTiled) paintTiles(scene, corners, fill, order);
  }
  scene.line(
    'roofTop',
    { role: 'ridge', stroke: mix(color, '#ffe9c9', 0.3), width: 0.026, from: 14, order },
    ridge,
  );
  return ridge;
}

interface Face {
  /** From the eave up; three for a hip. */
  readonly corners: readonly Vec[];
  /** The direction in which it slopes down. */
  readonly down: Vec;
}

function opposite([x, y]: Vec): Vec {
  return [-x, -y];
}

function facesAlong(
  part: RowPart,
  [hipStart, hipEnd]: RoofPlan['hips'],
): { readonly ridge: readonly [Vec, Vec]; readonly faces: Face[] } {
  const [a, b, c, d] = cornersOf(part);
  const start = (part.startTop + part.startBottom) / 2;
  const end = (part.endTop + part.endBottom) / 2;
  const hip = Math.min(0.42 * (end - start), 0.4 * (part.bottom - part.top));
  const middle = (part.top + part.bottom) / 2;
  const from = inRowAt(part, start + (hipStart ? hip : 0), middle);
  const to = inRowAt(part, end - (hipEnd ? hip : 0), middle);
  const faces: Face[] = [
    { corners: [a, b, to, from], down: opposite(part.across) },
    { corners: [c, d, from, to], down: part.across },
  ];
  if (hipStart) faces.push({ corners: [d, a, from], down: opposite(part.along) });
  if (hipEnd) faces.push({ corners: [b, c, to], down: part.along });
  return { ridge: [from, to], faces };
}

function facesAcross(
  part: RowPart,
  [hipTop, hipBottom]: RoofPlan['hips'],
): { readonly ridge: readonly [Vec, Vec]; readonly faces: Face[] } {
  const [a, b, c, d] = cornersOf(part);
  const top = (part.startTop + part.endTop) / 2;
  const bottom = (part.startBottom + part.endBottom) / 2;
  const width = (part.endTop + part.endBottom - part.startTop - part.startBottom) / 2;
  const hip = Math.min(0.4 * (part.bottom - part.top), 0.42 * width);
  const from = inRowAt(part, top, part.top + (hipTop ? hip : 0));
  const to = inRowAt(part, bottom, part.bottom - (hipBottom ? hip : 0));
  const faces: Face[] = [
    { corners: [d, a, from, to], down: opposite(part.along) },
    { corners: [b, c, to, from], down: part.along },
  ];
  if (hipTop) faces.push({ corners: [a, b, from], down: opposite(part.across) });
  if (hipBottom) faces.push({ corners: [c, d, to], down: part.across });
  return { ridge: [from, to], faces };
}

/** The eave of a face, and its upper edge: the same point twice for a hip. */
function edgesOf([a, b, c, d]: readonly Vec[]): readonly [Vec, Vec, Vec, Vec] {
  return [a!, b!, c!, d ?? c!];
}

/** Hatches a shaded face. Only inks show it. */
function paintHatch(scene: Scene, corners: readonly Vec[], order: number): void {
  const [a, b, c, d] = edgesOf(corners);
  const count = Math.max(2, Math.round(distance(a, b) / HATCH));
  scene.line(
    'roofTop',
    { role: 'hatch', stroke: TOWN.ink, width: 0.02, order },
    ...Array.from({ length: count }, (_, i): Vec[] => {
      const share = (i + 0.5) / count;
      return [between(a, b, share), between(d, c, share)];
    }),
  );
}

function paintTiles(scene: Scene, corners: readonly Vec[], color: string, order: number): void {
  const [a, b, c, d] = edgesOf(corners);
  const count = Math.max(2, Math.round(distance(middleOf(a, b), middleOf(c, d)) / TILES));
  scene.line(
    'roofTop',
    { role: 'tiles', stroke: mix(color, '#2b1d1a', 0.2), width: 0.014, from: 38, order },
    ...Array.from({ length: count - 1 }, (_, i): Vec[] => {
      const share = (i + 1) / count;
      return [between(a, d, share), between(b, c, share)];
    }),
  );
}

/** Paints a roof that bends with its segments, or goes around a courtyard. */
export function paintBentRoof(
  { scene, light }: Mason,
  { rings, faces, ridges }: BentRoof,
  color: string,
  height: number,
): void {
  const eaves = rings.map(pointsOf);
  scene.fill(
    'shadow',
    { role: 'shadow', fill: SHADOW },
    ...eaves.map((ring) => ring.map((point) => add(point, light.shadow, height))),
  );
  scene.fill('body', { role: 'roofInk', fill: color, stroke: TOWN.ink, width: 0.036 }, ...eaves);
  for (const { corners, down } of faces) {
    const slope: Vec = [down.x, down.y];
    const fill = litColor(color, slope, light);
    const role = isShaded(slope, light) ? 'roofDark' : 'roof';
    scene.fill('roof', { role, fill, stroke: fill, width: 0.006 }, pointsOf(corners));
  }
  scene.line(
    'roofTop',
    { role: 'ridge', stroke: mix(color, '#ffe9c9', 0.3), width: 0.026, from: 14 },
    ...ridges.map(pointsOf),
  );
}

/** Paints a roof to one point over a ring. */
export function paintTent(mason: Mason, ring: Ring, color: string, height: number): void {
  const { scene } = mason;
  castShadow(mason, ring, height);
  scene.fill('body', { role: 'roofInk', fill: color, stroke: TOWN.ink, width: 0.035 }, ring);
  paintSlopes(mason, ring, meanOf(ring), color, 'roof', 0.006);
}

/** Paints the faces from a ring up to a point. */
function paintSlopes(
  { scene, light }: Mason,
  ring: Ring,
  peak: Vec,
  color: string,
  layer: MapLayer,
  width: number,
  stroke?: string,
): void {
  ring.forEach((point, at) => {
    const next = ring[(at + 1) % ring.length]!;
    const along = direction(point, next);
    const down: Vec = [along[1], -along[0]];
    const fill = litColor(color, down, light);
    scene.fill(
      layer,
      { role: isShaded(down, light) ? 'roofDark' : 'roof', fill, stroke: stroke ?? fill, width },
      [point, next, peak],
    );
  });
}

/** Paints the cone of a tower or turret. */
export function paintCone(
  mason: Mason,
  at: Vec,
  radius: number,
  color: string,
  points = 10,
  layer: 'tall' | 'tower' = 'tall',
): void {
  const ring = roundRing(at, radius, points, Math.PI / points);
  mason.scene.fill(layer, { role: 'roofInk', fill: color, stroke: TOWN.ink, width: 0.032, order: 1 }, ring);
  paintSlopes(mason, ring, at, color, `${layer}Top`, 0.004);
}

/** Paints a square tower with a roof to one point; `along` is the direction of two of its sides. */
export function paintSquareTower(mason: Mason, at: Vec, along: Vec, radius: number, color: string): void {
  const ring = squareAbout(at, along, radius);
  castShadow(mason, ring, 0.3, 'tallShadow');
  mason.scene.fill('tower', { role: 'stone', fill: TOWN.stone, stroke: TOWN.ink, width: 0.036 }, ring);
  const eaves = ring.map((point) => between(at, point, 0.86));
  paintSlopes(mason, eaves, at, color, 'tall', 0.012, TOWN.ink);
}

/** A square about a point, clockwise. */
export function squareAbout(at: Vec, along: Vec, radius: number): Vec[] {
  const across: Vec = [-along[1], along[0]];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([x, y]) => add(add(at, along, x * radius), across, y * radius));
}

/** Paints a round tower of a wall: open with merlons, or with a cone. */
export function paintRoundTower(mason: Mason, at: Vec, radius: number, cone: string | null): void {
  const { scene } = mason;
  castShadow(mason, roundRing(at, radius, 12), 0.24, 'tallShadow');
  scene.circle('tower', { role: 'stone', fill: TOWN.stone, stroke: TOWN.stoneInk, width: 0.042 }, at, radius);
  if (cone !== null) {
    paintCone(mason, at, 0.94 * radius, cone, 10, 'tower');
    return;
  }
  scene.circle(
    'towerTop',
    { role: 'walk', fill: TOWN.walk, stroke: TOWN.stoneDark, width: 0.02 },
    at,
    0.66 * radius,
  );
  scene.line(
    'towerTop',
    { role: 'merlon', stroke: '#c9c2b4', width: 0.045, from: 18, order: 1 },
    ...roundRing(at, 0.84 * radius, 8).map((point): Vec[] => {
      const out = direction(at, point);
      const across: Vec = [-out[1], out[0]];
      return [add(point, across, -0.035), add(point, across, 0.035)];
    }),
  );
}

/** Paints the shaded faces of a keep's roof and others that lie in a layer of their own. */
export function paintPyramid(mason: Mason, ring: Ring, peak: Vec, color: string): void {
  paintSlopes(mason, ring, peak, color, 'towerTop', 0.014, TOWN.ink);
}

/** Paints a flag on a pole. */
export function paintFlag({ scene }: Mason, at: Vec, color: string, size = 1): void {
  const point = (x: number, y: number): Vec => [at[0] + size * x, at[1] + size * y];
  scene.line('tallTop', { role: 'ink', stroke: TOWN.ink, width: 0.024, order: 1 }, [at, point(0.02, -0.34)]);
  scene.fill('tallTop', { role: 'cloth', fill: color, stroke: TOWN.ink, width: 0.014, order: 2 }, [
    point(0.02, -0.34),
    point(0.22, -0.3),
    point(0.16, -0.26),
    point(0.21, -0.2),
    point(0.02, -0.22),
  ]);
}

/** A part with right angles about a point: `length` along and `width` across. */
export function boxPart(at: Vec, along: Vec, length: number, width: number): RowPart {
  const across: Vec = [-along[1], along[0]];
  const s = along[0] * at[0] + along[1] * at[1];
  const t = across[0] * at[0] + across[1] * at[1];
  const [start, end] = [s - length / 2, s + length / 2];
  return {
    along,
    across,
    top: t - width / 2,
    bottom: t + width / 2,
    startTop: start,
    startBottom: start,
    endTop: end,
    endBottom: end,
  };
}
