import { useEffect } from 'react';
import type { Hex } from '../../../engine/hex/hex.ts';
import { useAppStore } from '../../store/context.tsx';
import { copyText, pasteOutside, type ClipboardForm } from './clipboard.ts';

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
 * @param pasteAt the hex about which a schematic is pasted
 * @param say shows the user the problem, in words; `null` when there is none
 */
export function useClipboard(
  form: ClipboardForm,
  pasteAt: () => Hex,
  say: (problem: string | null) => void,
): void {
  const store = useAppStore();
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const copy = (event: ClipboardEvent, isCut: boolean) => {
      if (event.defaultPrevented || isElsewhere(event.target) || hasSelectedText()) return;
      if (isCut && !form.canCut(store.getState())) return;
      const text = copyText(store, form);
      if (text === null) return;
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
      if (isCut) say(form.cut(store));
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
        pasteOutside(store, form, text, pasteAt(), say);
      },
      options,
    );
    // Chromium pastes after the first of these, Firefox after the second.
    document.addEventListener('mouseup', keepFromPasting, options);
    document.addEventListener('auxclick', keepFromPasting, options);
    return () => listeners.abort();
  }, [store, form, pasteAt, say]);
}
