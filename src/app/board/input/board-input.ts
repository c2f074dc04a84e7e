import type { Point } from '../../../engine/hex/plane.ts';
import { equalSegments } from '../../../engine/segment/segment.ts';
import { pointerAt, type BoardPointer, type PointerState } from './board-pointer.ts';
import type { BoardView } from '../../view/board-view.ts';
import { crossedSegments } from './crossed-segments.ts';
import { afterFirstFrame } from '../../kit/first-frame.ts';
import { Gestures, type PointerInput } from './gestures.ts';
import { turnWheel } from './wheel.ts';

/** Milliseconds that the wheel must rest until the segment under the pointer is told anew. */
const HOVER_PAUSE = 80;

/** Handlers of the pointers on the board. A press is followed by drags and ended by a release or a cancel. */
export interface PointerHandlers {
  readonly onSegmentDown?: ((pointer: BoardPointer) => void) | undefined;
  /** All segments that the drag has come to with one event, in order, without gaps. */
  readonly onSegmentMove?: ((crossed: readonly [BoardPointer, ...BoardPointer[]]) => void) | undefined;
  readonly onSegmentUp?: ((pointer: BoardPointer) => void) | undefined;
  /** Called when the effect of the press is to be taken back. */
  readonly onSegmentCancel?: (() => void) | undefined;
  /** Another segment or vertex is under the pointer; `null` when none is. Fingers do not hover. */
  readonly onHover?: ((pointer: BoardPointer | null) => void) | undefined;
  /** Whether a context menu opens at a pointer, in place of a press: of the secondary button, or of a finger that rests. */
  readonly hasMenu?: ((pointer: BoardPointer) => boolean) | undefined;
  /** Opens the menu at a pointer, or by keys at `null`; the place is in CSS pixels of the window. */
  readonly onMenu?: ((pointer: BoardPointer | null, place: Point) => void) | undefined;
  /** Whether the secondary button presses, too. */
  readonly secondaryButton?: boolean | undefined;
  /** Whether a drag pans that begins with the primary button or one finger at a pointer: for tools that only click. */
  readonly dragPans?: boolean | ((pointer: BoardPointer) => boolean) | undefined;
}

/** Milliseconds after which a finger that rests opens the context menu. */
const LONG_PRESS = 500;

/** CSS pixels that such a finger may tremble. */
const TREMBLE = 8;

/** An open menu or popover: a press beside it closes it. */
const OPENED = '[aria-haspopup][aria-expanded="true"]';

/** The number of the secondary button, and that of the eraser of a pen with its bit among those held. */
const SECONDARY = 2;
const ERASER = 5;
const ERASER_HELD = 32;

interface BoardInput extends PointerInput {
  readonly state: PointerState;
}

/**
 * Listens to the pointers of a board's element and turns them into segments, pans and zooms.
 *
 * @param handlers asked at each event, so that it may change between renders
 * @returns what ends it
 */
