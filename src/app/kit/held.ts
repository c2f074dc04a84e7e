import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const CONTROLS =
  'button, a[href], input, select, textarea, label, summary, [role="menuitem"], [role="option"], [role="slider"]';

/** The control that a pointer was moved onto, and has not clicked yet; `null` for none, and while somebody types. */
const pointed = createStore<{ readonly control: Element | null }>(() => ({ control: null }));

function point(control: Element | null): void {
  if (pointed.getState().control !== control) pointed.setState({ control });
}

for (const type of ['pointermove', 'pointerdown'] as const)
  document.addEventListener(type, ({ target }) => {
    point(target instanceof Element ? target.closest(CONTROLS) : null);
  });
// A control that comes to lie under a pointer at rest is not aimed at.
document.addEventListener('pointerover', ({ target }) => {
  if (target instanceof Node && !pointed.getState().control?.contains(target)) point(null);
});
document.addEventListener('pointerout', ({ relatedTarget }) => {
  if (relatedTarget === null) point(null);
});
// What a click asks for may move the control.
document.addEventListener('click', ({ target }) => {
  const { control } = pointed.getState();
  if (target instanceof Node && control?.contains(target)) point(null);
});
// The pointer lies where it was left: it may be on the field itself, and what is typed is to be answered.
for (const type of ['keydown', 'input']) document.addEventListener(type, () => point(null), true);

/**
 * A value that comes by itself and changes the height of `place`, as it may be shown: as it was while a pointer is on a
 * control in that place, or below it in the same column, for the control would move from under the pointer.
 */
export function useHeld<T>(value: T, place: Element | null): T {
  const control = useStore(pointed, (state) => state.control);
  const [shown, show] = useState(value);
  if (Object.is(shown, value)) return value;
  if (place !== null && control !== null && wouldMove(control, place)) return shown;
  show(value);
  return value;
}

function wouldMove(control: Element, place: Element): boolean {
  const follows = place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows !== 0 && place.closest('aside')?.contains(control) === true;
}
