import { ViewControls } from '../../board/view-controls-part.ts';
import type { Feature } from '../../contrib/feature.ts';

/** Zoom, grid and labels of both boards. */
export const view: Feature = {
  id: 'view',
  commands: () => import('./commands.ts'),
  firstParts: [ViewControls],
};
