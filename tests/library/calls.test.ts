import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as formats from '../../src/library/formats.ts';
import * as sixfold from '../../src/library/sixfold.ts';

const { builtInLibrary: library, presets } = sixfold;
const house = library.schematics.find(({ id }) => id === 'house')!;
const hamlet = presets['hamlet'];
const made = sixfold.generate({ ...hamlet, seed: 3 }, library);
if (!made.ok) throw new Error(made.problems[0]?.message);
const city = made.value;
const [placement] = city.placements;

/** A call of any arguments, as JavaScript allows it. */
type Call = (...values: unknown[]) => unknown;

const ALL = { ...formats, ...sixfold } as unknown as Readonly<Record<string, Call>>;

/** Arguments with which each function works. */
const GOOD: Readonly<Record<string, readonly unknown[]>> = {
  allFits: [city, house],
  why: [city, house, { q: 0, r: 0 }],
  generate: [hamlet, library],
  reroll: [city, library],
  cityBuildings: [city],
  cityHexes: [city],
  orient: [house, { rotation: 1 }],
  distinctPoses: [house],
  reach: [city],
  survey: [hamlet, library, []],
  readCity: ['{}'],
  readRecipe: ['{}'],
  writeCity: [city],
  cityDigest: [city],
  readKinds: ['{}'],
  writeKinds: [{ kinds: library.kinds }],
  readPack: ['{}'],
  writePack: [],
  writeRecipe: [hamlet],
  checkSchematic: ['{}', library.kinds],
  readSchematic: ['{}'],
  writeSchematic: [house],
  landRecipe: [hamlet, city.land],
  writePlomrogue: [city],
  readTextMap: ['ascii', '~'],
  readGeojsonLand: ['{}'],
  readTiled: [new Uint8Array()],
  writeAscii: [city],
  writeGeojson: [city],
  writeSchematicSvg: [house, library.kinds],
  writeSvg: [city, { style: 'plan' }],
  writeTextMapper: [city],
  writeUvtt: [city, () => Promise.resolve(new Uint8Array()), { pixels: 10 }],
  writeGltf: [city],
  writeSchematicGltf: [house, library.kinds],
  writePdf: [city],
  unprintedTexts: [city],
  writeTiled: [city],
  writeTiledFiles: [city],
};

/** Functions with options, and the place of these among the arguments. */
const OPTIONS: Readonly<Record<string, number>> = {
  allFits: 2,
  why: 3,
  generate: 2,
  reroll: 2,
  distinctPoses: 1,
  survey: 3,
  writeAscii: 1,
  writeGeojson: 1,
  writeSchematicSvg: 2,
  writeSvg: 1,
  writeUvtt: 2,
  writeGltf: 1,
  writeSchematicGltf: 2,
  writePdf: 1,
  unprintedTexts: 1,
  writeTiled: 1,
  writeTiledFiles: 1,
};

