import { useMemo } from 'react';
import { Drawing } from '../../board/Drawing.tsx';
import type { Segment } from '../../../engine/segment/segment.ts';
import { segmentCenter } from '../../board/input/board-pointer.ts';
import { strokeWithHalo } from '../../board/paint/halo.ts';
import { useHover, type Hover } from '../../board/input/hover.ts';
import { useApp } from '../../store/context.tsx';
import type { CityView } from '../../cityview/city-view.ts';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { measurePath } from './measure.ts';
import { measuring } from './measuring.ts';

/** The ends of what is measured: the far one follows the pointer until it is set. */
function useMeasureEnds(hover: Hover): { readonly from: Segment; readonly to: Segment } | null {
  const measured = useApp(measuring.of);
  const pointer = useHover(hover);
  if (!measured?.from) return null;
  const to = measured.to ?? pointer?.segment ?? measured.from;
  return { from: measured.from, to };
}

/** The way between the ends, found anew when the city changes. */
export function useMeasuredPath(city: CityView, hover: Hover) {
  const ends = useMeasureEnds(hover);
  const document = useApp((state) => state.document.city);
  const { q, r, k } = ends?.to ?? { q: 0, r: 0, k: 0 as const };
  const from = ends?.from;
  return useMemo(
    () => (from ? { from, to: { q, r, k }, path: measurePath(city, from, { q, r, k }) } : null),
    // The view changes in place with the document.
    // oxlint-disable-next-line react/exhaustive-deps
    [city, document, from, q, r, k],
  );
}

/** The way that is measured, drawn over the city; the straight line, dashed, where there is none. */
export function MeasureLayer({ city, hover, theme }: CityLayerProps) {
  const measured = useMeasuredPath(city, hover);
  if (!measured) return null;
  const { from, to, path } = measured;
  const points = (path ?? [from, to]).map(segmentCenter);
  const found = path !== null;
  return (
    <Drawing
      draw={(canvas, scale, _layer, bend) => {
        const path = bend?.path(canvas) ?? canvas;
        const pixel = 1 / scale;
        canvas.lineJoin = 'round';
        canvas.lineCap = 'round';
        canvas.setLineDash(found ? [] : [6 * pixel, 6 * pixel]);
        canvas.beginPath();
        for (const { x, y } of points) path.lineTo(x, y);
        const line = { color: theme.selection, width: 3.5 * pixel };
        strokeWithHalo(canvas, line, { color: '#fffffff0', width: 7 * pixel });
        canvas.setLineDash([]);
        for (const end of [points[0]!, points.at(-1)!]) {
          const { x, y } = bend?.bent(end) ?? end;
          canvas.beginPath();
          canvas.arc(x, y, 6 * pixel, 0, 2 * Math.PI);
          canvas.fillStyle = theme.selection;
          canvas.fill();
          canvas.lineWidth = 2 * pixel;
          canvas.strokeStyle = '#ffffff';
          canvas.stroke();
        }
      }}
    />
  );
}
