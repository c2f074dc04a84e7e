import { castDraft } from 'immer';
import { isLand } from '../../../engine/board/board.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import { paintDistrict } from '../../../engine/land/paint-district.ts';
import type { CityAction, CityStroke, CityTool, CityToolBoard } from '../../cityview/city-tools.ts';
import { recordHandDistricts } from '../../document/hand-painted.ts';
import { edit } from '../../store/store.ts';
import { districtBrush } from './district-brush.ts';
import * as words from './words.ts';

function painting({ q, r }: Hex, group: string | null, board: CityToolBoard): CityStroke<null> {
  const isOff = !isLand(board.city.board, { q, r });
  const paint: CityAction = (store) => {
    const { city } = store.getState().document;
    const { districts } = city;
    const painted = paintDistrict(districts, { q, r }, group);
    if (painted !== districts)
      edit(store, words.paintDistricts, (draft) => {
        draft.city.districts = castDraft([...painted]);
        recordHandDistricts(draft, city);
      });
    return null;
  };
  return {
    actions: isOff ? [] : [paint],
    preview: null,
    message: isOff ? words.offLand : null,
    move: ({ segment }, next) => painting(segment, group, next),
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
  press: ({ segment, button }, board) =>
    painting(segment, button === 'secondary' ? null : districtBrush.of(board.state)!.group, board),
};
