import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import pageText from '../../examples/pixi/index.html?raw';
import cityText from '../../examples/walled-town.city.json?raw';
import {
  findWay,
  keyOf,
  segmentAt,
  streetsOf,
  type CityFile,
  type Point,
} from '../../examples/pixi/streets.ts';
import type { Town } from '../../examples/pixi/town-scene.ts';

/** The style and the content of the page, as long as a test shows it. */
const page = new DOMParser().parseFromString(pageText, 'text/html');
const parts: readonly HTMLElement[] = [page.querySelector('style')!, page.querySelector('main')!];

const shown = () => (window as unknown as { readonly town: Town }).town;
const status = () => document.querySelector('output')!.value;

afterEach(() => {
  shown().close();
  for (const part of parts) part.remove();
});

/** Runs the page's script on its content, in the place of the page of the tests. */
async function openPage(): Promise<Town> {
  // Small, because every pixel is drawn without a graphics card here.
  Object.assign(parts[1]!.style, { width: '640px', height: '400px' });
  document.body.append(...parts);
  await import('../../examples/pixi/main.ts');
  await expect.poll(status, { timeout: 30_000 }).toContain('Click a house');
  return shown();
}

/** Where the figure is now and after each frame until the page says something. */
function follow(town: Town, end: string): Promise<Point[]> {
  const places: Point[] = [town.figure];
  return new Promise((resolve) => {
    const look = () => {
      places.push(town.figure);
      if (status() === end) resolve(places);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const city = JSON.parse(cityText) as CityFile;
const streets = streetsOf(city);

/** Whether a point lies in a street segment, or on its border. */
function isOnStreet({ x, y }: Point): boolean {
  const near = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, -1]] as const; // prettier-ignore
  return near.some(([dx, dy]) => streets.has(keyOf(segmentAt({ x: x + dx * 1e-6, y: y + dy * 1e-6 }))));
}

it('a figure walks over the streets alone to the door that is clicked, and to the one that is chosen', async () => {
  const town = await openPage();
  const start = segmentAt(town.figure);
  const door = town.doors.find(({ at, point }) => {
    const { x, y } = town.toScreen(point);
    const steps = findWay(streets, start, at).length;
    return steps > 6 && steps < 13 && x > 30 && x < 610 && y > 30 && y < 280;
  })!;
  // Watched from before the click: a busy page answers late, and the figure walks meanwhile.
  const walk = follow(town, `At the door of ${door.name}`);
  await browser.getByRole('application').click({ position: town.toScreen(door.point) });
  expect(status()).toContain(door.name);
  const places = await walk;
  expect(segmentAt(places[0]!)).toEqual(start);
  expect(places.filter((place) => !isOnStreet(place))).toEqual([]);
  expect(Math.hypot(town.figure.x - door.point.x, town.figure.y - door.point.y)).toBeLessThan(0.3);
  // It never leaps, from where it stood to the door: a frame is at most a tenth of a second.
  for (const [index, { x, y }] of places.slice(1).entries())
    expect(Math.hypot(x - places[index]!.x, y - places[index]!.y)).toBeLessThan(1.5);

  // A dropped file that is no city leaves the town as it is, and says where it is wrong.
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['{"format": "sixfold/city"}'], 'bad.json'));
  parts[1]!.dispatchEvent(new DragEvent('drop', { dataTransfer }));
  await expect.poll(status).toContain('$.');
  expect(shown()).toBe(town);

  const next = town.doors.find(({ at }) => findWay(streets, door.at, at).length === 6)!;
  await browser.getByRole('combobox', { name: 'Walk to' }).selectOptions(next.name);
  await follow(town, `At the door of ${next.name}`);
  expect(Math.hypot(town.figure.x - next.point.x, town.figure.y - next.point.y)).toBeLessThan(0.3);
});
