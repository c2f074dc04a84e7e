import type { Hex } from '../../../engine/hex/hex.ts';
import { countHexes, type LandRow } from '../../../engine/land/row.ts';
import { commonRows, withoutRows, withRows } from '../../../engine/land/row-sets.ts';
import { hexagonLand } from '../../../engine/land/shapes.ts';
import type { LandRecipe } from '../../../engine/recipe/recipe.ts';
import { lastOf, type Crossed, type ToolPointer } from '../../board/tools/tool.ts';
import { tellDone } from '../../kit/tell.ts';
import { endWith } from '../../store/passing-note.ts';
import { edit, editPlacements, type AppState } from '../../store/store.ts';
import type { CityAction, CityStroke, CityTool, CityToolBoard } from '../../cityview/city-tools.ts';
import { brushRadius, brushRows } from './land-brush.ts';
import { addLand, removeLand } from './land-edits.ts';
import { landUnder, offerRemoval, standingOn } from './land-removal.ts';
import * as words from './words.ts';

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

/** The land that can be drawn by hand. */
const DRAWABLE = hexagonLand(MAX_DRAWN_RADIUS);

const hexOf = ({ segment: { q, r } }: ToolPointer): Hex => ({ q, r });

function drawing(
  crossed: Crossed,
  board: CityToolBoard,
  before = board.state.document.recipe.land.shape,
): CityStroke<null> {
  const rows = commonRows(brushRows(crossed.map(hexOf), brushRadius.get()), DRAWABLE);
  const isOff = commonRows(brushRows([hexOf(lastOf(crossed))], brushRadius.get()), DRAWABLE).length === 0;
  const change: CityAction = (store) => {
    const { document } = store.getState();
    edit(store, words.drawLand, (draft) => addLand(draft, document, rows));
    return null;
  };
  return {
    actions: rows.length > 0 ? [change] : [],
    preview: null,
    message: isOff ? words.tooFar(MAX_DRAWN_RADIUS) : null,
    move: (next, on) => drawing(next, on, before),
    release: () => [reportRecipe(before)],
  };
}

/** A drag that erases land. */
interface Erased {
  readonly before: LandRecipe['shape'];
  /** The land that was under the brush and is sea now. */
  readonly gone: readonly LandRow[];
  /** The land on which placements stand. */
  readonly kept: readonly LandRow[];
}

function erasing(crossed: Crossed, board: CityToolBoard, so: Erased): CityStroke<null> {
  const { modifiers } = lastOf(crossed);
  const { city } = board.state.document;
  const under = commonRows(brushRows(crossed.map(hexOf), brushRadius.get()), city.land);
  const isLast = under.length > 0 && countHexes(city.land) === countHexes(under);
  const rows = isLast ? withoutRows(under, [{ ...under[0]!, count: 1 }]) : under;
  const standing = standingOn(board.city, rows);
  // With Alt, what stands there goes at once, except what is locked.
  const removed = modifiers.alt ? standing.filter(({ placement }) => !placement.locked) : [];
  const staying = modifiers.alt ? standing.filter(({ placement }) => placement.locked) : standing;
  const kept = landUnder(staying);
  const free = withoutRows(rows, kept);
  const change: CityAction = (store) => {
    const { document } = store.getState();
    editPlacements(store, words.eraseLand, (draft) => {
      removeLand(draft, document, free);
      return { removed: removed.map(({ placement }) => placement.id) };
    });
    return null;
  };
  const next: Erased = { ...so, gone: withRows(so.gone, free), kept: withRows(so.kept, kept) };
  const [first] = staying;
  const taken = first && words.isTaken(first.name, first.placement.id, first.hexes[0]!.q, first.hexes[0]!.r);
  return {
    actions: free.length > 0 ? [change] : [],
    preview: null,
    message: taken ?? (isLast && rows.length === 0 ? words.lastHex : null),
    move: (after, on) => erasing(after, on, next),
    release: () => [reportRecipe(so.before), offerRemoval(next.gone, next.kept)],
  };
}

function beginErasing(pointer: ToolPointer, board: CityToolBoard): CityStroke<null> {
  return erasing([pointer], board, { before: board.state.document.recipe.land.shape, gone: [], kept: [] });
}

/** Takes land away along a drag, as wide as the brush; where something stands, its removal is offered. */
export const eraseTool: CityTool = {
  secondaryButton: true,
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
    pointer.button === 'secondary' ? beginErasing(pointer, board) : drawing([pointer], board),
};
