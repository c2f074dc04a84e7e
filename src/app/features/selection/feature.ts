import { lazyLayer } from '../../board/lazy-layer.tsx';
import { isSelecting } from '../../cityview/city-tool.ts';
import { CITY_MARKS, CITY_STATUS } from '../../cityview/slots.ts';
import type { Feature } from '../../contrib/feature.ts';
import { shownWhile } from '../../contrib/shown-while.tsx';
import { fill } from '../../contrib/slot.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { stamping } from '../../cityview/stamping.ts';
import { CITY_TOOLS } from '../../cityview/city-tools.ts';
import { hang } from '../../contrib/tool-rack.ts';
import { selectTool } from './select-tool.ts';
import { pasteTool } from './paste-tool.ts';
import type { AppState } from '../../store/store.ts';
import { pasting } from './pasting.ts';

const PlacementPanel = lazyPart(
  'This panel',
  async () => (await import('./PlacementPanel.tsx')).PlacementPanel,
);

const SelectionLayer = lazyLayer(
  'The marks of the selection',
  async () => (await import('./SelectionLayer.tsx')).SelectionLayer,
);

const PasteLayer = lazyLayer('The copy in hand', async () => (await import('./PasteLayer.tsx')).PasteLayer);

const SelectLine = lazyPart(
  'The status of the selection',
  async () => (await import('./SelectLine.tsx')).SelectLine,
);

const PasteLine = lazyPart(
  'The status of the copy in hand',
  async () => (await import('./PasteLine.tsx')).PasteLine,
);

const isPasting = (state: AppState) => pasting.of(state) !== null;

/** Placements that are selected, and all that is done with them. */
export const selection: Feature = {
  id: 'selection',
  commands: () => import('./commands.ts'),
  panels: [
    {
      id: 'selection',
      workspace: 'city',
      side: 'right',
      order: 30,
      title: 'Selection',
      shown: (state) => stamping.of(state) === null,
      Content: PlacementPanel,
    },
  ],
  fills: [
    fill(CITY_MARKS, 20, SelectionLayer),
    fill(CITY_MARKS, 30, shownWhile(isPasting, PasteLayer)),
    fill(CITY_STATUS, 50, shownWhile(isSelecting, SelectLine)),
    fill(CITY_STATUS, 50, shownWhile(isPasting, PasteLine)),
  ],
  firstParts: [PlacementPanel, SelectLine],
  parts: [PasteLine],
  tools: [hang(CITY_TOOLS, 'select', selectTool), hang(CITY_TOOLS, pasting.id, pasteTool)],
};
