import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The components head a dialog with a `header`, which the checker takes for another banner of the page. */
const RULES = {
  'landmark-no-duplicate-banner': { enabled: false },
  'landmark-unique': { enabled: false },
};

/** The rules about colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The findings about colors alone: for the second scheme, in which nothing else differs. */
export function colorFindings(page: Page, within?: string): Promise<string[]> {
  return findings(page, within, { runOnly: COLOR_RULES });
}

/**
 * Everything that the checker finds against WCAG 2.2 AA and its own best practices, a line each.
 *
 * @param within a selector of the searched elements; the whole page by default
 */
export async function findings(
  page: Page,
  within?: string,
  options: axe.RunOptions = { rules: RULES },
): Promise<string[]> {
  // A tooltip that is about to go would be found outside of all landmarks.
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // What fades in is fainter than it will be.
  await expect.poll(() => page.evaluate(runningAnimations)).toBe(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([asked, selector]) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, {
        ...asked,
        // All else would be described, too.
        resultTypes: ['violations'],
      }),
    [options, within] as const,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${impact} ${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

/** Number of animations that come to an end and have not. */
function runningAnimations(): number {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    ).length;
}

/**
 * Everything on the page that a pointer can press and that is smaller than `least` CSS pixels either way, with the labels
 * that are one with it (WCAG 2.5.8: 24; for fingers 2.5.5: 44), a line each. An option is as large as what of it is not
 * covered by the next one. The slider and what only a key reaches are not looked at, nor the small arrows in a field of a
 * number, which are not on the page of a finger: typing does the same.
 */
export function smallerTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const TARGETS =
      'button, a[href], input:not([type="hidden"], [type="file"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [tabindex]:not([role="slider"], .mantine-Slider-root, p)';
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(TARGETS)) {
      const { clipPath, pointerEvents } = getComputedStyle(element);
      // What comes up with the focus alone, and what no pointer hits: the place that a menu opens from.
      const isNowhere =
        clipPath !== 'none' || pointerEvents === 'none' || element.matches('.mantine-NumberInput-control');
      if (isNowhere || !element.checkVisibility({ visibilityProperty: true })) continue;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      const next =
        element.role === 'option' ? element.nextElementSibling?.getBoundingClientRect() : undefined;
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const top = Math.min(...boxes.map((box) => box.top));
      const height = (next && next.top > top ? Math.min(bottom, next.top) : bottom) - top;
      // Boxes are sums of fractions.
      if (boxes.length > 0 && Math.min(width, height) < least - 0.01)
        small.push(`${element.outerHTML.slice(0, 160)}: ${width.toFixed(1)} × ${height.toFixed(1)}`);
    }
    return small;
  }, least);
}
