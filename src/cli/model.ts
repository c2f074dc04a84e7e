import type { City } from '../engine/city/city.ts';
import { GLTF_DEFAULTS, type GltfOptions } from '../formats/gltf/options.ts';
import { unwrap } from './input.ts';
import type { ModelChoices } from './model-options.ts';
import type { PictureChoices } from './picture.ts';

/** The model of a city as a binary glTF file, with the chosen options. */
export async function modelOf(
  file: string,
  city: City,
  choices: ModelChoices & Pick<PictureChoices, 'districts'>,
): Promise<Iterable<Uint8Array>> {
  const { gltfPieces } = await import('../formats/gltf/write.ts');
  return unwrap(file, gltfPieces(city, gltfOptions(choices)));
}

/** All options of a model, those that are not chosen by default. */
export function gltfOptions(choices: ModelChoices & Pick<PictureChoices, 'districts'>): GltfOptions {
  const { meters = GLTF_DEFAULTS.scale, joined, flatRoofs, districts } = choices;
  return {
    scale: meters,
    joined: joined === true,
    roofs: flatRoofs === true ? 'flat' : 'pitched',
    districts: districts === true,
  };
}
