/** Id of the entry of the list that an element belongs to; `null` for none, and where text is typed. */
export function rowOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element) || target.closest('input:not([type="checkbox"])')) return null;
  return target.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? null;
}
