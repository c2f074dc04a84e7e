import type { Segment } from '../../../engine/segment/segment.ts';
import type { AppStore } from '../../store/store.ts';
import type { BoardCursor, CursorPlace, Way } from '../../view/board-cursor.ts';
import type { BoardView } from '../../view/board-view.ts';
import type { ToolRunner } from './tool-runner.ts';
import type { Tool } from './tool.ts';
import { besideHex, cursorPointer, revealSegment, walkTo } from '../input/board-cursor.ts';
import type { BoardPointer } from '../input/board-pointer.ts';
import { keyPlace } from '../input/key-place.ts';
import * as words from '../first-words.ts';

/** The parts of a keyboard cursor that differ between the boards. Announcements are in words. */
interface CursorSite<Board, Action, Preview> {
  readonly store: AppStore;
  readonly view: BoardView;
  readonly runner: ToolRunner<Board, Action, Preview>;
  /** The tool in hand. */
  readonly tool: () => Pick<Tool<Board, Action, Preview>, 'aimsAtHexes' | 'nudge' | 'spansTwoKeys'>;
  /** The segment at which the first key shows the cursor. */
  readonly start: () => Segment;
  readonly announce: (words: string) => void;
  readonly describe: (segment: Segment) => string;
  /** The announcement after the tool was used on a segment. */
  readonly acted: (segment: Segment) => string;
  /** Empties a place, and returns the announcement. */
  readonly erase: (pointer: BoardPointer) => string;
  /** An arrow key has moved what is selected, unless there is a problem. */
  readonly nudged: (problem: string | null, way: Way) => void;
  /** The cursor is at another place. */
  readonly went?: (pointer: BoardPointer) => void;
}

/** The cursor of a board's keys. It drives the same tools as the pointer, which takes over when it moves. */
export class KeyCursor<Board, Action, Preview> implements BoardCursor {
  readonly #site: CursorSite<Board, Action, Preview>;
  #reveals = false;

  constructor(site: CursorSite<Board, Action, Preview>) {
    this.#site = site;
  }

  /** Whether the cursor moves the camera: then the pointer, at rest on the board, has not moved. */
  get reveals(): boolean {
    return this.#reveals;
  }

  walk(way: Way): void {
    this.#walk(way, 1);
  }

  /** Goes several steps at once. */
  stride(way: Way): void {
    this.#walk(way, 5);
  }

  act(): void {
    const { runner, tool, announce, acted } = this.#site;
    const place = this.#place() ?? this.#go(this.#start());
    const pointer = cursorPointer(place);
    if (!runner.isRunning) {
      runner.press(pointer);
      if (tool().spansTwoKeys) return announce(words.started);
    }
    runner.release(pointer);
    announce(acted(place.segment));
  }

  /** Empties what the cursor is at; the first key only shows the cursor. */
  erase(): void {
    const { announce, erase } = this.#site;
    const place = this.#place();
    if (place) announce(erase(cursorPointer(place)));
    else this.#go(this.#start());
  }

  turnCorner(): void {
    const place = this.#place() ?? this.#start();
    const corner = ((place.corner + 1) % 3) as CursorPlace['corner'];
    keyPlace.set(this.#site.store, { place: { ...place, corner } });
    this.#site.announce(corner === 0 ? words.hexCenter : words.corner(corner));
  }

  #walk(way: Way, steps: number): void {
    const { store, runner, tool, nudged } = this.#site;
    const { aimsAtHexes = false, nudge } = tool();
    const action = runner.isRunning ? null : (nudge?.(way, store.getState()) ?? null);
    if (action !== null) return nudged(runner.bench.perform(action), way);
    const place = this.#place();
    // The first key only shows where the cursor is.
    if (!place) return void this.#go(this.#start());
    let { segment } = place;
    for (let step = 0; step < steps; step++)
      segment = aimsAtHexes ? { ...besideHex(segment, way), k: 0 } : walkTo(segment, way);
    this.#go({ segment, corner: 0 });
  }

  #go(place: CursorPlace): CursorPlace {
    const { store, view, runner, announce, describe, went } = this.#site;
    this.#reveals = true;
    revealSegment(view, place.segment);
    this.#reveals = false;
    const pointer = cursorPointer(place);
    keyPlace.set(store, { place });
    went?.(pointer);
    if (runner.isRunning) runner.move([pointer]);
    announce(describe(place.segment));
    return place;
  }

  /** The place of the cursor; `null` while the pointer is used. */
  #place(): CursorPlace | null {
    return keyPlace.of(this.#site.store.getState()).place;
  }

  #start(): CursorPlace {
    return { segment: this.#site.start(), corner: 0 };
  }
}
