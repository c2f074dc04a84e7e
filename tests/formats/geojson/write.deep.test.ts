import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GEOJSON_DEFAULTS, geojsonPieces, type GeojsonOptions } from '../../../src/formats/geojson/write.ts';
import { missing, program } from '../../support/programs.ts';
import { anyCity } from '../arbitraries.ts';

const gone = missing('ogrinfo', 'ogr2ogr');

const [city] = fc.sample(
  anyCity.filter(({ placements }) => placements.length > 3),
  { numRuns: 1, seed: 7 },
);

/** Does something with a file of the city in a folder of its own. */
function withFile(options: GeojsonOptions, read: (file: string, text: string) => void): void {
  const pieces = geojsonPieces(city!, options);
  if (!pieces.ok) throw new Error('no file');
  const text = [...pieces.value].join('');
  const folder = mkdtempSync(join(tmpdir(), 'geojson-'));
  try {
    const file = join(folder, 'city.geojson');
    writeFileSync(file, text);
    read(file, text);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The output of a program of GDAL, which must have no problem to tell. */
function run(name: Parameters<typeof program>[0], ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program(name), words, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const count = (text: string) => (JSON.parse(text) as { readonly features: unknown[] }).features.length;

test.skipIf(gone)(`a GeoJSON file is valid for GEOS, feature by feature, in a plane${gone}`, () => {
  withFile(GEOJSON_DEFAULTS, (file, text) => {
    const ask = 'SELECT COUNT(*) AS features, SUM(ST_IsValid(geometry)) AS valid FROM city';
    const counted = run('ogrinfo', '-q', '-dialect', 'sqlite', '-sql', ask, file);
    expect(counted).toContain(`features (Integer) = ${count(text)}`);
    expect(counted).toContain(`valid (Integer) = ${count(text)}`);
    expect(run('ogrinfo', '-al', '-so', file)).toContain('ENGCRS["Sixfold plane"');
  });
});

test.skipIf(gone)(`a GeoJSON file becomes a GeoPackage with the same numbers of features${gone}`, () => {
  withFile(GEOJSON_DEFAULTS, (file, text) => {
    const made = `${file}.gpkg`;
    run('ogr2ogr', '-f', 'GPKG', made, file);
    const listed = run('ogrinfo', '-q', '-al', '-geom=NO', made);
    const numbers = [...listed.matchAll(/^OGRFeature\(city\):(\d+)$/gm)].map(([, id]) => Number(id));
    expect(numbers).toEqual(Array.from({ length: count(text) }, (_, index) => index + 1));
  });
});

test.skipIf(gone)(`a GeoJSON file in EPSG:3857 is where GDAL projects its degrees to${gone}`, () => {
  const place = { longitude: 8.54, latitude: 47.37, scale: 100 };
  withFile({ coordinates: { kind: 'mercator', ...place } }, (file) => {
    const ask = (of: string) => run('ogrinfo', '-al', '-so', of);
    const extent = (text: string) =>
      /Extent: \((.*), (.*)\) - \((.*), (.*)\)/.exec(text)!.slice(1).map(Number);
    const own = ask(file);
    expect(own).toContain('ID["EPSG",3857]');
    withFile({ coordinates: { kind: 'degrees', ...place } }, (degrees) => {
      const projected = `${degrees}.gpkg`;
      run('ogr2ogr', '-f', 'GPKG', '-t_srs', 'EPSG:3857', projected, degrees);
      for (const [index, value] of extent(ask(projected)).entries())
        expect(extent(own)[index]).toBeCloseTo(value, 2);
    });
  });
});
