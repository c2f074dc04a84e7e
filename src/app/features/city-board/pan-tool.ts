import { waiting } from '../../board/tools/tool.ts';
import type { CityTool } from '../../cityview/city-tools.ts';

/** Moves the view, and nothing else. */
export const panTool: CityTool = {
  cursor: 'grab',
  pans: () => true,
  label: () => null,
  press: () => waiting(() => []),
};
