import { lazyLayer } from '../../board/lazy-layer.tsx';
import { CITY_MARKS, CITY_STATUS } from '../../cityview/slots.ts';
import type { Feature } from '../../contrib/feature.ts';
import { shownWhile } from '../../contrib/shown-while.tsx';
import { fill } from '../../contrib/slot.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import type { AppState } from '../../store/store.ts';
import { measuring } from './measuring.ts';
import * as words from './first-words.ts';

const MeasureLayer = lazyLayer(words.layer, async () => (await import('./MeasureLayer.tsx')).MeasureLayer);

const MeasureLine = lazyPart(words.line, async () => (await import('./MeasureLine.tsx')).MeasureLine);

const isMeasuring = (state: AppState) => measuring.of(state) !== null;

/** The tool that measures ways between hexes. */
export const measure: Feature = {
  id: 'measure',
  commands: () => import('./commands.ts'),
  fills: [
    fill(CITY_MARKS, 10, shownWhile(isMeasuring, MeasureLayer)),
    fill(CITY_STATUS, 30, shownWhile(isMeasuring, MeasureLine)),
  ],
  parts: [MeasureLine],
};
