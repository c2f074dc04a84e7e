import type { Feature } from '../../contrib/feature.ts';
import { CITY_TOOLS } from '../../cityview/city-tools.ts';
import { hang } from '../../contrib/tool-rack.ts';
import { walkTool } from './walk-tool.ts';
import { walking } from './walking.ts';

export const walk: Feature = {
  id: 'walk',
  commands: () => import('./commands.ts'),
  tools: [hang(CITY_TOOLS, walking.id, walkTool)],
};
