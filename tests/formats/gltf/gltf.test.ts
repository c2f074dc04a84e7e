import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { validateBytes } from 'gltf-validator';
import { describe, expect, test } from 'vitest';
import { builtInLibrary } from '../../../src/library/built-in.computed.ts';
import type { City } from '../../../src/engine/city/city.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { hexCenter } from '../../../src/engine/hex/plane.ts';
import { paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import { countHexes } from '../../../src/engine/land/row.ts';
import { fileBuildings } from '../../../src/formats/city/buildings.ts';
import { cityModel } from '../../../src/formats/gltf/city-model.ts';
import { heightsOf } from '../../../src/formats/gltf/heights.ts';
import type { ModelNode } from '../../../src/formats/gltf/model.ts';
import { GLTF_DEFAULTS, type GltfOptions } from '../../../src/formats/gltf/options.ts';
import { schematicModel } from '../../../src/formats/gltf/schematic-model.ts';
import { wholeMesh, type WholeMesh } from '../../../src/formats/gltf/whole-mesh.ts';
import { gltfPieces, schematicGltfPieces } from '../../../src/formats/gltf/write.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { makeSchematic } from '../../support/cities.ts';
import { anyCity } from '../arbitraries.ts';
import { all, cityOf, told } from '../text-map/sample-city.ts';
import { citySegments } from '../text-map/city-segments.ts';
import { expectClosed, volumeOf } from './mesh-laws.ts';

/** Area of a segment in square side lengths. */
const AREA = Math.sqrt(3) / 4;

const FLAT: GltfOptions = { ...GLTF_DEFAULTS, scale: 1, roofs: 'flat' };

function town(): City {
  const recipe = readRecipe(readFileSync('schematics/recipes/hamlet.recipe.json', 'utf8'));
  if (!recipe.ok) throw new Error(told(recipe).join());
  const made = generate({ ...recipe.value, seed: 5 }, builtInLibrary);
  if (!made.ok) throw new Error('The hamlet cannot be generated');
  return made.value;
}

const TOWN = town();

function bytesOf(city: City, options?: GltfOptions): Uint8Array {
  const pieces = gltfPieces(city, options);
  if (!pieces.ok) throw new Error(told(pieces).join());
  return Buffer.concat([...pieces.value]);
}

/** The JSON document of a binary glTF file, with the bytes of its buffer. */
function parse(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(12, true);
  return {
    document: JSON.parse(Buffer.from(bytes.subarray(20, 20 + length)).toString()) as Document,
    total: view.getUint32(8, true),
  };
}

interface Document {
  readonly nodes: readonly {
    readonly name: string;
    readonly mesh?: number;
    readonly translation?: readonly number[];
    readonly children?: readonly number[];
    readonly extras?: Readonly<Record<string, unknown>>;
  }[];
  readonly meshes: readonly { readonly primitives: readonly { readonly material: number }[] }[];
  readonly materials: readonly {
    readonly name: string;
    readonly pbrMetallicRoughness: { readonly baseColorFactor: readonly number[] };
    readonly extras?: { readonly kind: string };
  }[];
}

function modelOf(city: City, options: GltfOptions) {
  const model = cityModel(city, options);
  if (!model.ok) throw new Error(told(model).join());
  return model.value;
}

/** The nodes with all below them. */
function allNodes(nodes: readonly ModelNode[]): ModelNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])]);
}

/** Volume in cubic side lengths by kind; land and doors have the key `null`. */
function volumes(nodes: readonly ModelNode[]): Map<string | null, number> {
  const sums = new Map<string | null, number>();
  for (const { parts } of allNodes(nodes))
    for (const { material, mesh } of parts)
      sums.set(material.kind, (sums.get(material.kind) ?? 0) + volumeOf(mesh));
  return sums;
}

