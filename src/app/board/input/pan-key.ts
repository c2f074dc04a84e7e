import { focusBoard } from '../../kit/focus-board.ts';
import { isAbovePage, isTyping } from '../../kit/key-target.ts';

/**
 * Gives a board its keys wherever the focus is. A button over the board that a pointer has pressed leaves them to it, unless
 * it opens something. Space pans while it is held: after a press of a button the pointer goes on to the board. It stays
 * text in fields, and presses a button that keys led to, until the pointer moves over the board.
 *
 * @param hold told when Space goes down and up
 * @param signal ends it
 */
export function listenToPanKey(
  element: HTMLElement,
  hold: (isHeld: boolean) => void,
  signal: AbortSignal,
): void {
  let isHeld = false;
  /** Whether the last input was a key. */
  let isKeyLast = document.activeElement?.matches(':focus-visible') ?? false;
  /** Whether keys led to the element that has the focus, and no pointer was used since. */
  let isReachedByKeys = isKeyLast;
  const pointerUsed = () => {
    isKeyLast = false;
    isReachedByKeys = false;
  };
  const options = { signal, capture: true };
  const isBoards = (target: EventTarget | null) => target === element || target === document.body;
  const take = (event: KeyboardEvent) => {
    // A held Space would scroll the page and press the button that has the focus.
    event.preventDefault();
    if (!isBoards(event.target)) event.stopPropagation();
  };
  window.addEventListener(
    'keydown',
    (event) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (key !== ' ' || ctrlKey || metaKey || altKey || isAbovePage(target)) return;
      if (!isBoards(target) && (isReachedByKeys || isTyping(target))) return;
      take(event);
      isHeld = true;
      hold(true);
    },
    options,
  );
  window.addEventListener(
    'keyup',
    (event) => {
      if (event.key !== ' ' || !isHeld) return;
      take(event);
      isHeld = false;
      hold(false);
    },
    options,
  );
  window.addEventListener('keydown', () => (isKeyLast = true), options);
  window.addEventListener('pointerdown', pointerUsed, options);
  window.addEventListener('focusin', () => (isReachedByKeys = isKeyLast), options);
  window.addEventListener('blur', () => (isHeld = false), { signal });
  element.closest<HTMLElement>('[data-board-frame]')?.addEventListener(
    'click',
    ({ target, detail }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (detail > 0 && button === document.activeElement && button?.matches(':not([aria-haspopup])'))
        focusBoard();
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => {
      // Browsers also move a pointer at rest when what is under it changes.
      if (movementX !== 0 || movementY !== 0) pointerUsed();
    },
    { signal },
  );
}
