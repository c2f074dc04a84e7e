import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cityPicture } from '../../../../src/formats/picture/city-picture.ts';
import { openHamlet } from '../selection/hamlet.ts';

/** A worker may take its time to start on a busy machine. */
const PATIENT = { timeout: 30_000 };

const item = (name: string) => page.getByRole('menuitemradio', { name, exact: true });

/** The colors of the picture in an item, as text; empty as long as there is none. */
function colorsOf(name: string): string {
  const canvas = item(name).element().querySelector('canvas')!;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value) => value !== 0) ? data.join() : '';
}

test('each mood is shown by a picture of the city, and chosen by it', async () => {
  const store = openHamlet();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const names = ['Day', 'Dusk', 'Night', 'Winter', 'Autumn', 'Ink', 'Print'];
  const pictures = () => new Set(names.map(colorsOf).filter((colors) => colors !== ''));
  await expect.poll(() => pictures().size, PATIENT).toBe(names.length);
  await expect.element(item('Day')).toBeChecked();
  await item('Night').click();
  await expect.element(item('Night')).toBeChecked();
  expect(cityPicture(store.getState().document.city)).toEqual({ mood: 'night' });
});
