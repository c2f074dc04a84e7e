import type { BoardTheme } from '../board/board-theme.ts';
import { useHover, type Hover } from '../board/hover.ts';
import { GhostPicture, SegmentMarks } from '../board/overlay.tsx';
import { getChunked } from '../store/chunked.ts';
import { useApp } from '../store/context.tsx';
import type { CityView } from './city-view.ts';
import { segmentsAt, useInHand, type Stamped } from './ghost.ts';

interface OverlayProps {
  readonly city: CityView;
  readonly theme: BoardTheme;
}

interface PointedProps extends OverlayProps {
  readonly hover: Hover;
}

/** What is in hand, at the pointer, with the segments that keep it from being stamped. */
export function Ghost({ city, hover, theme, stamped }: PointedProps & { readonly stamped: Stamped | null }) {
  const inHand = useInHand(city, hover, stamped);
  if (inHand?.kind !== 'ghost') return null;
  const { shape, at, blocked } = inHand;
  const fits = blocked.length === 0;
  return (
    <>
      <GhostPicture picture={shape.picture} at={at} opacity={fits ? 1 : 0.7} />
      {!fits && (
        <SegmentMarks segments={blocked} fill={`${theme.blocked}99`} stroke={theme.blocked} width={1.5} />
      )}
      <SegmentMarks
        segments={segmentsAt(shape.hexes, at)}
        stroke={fits ? theme.fits : theme.blocked}
        width={2.5}
      />
    </>
  );
}

/** The placement that a click would select. */
export function Pointed({ city, hover, theme }: PointedProps) {
  const document = useApp((state) => state.document.city);
  const isSelecting = useApp((state) => state.session.cityTool.kind === 'select');
  const pointer = useHover(hover);
  if (!isSelecting || !pointer || pointer.pointerType === 'touch' || city.city !== document) return null;
  const placement = city.placementAt(pointer.segment);
  if (!placement) return null;
  return (
    <SegmentMarks
      segments={segmentsAt(city.shapeOf(placement).hexes, placement)}
      stroke={theme.hover}
      width={2}
    />
  );
}

export function Selection({ city, theme }: OverlayProps) {
  const document = useApp((state) => state.document.city);
  const selected = useApp((state) => state.session.placement);
  const placement = selected === null ? undefined : getChunked(document.placements, selected);
  if (!placement || city.city !== document) return null;
  return (
    <SegmentMarks
      segments={segmentsAt(city.shapeOf(placement).hexes, placement)}
      fill={`${theme.selection}26`}
      stroke={theme.selection}
      width={3}
    />
  );
}
