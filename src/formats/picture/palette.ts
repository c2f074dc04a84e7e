/** A mix of two colors `#rrggbb`; `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [Number.parseInt(from.slice(1), 16), Number.parseInt(to.slice(1), 16)];
  let mixed = 0x1000000;
  for (const bits of [16, 8, 0]) {
    const [x, y] = [(a >> bits) & 255, (b >> bits) & 255];
    mixed |= Math.round(x + (y - x) * share) << bits;
  }
  return `#${mixed.toString(16).slice(1)}`;
}

/** The brightness of a color `#rrggbb`, 0 to 1; opacity is left out. */
export function brightness(color: string): number {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return (0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255)) / 255;
}

/** The color of ink. The following colors are mixed with the colors of kinds, or are materials that all kinds share. */
export const INK = '#2b2227';
export const LIGHT = '#fff6dc';
export const EARTH = '#ddd0b0';
export const STONE = '#c9c2b4';
export const CLOTH = '#f6ecd6';
export const WOOD = '#6e5138';
export const LEAF = '#7d9a5b';
/** Color of shadows; translucent, so that the ground shows through. */
export const SHADOW = '#2b1f2a4d';

/** The colors of a kind: its own, its tints and shades. */
export interface Palette {
  readonly base: string;
  /** The second color that was chosen for the kind; it takes the place of the accents of its pattern. */
  readonly second: string | undefined;
  /** Color of the outlines of buildings. */
  readonly ink: string;
  /** Color of lines and furrows in ground. */
  readonly deep: string;
  readonly pale: string;
  /** Color of the ground around a building. */
  readonly lot: string;
  /** Color of the borders of ground. */
  readonly rim: string;
  /** Colors of roofs, so that the houses in a row differ. */
  readonly roofs: readonly [string, string, string];
  /** Color of an old roof. Only tiles grow old, which are warm in color; a second color is chosen in its place. */
  readonly oldRoof: string;
}

/** The palette of a color, and of a second one for accents. */
export function paletteOf(color: string, second?: string): Palette {
  const lot = mix(EARTH, color, 0.2);
  return {
    base: color,
    second,
    ink: mix(color, INK, 0.72),
    deep: mix(color, INK, 0.22),
    pale: mix(color, LIGHT, 0.45),
    lot,
    rim: mix(lot, INK, 0.2),
    roofs: [color, mix(color, LIGHT, 0.1), mix(color, INK, 0.1)],
    oldRoof: second === undefined && isWarm(color) ? mix(color, OLD_ROOF, 0.62) : color,
  };
}

/** The color of slate and weathered tiles. */
const OLD_ROOF = '#675650';

/** How much more red than blue a warm color, that of tiles, has at least. */
const WARM = 0x30;

/** Whether a color is warm, as tiles are. */
export function isWarm(color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16);
  return (value >> 16) - (value & 255) >= WARM;
}

/**
 * Direction to the light: north-west, a little more from the north, so that no two slopes of a hexagon have equal
 * brightness.
 */
const TO_LIGHT = { x: -0.56, y: -0.83 };

/** Number of brightness levels of faces: few, so that faces are gathered into few paths. */
const LEVELS = 8;

/** Lit colors by color and level, kept because there are many faces and few colors. */
const litColors = new Map<string, (string | undefined)[]>();

/** The color of a roof face that slopes down toward (x, y), a unit vector. */
export function lit(color: string, x: number, y: number): string {
  const level = Math.round((x * TO_LIGHT.x + y * TO_LIGHT.y) * LEVELS);
  let known = litColors.get(color);
  if (!known) litColors.set(color, (known = []));
  const light = level / LEVELS;
  return (known[level + LEVELS] ??=
    light >= 0 ? mix(color, LIGHT, 0.34 * light) : mix(color, INK, -0.42 * light));
}
