import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import type { Kind } from '../../engine/schematic/kind.ts';
import { DARK_BOARD, LIGHT_BOARD, type BoardTheme } from './board-theme.ts';
import { packPalette, type Palette } from './palette.ts';

/** Ground colors: what lies outside, and what is free. */
export interface Ground {
  readonly outside: string;
  readonly free: string;
}

export interface GroundOfScheme {
  readonly light: Ground;
  readonly dark: Ground;
}

/** Index of free ground in the palettes; outside is 0, kinds follow in their order. */
export const FREE_COLOR = 1;

/** Index of the first kind. */
export const FIRST_KIND_COLOR = 2;

/** Theme and palette of a board in the colors that the user has chosen. */
export function useBoardLook(
  kinds: readonly Kind[],
  ground: GroundOfScheme,
): { theme: BoardTheme; palette: Palette } {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const theme = scheme === 'dark' ? DARK_BOARD : LIGHT_BOARD;
  const { outside, free } = ground[scheme];
  const palette = useMemo(
    () => packPalette([outside, free, ...kinds.map(({ color }) => color)]),
    [outside, free, kinds],
  );
  return { theme: useMemo(() => ({ ...theme, background: outside }), [theme, outside]), palette };
}
