import { waiting } from '../../board/tools/tool.ts';
import type { CityTool } from '../../cityview/city-tools.ts';

/** Puts the walker on the ground that is clicked. A drag moves the view. */
export const walkTool: CityTool = {
  pans: () => true,
  label: () => null,
  press: () =>
    waiting(({ segment }) => [
      (store) => {
        void import('./walker.ts').then(({ putWalker }) => putWalker(store, segment));
        return null;
      },
    ]),
};
