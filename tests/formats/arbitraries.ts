import fc from 'fast-check';
import { createBoard, stamp } from '../../src/engine/board/board.ts';
import type { City } from '../../src/engine/city/city.ts';
import type { District } from '../../src/engine/land/district.ts';
import type { Placement } from '../../src/engine/schematic/placement.ts';
import { fits } from '../../src/engine/fit/explain.ts';
import {
  RULE_DEFAULTS,
  type DistrictRecipe,
  type LandRecipe,
  type Recipe,
  type SchematicRule,
} from '../../src/engine/recipe/recipe.ts';
import { EDGES, ROOFS, SURFACES, type KindLook } from '../../src/engine/schematic/kind-look.ts';
import type { PackTest } from '../../src/engine/pack/pack.ts';
import type { PackFile } from '../../src/formats/pack/read.ts';
import { compareHexes, DIRECTIONS } from '../../src/engine/hex/hex.ts';
import type { Kind } from '../../src/engine/schematic/kind.ts';
import { orient } from '../../src/engine/schematic/pose.ts';
import { mergeSegments, type Schematic } from '../../src/engine/schematic/schematic.ts';
import { segmentKey } from '../../src/engine/segment/segment.ts';
import { SHIFTS } from '../../src/engine/segment/shift.ts';
import type { KindList } from '../../src/formats/kinds/read.ts';
import { anyDirection, anyPose, anyPoseRules } from '../support/arbitraries.ts';
import { anyLand, HOUSE, makeSchematic, WHEAT } from '../support/cities.ts';

/** Text that any user might type, with all that is awkward in JSON. */
const anyText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('', 'Mühle "am" Bach\n', '\\', '\u2028', '</script>'),
);

/** Anything that JSON can hold; it does not know -0. */
const anyMeta = fc
  .dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 })
  .map((meta) => JSON.parse(JSON.stringify(meta)) as Record<string, unknown>);

/** With `meta` or without it. */
function perhapsMeta<T extends object>(
  value: fc.Arbitrary<T>,
): fc.Arbitrary<T & { meta?: Record<string, unknown> }> {
  return fc.tuple(value, fc.option(anyMeta)).map(([plain, meta]) => (meta ? { ...plain, meta } : plain));
}

/** Also those that every object has a member of: "constructor". */
const anyId = fc.oneof(
  fc.constantFrom('a', 'constructor', 'mill-pond'),
  fc.stringMatching(/^[a-z][a-z0-9-]{0,63}$/),
);

const GLYPHS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index)).filter(
  (glyph) => glyph !== '~' && glyph !== '.',
);

/** With a pattern, of any footprint, or without one. */
function perhapsPattern(kinds: readonly Kind[]): fc.Arbitrary<readonly Kind[]> {
  const patterns = fc.option(fc.constantFrom('barn', 'church', 'pond', 'block'));
  return fc
    .array(patterns, { minLength: kinds.length, maxLength: kinds.length })
    .map((chosen) =>
      kinds.map((kind, index) => (chosen[index] ? { ...kind, pattern: chosen[index] } : kind)),
    );
}

const anySymbol = fc
  .array(fc.tuple(fc.array(anySymbolPoint(), { minLength: 2, maxLength: 5 }), fc.boolean()), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.map(([points, closed]) => `M${points.join('L')}${closed ? 'Z' : ''}`).join(''));

function anySymbolPoint(): fc.Arbitrary<string> {
  const coordinate = fc.integer({ min: 0, max: 1000 });
  return fc.tuple(coordinate, coordinate).map(([x, y]) => `${x} ${y}`);
}

