import type { City } from '../engine/city/city.ts';
import { GLTF_DEFAULTS } from '../formats/gltf/options.ts';
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
  const { meters = GLTF_DEFAULTS.scale, joined, flatRoofs, districts } = choices;
  return unwrap(
    file,
    gltfPieces(city, {
      scale: meters,
      joined: joined === true,
      roofs: flatRoofs === true ? 'flat' : 'pitched',
      districts: districts === true,
    }),
  );
}
