import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import type { Kind } from '../../engine/schematic/kind.ts';
import { DARK_BOARD, LIGHT_BOARD, type BoardTheme } from './board-theme.ts';
import { colorsInOrder, type Ground } from './paint/color-indices.ts';
import { packPalette, type Palette } from './paint/palette.ts';

export interface GroundOfScheme {
  readonly light: Ground;
  readonly dark: Ground;
}

/** Theme, palette and ground colors of a board: light or dark as `chosen`, else as the user has chosen for the app. */
export function useBoardLook(
  kinds: readonly Kind[],
  ground: GroundOfScheme,
  chosen?: keyof GroundOfScheme,
): { theme: BoardTheme; palette: Palette; colors: Ground } {
  const own = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const scheme = chosen ?? own;
  const theme = scheme === 'dark' ? DARK_BOARD : LIGHT_BOARD;
  const colors = ground[scheme];
  const { outside } = colors;
  const palette = useMemo(() => packPalette(colorsInOrder(colors, kinds)), [colors, kinds]);
  return { theme: useMemo(() => ({ ...theme, background: outside }), [theme, outside]), palette, colors };
}