/** The error of a call; `undefined` when there is none. */
async function errorOf(name: string, values: readonly unknown[]): Promise<unknown> {
  try {
    await ALL[name]!(...values);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('a call that makes no sense', () => {
  test('is looked at here for every function of the package', () => {
    const functions = Object.keys(ALL).filter((name) => typeof ALL[name] === 'function');
    expect(Object.keys(GOOD).sort()).toEqual(functions.sort());
  });

  test.each(Object.keys(GOOD))('is refused by %s whatever stands in place of an argument', async (name) => {
    const good = GOOD[name]!;
    const strange = fc.constantFrom<unknown>(undefined, null, NaN, 7, 'x', [], true, () => 0);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: Math.max(0, good.length - 1) }), strange, async (index, value) => {
        const error = await errorOf(name, [...good.slice(0, index), value, ...good.slice(index + 1)]);
        // Texts and bytes are read, and report what is wrong with them; what may be left out may be undefined.
        if (error !== undefined)
          expect(error, `${String(value)} as argument ${index + 1}`).toBeInstanceOf(RangeError);
        else
          expect(index > 0 || typeof good[0] === 'string', `${String(value)} as argument ${index + 1}`).toBe(
            true,
          );
      }),
      { numRuns: 30 },
    );
  });

  test.each(Object.keys(OPTIONS))('is refused by %s for options that there are not', async (name) => {
    const before = [...GOOD[name]!];
    const given = (options: unknown) => {
      const values = [...before];
      values[OPTIONS[name]!] = options;
      return values;
    };
    for (const strange of [null, 7, 'a3', []])
      expect(await errorOf(name, given(strange))).toBeInstanceOf(RangeError);
    const error = await errorOf(name, given({ sclae: 2 }));
    expect(String(error)).toMatch(
      new RegExp(`^RangeError: ${name}: options has no member "sclae"; there are \\w`),
    );
  });

  test.each<readonly [call: () => unknown, message: string]>([
    [() => sixfold.why(city, house, { q: 0.5, r: 0 }), 'why: place.q must be a whole number, not 0.5'],
    [() => sixfold.why(city, house, { q: 0, r: NaN }), 'why: place.r must be a whole number, not NaN'],
    [
      () => sixfold.why(city, house, { q: 0, r: 0, rotation: 6 as never }),
      'why: place.rotation must be 0 or 1 or 2 or 3 or 4 or 5, not 6',
    ],
    [() => sixfold.orient(house, { shift: 2 as never }), 'orient: pose.shift must be -1 or 0 or 1, not 2'],
    [
      () => sixfold.reroll(city, library, { region: { kind: 'district', id: 99 } }),
      'reroll: options.region.id: the city has no district 99',
    ],
    [
      () => sixfold.reroll(city, library, { region: { kind: 'group', group: 'old-twon' } }),
      'reroll: options.region.group: the city has no district of group "old-twon"',
    ],
    [
      () => sixfold.reroll(city, library, { region: { kind: 'placements', ids: [placement!.id, 0.5] } }),
      'reroll: options.region.ids[1]: the city has no placement 0.5',
    ],
    [
      () => sixfold.reroll(city, library, { region: { kind: 'hex' } as never }),
      'reroll: options.region.kind must be "city" or "group" or "district" or "placements", not "hex"',
    ],
    [
      () => sixfold.reroll(city, library, { result: 1.5 }),
      'reroll: options.result must be a whole number of 1 or more, not 1.5',
    ],
    [() => sixfold.cityHexes(made as never), 'cityHexes: city.land must be a list, not undefined'],
    [
      () => sixfold.generate({ ...presets['hamlte' as 'hamlet'], seed: 7 }, library),
      'generate: recipe.land must be an object, not undefined',
    ],
    [
      () => sixfold.generate(hamlet, library, { signal: {} as never }),
      'generate: options.signal.throwIfAborted must be a function, not undefined',
    ],
    [
      () => formats.writePdf(city, { paper: 'a3' as 'a4' }),
      'writePdf: options.paper must be "a4" or "letter", not "a3"',
    ],
    [
      () => formats.writePdf(city, {}, [{} as never]),
      'writePdf: fonts[0].regular must be an object, not undefined',
    ],
    [
      () => formats.writePdf(city, { map: { mood: 'noon' as 'day', warp: true } }),
      'writePdf: options.map.mood must be "day" or "dusk" or "night" or "winter" or "autumn" or "ink" or "print", not "noon"',
    ],
    [
      () => formats.writeSvg(city, { scale: NaN }),
      'writeSvg: options.scale must be a number 0.1..400, not NaN',
    ],
    [
      () => formats.writeTiled(city, { groupColors: { field: 'red' } }),
      'writeTiled: options.groupColors["field"] must be a color such as "#c26a49", not "red"',
    ],
    [
      () => formats.writeGeojson(city, { coordinates: { kind: 'meters', scale: 1 } as never }),
      'writeGeojson: options.coordinates.kind must be "plane" or "degrees" or "mercator", not "meters"',
    ],
    [
      () => sixfold.readCity(new Uint8Array() as never),
      'the content of a file must be a text, not object: read the file as UTF-8',
    ],
    [() => sixfold.survey(hamlet, library, 7 as never), 'survey: seeds must be a list of values'],
    [
      () => sixfold.survey(hamlet, library, [1], { measures: ['street'] }),
      'survey: options.measures[0] "street": no measure street. Did you mean streets?',
    ],
    [
      () => sixfold.survey(hamlet, library, [1], { measures: ['streets', 'near(castel, gate)'] }),
      'survey: options.measures[1] "near(castel, gate)": no schematic or kind "castel". Did you mean castle?',
    ],
  ])('says where and why: %s', (call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });
});

test('an option that is undefined counts as absent', () => {
  expect(formats.writePdf(city, { paper: undefined } as never)).toEqual(formats.writePdf(city));
  expect(sixfold.reroll(city, library, { result: undefined, region: undefined } as never)).toEqual(
    sixfold.reroll(city, library),
  );
});

test('a placement or a fit can be taken as a pose', () => {
  expect(sixfold.orient(house, placement!)).toEqual(
    sixfold.orient(house, {
      mirror: placement!.mirror,
      rotation: placement!.rotation,
      shift: placement!.shift,
    }),
  );
});

test('a survey has the measures that are asked for, by their names', () => {
  const measures = ['streets', 'kind(house)'];
  const [line] = sixfold.survey(hamlet, library, [3], { measures });
  if (!line?.ok) throw new Error('no city');
  expect(Object.keys(line.measures!)).toEqual(measures);
  expect(line.measures!['kind(house)']).toBe(
    sixfold.cityBuildings(city).filter(({ kind }) => kind === 'house').length,
  );
  const [plain] = sixfold.survey(hamlet, library, [3]);
  expect(plain).not.toHaveProperty('measures');
});

test('the presets are those of the folder, and their names are literal', () => {
  const files = readdirSync(new URL('../../schematics/recipes/', import.meta.url));
  expect(Object.keys(presets).sort()).toEqual(files.map((name) => name.replace('.recipe.json', '')).sort());
  const name: sixfold.PresetName = 'walled-town';
  expect(presets[name].land.shape).toBeTypeOf('string');
  // @ts-expect-error there is no such preset
  expect(presets['walled-twon']).toBeUndefined();
});
