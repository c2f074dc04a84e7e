import { useEffect, useMemo, useState } from 'react';
import { Drawing } from '../../board/Drawing.tsx';
import { slotOf } from '../../../engine/board/board.ts';
import { hexCenter, hexesWithin } from '../../../engine/hex/plane.ts';
import type { Bend } from '../../view/bend.ts';
import type { RasterView } from '../../board/paint/scanline.ts';
import { useAppStore } from '../../store/context.tsx';
import { followHeat } from './follow-heat.ts';
import { useHeat, type HeatMap } from './heat.ts';
import { heatColor, heatPalette, inkOn, schemeOf, type Scheme } from '../../cityview/heat-colors.ts';
import type { CityLayerProps } from '../../cityview/slots.ts';
import { TintPainter, type Tint } from '../../cityview/tint-painter.ts';

/** CSS pixels per side length from which the numbers stand in the hexes. */
const NUMBERS_FROM = 17;

/** Every hex shaded by the number of poses that fit there, with that number when it is close. */
export function HeatLayer({ theme }: CityLayerProps) {
  const store = useAppStore();
  useEffect(() => followHeat(store), [store]);
  const { map } = useHeat();
  return map && <HeatShape map={map} scheme={schemeOf(theme)} />;
}

function HeatShape({ map, scheme }: { readonly map: HeatMap; readonly scheme: Scheme }) {
  const [painter] = useState(() => new TintPainter());
  useEffect(() => () => painter.end(), [painter]);
  const { colors, most, version } = map;
  const tint = useMemo<Tint>(() => ({ colors, palette: heatPalette(scheme, most) }), [colors, scheme, most]);
  return (
    <Drawing
      draw={(canvas, _scale, layer, bend) => {
        const ratio = layer.getCanvas().getPixelRatio();
        painter.draw(
          canvas,
          tint,
          version,
          bend,
          (canvas, view, size) => {
            if (view.side / ratio >= NUMBERS_FROM) writeCounts(canvas, view, size, map, scheme, bend);
          },
          () => layer.batchDraw(),
        );
      }}
    />
  );
}

function writeCounts(
  canvas: CanvasRenderingContext2D,
  { originX, originY, side }: RasterView,
  { width, height }: { readonly width: number; readonly height: number },
  { box, count_hex, most }: HeatMap,
  scheme: Scheme,
  bend: Bend | null,
): void {
  canvas.font = `600 ${Math.min(0.62 * side, 26)}px 'Inter Variable', sans-serif`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  const inks = Array.from({ length: most + 1 }, (_, count) => inkOn(heatColor(scheme, count, most)));
  const bounds = {
    left: (0 - originX) / side,
    right: (width - originX) / side,
    top: (0 - originY) / side,
    bottom: (height - originY) / side,
  };
  for (const hex of hexesWithin(bounds)) {
    const slot = slotOf(box, hex);
    const count = slot < 0 ? 0 : count_hex[slot]!;
    if (count === 0) continue;
    const center = hexCenter(hex);
    const { x, y } = bend?.bent(center) ?? center;
    canvas.fillStyle = inks[count]!;
    canvas.fillText(String(count), originX + x * side, originY + y * side);
  }
}
