import type { BrowserContext } from '@playwright/test';

/**
 * Records everything that is forbidden in journeys, on every page of a context, a line each: errors and warnings in the
 * console, uncaught errors, violations of the security policy, a document that scrolls, a control that moves between
 * press and release, and requests that leave `origin`.
 */
export async function guardPages(context: BrowserContext, origin: string): Promise<string[]> {
  const noise: string[] = [];
  context.on('console', (message) => {
    const type = message.type();
    // Of the driver, in journeys without the app's service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (type === 'error' || type === 'warning') noise.push(`${type}: ${message.text()}`);
  });
  context.on('weberror', (problem) => noise.push(`uncaught: ${problem.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) noise.push(`request: ${request.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`violation: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
    addEventListener(
      'scroll',
      ({ target }) => {
        if (target === document && (scrollX !== 0 || scrollY !== 0))
          console.error(`scroll: the document lies at ${scrollX}, ${scrollY}`);
      },
      true,
    );
    /** The pressed control, with its place and that of the pointer at the press. */
    let pressed: { element: Element; box: DOMRect; x: number; y: number } | null = null;
    addEventListener(
      'pointerdown',
      ({ target, clientX: x, clientY: y }) => {
        const element =
          target instanceof Element ? target.closest('button, summary, select, [role="menuitem"]') : null;
        pressed = element && { element, box: element.getBoundingClientRect(), x, y };
      },
      true,
    );
    addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        if (!pressed?.element.isConnected || clientX !== pressed.x || clientY !== pressed.y) return;
        const { element, box } = pressed;
        const { left, top } = element.getBoundingClientRect();
        // A pressed button sinks by a pixel.
        if (Math.abs(left - box.left) > 2 || Math.abs(top - box.top) > 2)
          console.error(
            `moved: from ${box.left}, ${box.top} to ${left}, ${top}: ${element.outerHTML.slice(0, 160)}`,
          );
      },
      true,
    );
  });
  return noise;
}
