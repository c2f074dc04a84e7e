import type { Point } from '../../../engine/hex/plane.ts';

/** A pointer event, its point in CSS pixels within the board's element. */
export interface PointerInput extends Point {
  readonly id: number;
  readonly pointerType: string;
  /** The button that went down or up; 0 primary, 1 middle, 2 secondary. */
  readonly button: number;
  /** Bits of the buttons held. */
  readonly buttons: number;
}

/** Handlers of the gestures that pointers make. */
export interface GestureHandlers<Input extends PointerInput> {
  press(input: Input): void;
  drag(from: Point, input: Input): void;
  release(input: Input): void;
  /** Takes back the effect of the press. */
  cancel(): void;
  pan(x: number, y: number): void;
  /** Two fingers moved: by the way of the point between them, and apart by `factor` about it. */
  pinch(about: Point, factor: number, x: number, y: number): void;
}

type State =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'pressed';
      readonly id: number;
      readonly button: number;
      readonly start: Point;
      last: Point;
    }
  | { readonly kind: 'panning'; readonly id: number; last: Point }
  | { readonly kind: 'pinching' }
  /** The gesture was canceled: nothing more happens until all pointers are up. */
  | { readonly kind: 'spent' };

const SECONDARY_HELD = 2;

/** CSS pixels that a hand may tremble during a click. */
const CLICK_SLOP = 6;

/**
 * Tells presses, drags, pans and pinches apart. One pointer presses and drags; the middle button, or space held down,
 * pans; two fingers pan and zoom and take back what the first one began. A second button during a press cancels it.
 * While a pen is down, fingers are a palm.
 */
export class Gestures<Input extends PointerInput> {
  /** Whether a press now pans: space is held down. */
  panKey = false;
  /** Whether the secondary button presses, too. */
  secondary = false;
  /** Whether a press of the primary button that is dragged away pans: for tools that only click. */
  dragPans = false;
  readonly #handlers: GestureHandlers<Input>;
  readonly #fingers = new Map<number, Point>();
  #state: State = { kind: 'idle' };
  #penPress = false;

  constructor(handlers: GestureHandlers<Input>) {
    this.#handlers = handlers;
  }

  get isPanning(): boolean {
    return this.#state.kind === 'panning' || this.#state.kind === 'pinching';
  }

  get isPressed(): boolean {
    return this.#state.kind === 'pressed';
  }

  down(input: Input): void {
    if (input.pointerType === 'touch') {
      if (this.#penPress) return;
      this.#fingers.set(input.id, { x: input.x, y: input.y });
      if (this.#fingers.size === 2) {
        this.#cancelPress();
        this.#state = { kind: 'pinching' };
      }
    }
    if (input.pointerType === 'pen' && this.#fingers.size > 0) this.#takeFingersForPalm();
    if (this.#state.kind === 'pressed' && input.id === this.#state.id) this.abort();
    if (this.#state.kind !== 'idle') return;
    const { id, x, y, button } = input;
    if (button === 1 || (button === 0 && this.panKey)) this.#state = { kind: 'panning', id, last: { x, y } };
    else if (button === 0 || (button === 2 && this.secondary)) {
      this.#state = { kind: 'pressed', id, button, start: { x, y }, last: { x, y } };
      this.#penPress = input.pointerType === 'pen';
      this.#handlers.press(input);
    }
  }

  move(input: Input): void {
    const state = this.#state;
    if (state.kind === 'pinching' && this.#fingers.has(input.id)) this.#movePinch(input);
    if ((state.kind !== 'pressed' && state.kind !== 'panning') || input.id !== state.id) return;
    if (this.#fingers.has(input.id)) this.#fingers.set(input.id, { x: input.x, y: input.y });
    const { last } = state;
    // Press of another button, seen as a move: the first one is still held.
    if (state.kind === 'pressed' && state.button === 0 && (input.buttons & SECONDARY_HELD) !== 0) {
      this.abort();
      return;
    }
    if (input.x === last.x && input.y === last.y) return;
    if (state.kind === 'pressed' && this.dragPans && state.button === 0) {
      const { start } = state;
      if (Math.hypot(input.x - start.x, input.y - start.y) < CLICK_SLOP) return;
      this.#cancelPress();
      this.#state = { kind: 'panning', id: input.id, last: { x: input.x, y: input.y } };
      this.#handlers.pan(input.x - start.x, input.y - start.y);
      return;
    }
    state.last = { x: input.x, y: input.y };
    if (state.kind === 'pressed') this.#handlers.drag(last, input);
    else this.#handlers.pan(input.x - last.x, input.y - last.y);
  }

  up(input: Input): void {
    this.#fingers.delete(input.id);
    const state = this.#state;
    if (state.kind === 'pressed' && input.id === state.id) {
      this.move(input);
      // The last move may have canceled.
      if (this.#state.kind === 'pressed') this.#handlers.release(input);
      this.#rest();
    } else if (state.kind === 'pinching') {
      const [left] = this.#fingers;
      if (left) this.#state = { kind: 'panning', id: left[0], last: left[1] };
      else this.#rest();
    } else if (state.kind === 'panning' && input.id === state.id) this.#rest();
    else if (state.kind === 'spent' && input.buttons === 0 && this.#fingers.size === 0) this.#rest();
  }

  /** The pointer was taken away by the system. */
  lost(id: number): void {
    this.#fingers.delete(id);
    const state = this.#state;
    const isOwn = (state.kind === 'pressed' || state.kind === 'panning') && state.id === id;
    const isLastFinger = (state.kind === 'pinching' || state.kind === 'spent') && this.#fingers.size === 0;
    if (!isOwn && !isLastFinger) return;
    this.#cancelPress();
    this.#rest();
  }

  /** Ends a press as if it had not been: Escape. What is still held does nothing any more. */
  abort(): void {
    if (this.#state.kind !== 'pressed') return;
    this.#cancelPress();
    this.#state = { kind: 'spent' };
  }

  /** Forgets all pointers: the window has lost the focus. */
  reset(): void {
    this.#cancelPress();
    this.#fingers.clear();
    this.panKey = false;
    this.#rest();
  }

  /** The hand came down before its pen: what it did is taken back. */
  #takeFingersForPalm(): void {
    this.#cancelPress();
    this.#fingers.clear();
    this.#rest();
  }

  #cancelPress(): void {
    if (this.#state.kind !== 'pressed') return;
    this.#penPress = false;
    this.#state = { kind: 'spent' };
    this.#handlers.cancel();
  }

  #rest(): void {
    this.#penPress = false;
    this.#state = this.#fingers.size === 0 ? { kind: 'idle' } : { kind: 'spent' };
  }

  #movePinch(input: Input): void {
    const [first, second] = this.#fingers.keys();
    if (first === undefined || second === undefined || (input.id !== first && input.id !== second)) return;
    const before = this.#span(first, second);
    this.#fingers.set(input.id, { x: input.x, y: input.y });
    const after = this.#span(first, second);
    const factor = before.length > 0 && after.length > 0 ? after.length / before.length : 1;
    this.#handlers.pinch(
      after.middle,
      factor,
      after.middle.x - before.middle.x,
      after.middle.y - before.middle.y,
    );
  }

  #span(first: number, second: number): { readonly middle: Point; readonly length: number } {
    const a = this.#fingers.get(first)!;
    const b = this.#fingers.get(second)!;
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, length: Math.hypot(a.x - b.x, a.y - b.y) };
  }
}
