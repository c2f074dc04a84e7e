import { expect, test } from 'vitest';
import { readDd2vtt } from '../support/dd2vtt.ts';
import { emptyLand, PATIENCE, scratchFolder, sixfoldHere, sixfoldHereOut } from './run.ts';

const folder = scratchFolder();

test('exports a city as a table with its picture', { timeout: PATIENCE }, async () => {
  const recipe = {
    ...emptyLand(1),
    schematics: [{ id: 'tower', min: 1, max: 1, shifts: [0] }],
    fill: { method: 'weighted', coverage: 0 },
  };
  const city = folder.write(
    'city.json',
    await sixfoldHereOut(['generate', folder.write('recipe.json', recipe)]),
  );
  const text = await sixfoldHereOut(['export', city, '--to', 'uvtt', '--squares', '1', '--pixels', '20']);
  const scene = readDd2vtt(text);
  const picture = Buffer.from(scene.image);
  expect(picture.toString('latin1', 1, 4)).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([scene.width, scene.height]);
  expect(scene.walls.length).toBeGreaterThanOrEqual(6);
  expect(scene.walls.every(({ kind }) => kind !== 'object')).toBe(true);
  const coast = readDd2vtt(
    await sixfoldHereOut(['export', city, '--to', 'uvtt', '--movement', '--pixels', '10']),
  );
  expect(coast.walls.filter(({ kind }) => kind === 'object')).not.toHaveLength(0);
  const refused = await sixfoldHere(['export', city, '--to', 'svg', '--squares', '2']);
  expect(refused.err).toContain("option '--squares' is only for uvtt, not for svg");
});
