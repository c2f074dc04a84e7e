import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { latticeShare } from '../../support/lattice-share.ts';
import { MAP, pictureOf, svgOf, townOf } from '../../support/map-pictures.ts';

/** The pictures take seconds. */
const PATIENCE = 120_000;

describe('a map is a place and not a pattern', { timeout: PATIENCE }, () => {
  test.each([
    ['walled-town', 7],
    ['port', 3],
    ['river-town', 2],
    ['quarters', 8],
  ] as const)('%s of seed %i has at most a share of 0.24 of its edges along the lattice', (name, seed) => {
    expect(latticeShare(pictureOf(townOf(name, seed), MAP))).toBeLessThanOrEqual(0.24);
  });

  test('the SVG of the walled town has at most 2.6 MB, and 500 KB when compressed', () => {
    const svg = svgOf(townOf('walled-town', 7), 32, MAP);
    expect(svg.length).toBeLessThanOrEqual(2.6e6);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(500_000);
  });
});
