import { ViewControls } from '../../board/view-controls-part.ts';
import { lazyLayer } from '../../board/lazy-layer.tsx';
import { CITY_TINTS } from '../../cityview/slots.ts';
import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import * as words from './first-words.ts';

const MapLayer = lazyLayer(words.map, async () => (await import('./MapLayer.tsx')).MapLayer);

/** Zoom, grid and labels of both boards, and whether a city is shown as its map. */
export const view: Feature = {
  id: 'view',
  commands: () => import('./commands.ts'),
  fills: [fill(CITY_TINTS, 0, MapLayer)],
  firstParts: [ViewControls],
};
