import { expect as plainExpect, test as plain } from '@playwright/test';
import { PAGE_POLICY } from '../../scripts/security-policy.ts';
import { expect, test } from '../support/journey.ts';
import { guardPages } from '../support/page-guard.ts';

/** Attacks by code that was injected into the page, each with the directive that refuses it. */
const ATTACKS: readonly (readonly [directive: string, attack: () => void])[] = [
  [
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(style);
    },
  ],
  [
    'require-trusted-types-for',
    () => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src="" onerror="window.ran = true">');
      } catch {
        // Refused by an error, too.
      }
    },
  ],
  [
    'worker-src',
    () =>
      new Worker(URL.createObjectURL(new Blob([''])), { type: 'module' }).addEventListener('error', () => {}),
  ],
  ['connect-src', () => void fetch('http://127.0.0.1:9/').catch(() => {})],
  ['img-src', () => void (new Image().src = 'http://127.0.0.1:9/picture.png')],
];

plain.describe('the guard of all journeys', () => {
  plain('notes whatever the policy refuses, and nothing of it runs', async ({ page, context, baseURL }) => {
    const noise = await guardPages(context, new URL(baseURL!).origin);
    await page.goto('./');
    await plainExpect(page.getByRole('application', { name: 'City' })).toBeVisible();
    plainExpect(noise).toEqual([]);
    for (const [directive, attack] of ATTACKS) {
      await page.evaluate(attack);
      await plainExpect.poll(() => noise.join('\n')).toContain(`violation: ${directive} `);
    }
    plainExpect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  plain('notes scripts written into the page, and none of them runs', async ({ page, context, baseURL }) => {
    const noise = await guardPages(context, new URL(baseURL!).origin);
    await page.route('./', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const attacked = html.replace(
        '<body>',
        '<body onload="window.ran = 1"><script>window.ran = 2</script>',
      );
      await route.fulfill({ response, body: attacked });
    });
    await page.goto('./');
    await plainExpect(page.getByRole('application', { name: 'City' })).toBeVisible();
    await plainExpect.poll(() => noise.join('\n')).toContain('violation: script-src-elem inline');
    await plainExpect.poll(() => noise.join('\n')).toContain('violation: script-src-attr inline');
    plainExpect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  plain.describe('without a policy', () => {
    plain.use({ bypassCSP: true });

    plain(
      'notes a request to another origin, and a document that scrolls',
      async ({ page, context, baseURL }) => {
        const noise = await guardPages(context, new URL(baseURL!).origin);
        await page.goto('./');
        await plainExpect(page.getByRole('application', { name: 'City' })).toBeVisible();
        await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => {}));
        await plainExpect.poll(() => noise).toContain('request: http://127.0.0.1:9/');
        await page.evaluate(() => {
          const tall = document.createElement('div');
          tall.style.cssText = 'position: absolute; top: 0; height: 3000px; width: 1px';
          document.documentElement.append(tall);
          scrollTo(0, 500);
        });
        // What the page adds above in this moment moves the document on.
        await plainExpect
          .poll(() => noise.join('\n'))
          .toMatch(/^error: scroll: the document lies at 0, [1-9]/m);
      },
    );
  });
});

test(
  'the page names its policy itself, for any server, and the preview names it in its headers',
  { tag: '@must' },
  async ({ page }) => {
    const response = await page.goto('./');
    const named = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(named).toHaveAttribute('content', PAGE_POLICY);
    expect(response?.headers()['content-security-policy']).toBe(`${PAGE_POLICY}; frame-ancestors 'none'`);
    expect(PAGE_POLICY).not.toContain("'unsafe-");
  },
);

test('the policy lets WebAssembly be compiled, but no text', { tag: '@must' }, async ({ page }) => {
  await page.goto('./');
  const compiled = await page.evaluate(
    () => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof WebAssembly.Module,
  );
  expect(compiled).toBe(true);
  expect(PAGE_POLICY).not.toMatch(/'unsafe-(?:inline|eval|hashes)'/);
});
