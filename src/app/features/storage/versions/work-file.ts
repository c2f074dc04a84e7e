import { cityFiles } from '../../../document/city-files.ts';
import { libraryPack } from '../../../document/pack-files.ts';
import type { TextFile } from '../../../document/text-file.ts';
import { zip } from '../../../document/zip.ts';
import type { Document } from '../../../document/document.ts';

/**
 * The whole work as one pack: kinds, schematics, recipe and cities, which can be imported and read by the command line.
 * Work that these forms cannot hold is in it as the app stores it, in `document.json`.
 */
export function workFile(document: Document): Uint8Array<ArrayBuffer> {
  try {
    return zip([...libraryPack(document).files, ...filesOfCities(document)]);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return zip([{ path: 'document.json', text: JSON.stringify(document) }]);
  }
}

/** One city under the name that its file always had; several under their own names. */
function filesOfCities(document: Document): readonly TextFile[] {
  const files = cityFiles(document);
  const [only] = files;
  return files.length === 1
    ? [{ path: 'city.json', text: only!.text }]
    : files.map(({ path, text }) => ({ path: `cities/${path}`, text }));
}
