import { generate, type Generated } from '../src/engine/generate/generate.ts';
import { RULE_DEFAULTS } from '../src/engine/recipe/recipe.ts';
import type { Library } from '../src/engine/city/library.ts';

/** Generates a city of houses and gardens on a hexagon: the same seed gives the same city. */
export function generateHamlet(library: Library, seed: number): Generated {
  return generate(
    {
      seed,
      land: { shape: 'hexagon', radius: 4 },
      districts: { method: 'none' },
      schematics: [
        { ...RULE_DEFAULTS, id: 'house', min: 3 },
        { ...RULE_DEFAULTS, id: 'garden', weight: 2 },
      ],
      fill: { method: 'weighted', coverage: 0.5 },
    },
    library,
  );
}
