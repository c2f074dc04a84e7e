import { DIRECTIONS, distance, ORIGIN, type Hex } from '../../../engine/hex/hex.ts';
import { countHexes } from '../../../engine/land/row.ts';
import { tellDone } from '../../kit/tell.ts';
import { beginGesture, cancelGesture, edit, type AppStore } from '../../store/store.ts';
import { beginUnderWay } from '../../store/under-way.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { addLand, hasHex, removeLand } from './land-edits.ts';

/** How far from hex (0, 0) land can be drawn by hand. */
const MAX_DRAWN_RADIUS = 500;

const BUILT_ON = 'The land of the recipe is now “As on the board”: the next city is built on what is drawn.';

type LandTool = 'land' | 'sea';

/** A drag that draws land, or takes it away, hex by hex: one step. Undo meanwhile takes it back, and no step before. */
export class LandStroke {
  readonly #store: AppStore;
  readonly #city: CityView;
  #running: { readonly tool: LandTool; readonly end: () => void } | null = null;

  constructor(store: AppStore, city: CityView) {
    this.#store = store;
    this.#city = city;
  }

  /** @returns why nothing is done, in words, else `null`; so does {@link move} */
  press(tool: LandTool, hex: Hex): string | null {
    this.release();
    const label = tool === 'land' ? 'Draw land' : 'Erase land';
    const endGesture = beginGesture(this.#store, label);
    const endUnderWay = beginUnderWay(this.#store, label, () => this.cancel());
    const { shape } = this.#store.getState().document.recipe.land;
    const end = () => {
      this.#running = null;
      endUnderWay();
      endGesture();
      if (this.#store.getState().document.recipe.land.shape !== shape) tellDone(BUILT_ON);
    };
    this.#running = { tool, end };
    return this.move(hex);
  }

  move({ q, r }: Hex): string | null {
    if (!this.#running) return null;
    const { document } = this.#store.getState();
    const hex = { q, r };
    if (this.#running.tool === 'land') {
      if (distance(hex, ORIGIN) > MAX_DRAWN_RADIUS)
        return `Land is drawn at most ${MAX_DRAWN_RADIUS} hexes from hex 0, 0.`;
      edit(this.#store, 'Draw land', (draft) => addLand(draft, document, hex));
      return null;
    }
    const obstacle = this.#obstacle(hex);
    if (obstacle === null) edit(this.#store, 'Erase land', (draft) => removeLand(draft, document, hex));
    return obstacle;
  }

  release(): void {
    this.#running?.end();
  }

  /** Takes back what it has done. */
  cancel(): void {
    if (!this.#running) return;
    cancelGesture(this.#store);
    this.#running.end();
  }

  /** Why a hex stays land, in words; `null` when it need not. */
  #obstacle(hex: Hex): string | null {
    const { city } = this.#store.getState().document;
    for (const k of DIRECTIONS) {
      const placement = this.#city.placementAt({ ...hex, k });
      if (!placement) continue;
      const { name } = city.schematics[placement.schematic]!;
      return `${name} (No. ${placement.id}) stands on hex ${hex.q}, ${hex.r}: remove it first.`;
    }
    return hasHex(city.land, hex) && countHexes(city.land) === 1 ? 'The last hex of the land stays.' : null;
  }
}
