import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import type { Kind } from '../../engine/schematic/kind.ts';
import { DARK_BOARD, LIGHT_BOARD, type BoardTheme } from './board-theme.ts';
import { packPalette, type Palette } from './paint/palette.ts';

/** Ground colors: what lies outside, and what is free. */
export interface Ground {
  readonly outside: string;
  readonly free: string;
}

export interface GroundOfScheme {
  readonly light: Ground;
  readonly dark: Ground;
}

/** Theme, palette and ground colors of a board in the colors that the user has chosen. */
export function useBoardLook(
  kinds: readonly Kind[],
  ground: GroundOfScheme,
): { theme: BoardTheme; palette: Palette; colors: Ground } {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const theme = scheme === 'dark' ? DARK_BOARD : LIGHT_BOARD;
  const colors = ground[scheme];
  const { outside, free } = colors;
  const palette = useMemo(
    () => packPalette([outside, free, ...kinds.map(({ color }) => color)]),
    [outside, free, kinds],
  );
  return { theme: useMemo(() => ({ ...theme, background: outside }), [theme, outside]), palette, colors };
}