export function listenToPointers(
  element: HTMLElement,
  view: BoardView,
  handlers: () => PointerHandlers,
): () => void {
  let button: BoardPointer['button'] = 'primary';
  /** Where a hovering pointer is; it stays there when the camera moves under it. */
  let resting: { readonly place: Point; readonly state: PointerState } | undefined;
  let hovered: BoardPointer | null = null;
  /** Whether the camera moves by the wheel. */
  let wheels = false;
  let soon: ReturnType<typeof setTimeout> | undefined;

  /** The press of the secondary button whose menu comes with the browser's own event. */
  let menuAt: BoardPointer | null = null;
  /** Whether a pointer was used since the last key. */
  let byPointer = false;
  /** A finger that rests, until it opens the menu. */
  let finger: { readonly id: number; readonly x: number; readonly y: number } | null = null;
  /** Whether the finger that is down has opened the menu. */
  let hasRested = false;
  let fingerTimer: ReturnType<typeof setTimeout> | undefined;

  function liftFinger(): void {
    clearTimeout(fingerTimer);
    finger = null;
  }

  function restFinger({ pointerId: id, clientX: x, clientY: y }: PointerEvent, pointer: BoardPointer): void {
    liftFinger();
    finger = { id, x, y };
    fingerTimer = setTimeout(() => {
      finger = null;
      hasRested = true;
      gestures.abort();
      handlers().onMenu?.(pointer, { x, y });
    }, LONG_PRESS);
  }

  function hover(next: BoardPointer | null): void {
    const same =
      hovered && next
        ? equalSegments(hovered.segment, next.segment) &&
          hovered.vertex.a === next.vertex.a &&
          hovered.vertex.b === next.vertex.b
        : hovered === next;
    hovered = next;
    if (!same) handlers().onHover?.(next);
  }

  function hoverAgain(): void {
    clearTimeout(soon);
    soon = undefined;
    hover(resting && !gestures.isPanning ? pointerAt(view.pointAt(resting.place), resting.state) : null);
  }

  /** Updates the hover once the wheel rests: to draw it anew takes longer than to move the board. */
  function hoverSoon(): void {
    clearTimeout(soon);
    soon = setTimeout(hoverAgain, HOVER_PAUSE);
  }

  /** The places of the drag that nobody was told of yet. */
  let crossed: BoardPointer[] = [];

  function tellCrossed(): void {
    const [first, ...rest] = crossed;
    crossed = [];
    if (first) handlers().onSegmentMove?.([first, ...rest]);
  }

  const gestures = new Gestures<BoardInput>({
    press(input) {
      crossed = [];
      button = input.button === SECONDARY ? 'secondary' : 'primary';
      handlers().onSegmentDown?.(pointerAt(view.pointAt(input), { ...input.state, button }));
    },
    drag(from, input) {
      const state = { ...input.state, button };
      for (const { segment, point } of crossedSegments(view.pointAt(from), view.pointAt(input)))
        crossed.push(pointerAt(point, state, segment));
    },
    release(input) {
      tellCrossed();
      handlers().onSegmentUp?.(pointerAt(view.pointAt(input), { ...input.state, button }));
    },
    cancel() {
      crossed = [];
      handlers().onSegmentCancel?.();
    },
    pan: (x, y) => view.pan(x, y),
    pinch(about, factor, x, y) {
      view.pan(x, y);
      view.zoom(factor, about);
    },
  });

  function inputOf(event: PointerEvent, { left, top }: DOMRect): BoardInput {
    const { pointerId: id, button: changed, buttons, shiftKey: shift, altKey: alt } = event;
    const pointerType =
      event.pointerType === 'pen' || event.pointerType === 'touch' ? event.pointerType : 'mouse';
    const modifiers = { shift, alt, control: event.ctrlKey || event.metaKey };
    const isEraser = pointerType === 'pen' && (changed === ERASER || (buttons & ERASER_HELD) !== 0);
    const state: PointerState = { pointerType, button: 'primary', buttons, modifiers, isEraser };
    return {
      x: event.clientX - left,
      y: event.clientY - top,
      id,
      pointerType,
      button: isEraser ? SECONDARY : changed,
      buttons,
      state,
    };
  }

  function rest(input: BoardInput | undefined): void {
    resting =
      input && input.pointerType !== 'touch'
        ? { place: { x: input.x, y: input.y }, state: input.state }
        : undefined;
    hoverAgain();
  }

  function showCursor(): void {
    const cursor = gestures.isPanning ? 'grabbing' : gestures.panKey ? 'grab' : 'tool';
    if (element.dataset['cursor'] !== cursor) element.dataset['cursor'] = cursor;
  }

  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const contentBox = () => contentRectangle(element);

  element.addEventListener(
    'pointerdown',
    (event) => {
      // A press that closes something does nothing else.
      if (document.querySelector(OPENED)) return;
      const { secondaryButton = false, dragPans = false } = handlers();
      const input = inputOf(event, contentBox());
      gestures.secondary = secondaryButton || input.state.isEraser === true;
      byPointer = true;
      hasRested = false;
      liftFinger();
      menuAt = null;
      const isFinger = event.pointerType === 'touch';
      if ((event.button === SECONDARY || isFinger) && event.isPrimary) {
        const button = isFinger ? 'primary' : 'secondary';
        const pointer = pointerAt(view.pointAt(input), { ...input.state, button });
        const opens = handlers().hasMenu?.(pointer) ?? false;
        if (opens && isFinger) restFinger(event, pointer);
        if (opens && !isFinger) {
          menuAt = pointer;
          return;
        }
      }
      gestures.dragPans =
        typeof dragPans === 'function' ? dragPans(pointerAt(view.pointAt(input), input.state)) : dragPans;
      // The middle button would scroll the page.
      if (event.button === 1) event.preventDefault();
      capture(element, event.pointerId);
      gestures.down(input);
      rest(input);
      showCursor();
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (finger?.id === event.pointerId) {
        const { x, y } = finger;
        if (Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE) liftFinger();
      }
      const box = contentBox();
      // All places of a fast stroke, not only the last one before the frame.
      const parts = gestures.isPressed ? event.getCoalescedEvents() : [];
      for (const part of parts) gestures.move(inputOf(part, box));
      const input = inputOf(event, box);
      gestures.move(input);
      tellCrossed();
      rest(input);
      showCursor();
    },
    options,
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      liftFinger();
      const input = inputOf(event, contentBox());
      gestures.up(input);
      rest(input);
      showCursor();
    },
    options,
  );
  for (const type of ['pointercancel', 'lostpointercapture'] as const)
    element.addEventListener(
      type,
      (event) => {
        if (type === 'pointercancel') liftFinger();
        gestures.lost(event.pointerId);
        showCursor();
      },
      options,
    );
  element.addEventListener('pointerleave', () => rest(undefined), options);
  element.addEventListener(
    'touchend',
    (event) => {
      // The click that browsers make of it would close the menu.
      if (hasRested) event.preventDefault();
    },
    { ...options, passive: false },
  );
  element.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      if (menuAt) handlers().onMenu?.(menuAt, { x: event.clientX, y: event.clientY });
      else if (!byPointer) {
        const { left, top, width, height } = contentBox();
        handlers().onMenu?.(null, { x: left + width / 2, y: top + height / 2 });
      }
      menuAt = null;
    },
    options,
  );
  element.addEventListener(
    'wheel',
    (event) => {
      wheels = true;
      turnWheel(event, contentBox(), view);
      wheels = false;
    },
    { ...options, passive: false },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      byPointer = false;
      if (event.key === 'Escape' && gestures.isPressed) {
        // Taken: whoever else listens to it would end a second thing.
        event.preventDefault();
        gestures.abort();
      }
    },
    options,
  );
  // No part of the first load: a board is seen before it is panned.
  afterFirstFrame(
    () => import('./pan-key.ts'),
    ({ listenToPanKey }) =>
      listenToPanKey(
        element,
        (isHeld) => {
          gestures.panKey = isHeld;
          showCursor();
        },
        listeners.signal,
      ),
  );
  window.addEventListener(
    'blur',
    () => {
      gestures.reset();
      showCursor();
    },
    options,
  );
  const stopWatching = view.subscribe((state, before) => {
    if (state.camera === before.camera && state.bendAt === before.bendAt) return;
    if (wheels) hoverSoon();
    else hoverAgain();
  });
  showCursor();

  return () => {
    listeners.abort();
    stopWatching();
    clearTimeout(soon);
    liftFinger();
    gestures.reset();
    hover(null);
  };
}

/** Of the element without its border, in CSS pixels of the window. */
function contentRectangle(element: HTMLElement): DOMRect {
  const { left, top } = element.getBoundingClientRect();
  return new DOMRect(
    left + element.clientLeft,
    top + element.clientTop,
    element.clientWidth,
    element.clientHeight,
  );
}

/** Keeps the events of a pointer coming when it leaves the element. */
function capture(element: HTMLElement, pointer: number): void {
  try {
    element.setPointerCapture(pointer);
  } catch (error) {
    // The pointer may be gone by now: then there is nothing to keep.
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  }
}