const anyLook: fc.Arbitrary<KindLook> = fc
  .record(
    {
      edge: fc.constantFrom(...EDGES),
      second: fc.stringMatching(/^#[0-9a-f]{6}$/),
      roof: fc.constantFrom(...ROOFS),
      surface: fc.constantFrom(...SURFACES),
      symbol: anySymbol,
    },
    { requiredKeys: [] },
  )
  .filter((look) => Object.keys(look).length > 0);

/** With a look or without one. */
function perhapsLook(kinds: readonly Kind[]): fc.Arbitrary<readonly Kind[]> {
  return fc
    .array(fc.option(anyLook), { minLength: kinds.length, maxLength: kinds.length })
    .map((looks) => kinds.map((kind, index) => (looks[index] ? { ...kind, look: looks[index] } : kind)));
}

/** A `meta` in which nothing is but the patterns and looks of kinds is none. */
function withoutBareMeta<T extends KindList>(value: T): T {
  const isBare = !value.kinds.some(({ pattern, look }) => pattern ?? look);
  if (Object.keys(value.meta ?? {}).length > 0 || isBare) return value;
  const { meta: _, ...rest } = value;
  return rest as T;
}

const anyKind: fc.Arbitrary<Kind> = fc.record({
  id: anyId,
  name: anyText,
  color: fc.stringMatching(/^#[0-9a-f]{6}$/),
  glyph: fc.constantFrom(...GLYPHS),
  footprint: fc.constantFrom('segment', 'tile', 'area'),
  open: fc.boolean(),
});

export const anyKindList: fc.Arbitrary<KindList> = perhapsMeta(
  fc.record({
    kinds: fc
      .uniqueArray(anyKind, { selector: ({ id }) => id, maxLength: 8 })
      .map((kinds) => kinds.map((kind, index) => ({ ...kind, glyph: GLYPHS[index * 7]! })))
      .chain(perhapsPattern)
      .chain(perhapsLook),
  }),
).map(withoutBareMeta);

export const anySchematic: fc.Arbitrary<Schematic> = perhapsMeta(
  fc.record({
    id: anyId,
    name: anyText,
    description: anyText,
    author: anyText,
    tags: fc.array(anyText, { maxLength: 3 }),
    hexes: shapeOf(20),
  }),
);

/** Up to `most` segments near the center, each once. */
function shapeOf(most: number) {
  const near = fc.integer({ min: -2, max: 2 });
  const segment = fc.record({ q: near, r: near, k: anyDirection, kind: fc.constantFrom('house', 'wheat') });
  return fc.uniqueArray(segment, { minLength: 1, maxLength: most, selector: segmentKey }).map(mergeSegments);
}

/** A scene of a test, its land sorted. */
const anyScene = shapeOf(12).map((hexes) => hexes.toSorted(compareHexes));

/** Land without the -0 that JSON does not know. */
const plainLand = anyLand.map((rows) => rows.map(({ r, q, count }) => ({ r: r + 0, q: q + 0, count })));

const anyGroups = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 4 });
const anyWeight = fc.double({ min: 1e-9, max: 1e9, noNaN: true });
const anyShare = fc.double({ min: 0, max: 1, noNaN: true }).map((share) => share + 0);

const anyLandRecipe: fc.Arbitrary<LandRecipe> = fc.oneof(
  fc.record({ shape: fc.constant('hexagon' as const), radius: fc.integer({ min: 0, max: 2000 }) }),
  fc.record({
    shape: fc.constant('rectangle' as const),
    columns: fc.integer({ min: 1, max: 3000 }),
    rows: fc.integer({ min: 1, max: 3000 }),
  }),
  fc.record({
    shape: fc.constant('island' as const),
    algorithm: fc.constantFrom(1, 2, 3, 4, 5),
    hexes: fc.integer({ min: 1, max: 12_006_001 }),
  }),
  fc.record({ shape: fc.constant('rows' as const), rows: plainLand }),
);

const anyDistrictRecipe: fc.Arbitrary<DistrictRecipe> = fc.oneof(
  fc.constant({ method: 'none' as const }),
  withShares(
    fc.record({
      method: fc.constant('schelling' as const),
      groups: anyGroups,
      empty: anyShare,
      same: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 7, maxLength: 7 }),
      maxSteps: fc.nat(100_000),
    }),
  ),
  withShares(
    fc.record({
      method: fc.constant('growth' as const),
      groups: anyGroups,
      core: fc.integer({ min: 1, max: 100 }),
      min: fc.nat(100),
      arrange: fc.constantFrom('center-out', 'random'),
    }),
  ),
);

function withShares<T extends { readonly groups: readonly string[] }>(recipe: fc.Arbitrary<T>) {
  return recipe.chain((plain) => {
    const { length } = plain.groups;
    const shares = fc.option(fc.array(anyWeight, { minLength: length, maxLength: length }));
    return shares.map((weights) => (weights ? { ...plain, shares: weights } : plain));
  });
}

const anyRule: fc.Arbitrary<SchematicRule> = fc
  .record({
    id: anyId,
    weight: fc.oneof(fc.constant(1), anyWeight),
    min: fc.nat(5),
    more: fc.option(fc.nat(5)),
    groups: fc.option(anyGroups),
    poses: fc.oneof(
      fc.constant({ rotations: [...DIRECTIONS], shifts: [...SHIFTS], mirror: false }),
      anyPoseRules,
    ),
    spacing: fc.nat(9),
  })
  .map(({ more, poses, ...rule }) => ({
    ...RULE_DEFAULTS,
    ...rule,
    ...poses,
    max: more === null ? null : rule.min + more,
  }));

