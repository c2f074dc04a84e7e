import type { City } from '../../engine/city/city.ts';
import { success, type Result } from '../../engine/problem.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import type { OnWritten } from '../svg/write.ts';
import { cityModel } from './city-model.ts';
import { gltfDocument } from './document.ts';
import { glbPieces } from './glb.ts';
import type { Model } from './model.ts';
import { GLTF_DEFAULTS, type GltfOptions } from './options.ts';
import { schematicModel } from './schematic-model.ts';

/**
 * A city as a binary glTF file (GLB), in pieces; equal cities give equal bytes. Buildings are solids over their
 * segments, as high as their kinds; y is up, and the plane's y, which grows downward, is z.
 *
 * @param onWritten called after every placement
 * @returns the file, or the reason why there is none: no land, too much of it, or too far from hex (0, 0)
 * @throws RangeError when the scale is out of range, or the city contradicts itself
 */
export function gltfPieces(
  city: City,
  options: GltfOptions = GLTF_DEFAULTS,
  onWritten?: OnWritten,
): Result<Iterable<Uint8Array>> {
  return modelPieces(cityModel(city, options, onWritten));
}

/**
 * A schematic in its plain pose in the same form, without land under it.
 *
 * @param kinds those that the schematic names; others may be among them
 * @returns the file, or the reason why there is none: no segment
 * @throws RangeError when the scale is out of range
 */
export function schematicGltfPieces(
  schematic: Schematic,
  kinds: readonly Kind[],
  options: GltfOptions = GLTF_DEFAULTS,
): Result<Iterable<Uint8Array>> {
  return modelPieces(schematicModel(schematic, kinds, options));
}

function modelPieces(model: Result<Model>): Result<Iterable<Uint8Array>> {
  if (!model.ok) return model;
  const { content, buffer } = gltfDocument(model.value);
  return success(glbPieces(content, buffer));
}
