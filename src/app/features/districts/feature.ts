import { lazyLayer } from '../../board/lazy-layer.tsx';
import { CITY_TINTS } from '../../cityview/slots.ts';
import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { shownWhile } from '../../contrib/shown-while.tsx';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { districtBrush } from './district-brush.ts';
import { districtsSlice } from './districts-slice.ts';
import { labSlice } from './lab-slice.ts';
import * as words from './first-words.ts';

const DistrictLayer = lazyLayer(words.layer, async () => (await import('./DistrictLayer.tsx')).DistrictLayer);

const DistrictsDialog = lazyPart(
  words.laboratory,
  async () => (await import('./DistrictsDialog.tsx')).DistrictsDialog,
);

const DistrictBrushPanel = lazyPart(
  words.brush,
  async () => (await import('./DistrictBrushPanel.tsx')).DistrictBrushPanel,
);

/** The districts of the city, and the laboratory where they are tried out. */
export const districts: Feature = {
  id: 'districts',
  commands: () => import('./commands.ts'),
  fills: [
    fill(
      CITY_TINTS,
      10,
      shownWhile(
        (state) => districtsSlice.of(state).shown && state.document.city.districts.length > 0,
        DistrictLayer,
      ),
    ),
    fill(BOARDS.city, 40, dialogOf(labSlice, DistrictsDialog)),
  ],
  panels: [
    {
      id: 'district-brush',
      workspace: 'city',
      side: 'right',
      order: 25,
      title: words.brush,
      shown: (state) => districtBrush.of(state) !== null,
      Content: DistrictBrushPanel,
    },
  ],
  parts: [DistrictsDialog, DistrictBrushPanel],
};
