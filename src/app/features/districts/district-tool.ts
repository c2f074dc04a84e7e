import { castDraft } from 'immer';
import { isLand } from '../../../engine/board/board.ts';
import { hexKey } from '../../../engine/hex/hex.ts';
import { paintDistricts } from '../../../engine/land/paint-district.ts';
import { lastOf, type Crossed } from '../../board/tools/tool.ts';
import type { CityAction, CityStroke, CityTool, CityToolBoard } from '../../cityview/city-tools.ts';
import { recordHandDistricts } from '../../document/hand-painted.ts';
import { edit } from '../../store/store.ts';
import { districtBrush } from './district-brush.ts';
import * as words from './words.ts';

function painting(crossed: Crossed, group: string | null, board: CityToolBoard): CityStroke<null> {
  const isOff = !isLand(board.city.board, lastOf(crossed).segment);
  const paint: CityAction = (store) => {
    const { city } = store.getState().document;
    const { districts } = city;
    const hexes = new Map(crossed.map(({ segment: { q, r } }) => [hexKey({ q, r }), { q, r }]));
    const onLand = [...hexes.values()].filter((hex) => isLand(board.city.board, hex));
    const painted = paintDistricts(districts, onLand, group);
    if (painted !== districts)
      edit(store, words.paintDistricts, (draft) => {
        draft.city.districts = castDraft([...painted]);
        recordHandDistricts(draft, city);
      });
    return null;
  };
  return {
    actions: [paint],
    preview: null,
    message: isOff ? words.offLand : null,
    move: (next, on) => painting(next, group, on),
    release: () => [],
  };
}

/** Gives the hexes along a drag to a district of a group. */
export const districtTool: CityTool = {
  secondaryButton: true,
  aimsAtHexes: true,
  isOneStep: true,
  keepsView: true,
  label: () => words.paintDistricts,
  press: (pointer, board) =>
    painting([pointer], pointer.button === 'secondary' ? null : districtBrush.of(board.state)!.group, board),
};
