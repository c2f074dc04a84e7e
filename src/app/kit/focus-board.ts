/** Gives the board that is on screen, or what stands in its place, the focus: past all panels, which the way by Tab leads through. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('[role="application"], [data-instead-of-board]')?.focus();
}

/** Gives the board the focus once it is drawn, if what had it is gone. */
export function focusBoardIfLost(): void {
  requestAnimationFrame(() => {
    if (isFocusLost()) focusBoard();
  });
}

/** Whether what had the focus is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}
