import type { Point } from '../../../engine/hex/plane.ts';
import { equalSegments } from '../../../engine/segment/segment.ts';
import { pointerAt, type BoardPointer, type PointerState } from './board-pointer.ts';
import type { BoardView } from '../../view/board-view.ts';
import { toPlane } from '../../view/camera.ts';
import { crossedSegments } from './crossed-segments.ts';
import { Gestures, type PointerInput } from './gestures.ts';
import { turnWheel } from './wheel.ts';

/** Milliseconds after which the segment under the pointer is told anew while the wheel moves the board. */
const HOVER_PAUSE = 80;

/** Handlers of the pointers on the board. A press is followed by drags and ended by a release or a cancel. */
export interface PointerHandlers {
  readonly onSegmentDown?: ((pointer: BoardPointer) => void) | undefined;
  /** Each segment that the drag comes to, in order, without gaps. */
  readonly onSegmentMove?: ((pointer: BoardPointer) => void) | undefined;
  readonly onSegmentUp?: ((pointer: BoardPointer) => void) | undefined;
  /** Called when the effect of the press is to be taken back. */
  readonly onSegmentCancel?: (() => void) | undefined;
  /** Another segment or vertex is under the pointer; `null` when none is. Fingers do not hover. */
  readonly onHover?: ((pointer: BoardPointer | null) => void) | undefined;
  /** Whether the secondary button presses, too. */
  readonly secondaryButton?: boolean | undefined;
  /** Whether a drag pans that begins with the primary button or one finger at a pointer: for tools that only click. */
  readonly dragPans?: boolean | ((pointer: BoardPointer) => boolean) | undefined;
}

/** An open menu or popover: a press beside it closes it. */
const OPENED = '[aria-haspopup][aria-expanded="true"]';

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

  const planeOf = (place: Point) => toPlane(view.getState().camera, place);

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
    hover(resting && !gestures.isPanning ? pointerAt(planeOf(resting.place), resting.state) : null);
  }

  /** Updates the hover a moment later: updating at each step of a wheel would take longer than drawing the board. */
  function hoverSoon(): void {
    soon ??= setTimeout(hoverAgain, HOVER_PAUSE);
  }

  const gestures = new Gestures<BoardInput>({
    press(input) {
      button = input.button === 2 ? 'secondary' : 'primary';
      handlers().onSegmentDown?.(pointerAt(planeOf(input), { ...input.state, button }));
    },
    drag(from, input) {
      const { onSegmentMove } = handlers();
      if (!onSegmentMove) return;
      for (const { segment, point } of crossedSegments(planeOf(from), planeOf(input)))
        onSegmentMove(pointerAt(point, { ...input.state, button }, segment));
    },
    release: (input) => handlers().onSegmentUp?.(pointerAt(planeOf(input), { ...input.state, button })),
    cancel: () => handlers().onSegmentCancel?.(),
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
    const state: PointerState = { pointerType, button: 'primary', buttons, modifiers };
    return {
      x: event.clientX - left,
      y: event.clientY - top,
      id,
      pointerType,
      button: changed,
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
      gestures.secondary = secondaryButton;
      const input = inputOf(event, contentBox());
      gestures.dragPans =
        typeof dragPans === 'function' ? dragPans(pointerAt(planeOf(input), input.state)) : dragPans;
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
      const box = contentBox();
      // All places of a fast stroke, not only the last one before the frame.
      const parts = gestures.isPressed ? event.getCoalescedEvents() : [];
      for (const part of parts) gestures.move(inputOf(part, box));
      const input = inputOf(event, box);
      gestures.move(input);
      rest(input);
      showCursor();
    },
    options,
  );
  element.addEventListener(
    'pointerup',
    (event) => {
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
        gestures.lost(event.pointerId);
        showCursor();
      },
      options,
    );
  element.addEventListener('pointerleave', () => rest(undefined), options);
  element.addEventListener('contextmenu', (event) => event.preventDefault(), options);
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
      if (event.key === 'Escape' && gestures.isPressed) {
        // Taken: whoever else listens to it would end a second thing.
        event.preventDefault();
        gestures.abort();
      } else if (event.key === ' ' && event.target === element) {
        // Would scroll the page.
        event.preventDefault();
        gestures.panKey = true;
        showCursor();
      }
    },
    options,
  );
  window.addEventListener(
    'keyup',
    (event) => {
      if (event.key !== ' ') return;
      gestures.panKey = false;
      showCursor();
    },
    options,
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
    if (state.camera === before.camera) return;
    if (wheels) hoverSoon();
    else hoverAgain();
  });
  showCursor();

  return () => {
    listeners.abort();
    stopWatching();
    clearTimeout(soon);
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
