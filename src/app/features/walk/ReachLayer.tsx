import { useEffect, useMemo, useState } from 'react';
import { Drawing } from '../../board/Drawing.tsx';
import type { Board } from '../../../engine/board/board.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { cellsOfBox } from '../../board/paint/hex-colors.ts';
import { SegmentColors } from '../../board/paint/segment-colors.ts';
import { useApp } from '../../store/context.tsx';
import type { CityView } from '../../cityview/city-view.ts';
import { schemeOf, translucent, type Scheme } from '../../cityview/heat-colors.ts';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { tintSegment } from '../../cityview/hex-tint.ts';
import { TintPainter, type Tint } from '../../cityview/tint-painter.ts';
import { reachOf, type Reach } from './walk-ground.ts';
import { walking } from './walking.ts';

const REACHED = 1;
const UNREACHED = 2;

/** Reached ground is tinted calmly, that which nobody reaches strikes the eye. */
export const REACH_COLORS: Readonly<
  Record<Scheme, { readonly reached: string; readonly unreached: string }>
> = {
  light: { reached: '#3f9b6c', unreached: '#d9480f' },
  dark: { reached: '#5cc08c', unreached: '#ff922b' },
};

/** Open ground that the walker reaches, and what it does not. */
export function ReachLayer({ city, theme }: CityLayerProps) {
  const walker = useApp((state) => walking.of(state)?.walker ?? null);
  const document = useApp((state) => state.document.city);
  if (!walker || city.city !== document) return null;
  return <ReachShape city={city} walker={walker} scheme={schemeOf(theme)} />;
}

interface ReachShapeProps {
  readonly city: CityView;
  readonly walker: Segment;
  readonly scheme: Scheme;
}

function ReachShape({ city, walker, scheme }: ReachShapeProps) {
  const [painter] = useState(() => new TintPainter());
  useEffect(() => () => painter.end(), [painter]);
  const { board } = city;
  const reach = reachOf(city, walker);
  const colors = useMemo(() => tinted(board, reach), [board, reach]);
  const tint = useMemo<Tint>(() => {
    const { reached, unreached } = REACH_COLORS[scheme];
    return { colors, palette: Uint32Array.of(0, translucent(reached, 0.5), translucent(unreached, 0.62)) };
  }, [colors, scheme]);
  return (
    <Drawing
      draw={(canvas, _scale, layer, bend) =>
        painter.draw(canvas, tint, 0, bend, undefined, () => layer.batchDraw())
      }
    />
  );
}

function tinted(board: Board, { open_hex, reached_hex }: Reach): SegmentColors {
  const colors = new SegmentColors(cellsOfBox(board));
  for (let slot = 0; slot < open_hex.length; slot++) {
    const open = open_hex[slot]!;
    if (open === 0) continue;
    const reached = reached_hex[slot]!;
    for (let k = 0; k < 6; k++)
      if ((open >> k) & 1) tintSegment(colors, board, slot, k, (reached >> k) & 1 ? REACHED : UNREACHED);
  }
  return colors;
}
