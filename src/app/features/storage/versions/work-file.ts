import { cityPieces } from '../../../../formats/city/write.ts';
import { libraryPack } from '../../../document/pack-files.ts';
import { zip } from '../../../document/zip.ts';
import { toCity, type Document } from '../../../document/document.ts';

/**
 * The whole work as one pack: kinds, schematics, recipe and city, which can be imported and read by the command line.
 * Work that these forms cannot hold is in it as the app stores it, in `document.json`.
 */
export function workFile(document: Document): Uint8Array<ArrayBuffer> {
  try {
    const city = { path: 'city.json', text: [...cityPieces(toCity(document.city))].join('') };
    return zip([...libraryPack(document).files, city]);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return zip([{ path: 'document.json', text: JSON.stringify(document) }]);
  }
}
