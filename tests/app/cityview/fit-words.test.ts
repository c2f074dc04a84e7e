import { describe, expect, it } from 'vitest';
import { CityView } from '../../../src/app/cityview/city-view.ts';
import { explainBlocked } from '../../../src/app/cityview/fit-words.ts';
import type { Blocked } from '../../../src/engine/fit/explain.ts';
import { mergeSegments } from '../../../src/engine/schematic/schematic.ts';
import { plainStore } from '../../support/documents.ts';

const place = { q: 0, r: 0, k: 0 } as const;

function explained(...blocked: Blocked[]): string {
  const { city } = plainStore().getState().document;
  const ground = mergeSegments([{ ...place, kind: 'house' }]);
  return explainBlocked(blocked, new CityView({ ...city, placements: {}, ground }));
}

describe('why a piece does not fit', () => {
  it('names the kind of the ground in its way, each once', () => {
    expect(explained({ ...place, reason: 'ground' }, { ...place, reason: 'ground' })).toBe(
      'Does not fit: 2 segments on house',
    );
  });

  it.each([
    [{ to: '@center', hexes: 4, least: 0, most: 3 }, '1 hex too far from the center (at most 3)'],
    [{ to: '@sea', hexes: 1, least: 3, most: null }, '2 hexes too near to the sea (at least 3)'],
    [{ to: 'house', hexes: 9, least: 0, most: 2 }, '7 hexes too far from the nearest house (at most 2)'],
    [{ to: '@gate', hexes: null, least: 0, most: 2 }, 'too far from the nearest gate: there is none'],
  ])('says by how much a distance is not kept', (distance, words) => {
    expect(explained({ ...place, reason: 'near', distance })).toBe(`Does not fit: ${words}`);
  });

  it('says what is needed, and what is there', () => {
    const unmet = { ...place, reason: 'condition', wanted: '@street', found: '@free' } as const;
    expect(explained(unmet)).toBe('Does not fit: 1 segment needs a street, but has free land');
    expect(explained(unmet, unmet, { ...unmet, wanted: '!house', found: 'house' })).toBe(
      'Does not fit: 2 segments need a street, but have free land, 1 needs no house, but has house',
    );
  });
});
