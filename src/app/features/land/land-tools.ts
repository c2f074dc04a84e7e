import { DIRECTIONS, distance, ORIGIN, type Hex } from '../../../engine/hex/hex.ts';
import { countHexes, hasHex } from '../../../engine/land/row.ts';
import type { LandRecipe } from '../../../engine/recipe/recipe.ts';
import { tellDone } from '../../kit/tell.ts';
import { endWith } from '../../store/passing-note.ts';
import { edit, type AppState } from '../../store/store.ts';
import type { CityAction, CityStroke, CityTool, CityToolBoard } from '../../cityview/city-tools.ts';
import { addLand, removeLand } from './land-edits.ts';
import * as words from './first-words.ts';

/** How far from hex (0, 0) land can be drawn by hand. */
const MAX_DRAWN_RADIUS = 500;

/** One of the two tools: the name of its step, its edit of a hex, and the reason that keeps it from one. */
interface Pen {
  readonly label: string;
  readonly change: typeof addLand;
  readonly obstacle: (hex: Hex, board: CityToolBoard) => string | null;
}

/** Why land cannot be drawn on a hex, in words; `null` when it can. */
function drawObstacle(hex: Hex): string | null {
  return distance(hex, ORIGIN) > MAX_DRAWN_RADIUS ? words.tooFar(MAX_DRAWN_RADIUS) : null;
}

/** Why a hex stays land, in words; `null` when it can be taken away. */
function eraseObstacle(hex: Hex, { state, city }: CityToolBoard): string | null {
  const { land, schematics } = state.document.city;
  for (const k of DIRECTIONS) {
    const placement = city.placementAt({ ...hex, k });
    if (!placement) continue;
    const { name } = schematics[placement.schematic]!;
    return words.isTaken(name, placement.id, hex.q, hex.r);
  }
  return hasHex(land, hex) && countHexes(land) === 1 ? words.lastHex : null;
}

/** Reports that the recipe builds on the drawn land from now on, if it did not at the press. */
function reportRecipe(before: LandRecipe['shape']): CityAction {
  return (store) => {
    const shapeOf = ({ document }: Pick<AppState, 'document'>) => document.recipe.land.shape;
    if (shapeOf(store.getState()) !== before) endWith(store, tellDone(words.builtOn), shapeOf);
    return null;
  };
}

function stroke(
  pen: Pen,
  { q, r }: Hex,
  board: CityToolBoard,
  before = board.state.document.recipe.land.shape,
): CityStroke<null> {
  const hex = { q, r };
  const message = pen.obstacle(hex, board);
  const change: CityAction = (store) => {
    const { document } = store.getState();
    edit(store, pen.label, (draft) => pen.change(draft, document, hex));
    return null;
  };
  return {
    actions: message === null ? [change] : [],
    preview: null,
    message,
    move: ({ segment }, next) => stroke(pen, segment, next, before),
    release: () => [reportRecipe(before)],
  };
}

function landTool(pen: Pen): CityTool {
  return {
    aimsAtHexes: true,
    isOneStep: true,
    keepsView: true,
    label: () => pen.label,
    press: ({ segment }, board) => stroke(pen, segment, board),
  };
}

/** Draws land along a drag, hex by hex. */
export const drawTool = landTool({ label: words.drawLand, change: addLand, obstacle: drawObstacle });

/** Takes land away along a drag, hex by hex, where nothing stands. */
export const eraseTool = landTool({ label: words.eraseLand, change: removeLand, obstacle: eraseObstacle });
