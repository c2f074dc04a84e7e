import { lazyLayer } from '../../board/lazy-layer.tsx';
import { CITY_STATUS, CITY_TINTS } from '../../cityview/slots.ts';
import { stamping } from '../../cityview/stamping.ts';
import type { Feature } from '../../contrib/feature.ts';
import { shownWhile } from '../../contrib/shown-while.tsx';
import { fill } from '../../contrib/slot.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import type { AppState } from '../../store/store.ts';
import { heatSlice } from './heat-slice.ts';
import * as words from './first-words.ts';

const HeatLayer = lazyLayer(words.layer, async () => (await import('./HeatLayer.tsx')).HeatLayer);

const HeatLegend = lazyPart(words.legend, async () => (await import('./HeatLegend.tsx')).HeatLegend);

const isShown = (state: AppState) => stamping.of(state) !== null && heatSlice.of(state).shown;

/** The heat map: in how many poses the schematic in hand fits at each hex. */
export const heat: Feature = {
  id: 'heat',
  commands: () => import('./commands.ts'),
  fills: [
    fill(CITY_TINTS, 20, shownWhile(isShown, HeatLayer)),
    fill(CITY_STATUS, 10, shownWhile(isShown, HeatLegend)),
  ],
  parts: [HeatLegend],
};
