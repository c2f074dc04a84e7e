import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Placement } from '../../../engine/city/city.ts';
import type { Blocked } from '../../../engine/fit/explain.ts';
import { equalHexes, ORIGIN, type Hex } from '../../../engine/hex/hex.ts';
import type { Point } from '../../../engine/hex/plane.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import type { BoardPointer } from '../../board/input/board-pointer.ts';
import type { SelectionChange } from '../schematics/tools/schematic-tool.ts';
import type { AppStore } from '../../store/store.ts';
import { beginUnderWay } from '../../store/under-way.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { explainBlocked } from '../../cityview/fit-words.ts';
import { explainArrangement } from './arrange.ts';
import { moveBy, movedPlacements } from '../../cityview/motion.ts';
import { arrangePlacements, isSelected, lockedObstacle } from './selection-edits.ts';
import { selectedPlacements, selectPlacements } from './selection.ts';
import { placementsWithin } from './within.ts';

/** Side lengths that a lasso's points keep from one another. */
const LASSO_STEP = 0.15;

/** Pixels within which a press is a click. */
const CLICK = 4;

/** What a press of Select is doing. */
export type Selecting =
  | { readonly kind: 'idle' }
  /** Draws around placements. */
  | { readonly kind: 'band'; readonly band: readonly Point[]; readonly ids: readonly number[] }
  /** Carries what is selected. */
  | {
      readonly kind: 'move';
      readonly by: Hex;
      readonly placements: readonly Placement[];
      readonly blocked: readonly Blocked[];
    };

export interface SelectingState {
  readonly doing: Selecting;
  /** Why what was wanted is not done, until the next press. */
  readonly message: string | null;
}

type Press = Pick<BoardPointer, 'segment' | 'point' | 'modifiers'>;

const IDLE: SelectingState = { doing: { kind: 'idle' }, message: null };

function changeOf({ modifiers }: Press): SelectionChange {
  return modifiers.alt ? 'subtract' : modifiers.shift ? 'add' : 'replace';
}

/**
 * Select, over placements: a click selects what is under it, a drag what lies in a rectangle or lasso, and a drag of
 * what is selected moves it. Nothing is changed before the release.
 */
export class SelectRunner {
  readonly state: StoreApi<SelectingState> = createStore<SelectingState>(() => IDLE);
  readonly #store: AppStore;
  readonly #view: CityView;
  #press: Press | null = null;
  /** Whether the press has been dragged away from where it was: then it is no click. */
  #dragged = false;
  /** Says that the press is under way no more. */
  #endUnderWay = () => {};

  constructor(store: AppStore, view: CityView) {
    this.#store = store;
    this.#view = view;
  }

  /**
   * Ends a drag when something else changes the city: what was carried may be gone by then.
   *
   * @returns what ends it, and a drag with it
   */
  connect(): () => void {
    const stop = this.#store.subscribe(({ document: { city } }, before) => {
      if (this.#press && city.placements !== before.document.city.placements) this.cancel();
    });
    return () => {
      stop();
      this.cancel();
    };
  }

  press(pointer: Press): void {
    this.cancel();
    this.#press = pointer;
    this.#dragged = false;
    const label = this.carries(pointer) ? 'Move' : 'Select';
    this.#endUnderWay = beginUnderWay(this.#store, label, () => this.cancel());
  }

  /** @param scale CSS pixels per side length */
  move(pointer: Press, scale: number): void {
    const press = this.#press;
    if (!press) return;
    const { x, y } = press.point;
    if (Math.hypot(pointer.point.x - x, pointer.point.y - y) * scale > CLICK) this.#dragged = true;
    if (!this.#dragged) return;
    if (this.carries(press)) this.#carry(press, pointer);
    else this.#draw(press, pointer);
  }

  release(pointer: Press): void {
    const press = this.#press;
    if (!press) return;
    const { doing } = this.state.getState();
    this.#end();
    this.state.setState({ doing: IDLE.doing });
    if (!this.#dragged) this.#click(pointer, changeOf(press));
    else if (doing.kind === 'band') selectPlacements(this.#store, doing.ids, changeOf(press));
    else if (doing.kind === 'move' && !equalHexes(doing.by, ORIGIN))
      this.state.setState({ message: arrangePlacements(this.#store, 'Move', doing.placements) });
  }

  cancel(): void {
    this.#end();
    this.state.setState(IDLE);
  }

  #end(): void {
    this.#press = null;
    this.#endUnderWay();
  }

  /** Whether a drag from here carries what is selected. */
  carries(pointer: Press): boolean {
    const placement = this.#view.placementAt(pointer.segment);
    return (
      placement !== undefined &&
      changeOf(pointer) === 'replace' &&
      isSelected(this.#store.getState(), placement.id)
    );
  }

  #click({ segment }: Press, change: SelectionChange): void {
    const placement = this.#view.placementAt(segment);
    const isAgain = placement && change === 'add' && isSelected(this.#store.getState(), placement.id);
    if (placement) selectPlacements(this.#store, [placement.id], isAgain ? 'subtract' : change);
    else if (change === 'replace') selectPlacements(this.#store, []);
  }

  #draw(press: Press, { point }: Press): void {
    const { doing } = this.state.getState();
    const before = doing.kind === 'band' ? doing.band : [press.point];
    const band = this.#store.getState().session.lasso
      ? lassoTo(before, point)
      : rectangle(press.point, point);
    if (band === before) return;
    this.state.setState({ doing: { kind: 'band', band, ids: placementsWithin(this.#view, band) } });
  }

  #carry(press: Press, { point }: Press): void {
    const { doing } = this.state.getState();
    const { q, r } = segmentAt(point.x - press.point.x, point.y - press.point.y);
    const by = { q, r };
    if (doing.kind === 'move' && equalHexes(doing.by, by)) return;
    const state = this.#store.getState();
    const selected = selectedPlacements(state);
    const locked = lockedObstacle(state, selected);
    if (locked !== null) {
      this.state.setState({ message: locked });
      return;
    }
    const { city } = state.document;
    const placements = movedPlacements(selected, moveBy(by));
    const gone = new Set(state.session.placements);
    const blocked = explainArrangement(city, this.#view.board, placements, gone);
    const message = blocked.length > 0 ? explainBlocked(blocked, city) : null;
    this.state.setState({ doing: { kind: 'move', by, placements, blocked }, message });
  }
}

function rectangle(from: Point, to: Point): readonly Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
}

function lassoTo(band: readonly Point[], point: Point): readonly Point[] {
  const last = band.at(-1)!;
  return Math.hypot(point.x - last.x, point.y - last.y) < LASSO_STEP ? band : [...band, point];
}
