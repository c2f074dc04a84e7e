import { lazyLayer } from '../../board/lazy-layer.tsx';
import { cityMenu } from '../../cityview/city-menu.ts';
import { BOARDS } from '../../contrib/slots.ts';
import { isSelecting } from '../../cityview/city-tool.ts';
import { isPicked } from '../../cityview/selection-slice.ts';
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
import * as words from './first-words.ts';

const PlacementPanel = lazyPart(
  words.thisPanel,
  async () => (await import('./PlacementPanel.tsx')).PlacementPanel,
);

const SelectionLayer = lazyLayer(
  words.marksPart,
  async () => (await import('./SelectionLayer.tsx')).SelectionLayer,
);

const PasteLayer = lazyLayer(words.copyPart, async () => (await import('./PasteLayer.tsx')).PasteLayer);

const SelectLine = lazyPart(words.statusPart, async () => (await import('./SelectLine.tsx')).SelectLine);

const PasteLine = lazyPart(words.copyStatusPart, async () => (await import('./PasteLine.tsx')).PasteLine);

const PlacementsMenu = lazyPart(
  words.thisMenu,
  async () => (await import('./PlacementsMenu.tsx')).PlacementsMenu,
);

const isMenuOpen = (state: AppState) => cityMenu.of(state).at !== null;

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
      title: words.title,
      shown: (state) => stamping.of(state) === null,
      comesUp: isPicked,
      Content: PlacementPanel,
    },
  ],
  fills: [
    fill(CITY_MARKS, 20, SelectionLayer),
    fill(CITY_MARKS, 30, shownWhile(isPasting, PasteLayer)),
    fill(BOARDS.city, 30, shownWhile(isMenuOpen, PlacementsMenu)),
    fill(CITY_STATUS, 50, shownWhile(isSelecting, SelectLine)),
    fill(CITY_STATUS, 50, shownWhile(isPasting, PasteLine)),
  ],
  firstParts: [PlacementPanel, SelectLine],
  parts: [PasteLine, PlacementsMenu],
  tools: [hang(CITY_TOOLS, 'select', selectTool), hang(CITY_TOOLS, pasting.id, pasteTool)],
};
