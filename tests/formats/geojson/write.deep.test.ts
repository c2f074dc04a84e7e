import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GEOJSON_DEFAULTS, geojsonPieces } from '../../../src/formats/geojson/write.ts';
import { missing, program } from '../../support/programs.ts';
import { anyCity } from '../arbitraries.ts';

const gone = missing('ogrinfo');

test.skipIf(gone)(`a GeoJSON file is valid for GEOS, feature by feature, in a plane${gone}`, () => {
  const [city] = fc.sample(
    anyCity.filter(({ placements }) => placements.length > 3),
    { numRuns: 1, seed: 7 },
  );
  const pieces = geojsonPieces(city!, GEOJSON_DEFAULTS);
  if (!pieces.ok) throw new Error('no file');
  const text = [...pieces.value].join('');
  const { features } = JSON.parse(text) as { readonly features: unknown[] };
  const folder = mkdtempSync(join(tmpdir(), 'geojson-'));
  try {
    const file = join(folder, 'city.geojson');
    writeFileSync(file, text);
    const ogrinfo = (...words: string[]) =>
      execFileSync(program('ogrinfo'), [...words, file], { encoding: 'utf8', stdio: 'pipe' });
    const ask = 'SELECT COUNT(*) AS features, SUM(ST_IsValid(geometry)) AS valid FROM city';
    const counted = ogrinfo('-q', '-dialect', 'sqlite', '-sql', ask);
    expect(counted).toContain(`features (Integer) = ${features.length}`);
    expect(counted).toContain(`valid (Integer) = ${features.length}`);
    expect(ogrinfo('-al', '-so')).toContain('ENGCRS["Sixfold plane"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
