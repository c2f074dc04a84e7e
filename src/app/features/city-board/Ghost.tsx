import { GhostPicture, SegmentMarks } from '../../board/overlay.tsx';
import type { Segment } from '../../../engine/segment/segment.ts';
import { getChunked } from '../../document/chunked.ts';
import type { Removal } from '../../cityview/stamp-over.ts';
import type { CityView } from '../../cityview/city-view.ts';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { recipeFits } from '../../cityview/recipe-fits.ts';
import { segmentsAt, useInHand } from '../../cityview/ghost.ts';

/** The piece in hand at the pointer, with the segments that block it; by the recipe, with its conditions. */
export function Ghost({ city, hover, theme }: CityLayerProps) {
  const inHand = useInHand(city, hover);
  const byRecipe = recipeFits.use();
  if (inHand?.kind !== 'ghost') return null;
  const { shape, at, hindrance, removal } = inHand;
  const gone = removal ? removedSegments(removal, city) : [];
  const fits = hindrance === null;
  return (
    <>
      {gone.length > 0 && (
        <SegmentMarks segments={gone} fill={theme.erased} stroke={theme.blocked} width={2} />
      )}
      <GhostPicture
        picture={byRecipe ? shape.signedPicture : shape.picture}
        onMap={byRecipe ? shape.signed : shape.piece}
        at={at}
        opacity={fits ? 1 : 0.7}
      />
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

/** The segments that the stamp frees, also those that it does not take. */
function removedSegments({ placements, ground }: Removal, city: CityView): readonly Segment[] {
  const standing = placements.flatMap((id) => {
    const placement = getChunked(city.city.placements, id);
    return placement ? segmentsAt(city.hexesOf(placement), placement) : [];
  });
  return [...standing, ...ground];
}
