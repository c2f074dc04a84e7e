import fc from 'fast-check';
import { expect } from 'vitest';
import { listPlacements, type Placement } from '../../src/engine/schematic/placement.ts';
import { fillCity, type Filled } from '../../src/engine/generate/fill-city.ts';
import type { Terrain } from '../../src/engine/generate/terrain.ts';
import type { Given } from '../../src/engine/generate/given.ts';
import type { Recipe, SchematicRule } from '../../src/engine/recipe/recipe.ts';
import type { Hex } from '../../src/engine/hex/hex.ts';
import type { LandRow } from '../../src/engine/land/row.ts';
import type { Pose } from '../../src/engine/schematic/pose.ts';
import type { Schematic } from '../../src/engine/schematic/schematic.ts';
import { anyDirection, anyPose, anyShape, anyShift } from './arbitraries.ts';
import { anyDistricts, anyLand, makeRecipe, makeSchematic, rule } from './cities.ts';
import {
  referenceBlocked,
  referenceCity,
  referenceFits,
  referenceStamp,
  type ReferenceCity,
  type ReferenceRule,
} from './reference.ts';

/** The input of the filler. */
export interface Work {
  readonly terrain: Terrain;
  readonly recipe: Recipe;
  readonly schematics: readonly Schematic[];
  readonly given: Given;
}

const anyRule = fc.record({
  weight: fc.integer({ min: 1, max: 5 }),
  min: fc.constantFrom(0, 0, 1, 2),
  max: fc.constantFrom(null, null, 2, 4),
  groups: fc.option(fc.subarray(['a', 'b', 'c'], { minLength: 1 })),
  spacing: fc.constantFrom(0, 0, 1, 2, 4),
  rotations: fc.uniqueArray(anyDirection, { minLength: 1 }),
  shifts: fc.uniqueArray(anyShift, { minLength: 1 }),
  mirror: fc.boolean(),
});

const nearHex = fc.record({ q: fc.integer({ min: -3, max: 3 }), r: fc.integer({ min: -3, max: 3 }) });

/** Land with districts, a recipe of up to three rules, and some placements that stay. */
export const anyWork: fc.Arbitrary<Work> = fc
  .record({
    seed: fc.nat(0xffffffff),
    terrain: anyLand.chain((land) => fc.record({ land: fc.constant(land), districts: anyDistricts(land) })),
    schematics: fc.array(fc.tuple(anyShape(6), anyRule), { minLength: 1, maxLength: 3 }),
    stay: fc.array(fc.record({ which: fc.nat(2), pose: anyPose, at: nearHex }), { maxLength: 3 }),
    method: fc.constantFrom('weighted' as const, 'largest-first' as const),
    coverage: fc.constantFrom(0.5, 1, 1),
  })
  .map(({ seed, terrain, schematics: shapes, stay, method, coverage }) => {
    const schematics = shapes.map(([hexes], index) => makeSchematic(`s${index}`, hexes));
    const rules = shapes.map(([, part], index) => rule(`s${index}`, part));
    const recipe = makeRecipe(seed, { shape: 'rows', rows: terrain.land }, rules, { method, coverage });
    return { terrain, schematics, recipe, given: givenOn(terrain.land, schematics, stay) };
  });

/** Those of the wanted placements that fit together, locked, with ids that leave gaps. */
function givenOn(
  land: readonly LandRow[],
  schematics: readonly Schematic[],
  wished: readonly { readonly which: number; readonly pose: Pose; readonly at: Hex }[],
): Given {
  const reference = referenceCity(land);
  const placements: Placement[] = [];
  wished.forEach(({ which, pose, at }, index) => {
    const { id: schematic, hexes } = schematics[which % schematics.length]!;
    if (referenceBlocked(reference, hexes, pose, at).length > 0) return;
    const id = 2 + 3 * index;
    referenceStamp(reference, hexes, pose, at, id);
    placements.push({ id, schematic, ...at, ...pose, locked: true });
  });
  return { placements, schematics };
}

export function fill({ terrain, recipe, schematics, given }: Work): FilledPlacements {
  const filled = fillCity(terrain, recipe, { kinds: [], schematics }, given, {
    onProgress: () => {},
    watch: () => {},
  });
  return filled.ok ? { ...filled, value: listPlacements(filled.value.placements) } : filled;
}

/** The placements of a filled city. */
type FilledPlacements =
  | Extract<Filled, { ok: false }>
  | (Omit<Extract<Filled, { ok: true }>, 'value'> & { readonly value: readonly Placement[] });

/** Stamps placements in order; each must meet its rule at that moment. */
export function stampByTheRules(
  { terrain, schematics, recipe, given }: Work,
  placements: readonly Placement[],
) {
  const reference = referenceCity(terrain.land, terrain.districts);
  const shapes = new Map(schematics.map(({ id, hexes }) => [id, hexes]));
  const ownOf = (schematic: string) => placements.filter((placement) => placement.schematic === schematic);
  const stay = new Set(given.placements.map(({ id }) => id));
  const standing: Placement[] = [];
  // Given placements are on the board from the start.
  for (const placement of [...given.placements, ...placements.filter(({ id }) => !stay.has(id))]) {
    const hexes = shapes.get(placement.schematic)!;
    const others = standing.filter(({ schematic }) => schematic === placement.schematic);
    if (!stay.has(placement.id)) {
      const { groups, spacing, rotations, shifts, mirror } = ruleOf(recipe, placement.schematic);
      expect(referenceBlocked(reference, hexes, placement, placement, { groups, spacing, others })).toEqual(
        [],
      );
      expect(rotations).toContain(placement.rotation);
      expect(shifts).toContain(placement.shift);
      expect(placement.mirror && !mirror).toBe(false);
    }
    referenceStamp(reference, hexes, placement, placement, placement.id);
    standing.push(placement);
  }
  return { reference, ownOf };
}

function ruleOf({ schematics }: Recipe, id: string): SchematicRule {
  return schematics.find((candidate) => candidate.id === id)!;
}

/** Whether one more of a schematic fits by its rule, by brute force. */
export function oneMoreFits(
  { schematics }: Work,
  reference: ReferenceCity,
  ruled: SchematicRule,
  asked: ReferenceRule,
): boolean {
  const { hexes } = schematics.find(({ id }) => id === ruled.id)!;
  return referenceFits(reference, hexes, ruled, asked).size > 0;
}