export const anyRecipe: fc.Arbitrary<Recipe> = perhapsMeta(
  fc.record({
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    land: anyLandRecipe,
    districts: anyDistrictRecipe,
    schematics: fc.uniqueArray(anyRule, { selector: ({ id }) => id, maxLength: 5 }),
    fill: fc.record({ method: fc.constantFrom('weighted', 'largest-first'), coverage: anyShare }),
  }),
);

/** A pack whose cover, files and tests name its schematics. */
export const anyPackFile: fc.Arbitrary<PackFile> = fc
  .uniqueArray(anyId, { minLength: 1, maxLength: 5 })
  .chain((schematics) => {
    const member = fc.constantFrom(...schematics);
    const test: fc.Arbitrary<PackTest> = fc.oneof(
      fc
        .record({
          kind: fc.constantFrom('fits' as const, 'blocked' as const),
          name: anyText,
          schematic: member,
          q: fc.integer({ min: -9, max: 9 }),
          r: fc.integer({ min: -9, max: 9 }),
          around: anyScene,
        })
        .chain((one) => anyPose.map((pose) => ({ ...one, ...pose }))),
      fc.record({
        kind: fc.constant('placed' as const),
        name: anyText,
        schematic: member,
        recipe: anyId,
        atLeast: fc.integer({ min: 1, max: 100 }),
      }),
    );
    const pack = perhapsMeta(
      fc.record({
        id: anyId,
        name: anyText,
        author: anyText,
        license: anyText,
        description: anyText,
        release: anyText,
        cover: fc.option(member),
        schematics: fc.constant(schematics),
        tests: fc.array(test, { maxLength: 4 }),
      }),
    );
    const recipes = fc.uniqueArray(fc.record({ id: anyId, recipe: anyRecipe }), {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 2,
    });
    const withRecipes = fc.oneof(
      pack,
      fc.tuple(pack, recipes).map(([one, own]) => ({ ...one, recipes: own })),
    );
    const files = fc
      .array(fc.tuple(member, anyId), { maxLength: 3 })
      .map((pairs) => new Map(pairs.filter(([own, other]) => own !== other)));
    const library = fc.record({ packs: fc.uniqueArray(anyId, { maxLength: 3 }) });
    return fc.oneof(
      fc.record({ pack: withRecipes, files }),
      fc.record({ pack: withRecipes, files, library }),
    );
  });

const near = fc.integer({ min: -6, max: 6 });
const anyAttempt = fc.record({
  at: fc.record({ q: near, r: near }),
  pose: anyPose,
  which: fc.nat(),
  locked: fc.boolean(),
});

/** Cities made by hand: placements tried anywhere on small land, those kept that fit. */
export const anyCity: fc.Arbitrary<City> = perhapsMeta(
  fc
    .record({
      engine: anyText,
      recipe: fc.option(anyRecipe),
      land: plainLand,
      groups: fc.array(fc.option(fc.string({ minLength: 1, maxLength: 64 })), { maxLength: 8 }),
      shapes: fc.uniqueArray(fc.record({ id: anyId, hexes: shapeOf(6) }), {
        selector: ({ id }) => id,
        maxLength: 4,
      }),
      attempts: fc.array(anyAttempt, { maxLength: 25 }),
      firstId: fc.integer({ min: 1, max: 4_294_967_000 }),
      kinds: perhapsPattern([HOUSE, WHEAT]).chain(perhapsLook),
    })
    .map(({ engine, recipe, land, groups, shapes, attempts, firstId, kinds }) => {
      const schematics = shapes
        .map(({ id, hexes }) => makeSchematic(id, hexes))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      const board = createBoard(land);
      const placements: Placement[] = [];
      for (const { at, pose, which, locked } of attempts) {
        const schematic = schematics[which % Math.max(1, schematics.length)];
        if (!schematic) continue;
        const hexes = orient(schematic.hexes, pose);
        if (!fits(board, hexes, at)) continue;
        const id = firstId + 3 * placements.length;
        stamp(board, hexes, at, id);
        placements.push({ id, schematic: schematic.id, ...at, ...pose, locked });
      }
      const districts: District[] = [];
      groups.forEach((group, index) => {
        const row = land[index];
        if (group !== null && row) districts.push({ id: index + 1, group, rows: [row] });
      });
      return { engine, recipe, kinds, schematics, land, districts, placements };
    }),
).map(withoutBareMeta);
