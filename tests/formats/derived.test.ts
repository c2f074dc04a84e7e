import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityDigest } from '../../src/formats/city/digest.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { HOUSE, TILE, WHEAT } from '../support/cities.ts';
import { referenceCity, referencePose, referenceStamp } from '../support/reference.ts';
import { anyCity } from './arbitraries.ts';

describe('what follows from a city', () => {
  interface File {
    readonly hexes: { q: number; r: number; segments: (string | null)[]; placements: (number | null)[] }[];
    readonly statistics: { covered: number; segments: number; perSchematic: Record<string, number> };
    readonly land: unknown;
    readonly districts: unknown;
    readonly placements: unknown;
    readonly digest: string;
  }

  test('its hexes are what the thirds lattice says', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const reference = referenceCity(city.land);
        const kindOf = new Map<string, string>();
        for (const placement of city.placements) {
          const { hexes } = city.schematics.find(({ id }) => id === placement.schematic)!;
          referenceStamp(reference, hexes, placement, placement, placement.id);
          for (const { q, r, k, kind } of referencePose(hexes, placement, placement))
            kindOf.set(`${q},${r},${k}`, kind);
        }
        const file = JSON.parse(writeCity(city)) as File;
        const listed = new Map<string, unknown>();
        for (const { q, r, segments, placements } of file.hexes)
          for (let k = 0; k < 6; k++) {
            expect(segments[k] === null).toBe(placements[k] === null);
            if (segments[k] !== null) listed.set(`${q},${r},${k}`, [segments[k], placements[k]]);
          }
        const expected = new Map([...kindOf].map(([key, kind]) => [key, [kind, reference.owner.get(key)]]));
        expect(listed).toEqual(expected);
        expect(file.statistics.covered).toBe(kindOf.size);
        expect(Object.values(file.statistics.perSchematic).reduce((sum, times) => sum + times, 0)).toBe(
          city.placements.length,
        );
      }),
    );
  });

  test('its digest is the SHA-256 of three members of its file', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const { land, districts, placements, digest } = JSON.parse(writeCity(city)) as File;
        const bytes = JSON.stringify({ land, districts, placements });
        expect(digest).toBe(`sha256:${createHash('sha256').update(bytes, 'utf8').digest('hex')}`);
        expect(cityDigest(city)).toBe(digest);
      }),
    );
  });

  test('a city that contradicts itself cannot be written', () => {
    const city = {
      engine: '',
      recipe: null,
      kinds: [HOUSE, WHEAT],
      schematics: [TILE],
      land: [{ r: 0, q: 0, count: 1 }],
      districts: [],
    };
    const placement = {
      id: 1,
      schematic: 'tile',
      q: 0,
      r: 0,
      mirror: false,
      rotation: 0,
      shift: 0,
      locked: false,
    } as const;
    expect(() => writeCity({ ...city, placements: [placement, { ...placement, id: 2 }] })).toThrow(
      RangeError,
    );
    expect(() => writeCity({ ...city, placements: [{ ...placement, q: 1 }] })).toThrow(/lies off the land/);
    expect(() => writeCity({ ...city, kinds: [WHEAT], placements: [placement] })).toThrow(
      /unknown kind "house"/,
    );
    expect(() => writeCity({ ...city, placements: [{ ...placement, schematic: 'x' }] })).toThrow(
      /unknown schematic/,
    );
  });
});
