import { useEffect } from 'react';

/** Handlers of copying and pasting on a board. */
export interface ClipboardHandlers {
  /** The text that is copied; `null` for none. */
  readonly copied: () => string | null;
  /** Whether what is copied can be cut out. */
  readonly canCut: () => boolean;
  /** Takes away what was copied. */
  readonly cut: () => void;
  readonly paste: (text: string) => void;
}

/** Where a copy is of what has the focus. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ELSEWHERE) !== null;
}

/** Whether text of the page is selected, so that copying must copy the text. */
function hasSelectedText(): boolean {
  return globalThis.getSelection()?.isCollapsed === false;
}

/**
 * Elements that use the middle button: on Linux it pastes the selected text into a field, and everywhere it opens
 * links.
 */
const MIDDLE_BUTTON = 'input, textarea, [contenteditable], a[href]';

/** The middle button pans a board; it must not paste text that is selected elsewhere. */
function keepFromPasting(event: MouseEvent): void {
  const { button, target } = event;
  if (button === 1 && !(target instanceof Element && target.closest(MIDDLE_BUTTON))) event.preventDefault();
}

/**
 * Copies, cuts and pastes by the browser's own keys and menus, as text that another tab, a file or a message can hold.
 *
 * @param handlers the same object as long as they mean the same
 */
export function useClipboardEvents(handlers: ClipboardHandlers): void {
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const copy = (event: ClipboardEvent, isCut: boolean) => {
      if (event.defaultPrevented || isElsewhere(event.target) || hasSelectedText()) return;
      if (isCut && !handlers.canCut()) return;
      const text = handlers.copied();
      if (text === null) return;
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
      if (isCut) handlers.cut();
    };
    document.addEventListener('copy', (event) => copy(event, false), options);
    document.addEventListener('cut', (event) => copy(event, true), options);
    document.addEventListener(
      'paste',
      (event) => {
        if (event.defaultPrevented || isElsewhere(event.target)) return;
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (text.trim() === '') return;
        event.preventDefault();
        handlers.paste(text);
      },
      options,
    );
    // Chromium pastes after the first of these, Firefox after the second.
    document.addEventListener('mouseup', keepFromPasting, options);
    document.addEventListener('auxclick', keepFromPasting, options);
    return () => listeners.abort();
  }, [handlers]);
}
