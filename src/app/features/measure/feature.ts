import type { Feature } from '../../contrib/feature.ts';
import { CITY_TOOLS } from '../../cityview/city-tools.ts';
import { hang } from '../../contrib/tool-rack.ts';
import { measureTool } from './measure-tool.ts';
import { measuring } from './measuring.ts';

export const measure: Feature = {
  id: 'measure',
  commands: () => import('./commands.ts'),
  tools: [hang(CITY_TOOLS, measuring.id, measureTool)],
};
