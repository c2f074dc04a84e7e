import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { WITHOUT_TOUR } from '../../tests/support/without-tour.ts';
import { SCENES, type Scene } from './guide-scenes.ts';
import { stillPicture } from './still-picture.ts';

/** Quality of WebP, 0 to 1: letters are still clear, at a sixth of the bytes of PNG. */
const QUALITY = 0.75;

/**
 * Takes the pictures of the guide from the running app.
 *
 * @param wanted the name of one scene; `undefined` for all
 */
export async function takeGuide(
  browser: Browser,
  address: string,
  folder: string,
  wanted: string | undefined,
): Promise<void> {
  for (const scene of SCENES)
    if (wanted === undefined || wanted === scene.name) {
      writeFileSync(`${folder}${scene.name}.webp`, await takeScene(browser, address, scene));
      console.log(`docs/guide/${scene.name}.webp`);
    }
}

async function takeScene(browser: Browser, address: string, scene: Scene): Promise<Buffer> {
  const { width, height, touch } = scene;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch ?? false,
    colorScheme: 'light',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(WITHOUT_TOUR);
    await page.goto(address);
    await scene.prepare(page);
    for (const still of ['Checking …', 'Laying the patch …'])
      await page.getByText(still).waitFor({ state: 'hidden' });
    return await toWebp(page, await stillPicture(page));
  } finally {
    await context.close();
  }
}

/** A picture as WebP: the browser has an encoder. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto('about:blank');
  const encoded = await page.evaluate(
    async ([data, quality]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY] as const,
  );
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}