describe('a model of a city', () => {
  test.each([
    ['a node for each placement', GLTF_DEFAULTS],
    ['joined by kind', { ...GLTF_DEFAULTS, joined: true, districts: true }],
    ['with flat roofs', FLAT],
  ])('has no findings of the glTF validator: %s', async (_name, options) => {
    const { issues, info } = await validateBytes(bytesOf(TOWN, options));
    expect(issues.messages).toEqual([]);
    expect([issues.numErrors, issues.numWarnings, issues.numInfos, issues.numHints]).toEqual([0, 0, 0, 0]);
    expect(info.totalTriangleCount).toBeGreaterThan(1000);
  });

  test('has no findings whatever the city and its names', async () => {
    await fc.assert(
      fc.asyncProperty(anyCity, fc.boolean(), async (city, joined) => {
        const { issues } = await validateBytes(bytesOf(city, { ...GLTF_DEFAULTS, joined }));
        expect(issues.messages).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test.each(builtInLibrary.schematics)(
    'of the piece $id alone has no findings, and solids of its kinds alone',
    async (piece) => {
      for (const joined of [false, true]) {
        const options = { ...FLAT, joined };
        const pieces = schematicGltfPieces(piece, builtInLibrary.kinds, options);
        const model = schematicModel(piece, builtInLibrary.kinds, options);
        if (!pieces.ok || !model.ok) throw new Error('no model');
        expect((await validateBytes(Buffer.concat([...pieces.value]))).issues.messages).toEqual([]);
        const found = volumes(model.value.nodes);
        const kinds = [...new Set(paintedSegments(piece.hexes).map(({ kind }) => kind))];
        expect([...found.keys()].filter((kind) => kind !== null).sort()).toEqual(kinds.sort());
      }
    },
  );

  test('has the volume of each kind: its segments times its height, in both arrangements', () => {
    fc.assert(
      fc.property(anyCity, fc.boolean(), (city, joined) => {
        const found = volumes(modelOf(city, { ...FLAT, joined }).nodes);
        const expected = new Map<string | null, number>();
        for (const { kind } of citySegments(city)) {
          const known = city.kinds.find(({ id }) => id === kind)!;
          for (const { bottom, top } of heightsOf(known, 'flat'))
            expected.set(kind, (expected.get(kind) ?? 0) + AREA * (top - bottom));
        }
        for (const [kind, volume] of expected)
          expect(Math.abs(found.get(kind)! / volume - 1), kind!).toBeLessThan(1e-4);
        expect(new Set([...found.keys()].filter((kind) => kind !== null))).toEqual(new Set(expected.keys()));
      }),
    );
  });

  test('consists of closed solids', () => {
    for (const joined of [false, true])
      for (const { parts, name } of allNodes(modelOf(TOWN, { ...FLAT, joined }).nodes))
        for (const { mesh } of parts) {
          // Solids of equal shape that share parts are looked at once for each of them, which is quick enough.
          expect(mesh.indices.length, name).toBeGreaterThan(0);
          if (!joined || !name.startsWith('Doors')) expectClosed(mesh);
        }
  });

  test('cuts the beds of rivers and ponds out of the land', () => {
    const pond = {
      id: 'pond',
      name: 'Pond',
      color: '#8ab8c9',
      glyph: 'p',
      footprint: 'area',
      open: false,
    } as const;
    const city = cityOf(hexagonLand(1), [{ q: 0, r: 0, segments: all('pond') }], { kinds: [pond] });
    const [land] = modelOf(city, FLAT).nodes;
    expect(volumeOf(land!.parts[0]!.mesh)).toBeCloseTo(36 * AREA * 0.3, 4);
    const heights = land!.parts[0]!.mesh.positions.filter((_, i) => i % 3 === 1);
    expect(Math.max(...heights)).toBe(0);
  });

  test('names the placements, their places and their doors', () => {
    const { document, total } = parse(bytesOf(TOWN));
    expect(total).toBe(bytesOf(TOWN).length);
    const nodes = document.nodes.filter(({ extras }) => extras?.schematic !== undefined);
    expect(nodes.map(({ extras }) => extras)).toEqual(
      TOWN.placements.map(({ id, schematic, q, r, mirror, rotation, shift }) => ({
        placement: id,
        schematic,
        q,
        r,
        mirror,
        rotation,
        shift,
      })),
    );
    nodes.forEach(({ translation, name }, i) => {
      const { x, y } = hexCenter(TOWN.placements[i]!);
      expect(translation).toEqual([10 * x, 0, 10 * y]);
      expect(name).toMatch(new RegExp(` No\\. ${TOWN.placements[i]!.id}$`));
    });
    const doors = document.nodes.flatMap(({ extras }) => (extras?.doors ?? []) as object[]);
    const expected = [...fileBuildings(TOWN)].flatMap((building) => building.doors);
    const sorted = (list: readonly object[]) => list.map((door) => JSON.stringify(door)).sort();
    expect(expected.length).toBeGreaterThan(3);
    expect(sorted(doors)).toEqual(sorted(expected));
  });

  test('has a material for each kind, in linear light', () => {
    const { document } = parse(bytesOf(TOWN, { ...GLTF_DEFAULTS, joined: true }));
    const kinds = document.materials.flatMap(({ extras }) => extras?.kind ?? []);
    expect(new Set(kinds).size).toBe(kinds.length);
    const house = document.materials.find(({ extras }) => extras?.kind === 'house')!;
    expect(house.name).toBe('House');
    // #b8603f: 184, 96 and 63 of 255.
    expect(house.pbrMetallicRoughness.baseColorFactor.map((value) => Math.round(255 * value))).toEqual([
      122, 30, 13, 255,
    ]);
    const buildings = document.nodes.flatMap(({ extras }) =>
      extras?.kind !== undefined && extras.ground === undefined ? [extras.kind] : [],
    );
    expect(new Set(buildings).size).toBe(buildings.length);
  });

  test('is small: equal pieces are there once', () => {
    const { document } = parse(bytesOf(TOWN));
    const poses = new Set(
      TOWN.placements.map(({ schematic, mirror, rotation, shift }) =>
        [schematic, mirror, rotation, shift].join(),
      ),
    );
    const meshes = document.nodes.flatMap(({ extras, mesh }) => (extras?.schematic ? [mesh] : []));
    expect(new Set(meshes).size).toBe(poses.size);
  });

  test('is one mesh for previews, the same whether joined or not', () => {
    const [joined, apart] = [true, false].map((one) => {
      const mesh = wholeMesh(TOWN, { ...GLTF_DEFAULTS, joined: one });
      if (!mesh.ok) throw new Error(told(mesh).join());
      return mesh.value;
    });
    for (const mesh of [joined!, apart!]) {
      expect(mesh.normals.length).toBe(mesh.positions.length);
      expect(mesh.colors.length).toBe(mesh.positions.length);
      expect(Math.max(...mesh.indices)).toBe(mesh.positions.length / 3 - 1);
    }
    expect(volumeOf(apart!) / volumeOf(joined!)).toBeCloseTo(1, 4);
    const colorsOf = ({ colors }: WholeMesh) =>
      new Set(
        Array.from(
          { length: colors.length / 3 },
          (_, i) => `#${Buffer.from(colors.subarray(3 * i, 3 * i + 3)).toString('hex')}`,
        ),
      );
    expect(colorsOf(joined!)).toEqual(colorsOf(apart!));
    expect(colorsOf(joined!)).toContain(TOWN.kinds.find(({ id }) => id === 'house')!.color);
  });

  test('is the same every time, and reports its progress', () => {
    const reports: number[] = [];
    const pieces = gltfPieces(TOWN, GLTF_DEFAULTS, (done, of) => reports.push(done / of));
    expect(pieces.ok && Buffer.concat([...pieces.value]).equals(bytesOf(TOWN))).toBe(true);
    expect(reports.at(-1)).toBe(1);
    expect(reports).toEqual(reports.toSorted((a, b) => a - b));
  });

  test('of too much land, or none, is refused with the reason', () => {
    expect(told(schematicGltfPieces(makeSchematic('none', []), []))).toEqual([
      '$.hexes: a model needs at least one segment',
    ]);
    expect(told(gltfPieces(cityOf([])))).toEqual(['$.land: a model needs at least one hex of land']);
    const large = cityOf(hexagonLand(300));
    expect(countHexes(large.land)).toBeGreaterThan(250_000);
    expect(told(gltfPieces(large))).toEqual([
      '$.land: expected at most 250000 hexes for a model, found 270901',
    ]);
    expect(told(gltfPieces(cityOf([{ q: 100_000, r: 0, count: 1 }])))[0]).toMatch(
      /^\$\.land: expected land within 100000 side lengths of hex 0, 0 for a model, found 150002$/,
    );
    expect(() => gltfPieces(TOWN, { ...GLTF_DEFAULTS, scale: 0 })).toThrow(RangeError);
  });
});
