import type { Page } from '@playwright/test';

/**
 * The ways in which the document is larger than the window, or was scrolled, and the enabled controls that are not visible
 * even with the focus that keys bring: their middle lies outside of the window, or is clipped by a container. A line each.
 * Scrolls the page as far as possible both ways; the last control keeps the focus.
 *
 * @param within a selector of the element that the controls are searched in
 */
export function windowProblems(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const problems: string[] = [];
    scrollTo(9999, 9999);
    if (scrollX !== 0 || scrollY !== 0) problems.push(`scrolled to ${scrollX}, ${scrollY}`);
    for (const element of [document.documentElement, document.body]) {
      const { scrollWidth, scrollHeight, tagName } = element;
      if (scrollWidth > innerWidth || scrollHeight > innerHeight)
        problems.push(`${tagName} ${scrollWidth} × ${scrollHeight} in ${innerWidth} × ${innerHeight}`);
    }
    const CONTROLS =
      'button, a[href], input:not([type="hidden"], [type="file"]), select, textarea, summary, [role="menuitem"], [role="option"]';
    for (const root of document.querySelectorAll(selector))
      for (const element of root.querySelectorAll<HTMLElement>(CONTROLS)) {
        const isOff = element.matches(':disabled, [data-hidden], [aria-hidden="true"] *');
        const { pointerEvents, clipPath } = getComputedStyle(element);
        const isNowhere = pointerEvents === 'none' || clipPath !== 'none';
        if (isOff || isNowhere || !element.checkVisibility({ visibilityProperty: true })) continue;
        element.focus({ focusVisible: true });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const x = (left + right) / 2;
        const y = (top + bottom) / 2;
        let isSeen = x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
        for (let holder = element.parentElement; holder; holder = holder.parentElement) {
          if (getComputedStyle(holder).overflow === 'visible') continue;
          const box = holder.getBoundingClientRect();
          isSeen &&= x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        }
        if (!isSeen) problems.push(`${element.outerHTML.slice(0, 140)} at ${x.toFixed()}, ${y.toFixed()}`);
      }
    return problems;
  }, within);
}
