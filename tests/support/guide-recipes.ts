import { SAME_GROUP_NEEDED, type Recipe, type SchematicRule } from '../../src/engine/recipe/recipe.ts';
import { readPresets, type Preset } from './presets.ts';

type Change = (recipe: Recipe) => Recipe;

/**
 * Recipes as the pages of the guide describe them, each as a change of a preset: land in other forms, districts that sort
 * themselves, gates counted, rivers, parts of a town switched off, distances, conditions, poses, least and most.
 */
const CHANGES: Readonly<Record<string, readonly [preset: string, change: Change]>> = {
  'three gates': ['walled-town', withGates(3)],
  'a single gate in each wall': ['double-walled-city', withGates(1)],
  'two rivers': ['market-town', (recipe) => ({ ...recipe, rivers: { count: 2, kind: 'river', width: 2 } })],
  'a hexagon without a river': [
    'river-town',
    ({ rivers: _rivers, ...recipe }) => ({ ...recipe, land: { shape: 'hexagon', radius: 12 } }),
  ],
  'neighborhoods that sort themselves': [
    'market-town',
    (recipe) => ({
      ...recipe,
      land: { shape: 'rectangle', columns: 24, rows: 18 },
      districts: {
        method: 'schelling',
        groups: ['town', 'fields'],
        shares: [2, 5],
        empty: 0.1,
        same: SAME_GROUP_NEEDED,
        maxSteps: 20_000,
      },
    }),
  ],
  'an island': [
    'street-village',
    (recipe) => ({ ...recipe, land: { shape: 'island', algorithm: 2, hexes: 260 } }),
  ],
  'three churches near streets, far apart': [
    'river-town',
    withRules('church', { min: 3, max: 3, spacing: 5, near: [{ to: '@street', least: 0, most: 2 }] }),
  ],
  'farms near the sea': [
    'hamlet',
    withRules('farm', { min: 2, max: 4, near: [{ to: '@sea', least: 0, most: 5 }] }),
  ],
  'at most five houses of a kind, turned one way': [
    'hill-fort',
    withRules('house', { max: 5, rotations: [0, 1], shifts: [0] }),
  ],
  'nothing laid on what stays free': [
    'port',
    ({ rest: _rest, ...recipe }) => ({ ...recipe, fill: { ...recipe.fill, coverage: 0.6 } }),
  ],
};

export function guideRecipes(): Preset[] {
  const presets = readPresets();
  return Object.entries(CHANGES).map(([name, [preset, change]]) => ({
    name,
    recipe: change(presets.find((one) => one.name === preset)!.recipe),
  }));
}

function withGates(count: number): Change {
  return (recipe) => ({
    ...recipe,
    walls: recipe.walls!.map((wall) => ({
      ...wall,
      gates: { ...wall.gates!, min: count, max: count, spacing: 8 },
    })),
  });
}

function withRules(name: string, change: Partial<SchematicRule>): Change {
  return (recipe) => ({
    ...recipe,
    schematics: recipe.schematics.map((rule) => (rule.id.includes(name) ? { ...rule, ...change } : rule)),
  });
}
