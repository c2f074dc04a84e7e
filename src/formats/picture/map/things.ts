import { pick } from './chance.ts';
import { add, between, lobedRing, placeAt, rectangle, type Ring, type Vec } from './geometry.ts';
import { boxPart, castShadow, paintRoof, type Mason } from './roof.ts';
import type { Scene } from './scene.ts';
import { AWNINGS, SHADOW, THIN_SHADOW, TOWN } from './tones.ts';

/* Things of daily life. A function `chance` gives a number 0 ≤ n < 1 for each salt. */

export type Chance = (salt: number) => number;

const SHADOW_INK = { role: 'shadow', fill: SHADOW } as const;

export function paintShed(mason: Mason, at: Vec, along: Vec, tone: number): void {
  paintRoof(mason, boxPart(at, along, 0.3, 0.22), {
    color: pick(['#9a7a58', '#8a6e54', '#a58660'], tone),
    height: 0.07,
    isAcross: false,
    hips: [false, false],
    isTiled: false,
  });
}

export function paintWell(scene: Scene, at: Vec): void {
  scene.circle('shadow', { ...SHADOW_INK, from: 14 }, add(at, [0.05, 0.06]), 0.09);
  scene.circle(
    'low',
    { role: 'stone', fill: TOWN.stone, stroke: TOWN.stoneInk, width: 0.024, from: 12 },
    at,
    0.085,
  );
  scene.circle('lowTop', { role: 'ink', fill: '#41545c', from: 12 }, at, 0.045);
  scene.line('trim', { role: 'ink', stroke: TOWN.woodDark, width: 0.03, from: 22 }, [
    add(at, [-0.11, -0.02]),
    add(at, [0.11, 0.02]),
  ]);
}

export function paintWoodpile(scene: Scene, at: Vec, along: Vec): void {
  const pile = rectangle(at, along, 0.26, 0.11);
  scene.fill('shadow', { ...SHADOW_INK, from: 20 }, moved(pile, [0.03, 0.04]));
  scene.fill('low', { role: 'thing', fill: '#a98560', stroke: TOWN.woodDark, width: 0.018, from: 16 }, pile);
  scene.line(
    'lowTop',
    { role: 'ink', stroke: TOWN.woodDark, width: 0.012, from: 26 },
    ...[-0.07, 0, 0.07].map((x): Vec[] => [placeAt(at, along, x, -0.05), placeAt(at, along, x, 0.05)]),
  );
}

export function paintLaundry(scene: Scene, at: Vec, along: Vec, chance: Chance): void {
  const place = (x: number, y: number) => placeAt(at, along, x, y);
  scene.line('lowTop', { role: 'ink', stroke: '#6b5646', width: 0.014, from: 24 }, [
    place(-0.24, 0),
    place(0.24, 0),
  ]);
  for (let i = 0; i < 4; i++) {
    const [start, end] = [-0.2 + 0.11 * i, -0.13 + 0.11 * i];
    const fill = pick(['#f7f1e3', '#e9dcc0', '#a9bccb', '#d6a79a'], chance(640 + i));
    scene.fill('lowTop', { role: 'cloth', fill, stroke: '#8d806c', width: 0.008, from: 24, order: 1 }, [
      place(start, 0),
      place(end, 0),
      place(end, 0.09),
      place(start, 0.09),
    ]);
  }
}

/** Paints a cart with its horse before it. */
export function paintCart(scene: Scene, at: Vec, along: Vec, hasHorse: boolean): void {
  const place = (x: number, y: number) => placeAt(at, along, x, y);
  const box: Ring = [place(-0.13, -0.07), place(0.12, -0.07), place(0.12, 0.07), place(-0.13, 0.07)];
  scene.fill('shadow', { ...SHADOW_INK, from: 16 }, moved(box, [0.04, 0.05]));
  scene.line(
    'low',
    { role: 'ink', stroke: TOWN.woodDark, width: 0.03, from: 16 },
    [place(-0.06, -0.1), place(0.04, -0.1)],
    [place(-0.06, 0.1), place(0.04, 0.1)],
    [place(0.1, 0), place(0.22, 0)],
  );
  scene.fill(
    'low',
    { role: 'thing', fill: '#b08a5e', stroke: TOWN.woodDark, width: 0.02, from: 16, order: 1 },
    box,
  );
  if (!hasHorse) return;
  scene.line('low', { role: 'beast', stroke: '#7a5238', width: 0.07, from: 16 }, [
    place(0.24, 0),
    place(0.36, 0),
  ]);
  scene.line('low', { role: 'beast', stroke: '#7a5238', width: 0.04, from: 16 }, [
    place(0.36, 0),
    place(0.44, 0.015),
  ]);
}

