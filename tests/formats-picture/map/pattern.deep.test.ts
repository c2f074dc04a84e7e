import { describe, expect, test } from 'vitest';
import { latticeShare } from '../../support/lattice-share.ts';
import { MAP, pictureOf, townOf } from '../../support/map-pictures.ts';

/** The pictures take seconds. */
const PATIENCE = 120_000;

describe('a map is a place and not a pattern', { timeout: PATIENCE }, () => {
  test.each([
    'market-town',
    'double-walled-city',
    'hill-fort',
    'monastery-lands',
    'street-village',
    'hamlet',
  ])('%s has at most half as many edges along the lattice as its plan', (name) => {
    const city = townOf(name, 5);
    expect(latticeShare(pictureOf(city, MAP))).toBeLessThanOrEqual(
      latticeShare(pictureOf(city, undefined)) / 2,
    );
  });
});
