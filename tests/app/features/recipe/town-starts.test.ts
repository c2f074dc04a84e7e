import { describe, expect, test } from 'vitest';
import { builtInDocument } from '../../../../src/app/document/builtin/built-in-document.ts';
import type { Document } from '../../../../src/app/document/document.ts';
import { toLibrary } from '../../../../src/app/document/document.ts';
import {
  startRest,
  startRivers,
  startStreets,
  startWall,
  styleOf,
  wallPieces,
  type WallStyle,
} from '../../../../src/app/features/recipe/town/town-starts.ts';
import { generate } from '../../../../src/engine/generate/generate.ts';
import type { Recipe } from '../../../../src/engine/recipe/recipe.ts';
import { writeCity } from '../../../../src/formats/city/write.ts';
import { townFaults } from '../../../support/town-oracle.ts';

const START = builtInDocument();

/** A document with a recipe for a small town of two districts. */
const DOCUMENT: Document = {
  ...START,
  recipe: {
    seed: 3,
    land: { shape: 'coast', hexes: 300, form: 'round' },
    districts: {
      method: 'growth',
      groups: ['town', 'fields'],
      shares: [2, 4],
      core: 8,
      min: 8,
      arrange: 'center-out',
    },
    schematics: [],
    fill: { method: 'weighted', coverage: 1 },
  },
};

function cityOf(recipe: Recipe) {
  const made = generate(recipe, toLibrary(DOCUMENT));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

describe('the parts of a town that a recipe starts with', () => {
  test('are rivers that flow', () => {
    const { ground = [] } = cityOf({ ...DOCUMENT.recipe, rivers: startRivers(DOCUMENT)! });
    expect(ground.length).toBeGreaterThan(5);
  });

  test.each<WallStyle>(['stone', 'palisade'])('are walls of %s that close, with gates', (style) => {
    const wall = startWall(DOCUMENT, style)!;
    expect(styleOf(DOCUMENT, wall)).toBe(style);
    const { walls } = cityOf({ ...DOCUMENT.recipe, walls: [wall] });
    expect(walls![0]!.gates.length).toBeGreaterThanOrEqual(2);
  });

  test('share no piece among styles', () => {
    const stone = new Set(wallPieces(DOCUMENT, 'stone').pieces);
    expect(wallPieces(DOCUMENT, 'palisade').pieces.filter((id) => stone.has(id))).toEqual([]);
  });

  test('make a town together that an oracle has nothing to say against', () => {
    const recipe: Recipe = {
      ...DOCUMENT.recipe,
      rivers: startRivers(DOCUMENT)!,
      walls: [startWall(DOCUMENT, 'stone')!],
      streets: startStreets(DOCUMENT)!,
      rest: startRest(DOCUMENT)!,
      reach: 'all',
    };
    for (let seed = 1; seed <= 10; seed++) {
      const city = cityOf({ ...recipe, seed });
      expect(townFaults(writeCity(city))).toEqual([]);
    }
  });

  test('are none where the library has nothing for them', () => {
    const bare: Document = { ...DOCUMENT, kinds: [], schematics: {}, order: [] };
    expect([startRivers(bare), startStreets(bare), startWall(bare, 'stone'), startRest(bare)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const { recipe } = DOCUMENT;
    const ungrouped: Document = { ...DOCUMENT, recipe: { ...recipe, districts: { method: 'none' } } };
    expect(startRest(ungrouped)).toBeNull();
    expect(startWall(ungrouped, 'stone')!.around).toBe(0.6);
  });
});
