import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { toCityDocument } from '../../../../src/app/document/document.ts';
import { idsInCommon, TRAITS } from '../../../../src/app/features/selection/traits.ts';
import { generate } from '../../../../src/engine/generate/generate.ts';
import { makeRecipe, rule, SHAPES } from '../../../support/cities.ts';

const recipe = makeRecipe(
  3,
  { shape: 'hexagon', radius: 5 },
  SHAPES.schematics.map(({ id }) => rule(id)),
  { coverage: 0.6 },
);
const made = generate(recipe, SHAPES);
if (!made.ok) throw new Error('the recipe cannot be met');
const view = new CityView(toCityDocument(made.value));
const placements = fromChunks(view.city.placements);

const anyTraits = fc.subarray([...TRAITS]);
const anySelected = fc.subarray(placements, { minLength: 1, maxLength: 5 });

describe('placements with traits in common with the selected ones', () => {
  it('are those of one selected at a time, and the selected ones are among them', () => {
    fc.assert(
      fc.property(anySelected, anyTraits, (selected, traits) => {
        const ids = idsInCommon(view, selected, traits);
        const single = selected.flatMap((one) => idsInCommon(view, [one], traits));
        expect(ids).toEqual([...new Set(single)].sort((a, b) => a - b));
        expect(ids).toEqual(expect.arrayContaining(selected.map(({ id }) => id)));
      }),
    );
  });

  it('are fewer with each trait more: of one placement, those that every trait alone gives', () => {
    fc.assert(
      fc.property(fc.constantFrom(...placements), anyTraits, (one, traits) => {
        const each = traits.map((trait) => new Set(idsInCommon(view, [one], [trait])));
        const all = placements.map(({ id }) => id).filter((id) => each.every((ids) => ids.has(id)));
        expect(idsInCommon(view, [one], traits)).toEqual(all);
      }),
    );
  });

  it('are of the same schematic and in the same pose where both are wanted', () => {
    const [one] = placements;
    for (const id of idsInCommon(view, [one!], ['schematic', 'pose'])) {
      const other = placements.find((placement) => placement.id === id)!;
      expect([other.schematic, other.rotation, other.shift, other.mirror]).toEqual([
        one!.schematic,
        one!.rotation,
        one!.shift,
        one!.mirror,
      ]);
    }
  });
});
