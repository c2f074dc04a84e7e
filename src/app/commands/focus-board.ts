/** Gives the board that is on screen the focus: past all panels, which the way by Tab leads through. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('[role="application"]')?.focus();
}

/** Gives the board the focus once it is drawn, if what had it is gone. */
export function focusBoardIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusBoard();
  });
}
