import { useComputedColorScheme } from '@mantine/core';
import { Moon, Sun } from 'lucide-react';
import { HeaderButton } from '../contrib/HeaderButton.tsx';
import type { HeaderEnd } from '../contrib/slots.ts';
import { colorsCommand } from './app-commands.ts';
import * as words from './first-words.ts';

/** The button that switches between light and dark colors. */
export function ThemeButton({ isNarrow }: HeaderEnd) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  if (isNarrow) return null;
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <HeaderButton command={colorsCommand} label={words.switchColors(other)}>
      {scheme === 'light' ? <Moon size={18} /> : <Sun size={18} />}
    </HeaderButton>
  );
}
