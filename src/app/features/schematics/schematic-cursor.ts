import { fromOffset, toOffset } from '../../../engine/hex/offset.ts';
import { poseSegment } from '../../../engine/schematic/pose.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { cursorPointer, middleOfView, revealSegment, walkTo } from '../../board/input/board-cursor.ts';
import type { BoardCursor, CursorPlace, Way } from '../../view/board-cursor.ts';
import type { BoardView } from '../../view/board-view.ts';
import { type AppStore } from '../../store/store.ts';
import { describeSegment } from './board-words.ts';
import { currentSelection, moveSelection } from './selection/selection-edits.ts';
import type { SchematicRunner } from './tools/schematic-runner.ts';
import { schematicHand } from '../../board/tools/schematic-hand.ts';
import { keyPlace } from '../../board/input/key-place.ts';
import { schematicPose } from '../../store/schematic-pose.ts';

/** Tools that go on from a first place to a second one. */
const DRAGGED: readonly string[] = ['line', 'select'];

/** The keys of the board of schematics: they drive the same tools as the pointer. */
export class SchematicCursor implements BoardCursor {
  readonly #store: AppStore;
  readonly #view: BoardView;
  readonly #runner: SchematicRunner;
  readonly #announce: (words: string) => void;

  /** @param announce says something to those who listen */
  constructor(store: AppStore, view: BoardView, runner: SchematicRunner, announce: (words: string) => void) {
    this.#store = store;
    this.#view = view;
    this.#runner = runner;
    this.#announce = announce;
  }

  walk(way: Way): void {
    const state = this.#store.getState();
    if (schematicHand.of(state).tool === 'select' && currentSelection(state) && !this.#runner.isRunning) {
      this.#nudge(way);
      return;
    }
    const cursor = keyPlace.of(state).place;
    // The first key only shows where the cursor is.
    const place: CursorPlace = cursor ? { segment: walkTo(cursor.segment, way), corner: 0 } : this.#start();
    this.#go(place);
  }

  act(): void {
    const place = this.#place();
    const pointer = cursorPointer(place);
    const { tool } = schematicHand.of(this.#store.getState());
    if (this.#runner.isRunning) this.#runner.release(pointer);
    else {
      this.#runner.press(pointer);
      if (DRAGGED.includes(tool)) {
        this.#announce('Started; Enter ends it, Escape cancels');
        return;
      }
      this.#runner.release(pointer);
    }
    const selection = currentSelection(this.#store.getState());
    this.#announce(
      tool === 'select' && selection
        ? `${selection.segments.length} ${selection.segments.length === 1 ? 'segment' : 'segments'} selected`
        : describeSegment(this.#store.getState(), place.segment),
    );
  }

  erase(): void {
    const place = this.#place();
    const pointer = { ...cursorPointer(place), button: 'secondary' as const };
    this.#runner.press(pointer);
    this.#runner.release(pointer);
    this.#announce(describeSegment(this.#store.getState(), place.segment));
  }

  turnCorner(): void {
    const place = this.#place();
    const corner = ((place.corner + 1) % 3) as CursorPlace['corner'];
    keyPlace.set(this.#store, { place: { ...place, corner } });
    this.#announce(corner === 0 ? 'the hex center' : `corner ${corner}`);
  }

  #go(place: CursorPlace): void {
    keyPlace.set(this.#store, { place });
    revealSegment(this.#view, place.segment);
    if (this.#runner.isRunning) this.#runner.move(cursorPointer(place));
    this.#announce(describeSegment(this.#store.getState(), place.segment));
  }

  /** Where the cursor is; where it begins, when it is not shown yet. */
  #place(): CursorPlace {
    const cursor = keyPlace.of(this.#store.getState()).place;
    if (cursor) return cursor;
    const place = this.#start();
    keyPlace.set(this.#store, { place });
    return place;
  }

  #start(): CursorPlace {
    return { segment: { ...middleOfView(this.#view), k: 0 }, corner: 0 };
  }

  /** By one hex: sideways along the row, which goes up and down from column to column. */
  #nudge(way: Way): void {
    const state = this.#store.getState();
    const selection = currentSelection(state)!;
    const seen = poseSegment(selection.segments[0]!, schematicPose.of(state).pose);
    const step = hexStep(seen, way);
    const problem = moveSelection(this.#store, { a: 3 * step.q, b: 3 * step.r });
    this.#runner.say(problem);
    this.#announce(problem ?? `moved ${way}`);
  }
}

/** The way to the hex beside that of a segment. */
function hexStep({ q, r }: Segment, way: Way): { readonly q: number; readonly r: number } {
  const { column, row } = toOffset({ q, r });
  const [right, down] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[way] as [number, number];
  const to = fromOffset({ column: column + right, row: row + down });
  return { q: to.q - q, r: to.r - r };
}
