import { distance, ORIGIN, type Hex } from '../../../engine/hex/hex.ts';
import { countHexes, hasHex } from '../../../engine/land/row.ts';
import type { LandRecipe } from '../../../engine/recipe/recipe.ts';
import type { ToolPointer } from '../../board/tools/tool.ts';
import { tellDone } from '../../kit/tell.ts';
import { endWith } from '../../store/passing-note.ts';
import { edit, editPlacements, type AppState } from '../../store/store.ts';
import type { CityAction, CityStroke, CityTool, CityToolBoard } from '../../cityview/city-tools.ts';
import { brushHexes, brushRadius } from './land-brush.ts';
import { addLand, removeLand } from './land-edits.ts';
import { offerRemoval, standingOn } from './land-removal.ts';
import * as words from './first-words.ts';

/** How far from hex (0, 0) land can be drawn by hand. */
const MAX_DRAWN_RADIUS = 500;

/** Reports that the recipe builds on the drawn land from now on, if it did not at the press. */
function reportRecipe(before: LandRecipe['shape']): CityAction {
  return (store) => {
    const shapeOf = ({ document }: Pick<AppState, 'document'>) => document.recipe.land.shape;
    if (shapeOf(store.getState()) !== before) endWith(store, tellDone(words.builtOn), shapeOf);
    return null;
  };
}

function drawing(
  { segment }: ToolPointer,
  board: CityToolBoard,
  before = board.state.document.recipe.land.shape,
): CityStroke<null> {
  const hexes = brushHexes(segment, brushRadius.get()).filter(
    (hex) => distance(hex, ORIGIN) <= MAX_DRAWN_RADIUS,
  );
  const change: CityAction = (store) => {
    const { document } = store.getState();
    edit(store, words.drawLand, (draft) => addLand(draft, document, hexes));
    return null;
  };
  return {
    actions: [change],
    preview: null,
    message: hexes.length === 0 ? words.tooFar(MAX_DRAWN_RADIUS) : null,
    move: (pointer, next) => drawing(pointer, next, before),
    release: () => [reportRecipe(before)],
  };
}

/** The hexes of a drag that erases land. */
interface Erased {
  readonly before: LandRecipe['shape'];
  /** The hexes that were under the brush and are sea now. */
  readonly gone: readonly Hex[];
  /** The hexes on which placements stand. */
  readonly kept: readonly Hex[];
}

function erasing({ segment, modifiers }: ToolPointer, board: CityToolBoard, so: Erased): CityStroke<null> {
  const { city } = board.state.document;
  const under = brushHexes(segment, brushRadius.get()).filter((hex) => hasHex(city.land, hex));
  const isLast = under.length > 0 && countHexes(city.land) === under.length;
  const hexes = isLast ? under.slice(1) : under;
  const standing = standingOn(board.city, hexes);
  // With Alt, what stands there goes at once, except what is locked.
  const removed = modifiers.alt ? standing.filter(({ placement }) => !placement.locked) : [];
  const stays = standing.filter((one) => !removed.includes(one)).flatMap((one) => one.hexes);
  const free = hexes.filter((hex) => !stays.includes(hex));
  const change: CityAction = (store) => {
    const { document } = store.getState();
    editPlacements(store, words.eraseLand, (draft) => {
      removeLand(draft, document, free);
      return { removed: removed.map(({ placement }) => placement.id) };
    });
    return null;
  };
  const next: Erased = { ...so, gone: [...so.gone, ...free], kept: [...so.kept, ...stays] };
  const [first] = standing.filter((one) => !removed.includes(one));
  const taken = first && words.isTaken(first.name, first.placement.id, first.hexes[0]!.q, first.hexes[0]!.r);
  return {
    actions: free.length > 0 ? [change] : [],
    preview: null,
    message: taken ?? (isLast && hexes.length === 0 ? words.lastHex : null),
    move: (pointer, on) => erasing(pointer, on, next),
    release: () => [reportRecipe(so.before), offerRemoval(next.gone, next.kept)],
  };
}

function beginErasing(pointer: ToolPointer, board: CityToolBoard): CityStroke<null> {
  return erasing(pointer, board, { before: board.state.document.recipe.land.shape, gone: [], kept: [] });
}

/** Takes land away along a drag, as wide as the brush; where something stands, its removal is offered. */
export const eraseTool: CityTool = {
  aimsAtHexes: true,
  isOneStep: true,
  keepsView: true,
  label: () => words.eraseLand,
  press: beginErasing,
};

/** Draws land along a drag, as wide as the brush; the right button erases. */
export const drawTool: CityTool = {
  secondaryButton: true,
  aimsAtHexes: true,
  isOneStep: true,
  keepsView: true,
  label: ({ button }) => (button === 'secondary' ? words.eraseLand : words.drawLand),
  press: (pointer, board) =>
    pointer.button === 'secondary' ? beginErasing(pointer, board) : drawing(pointer, board),
};
