import { brightness, mix } from '../../formats/picture/palette.ts';
import { DARK_BOARD, type BoardTheme } from '../board/board-theme.ts';
import { packColor, type Palette } from '../board/paint/palette.ts';

/** From few to many: lighter to darker on light ground, darker to lighter on dark, told apart without color vision. */
const RAMPS = {
  light: ['#fbe388', '#8fd19e', '#3fa796', '#22758f', '#3a2f6f'],
  dark: ['#40407e', '#2f728e', '#22a884', '#8bd646', '#fde725'],
} as const;

/** Over hexes where nothing fits: they step back. */
const VEILS = { light: '#f6f3ec', dark: '#101416' } as const;

const OPACITY = { ramp: 0.8, veil: 0.66 } as const;

export type Scheme = keyof typeof RAMPS;

export function schemeOf(theme: BoardTheme): Scheme {
  return theme.focus === DARK_BOARD.focus ? 'dark' : 'light';
}

/** The color of a count as `#rrggbb`, of `most` counts. */
export function heatColor(scheme: Scheme, count: number, most: number): string {
  if (count === 0) return VEILS[scheme];
  const ramp = RAMPS[scheme];
  const place = most <= 1 ? ramp.length - 1 : ((count - 1) / (most - 1)) * (ramp.length - 1);
  const index = Math.min(Math.floor(place), ramp.length - 2);
  return mix(ramp[index]!, ramp[index + 1]!, place - index);
}

/** Colors by count + 1; 0 is the sea, which is not tinted. */
export function heatPalette(scheme: Scheme, most: number): Palette {
  const palette = new Uint32Array(most + 2);
  for (let count = 0; count <= most; count++)
    palette[count + 1] = translucent(
      heatColor(scheme, count, most),
      count === 0 ? OPACITY.veil : OPACITY.ramp,
    );
  return palette;
}

/** A color for the raster, so opaque. */
export function translucent(color: string, opacity: number): number {
  return ((packColor(color) & 0xffffff) | (Math.round(255 * opacity) << 24)) >>> 0;
}

/** Black or white, whichever is read better on a color. */
export function inkOn(color: string): string {
  return brightness(color) > 140 / 255 ? '#1d1a14' : '#ffffff';
}
