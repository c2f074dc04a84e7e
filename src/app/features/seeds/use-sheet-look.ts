import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { hasCountry } from '../../../engine/recipe/recipe.ts';
import { colorsInOrder } from '../../board/paint/color-indices.ts';
import { groundAbout } from '../../cityview/ground.ts';
import type { SeedJob, SheetLook } from '../../cityview/seed-result.ts';

/** CSS pixels of a picture; on fine screens it has more of its own. */
const PICTURE = { width: 168, height: 132 };
const MOST_RATIO = 2;

/** How the pictures of a sheet are drawn on this screen. */
export function useSheetLook({ library, recipe: { land } }: SeedJob): SheetLook {
  const isOpen = hasCountry(land);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return useMemo(() => {
    const ratio = Math.min(MOST_RATIO, Math.max(1, window.devicePixelRatio));
    return {
      width: Math.round(PICTURE.width * ratio),
      height: Math.round(PICTURE.height * ratio),
      colors: colorsInOrder(groundAbout(isOpen)[scheme], library.kinds),
    };
  }, [scheme, library, isOpen]);
}
