import { chanceAt } from '../chance.ts';
import { mix } from '../palette.ts';
import { strewn } from './country.ts';
import { add, rectangle, type Vec } from './geometry.ts';
import type { Lamp } from './houses.ts';
import { chanceOf, isUrban, type Lattice } from './lattice.ts';
import type { Scene } from './scene.ts';

/* Light by night, and smoke. */

/** How a lamp looks: the share of those that are lit, the reach of its light, its color and strength. */
interface Glow {
  readonly share: number;
  readonly radius: number;
  readonly color: string;
  readonly strength: number;
}

const GLOWS: Readonly<Record<Lamp['sort'], Glow>> = {
  window: { share: 0.46, radius: 0.36, color: '#ff8410', strength: 0.7 },
  slot: { share: 0.46, radius: 0.36, color: '#ff8410', strength: 0.7 },
  door: { share: 0.22, radius: 0.6, color: '#ff8610', strength: 0.55 },
  church: { share: 0.9, radius: 0.6, color: '#ff8610', strength: 0.75 },
  lantern: { share: 1, radius: 1.05, color: '#ff8610', strength: 0.8 },
  gate: { share: 1, radius: 0.9, color: '#ff7e10', strength: 0.85 },
};

/** Rings of light about a lamp: many faint ones, which do not show as bands, and are paler toward the middle. */
const RINGS = 14;
const PALE = '#ffb040';

/** Chance of a lantern on a segment of ways of each pattern. */
const LANTERNS: Readonly<Record<string, number>> = {
  street: 0.42,
  lane: 0.07,
  square: 0.3,
  quay: 0.3,
  archway: 0.3,
  market: 0.3,
};

/** The lanterns along the ways of a town. */
export function lanternsOf(lattice: Lattice): Lamp[] {
  return lattice.drawn.flatMap((cell): Lamp[] =>
    isUrban(cell) && chanceOf(cell, 950) <= (LANTERNS[cell.pattern] ?? -1)
      ? [{ at: strewn(cell, 951, 952, 0.2), sort: 'lantern' }]
      : [],
  );
}

/**
 * Paints lamps that are lit.
 *
 * @param strength of all light: 1 by night, less at dusk
 */
export function paintLamps(lamps: readonly Lamp[], strength: number, scene: Scene): void {
  const glows = new Map<Lamp['sort'], ReturnType<typeof ringsOf>>();
  for (const { at, sort, along } of lamps) {
    const { share } = GLOWS[sort];
    const chance = chanceAt(Math.round(31 * at[0]), Math.round(31 * at[1]), 0, 953);
    if (chance > share) continue;
    let rings = glows.get(sort);
    if (!rings) glows.set(sort, (rings = ringsOf(GLOWS[sort], strength)));
    for (const { key, radius } of rings) scene.circle('glow', key, at, radius);
    const bright = { role: 'light', fill: chance < 0.6 ? '#fff4cc' : '#ffe0a0' } as const;
    if (sort === 'slot') scene.fill('light', bright, rectangle(at, along!, 0.11, 0.05));
    else if (sort !== 'door') scene.circle('light', bright, at, sort === 'church' ? 0.07 : 0.06);
  }
}

/** How bright light is by the share of its reach: most of it falls near its lamp. */
const FALL = [
  [0, 0.95],
  [0.28, 0.46],
  [0.62, 0.13],
  [1, 0],
] as const;

function brightnessAt(share: number): number {
  const next = FALL.findIndex(([at]) => at >= share);
  if (next <= 0) return FALL[0][1];
  const [[from, start], [to, end]] = [FALL[next - 1]!, FALL[next]!];
  return start + ((end - start) * (share - from)) / (to - from);
}

/** The rings of light about a lamp, from the innermost on: each adds what it is brighter within. */
function ringsOf({ radius, color, strength: own }: Glow, strength: number) {
  return Array.from({ length: RINGS }, (_, index) => {
    const [inner, outer] = [index / RINGS, (index + 1) / RINGS];
    const alpha = own * strength * (brightnessAt(inner) - brightnessAt(outer));
    const fill = `${mix(color, PALE, 0.5 * (1 - outer))}${hexOf(alpha)}`;
    return {
      key: { role: 'glow', fill, order: RINGS - index - 1 } as const,
      radius: radius * outer,
    };
  });
}

function hexOf(share: number): string {
  return Math.max(1, Math.round(255 * share))
    .toString(16)
    .padStart(2, '0');
}

/** Puffs of smoke over a chimney. */
const PUFFS = 10;

/** Paints smoke over a share of chimneys, as the wind from the south-west carries it. */
export function paintSmoke(chimneys: readonly Vec[], share: number, scene: Scene): void {
  for (const at of chimneys) {
    if (chanceAt(Math.round(9 * at[0]), Math.round(9 * at[1]), 0, 955) > share) continue;
    for (let i = 0; i < PUFFS; i++)
      scene.circle(
        'veil',
        { role: 'smoke', fill: `#f5f5f8${hexOf(0.14 - 0.0125 * i)}`, from: 20 },
        add(at, [0.06 * i + 0.005 * i * i, -0.065 * i + 0.02 * Math.sin(i)]),
        0.045 + 0.02 * i,
      );
  }
}
