/*
 * While a text is composed, as Korean, Japanese and Chinese are, Enter takes what is offered and Escape drops it: both
 * are the composition's. No field and no dialog hears of them, so that none ends with half a text.
 */

/** Whether a key press is a step of a text that is composed. Safari marks the last one by its number alone. */
function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}

/** Keeps the keys of compositions from all fields and dialogs of the page. */
export function keepCompositions(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event)) event.stopImmediatePropagation();
    },
    true,
  );
}
