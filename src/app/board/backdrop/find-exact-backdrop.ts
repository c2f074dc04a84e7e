import type { Backdrop } from './backdrop.ts';

/** Whether a graphics card was looked for in vain: the next board need not look. */
let isWithoutCard = false;

/** Puts a backdrop that is exact into an element, where there is a graphics card. The code for it comes now. */
export async function findExactBackdrop(element: HTMLElement): Promise<Backdrop | undefined> {
  if (isWithoutCard) return undefined;
  const { openExactBackdrop } = await import('./exact-backdrop.ts');
  const backdrop = openExactBackdrop(element);
  isWithoutCard = backdrop === undefined;
  return backdrop;
}
