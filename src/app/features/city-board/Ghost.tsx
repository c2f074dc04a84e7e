import type { BoardTheme } from '../../board/board-theme.ts';
import type { Hover } from '../../board/input/hover.ts';
import { GhostPicture, SegmentMarks } from '../../board/overlay.tsx';
import type { CityView } from '../../cityview/city-view.ts';
import { recipeFits } from '../../cityview/recipe-fits.ts';
import { segmentsAt, useInHand } from '../../cityview/ghost.ts';

interface OverlayProps {
  readonly city: CityView;
  readonly theme: BoardTheme;
}

interface PointedProps extends OverlayProps {
  readonly hover: Hover;
}

/** The piece in hand at the pointer, with the segments that block it; by the recipe, with its conditions. */
export function Ghost({ city, hover, theme }: PointedProps) {
  const inHand = useInHand(city, hover);
  const byRecipe = recipeFits.use();
  if (inHand?.kind !== 'ghost') return null;
  const { shape, at, hindrance } = inHand;
  const fits = hindrance === null;
  return (
    <>
      <GhostPicture picture={byRecipe ? shape.signed : shape.picture} at={at} opacity={fits ? 1 : 0.7} />
      {hindrance && (
        <SegmentMarks
          segments={hindrance.blocked}
          fill={`${theme.blocked}99`}
          stroke={theme.blocked}
          width={1.5}
        />
      )}
      <SegmentMarks
        segments={segmentsAt(shape.hexes, at)}
        stroke={fits ? theme.fits : theme.blocked}
        width={2.5}
      />
    </>
  );
}
