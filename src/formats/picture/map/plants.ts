import { mix } from '../palette.ts';
import { chanceAt } from '../chance.ts';
import { pick } from './chance.ts';
import { add, lobedRing, starRing, type Vec } from './geometry.ts';
import type { MapLayer, Scene } from './scene.ts';
import { COUNTRY, CROWNS, ORCHARD_CROWNS, THIN_SHADOW } from './tones.ts';

/** Sorts of trees: broad-leaved trees, conifers, fruit trees. */
export type TreeSort = 'leaf' | 'pine' | 'orchard';

/** A tree. */
export interface Tree {
  readonly at: Vec;
  /** Of its crown, in sides. */
  readonly radius: number;
  /** Which crown and which turn, each 0 ≤ n < 1. */
  readonly tone: number;
  readonly turn: number;
  readonly sort?: TreeSort;
  /** Whether it stands amid others, where dark rims would look like beads. */
  readonly isDeep?: boolean;
}

/** Pixels per side from which crowns have lobes; they are circles before. */
const LOBED = 18;

/**
 * Paints a tree. Trees come in four groups by their place, each drawn rim, crown, sun: so they overlap as drawn ones do in
 * twelve layers, whatever their number.
 */
export function paintTree(scene: Scene, tree: Tree): void {
  const { at, radius, tone, turn, sort = 'leaf', isDeep = false } = tree;
  const group = Math.floor(4 * chanceAt(Math.round(64 * at[0]), Math.round(64 * at[1]), 0, 19));
  const [rimLayer, crownLayer, sunLayer] = [
    `treeRim${group}`,
    `tree${group}`,
    `treeSun${group}`,
  ] as MapLayer[] as [MapLayer, MapLayer, MapLayer];
  const angle = 6 * turn;
  scene.circle(
    'groundShadow',
    { role: 'shadow', fill: THIN_SHADOW },
    add(at, [0.42 * radius, 0.5 * radius]),
    radius,
  );
  if (sort === 'pine') {
    scene.fill(rimLayer, { role: 'treeRim', fill: COUNTRY.pineRim }, starRing(at, 0.98 * radius, 7, angle));
    scene.fill(crownLayer, { role: 'pine', fill: COUNTRY.pine }, starRing(at, 0.82 * radius, 7, angle));
    scene.circle(
      sunLayer,
      { role: 'treeSun', fill: COUNTRY.pineSun, from: LOBED },
      add(at, [-0.12 * radius, -0.14 * radius]),
      0.32 * radius,
    );
    return;
  }
  const crown = pick(sort === 'orchard' ? ORCHARD_CROWNS : CROWNS, tone);
  const rimColor =
    sort === 'orchard' ? mix(COUNTRY.rim, crown, 0.25) : isDeep ? mix(COUNTRY.rim, crown, 0.38) : COUNTRY.rim;
  const [rim, body] = [
    { role: 'treeRim', fill: rimColor },
    { role: 'tree', fill: crown },
  ] as const;
  scene.circle(rimLayer, { ...rim, to: LOBED }, at, radius + 0.02);
  scene.circle(crownLayer, { ...body, to: LOBED }, at, 0.95 * radius);
  scene.fill(rimLayer, { ...rim, from: LOBED }, lobedRing(at, radius + 0.026, 6, angle));
  scene.fill(crownLayer, { ...body, from: LOBED }, lobedRing(at, radius, 6, angle));
  scene.circle(
    sunLayer,
    { role: 'treeSun', fill: mix(crown, COUNTRY.sun, 0.7), from: 14 },
    add(at, [-0.2 * radius, -0.25 * radius]),
    0.55 * radius,
  );
  if (sort !== 'orchard') return;
  for (let i = 0; i < 3; i++)
    scene.circle(
      sunLayer,
      { role: 'fruit', fill: tone < 0.4 ? '#c5553b' : '#e7d9a0', from: 30, order: 1 },
      add(at, [0.5 * radius * Math.cos(angle + 2.1 * i), 0.5 * radius * Math.sin(angle + 2.1 * i)]),
      0.022,
    );
}

/** Paints a bush; `tone` is 0 ≤ n < 1. */
export function paintBush(scene: Scene, at: Vec, radius: number, tone: number): void {
  scene.circle(
    'groundShadow',
    { role: 'shadow', fill: THIN_SHADOW, from: 10 },
    add(at, [0.35 * radius, 0.4 * radius]),
    radius,
  );
  scene.circle(
    'low',
    {
      role: 'bush',
      fill: mix(COUNTRY.hedge, CROWNS[1], Math.floor(3 * tone) / 2),
      stroke: mix(COUNTRY.rim, COUNTRY.hedge, 0.3),
      width: 0.024,
    },
    at,
    radius,
  );
  scene.circle(
    'lowTop',
    { role: 'treeSun', fill: mix(COUNTRY.hedge, COUNTRY.sun, 0.55), from: 22 },
    add(at, [-0.25 * radius, -0.3 * radius]),
    0.48 * radius,
  );
}

/** Paints reeds; `tone` is 0 ≤ n < 1. */
export function paintReeds(scene: Scene, at: Vec, tone: number): void {
  for (let i = 0; i < 4; i++) {
    const x = at[0] + 0.06 * (i - 1.5);
    const length = 0.1 + 0.09 * ((7 * tone + 0.37 * i) % 1);
    scene.line(
      'waterTop',
      { role: 'reed', stroke: i % 2 === 1 ? '#6d8a4c' : '#8aa05a', width: 0.032, from: 10 },
      [
        [x, at[1]],
        [x + 0.03 * (i - 1.5), at[1] - length],
      ],
    );
  }
}