const COATS = ['#7a4a3c', '#4f6278', '#8a7a4a', '#5d5550', '#a35a48', '#e5dcc8', '#56704e'] as const;

export function paintPerson(scene: Scene, at: Vec, tone: number): void {
  scene.circle('groundShadow', { role: 'shadow', fill: THIN_SHADOW, from: 30 }, add(at, [0.02, 0.025]), 0.03);
  scene.circle('low', { role: 'person', fill: pick(COATS, tone), from: 30 }, at, 0.03);
  scene.circle('lowTop', { role: 'person', fill: '#e0b894', from: 44 }, add(at, [-0.004, -0.006]), 0.014);
}

/** Paints a stall under a striped awning. */
export function paintStall(scene: Scene, at: Vec, along: Vec, tone: number, goods: number): void {
  const [length, width] = [0.2, 0.13];
  const place = (x: number, y: number) => placeAt(at, along, x, y);
  const ring = rectangle(at, along, 2 * length, 2 * width);
  scene.fill('shadow', SHADOW_INK, moved(ring, [0.072, 0.09]));
  scene.fill('body', { role: 'cloth', fill: TOWN.cloth, stroke: TOWN.ink, width: 0.024 }, ring);
  for (let i = 0; i < 4; i++) {
    const start = -length + (i * length) / 2 + 0.01;
    scene.fill('roof', { role: 'awning', fill: pick(AWNINGS, tone) }, [
      place(start, -width),
      place(start + length / 4, -width),
      place(start + length / 4, width),
      place(start, width),
    ]);
  }
  scene.line('roofTop', { role: 'ink', stroke: `${TOWN.ink}73`, width: 0.016, from: 20 }, [
    place(-length, 0),
    place(length, 0),
  ]);
  for (let i = 0; i < 2; i++)
    scene.circle(
      'body',
      {
        role: 'thing',
        fill: pick(['#c98a4a', '#8fae5f', '#b5503c', '#dcc27a'], (goods + 0.37 * i) % 1),
        stroke: TOWN.ink,
        width: 0.014,
        from: 26,
      },
      place(length * (i === 1 ? 0.9 : -0.7), width + 0.08),
      0.045,
    );
}

/** Paints a fountain. */
export function paintFountain(scene: Scene, at: Vec, radius: number): void {
  scene.circle('shadow', SHADOW_INK, add(at, [0.06, 0.08]), radius);
  scene.circle('body', { role: 'stone', fill: TOWN.stone, stroke: TOWN.stoneInk, width: 0.03 }, at, radius);
  scene.circle(
    'roof',
    { role: 'water', fill: '#8fbccb', stroke: TOWN.stoneDark, width: 0.024 },
    at,
    0.76 * radius,
  );
  scene.circle(
    'roofTop',
    { role: 'stone', fill: TOWN.walk, stroke: TOWN.stoneInk, width: 0.02 },
    at,
    0.26 * radius,
  );
  scene.circle(
    'roofTop',
    { role: 'foam', fill: '#e8f4f2', from: 20, order: 1 },
    add(at, [-0.02, -0.02]),
    0.13 * radius,
  );
}

/** Paints a statue on its base. */
export function paintStatue(mason: Mason, at: Vec): void {
  const base = lobedRing(at, 0.2, 6, 0, 0.06);
  castShadow(mason, lobedRing(at, 0.12, 4, 0, 0.06), 0.35);
  mason.scene.fill('body', { role: 'stone', fill: TOWN.stone, stroke: TOWN.stoneInk, width: 0.03 }, base);
  mason.scene.circle(
    'roof',
    { role: 'stone', fill: '#77928a', stroke: TOWN.stoneInk, width: 0.02 },
    at,
    0.09,
  );
}

/** Paints beds of a garden in rows along a direction, inside of a ring-shaped part of the plane. */
export function paintBed(scene: Scene, ring: Ring, color: string, isDark: boolean): void {
  scene.fill('plotTop', { role: 'bed', fill: isDark ? TOWN.bedDry : TOWN.bed, from: 13 }, ring);
  const [a, b, c, d] = ring as [Vec, Vec, Vec, Vec];
  scene.line('plotTop', { role: 'plants', stroke: color, width: 0.043, from: 13, order: 1 }, [
    between(between(a, d, 0.5), between(b, c, 0.5), 0.06),
    between(between(a, d, 0.5), between(b, c, 0.5), 0.94),
  ]);
}

