import type { Crossed } from '../../board/tools/tool.ts';
import type { CityStroke, CityTool, CityToolBoard } from '../../cityview/city-tools.ts';
import { removePlacements } from './selection-edits.ts';
import * as words from './first-words.ts';

function erasing(crossed: Crossed, { city }: CityToolBoard): CityStroke<null> {
  const touched = crossed.flatMap(({ segment }) => city.placementAt(segment) ?? []);
  const placements = [...new Map(touched.map((placement) => [placement.id, placement])).values()];
  return {
    actions: placements.length > 0 ? [(store) => removePlacements(store, placements)] : [],
    preview: null,
    move: erasing,
    release: () => [],
  };
}

/** Takes placements off the city along a drag; what is locked stays. */
export const eraserTool: CityTool = {
  isOneStep: true,
  label: () => words.erasePlacements,
  press: (pointer, board) => erasing([pointer], board),
};
