import { chanceAt } from '../chance.ts';
import { mix } from '../palette.ts';
import { noiseAt } from './chance.ts';
import { strewn } from './country.ts';
import { add, rectangle, type Vec } from './geometry.ts';
import type { Lamp } from './houses.ts';
import { chanceOf, isUrban, type Lattice } from './lattice.ts';
import type { Scene } from './scene.ts';

/* Light by night, and smoke. */

/** Light that falls off about its lamp: how far it reaches in sides, and how strong it is beside the lamp, 0..1. */
interface Spread {
  readonly reach: number;
  readonly strength: number;
}

/** How a lamp looks. */
interface Glow {
  /** The share of lamps that are lit where people are neither early nor late. */
  readonly share: number;
  /** The radius of the lamp itself; 0 where it lies out of sight. */
  readonly bulb: number;
  /** The light on the ground, which roofs and walls cover. */
  readonly pool: Spread;
  /** The light in the air, which falls on roofs and walls, too. */
  readonly haze: Spread;
}

const GLOWS: Readonly<Record<Lamp['sort'], Glow>> = {
  window: { share: 0.3, bulb: 0.042, pool: { reach: 0, strength: 0 }, haze: { reach: 0.4, strength: 0.42 } },
  slot: {
    share: 0.46,
    bulb: 0.04,
    pool: { reach: 0.72, strength: 0.46 },
    haze: { reach: 0.36, strength: 0.4 },
  },
  door: { share: 0.24, bulb: 0, pool: { reach: 1.05, strength: 0.58 }, haze: { reach: 0.5, strength: 0.34 } },
  church: {
    share: 0.9,
    bulb: 0.06,
    pool: { reach: 1.3, strength: 0.5 },
    haze: { reach: 0.7, strength: 0.5 },
  },
  lantern: {
    share: 1,
    bulb: 0.052,
    pool: { reach: 1.9, strength: 0.74 },
    haze: { reach: 0.8, strength: 0.5 },
  },
  gate: { share: 1, bulb: 0.06, pool: { reach: 1.7, strength: 0.66 }, haze: { reach: 0.9, strength: 0.6 } },
};

/** How much of the reach and the strength of their sort lamps have, and the share of lamps that have no more. */
const SIZES = [
  { upTo: 0.42, part: 0.6, color: '#e09a48' },
  { upTo: 0.8, part: 0.82, color: '#ffc878' },
  { upTo: 1, part: 1.1, color: '#fff0c8' },
] as const;

/** Rings of light to a side of its reach, and the fewest: many faint ones, which do not show as bands. */
const RINGS = { toSide: 8, fewest: 6 };

/** The colors of light far from its lamp, and beside it: on the ground and in the air. */
const POOL = { far: '#94482a', near: '#f6a85c' };
const HAZE = { far: '#e8641e', near: '#ff9e48' };

/** Chance of a lantern on a segment of ways of each pattern. */
const LANTERNS: Readonly<Record<string, number>> = {
  street: 0.26,
  lane: 0.08,
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

/** How wide the streets are in sides that are awake, or asleep, together. */
const NEIGHBORHOOD = 5;

/**
 * Paints lamps that are lit: no two streets have as many, and no two neighbors the same.
 *
 * @param strength of all light: 1 by night, less at dusk
 */
export function paintLamps(lamps: readonly Lamp[], strength: number, scene: Scene): void {
  const lights = new Map<string, ReturnType<typeof lightOf>>();
  for (const { at, sort, along } of lamps) {
    const [x, y] = [Math.round(31 * at[0]), Math.round(31 * at[1])];
    const awake = 1 + 0.9 * noiseAt(at[0] / NEIGHBORHOOD, at[1] / NEIGHBORHOOD, 954);
    const { share, bulb } = GLOWS[sort];
    if (share < 1 && chanceAt(x, y, 0, 953) > share * awake) continue;
    const size = SIZES.findIndex(({ upTo }) => chanceAt(x, y, 1, 953) <= upTo);
    const key = `${sort} ${size}`;
    let light = lights.get(key);
    if (!light) lights.set(key, (light = lightOf(GLOWS[sort], SIZES[size]!.part, strength)));
    for (const { layer, ink, radius } of light) scene.circle(layer, ink, at, radius);
    if (bulb === 0) continue;
    const { part, color: fill } = SIZES[size]!;
    if (sort === 'slot')
      scene.fill('light', { role: 'light', fill }, rectangle(at, along!, 2.2 * bulb * part, bulb * part));
    else scene.circle('light', { role: 'light', fill }, at, bulb * part);
  }
}

/** How bright light is by the share of its reach: most of it falls near its lamp. */
const FALL = [
  { at: 0, brightness: 0.95 },
  { at: 0.28, brightness: 0.46 },
  { at: 0.62, brightness: 0.13 },
  { at: 1, brightness: 0 },
] as const;

/** The share of its reach at which light is so bright. */
function reachOf(brightness: number): number {
  const next = FALL.findIndex((point) => point.brightness <= brightness);
  if (next <= 0) return FALL[0].at;
  const [from, to] = [FALL[next - 1]!, FALL[next]!];
  return from.at + ((to.at - from.at) * (from.brightness - brightness)) / (from.brightness - to.brightness);
}

/** The light about a lamp: its pool on the ground and its haze in the air. */
function lightOf({ pool, haze }: Glow, part: number, strength: number) {
  return [...ringsOf('pool', pool, POOL, part, strength), ...ringsOf('glow', haze, HAZE, part, strength)];
}

/** Rings of light, from the innermost on: each is as much brighter than the one about it, so that no edge shows more. */
function ringsOf(
  layer: 'pool' | 'glow',
  { reach, strength }: Spread,
  { far, near }: { readonly far: string; readonly near: string },
  part: number,
  ofAll: number,
) {
  const rings = reach === 0 ? 0 : Math.max(RINGS.fewest, Math.round(RINGS.toSide * reach));
  const alpha = hexOf((FALL[0].brightness * part * strength * ofAll) / rings);
  return Array.from({ length: rings }, (_, index) => {
    const outer = reachOf((FALL[0].brightness * (rings - 1 - index + 0.5)) / rings);
    const fill = `${mix(far, near, 1 - outer)}${alpha}`;
    return {
      layer,
      ink: { role: layer, fill, order: rings - index - 1 } as const,
      radius: part * reach * outer,
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
