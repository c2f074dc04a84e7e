import { fromOffset, toOffset } from '../../../engine/hex/offset.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { cursorPointer, revealSegment, walkTo } from '../../board/input/board-cursor.ts';
import type { BoardCursor, Way } from '../../view/board-cursor.ts';
import type { BoardPointer } from '../../board/input/board-pointer.ts';
import type { BoardView } from '../../view/board-view.ts';
import { toPlane } from '../../view/camera.ts';
import type { Hover } from '../../board/input/hover.ts';
import { type AppStore } from '../../store/store.ts';
import { tellProblem } from '../../kit/tell.ts';
import { announce, aimOf } from '../../cityview/board-aim.ts';
import { removePlacement } from '../../store/city-edits.ts';
import { describePlace } from '../../cityview/city-cursor-words.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import {
  cityToolInHand,
  type CityAction,
  type CityRunner,
  type CityTool,
} from '../../cityview/city-tools.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import { keyPlace } from '../../board/input/key-place.ts';

/** How many steps a long stride has. */
const STRIDE = 5;

/**
 * The keys of the board of the city. They stand in for the pointer: all that follows it follows them, and the pointer
 * takes over when it moves.
 */
export class CityCursor implements BoardCursor {
  readonly #store: AppStore;
  readonly #view: BoardView;
  readonly #hover: Hover;
  readonly #runner: CityRunner;
  /** While the keys move the camera: then the pointer, at rest on the board, has not moved. */
  #moving = false;

  constructor(store: AppStore, view: BoardView, hover: Hover, runner: CityRunner) {
    this.#store = store;
    this.#view = view;
    this.#hover = hover;
    this.#runner = runner;
  }

  /** The pointer is somewhere, or has left: what the board tells as its hover. */
  follow(pointer: BoardPointer | null): void {
    const aim = aimOf(this.#store);
    if (this.#moving || (!pointer && aim.getState().byKeys)) return;
    this.#hover.setState({ pointer });
    if (pointer) aim.setState({ segment: pointer.segment, byKeys: false });
    this.#leave();
  }

  /**
   * Takes the keys of the board, which another board may have had.
   *
   * @returns gives them back
   */
  connect(): () => void {
    const leave = () => {
      aimOf(this.#store).setState({ byKeys: false, said: '' });
      this.#leave();
    };
    leave();
    return leave;
  }

  walk(way: Way): void {
    this.#walk(way, 1);
  }

  /** Goes several steps at once. */
  stride(way: Way): void {
    this.#walk(way, STRIDE);
  }

  act(): void {
    const segment = this.#place() ?? this.#start();
    if (!this.#place()) this.#go(segment);
    const pointer = cursorPointer({ segment, corner: 0 });
    this.#runner.press(pointer);
    this.#runner.release(pointer);
    const placement = cityViewOf(this.#store).placementAt(segment);
    const selected =
      placement && citySelection.of(this.#store.getState()).ids.includes(placement.id) ? ', selected' : '';
    announce(this.#store, this.#describe(segment) + selected);
  }

  /** Takes away what stands there, unless it is locked. */
  erase(): void {
    const segment = this.#place();
    if (!segment) return;
    const placement = cityViewOf(this.#store).placementAt(segment);
    if (!placement) return announce(this.#store, 'Nothing to remove here.');
    const { name } = this.#store.getState().document.city.schematics[placement.schematic]!;
    if (placement.locked)
      return announce(this.#store, `${name} No. ${placement.id} is locked: unlock it first.`);
    removePlacement(this.#store, placement.id);
    announce(this.#store, `Removed ${name} No. ${placement.id}`);
  }

  #walk(way: Way, steps: number): void {
    const nudge = this.#tool().nudge?.(way, this.#store.getState());
    if (nudge) return this.#nudge(nudge);
    let segment = this.#place();
    // The first key only shows where the keys are.
    if (!segment) return this.#go(this.#start());
    const { aimsAtHexes = false } = this.#tool();
    for (let step = 0; step < steps; step++)
      segment = aimsAtHexes ? { ...besideHex(segment, way), k: 0 } : walkTo(segment, way);
    this.#go(segment);
  }

  #tool(): CityTool {
    return cityToolInHand(this.#store.getState());
  }

  #go(segment: Segment): void {
    this.#moving = true;
    revealSegment(this.#view, segment);
    this.#moving = false;
    this.#hover.setState({ pointer: cursorPointer({ segment, corner: 0 }) });
    aimOf(this.#store).setState({ segment, byKeys: true });
    keyPlace.set(this.#store, { place: { segment, corner: 0 } });
    announce(this.#store, this.#describe(segment));
  }

  #leave(): void {
    keyPlace.set(this.#store, { place: null });
  }

  /** Where the keys are; `undefined` while the pointer is used. */
  #place(): Segment | undefined {
    const { segment, byKeys } = aimOf(this.#store).getState();
    return byKeys && segment ? segment : undefined;
  }

  /** Where the pointer is if it is on the board, else the middle of what is seen. */
  #start(): Segment {
    const { pointer } = this.#hover.getState();
    if (pointer) return pointer.segment;
    const { camera, size } = this.#view.getState();
    const { x, y } = toPlane(camera, { x: size.width / 2, y: size.height / 2 });
    return { ...segmentAt(x, y), k: 0 };
  }

  #nudge(action: CityAction): void {
    const problem = action(this.#store);
    if (problem !== null) tellProblem(problem);
  }

  #describe(segment: Segment): string {
    return describePlace(cityViewOf(this.#store), segment);
  }
}

/** The hex beside another one: sideways along the row, which goes up and down from column to column. */
function besideHex(hex: Hex, way: Way): Hex {
  const { column, row } = toOffset(hex);
  const [right, down] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[way] as [number, number];
  return fromOffset({ column: column + right, row: row + down });
}
