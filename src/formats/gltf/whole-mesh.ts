import type { City } from '../../engine/city/city.ts';
import { success, type Result } from '../../engine/problem.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { cityModel } from './city-model.ts';
import type { Mesh } from './mesh.ts';
import type { Model, ModelNode } from './model.ts';
import type { GltfOptions } from './options.ts';
import { schematicModel } from './schematic-model.ts';

/** All of a model as one mesh, with a color at each vertex. */
export interface WholeMesh extends Mesh {
  /** Red, green and blue of each vertex, 0..255, in sRGB. */
  readonly colors: Uint8Array;
}

/**
 * The model of a city as one mesh, for previews: meters, x to the right, y up, z down the plane.
 *
 * @throws RangeError as `gltfPieces` does
 */
export function wholeMesh(city: City, options: GltfOptions): Result<WholeMesh> {
  return meshOf(cityModel(city, options));
}

/** The model of a schematic in the same way. */
export function schematicMesh(
  schematic: Schematic,
  kinds: readonly Kind[],
  options: GltfOptions,
): Result<WholeMesh> {
  return meshOf(schematicModel(schematic, kinds, options));
}

function meshOf(model: Result<Model>): Result<WholeMesh> {
  if (!model.ok) return model;
  const parts = [...placedParts(model.value.nodes, 0, 0)];
  const vertices = parts.reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0);
  const corners = parts.reduce((sum, { mesh }) => sum + mesh.indices.length, 0);
  const whole: WholeMesh = {
    positions: new Float32Array(3 * vertices),
    normals: new Float32Array(3 * vertices),
    colors: new Uint8Array(3 * vertices),
    indices: new Uint32Array(corners),
  };
  let [vertex, corner] = [0, 0];
  for (const { mesh, color, x, z } of parts) {
    whole.normals.set(mesh.normals, 3 * vertex);
    mesh.positions.forEach((value, i) => {
      whole.positions[3 * vertex + i] = value + (i % 3 === 0 ? x : i % 3 === 2 ? z : 0);
      whole.colors[3 * vertex + i] = Number.parseInt(color.slice(1 + 2 * (i % 3), 3 + 2 * (i % 3)), 16);
    });
    mesh.indices.forEach((index, i) => (whole.indices[corner + i] = vertex + index));
    vertex += mesh.positions.length / 3;
    corner += mesh.indices.length;
  }
  return success(whole);
}

interface PlacedPart {
  readonly mesh: Mesh;
  readonly color: string;
  /** The place of the mesh in meters. */
  readonly x: number;
  readonly z: number;
}

function* placedParts(nodes: readonly ModelNode[], x: number, z: number): Generator<PlacedPart> {
  for (const { parts, at = { x: 0, z: 0 }, children = [] } of nodes) {
    const place = { x: x + at.x, z: z + at.z };
    for (const { mesh, material } of parts) yield { mesh, color: material.color, ...place };
    yield* placedParts(children, place.x, place.z);
  }
}
