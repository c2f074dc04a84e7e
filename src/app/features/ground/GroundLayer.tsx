import { useMemo } from 'react';
import { useHover } from '../../board/input/hover.ts';
import { SegmentMarks } from '../../board/overlay.tsx';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { useApp } from '../../store/context.tsx';
import { wayBetween } from './city-ways.ts';
import { groundHand } from './ground-hand.ts';

/** The segment under the brush, or the street that a click would lay. */
export function GroundLayer({ city, hover, theme }: CityLayerProps) {
  const hand = useApp(groundHand.of);
  const document = useApp((state) => state.document);
  const segment = useHover(hover)?.segment;
  const from = hand?.from ?? null;
  const way = useMemo(
    () => (from && segment ? wayBetween(document, city, from, segment) : null),
    [document, city, from, segment],
  );
  if (!hand) return null;
  const color = document.kinds.find(({ id }) => id === hand.kind)?.color;
  // The color of what is erased is translucent itself.
  const fill = (opacity: '99' | 'cc') => (color === undefined ? theme.erased : `${color}${opacity}`);
  const segments = way ?? (segment ? [segment] : []);
  return (
    <>
      {from && <SegmentMarks segments={[from]} fill={fill('cc')} stroke={theme.selection} width={3} />}
      {segments.length > 0 && (
        <SegmentMarks
          segments={segments}
          fill={fill('99')}
          stroke={from && !way ? theme.blocked : theme.hover}
        />
      )}
    </>
  );
}
