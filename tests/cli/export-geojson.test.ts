import { expect, test } from 'vitest';
import { emptyLand, PATIENCE, scratchFolder, sixfoldHere, sixfoldHereOut } from './run.ts';

const folder = scratchFolder();

test('exports a city as GeoJSON, in a plane or on the earth', { timeout: PATIENCE }, async () => {
  const city = folder.write(
    'city.json',
    await sixfoldHereOut(['generate', folder.write('recipe.json', emptyLand(1))]),
  );
  const place = async (words: string[]) =>
    (
      JSON.parse(await sixfoldHereOut(['export', city, '--to', 'geojson', ...words])) as {
        readonly sixfold: { readonly coordinates: unknown };
      }
    ).sixfold.coordinates;
  expect(await place([])).toEqual({ kind: 'plane', scale: 1 });
  expect(await place(['--units', '5', '--origin', '8.5,-47.25'])).toEqual({
    kind: 'degrees',
    longitude: 8.5,
    latitude: -47.25,
    scale: 5,
  });
  expect(await place(['--origin', '8.5,-47.25', '--crs', 'EPSG:3857'])).toEqual({
    kind: 'mercator',
    longitude: 8.5,
    latitude: -47.25,
    scale: 1,
  });
  expect(await place(['--crs', 'EPSG:4326'])).toMatchObject({ kind: 'degrees', longitude: 0, latitude: 0 });
  const file = folder.write('city.geojson', await sixfoldHereOut(['export', city, '--to', 'geojson']));
  const recipe = JSON.parse(await sixfoldHereOut(['import', file, '--from', 'geojson', '--units', '1'])) as {
    readonly land: object;
  };
  const rows = [-1, 0, 1].map((r) => ({ r, q: Math.max(-1, -1 - r), count: r === 0 ? 3 : 2 }));
  expect(recipe.land).toEqual({ shape: 'rows', rows });
  expect((await sixfoldHere(['import', file, '--from', 'ascii', '--hexes', '5'])).err).toContain(
    'only for geojson',
  );
  const refused = await sixfoldHere(['export', city, '--to', 'geojson', '--origin', '8.5']);
  expect(refused.status).toBe(2);
  expect(refused.err).toContain('such as 8.54,47.37');
  const other = await sixfoldHere(['export', city, '--to', 'svg', '--units', '2']);
  expect(other.err).toContain("option '--units' is only for geojson, not for svg");
});
