import { lazyLayer } from '../../board/lazy-layer.tsx';
import { CITY_FIGURES, CITY_MARKS, CITY_STATUS, CITY_TINTS } from '../../cityview/slots.ts';
import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { CityBoard } from './CityBoard.tsx';
import { CITY_TOOLS } from '../../cityview/city-tools.ts';
import { hang } from '../../contrib/tool-rack.ts';
import { panTool } from './pan-tool.ts';
import { stampTool } from './stamp-tool.ts';
import { panning } from '../../cityview/city-tool.ts';
import { stamping } from '../../cityview/stamping.ts';
import * as words from './first-words.ts';

const CityStatus = lazyPart(words.statusPart, async () => (await import('./CityStatus.tsx')).CityStatus);

const CityKeys = lazyPart(words.keysPart, async () => (await import('./CityKeys.tsx')).CityKeys);

const PlaceLayer = lazyLayer(
  words.marksPart,
  async () => (await import('../../cityview/PlaceLayer.tsx')).PlaceLayer,
);

const Ghost = lazyLayer(words.ghost, async () => (await import('./Ghost.tsx')).Ghost);

const KeysMark = lazyLayer(words.keysMark, async () => (await import('./KeysMark.tsx')).KeysMark);

const GhostDial = lazyPart(words.thisPanel, async () => (await import('./GhostDial.tsx')).GhostDial);

/** The board of the City workspace, and the schematic in hand over it. */
export const cityBoard: Feature = {
  id: 'city-board',
  commands: () => import('./commands.ts'),
  fills: [
    fill(BOARDS.city, 10, CityBoard),
    fill(BOARDS.city, 20, CityKeys),
    fill(CITY_TINTS, 90, PlaceLayer),
    fill(CITY_MARKS, 100, Ghost),
    fill(CITY_FIGURES, 100, KeysMark),
    fill(CITY_STATUS, 40, CityStatus),
  ],
  panels: [
    {
      id: 'selection',
      workspace: 'city',
      side: 'right',
      order: 30,
      title: words.inHand,
      stays: true,
      shown: (state) => stamping.of(state) !== null,
      comesUp: (state) => stamping.of(state)?.schematic ?? false,
      Content: GhostDial,
    },
  ],
  firstParts: [CityStatus, CityKeys],
  parts: [GhostDial],
  tools: [hang(CITY_TOOLS, panning.id, panTool), hang(CITY_TOOLS, stamping.id, stampTool)],
};