/** The outline of a boat; `along` points to its bow. */
export function boatHull(at: Vec, along: Vec, size: number): Ring {
  return outlineOf(
    (x, y) => placeAt(at, along, size * x, size * y),
    [
      [-0.42, -0.1],
      [-0.1, -0.16],
      [0.22, -0.13],
      [0.5, 0],
      [0.22, 0.13],
      [-0.1, 0.16],
      [-0.42, 0.1],
    ],
  );
}

/** Paints a boat; `along` points to its bow. */
export function paintBoat(
  scene: Scene,
  at: Vec,
  along: Vec,
  size: number,
  tone: number,
  hasMast: boolean,
): void {
  const place = (x: number, y: number) => placeAt(at, along, size * x, size * y);
  const hull = boatHull(at, along, size);
  scene.fill('groundShadow', { role: 'shadow', fill: '#24384455' }, moved(hull, [0.05, 0.06]));
  scene.fill(
    'low',
    {
      role: 'boat',
      fill: pick(['#8a6040', '#7a5238', '#9a7048', '#6f5a48'], tone),
      stroke: TOWN.ink,
      width: 0.028,
    },
    hull,
  );
  scene.fill(
    'lowTop',
    { role: 'boat', fill: '#c9a878', from: 14 },
    outlineOf(place, [
      [-0.34, -0.06],
      [-0.1, -0.1],
      [0.2, -0.08],
      [0.38, 0],
      [0.2, 0.08],
      [-0.1, 0.1],
      [-0.34, 0.06],
    ]),
  );
  if (!hasMast) {
    scene.line(
      'lowTop',
      { role: 'ink', stroke: TOWN.woodDark, width: 0.02, from: 20, order: 1 },
      [place(-0.14, -0.1), place(-0.14, 0.1)],
      [place(0.1, -0.09), place(0.1, 0.09)],
    );
    return;
  }
  const sail = { role: 'cloth', fill: TOWN.cloth, stroke: TOWN.ink, width: 0.018 } as const;
  scene.fill(
    'roofTop',
    sail,
    outlineOf(place, [
      [0.02, -0.34],
      [0.1, -0.3],
      [0.14, 0],
      [0.1, 0.3],
      [0.02, 0.34],
      [0.05, 0],
    ]),
  );
  if (size > 1.2)
    scene.fill(
      'roofTop',
      sail,
      outlineOf(place, [
        [-0.26, -0.22],
        [-0.2, -0.2],
        [-0.17, 0],
        [-0.2, 0.2],
        [-0.26, 0.22],
        [-0.24, 0],
      ]),
    );
  scene.circle('roofTop', { role: 'ink', fill: TOWN.woodDark, order: 1 }, place(0.06, 0), 0.025);
}

function outlineOf(
  place: (x: number, y: number) => Vec,
  points: readonly (readonly [number, number])[],
): Vec[] {
  return points.map(([x, y]) => place(x, y));
}

export function moved(ring: Ring, by: Vec): Vec[] {
  return ring.map((point) => add(point, by));
}

/** Paints a crate or a barrel. */
export function paintCrate(scene: Scene, at: Vec, tone: number): void {
  const angle = tone;
  const ring = rectangle(at, [Math.cos(angle), Math.sin(angle)], 0.11, 0.11);
  scene.fill('shadow', { ...SHADOW_INK, from: 22 }, moved(ring, [0.03, 0.04]));
  if (tone < 0.6)
    scene.fill(
      'low',
      { role: 'thing', fill: '#b8905f', stroke: TOWN.woodDark, width: 0.016, from: 18 },
      ring,
    );
  else
    scene.circle(
      'low',
      { role: 'thing', fill: '#8f6844', stroke: TOWN.ink, width: 0.016, from: 18 },
      at,
      0.05,
    );
}

/** Paints a crane that reaches out over the water. */
export function paintCrane(scene: Scene, at: Vec, out: Vec): void {
  scene.circle('body', { role: 'wood', fill: TOWN.wood, stroke: TOWN.ink, width: 0.024 }, at, 0.1);
  scene.line('trim', { role: 'ink', stroke: TOWN.woodDark, width: 0.04 }, [
    add(at, out, -0.12),
    add(at, out, 0.42),
  ]);
  scene.circle('trim', { role: 'ink', fill: TOWN.ink, order: 1 }, add(at, out, 0.42), 0.03);
}
