/**
 * Elements above the page, which take all keys while they are open, or report that something failed to load, with a way
 * to retry.
 */
const ABOVE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="alert"]';

/** Whether a key is pressed in an element above the page, or a dialog lies above all, though the focus may be lost. */
export function isAbovePage(target: EventTarget | null): boolean {
  return (target instanceof HTMLElement && target.closest(ABOVE_PAGE) !== null) || isCovered();
}

/** Whether a dialog lies above all. */
export function isCovered(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}

/** Where keys are text, or choose from a list. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [role="combobox"], [role="textbox"]';

/** Whether a key is text where it is pressed, or chooses from a list. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(TYPING) !== null);
}
