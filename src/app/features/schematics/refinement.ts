import type { CellBox } from '../../../formats/picture/live/cells.ts';
import type { LivePicture } from '../../../formats/picture/live/live-picture.ts';
import { whenIdle } from '../../kit/idle.ts';

/** Milliseconds without an edit after which large areas are painted anew, once the hand rests. */
const PAUSE = 100;

/** The same while a gesture goes on: a brush that is held still may move again. */
const HELD = 500;

/** Size, in cells, of what is drawn at once. */
const COLUMNS = 60;
const STRIPS = 30;

/**
 * Lets a live picture be as good as can be once the hand rests, and draws it bit by bit, one piece a frame, so that a
 * stroke that begins meanwhile does not wait.
 */
export class Refinement {
  readonly #redraw: (box: CellBox) => void;
  #stop = () => {};
  /** Pieces that are still to be drawn: another stroke does not take them off. */
  #pieces: CellBox[] = [];

  constructor(redraw: (box: CellBox) => void) {
    this.#redraw = redraw;
  }

  /**
   * Refines the picture after a pause; every call begins the pause anew.
   *
   * @param held whether a gesture goes on
   */
  await(picture: LivePicture, held: boolean): void {
    this.#stop();
    const timer = setTimeout(
      () => {
        this.#stop = whenIdle(() => {
          for (const box of picture.refine()) this.#pieces.push(...cut(box));
          this.#drawNext();
        }, PAUSE);
      },
      held ? HELD : PAUSE,
    );
    this.#stop = () => clearTimeout(timer);
  }

  cancel(): void {
    this.#stop();
    this.#pieces = [];
  }

  #drawNext(): void {
    const piece = this.#pieces.shift();
    if (!piece) return;
    this.#redraw(piece);
    const frame = requestAnimationFrame(() => this.#drawNext());
    this.#stop = () => cancelAnimationFrame(frame);
  }
}

function cut({ top, left, bottom, right }: CellBox): CellBox[] {
  const pieces: CellBox[] = [];
  for (let strip = top; strip <= bottom; strip += STRIPS)
    for (let column = left; column <= right; column += COLUMNS)
      pieces.push({
        top: strip,
        left: column,
        bottom: Math.min(bottom, strip + STRIPS - 1),
        right: Math.min(right, column + COLUMNS - 1),
      });
  return pieces;
}
