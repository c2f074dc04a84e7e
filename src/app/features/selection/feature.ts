import type { Feature } from '../../contrib/feature.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { stamping } from '../../cityview/stamping.ts';
import { CITY_TOOLS } from '../../cityview/city-tools.ts';
import { hang } from '../../contrib/tool-rack.ts';
import { selectTool } from './select-tool.ts';
import { pasteTool } from './paste-tool.ts';
import { pasting } from './pasting.ts';

const PlacementPanel = lazyPart(
  'This panel',
  async () => (await import('./PlacementPanel.tsx')).PlacementPanel,
);

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
  firstParts: [PlacementPanel],
  tools: [hang(CITY_TOOLS, 'select', selectTool), hang(CITY_TOOLS, pasting.id, pasteTool)],
};
