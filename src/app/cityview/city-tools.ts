import { createRack, expectTool, findTool } from '../contrib/tool-rack.ts';
import { ToolRunner, type Bench } from '../board/tools/tool-runner.ts';
import type { Stroke, Tool, ToolPointer } from '../board/tools/tool.ts';
import { createService } from '../store/service.ts';
import type { AppState, AppStore } from '../store/store.ts';
import type { BoardView } from '../view/board-view.ts';
import { heldTool } from './city-tool.ts';
import type { CityView } from './city-view.ts';
import { cityViewOf } from './shared-view.ts';

/** The city as its tools see it. */
export interface CityToolBoard {
  readonly state: AppState;
  readonly city: CityView;
  /** CSS pixels per side length. */
  readonly scale: number;
}

/** A change of the city or of the session. It returns why it cannot be made, in words; `null` when it is made. */
export type CityAction = (store: AppStore) => string | null;

/** A press on the city that goes on. Layers of the tool's feature know its preview. */
export type CityStroke<Preview extends object | null = object | null> = Stroke<
  CityToolBoard,
  CityAction,
  Preview
>;

/** A tool of the city. */
export interface CityTool extends Tool<CityToolBoard, CityAction, object | null> {
  /** Whether the view stays where it is when the tool changes the land. */
  readonly keepsView?: boolean;
}

/** The tools of the city, by their ids. */
export const CITY_TOOLS = createRack<CityTool>('city');

/** Id of the tool of a pen's eraser where the tool in hand erases nothing. */
export const ERASER = 'eraser';

/** The tool of the city that is in hand. */
export function cityToolInHand(state: Pick<AppState, 'slices'>): CityTool {
  return expectTool(CITY_TOOLS, heldTool(state));
}

/** The city of a store, for its tools. */
class CityBench implements Bench<CityToolBoard, CityAction, object | null> {
  /** The view of the board that is on screen. */
  view: BoardView | null = null;
  readonly #store: AppStore;

  constructor(store: AppStore) {
    this.#store = store;
  }

  board(): CityToolBoard {
    const scale = this.view?.getState().camera.scale ?? 1;
    return { state: this.#store.getState(), city: cityViewOf(this.#store), scale };
  }

  toolFor(pointer: ToolPointer): CityTool | null {
    const tool = this.menuTool();
    return pointer.isEraser && !tool.secondaryButton ? (findTool(CITY_TOOLS, ERASER) ?? null) : tool;
  }

  menuTool(): CityTool {
    return cityToolInHand(this.#store.getState());
  }

  perform(action: CityAction): string | null {
    return action(this.#store);
  }
}

/** Runs the tools of the city of a store. */
export class CityRunner extends ToolRunner<CityToolBoard, CityAction, object | null> {
  readonly #city: CityBench;
  readonly #of: AppStore;

  constructor(store: AppStore, city = new CityBench(store)) {
    super(store, city);
    this.#of = store;
    this.#city = city;
  }

  /** Another tool in hand ends the press of the one before, and takes away its message. */
  override connect(): () => void {
    const stop = super.connect();
    const stopTool = this.#of.subscribe((state, before) => {
      if (heldTool(state) !== heldTool(before)) this.cancel();
    });
    return () => {
      stopTool();
      stop();
    };
  }

  /** Tells tools the scale of the view in which they are used. */
  setView(view: BoardView): void {
    this.#city.view = view;
  }
}

/** The runner of the tools of a store's city: for the board, its layers and the commands. */
export const cityRunnerOf = createService((store) => new CityRunner(store));
