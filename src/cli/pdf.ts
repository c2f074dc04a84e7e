import type { City } from '../engine/city/city.ts';
import { mapLookOf } from '../formats/picture/city-picture.ts';
import { PDF_DEFAULTS } from '../formats/pdf/options.ts';
import { unwrap } from './input.ts';
import type { PdfChoices } from './pdf-options.ts';
import type { PictureChoices } from './picture.ts';

/**
 * A city as a document to print, in pieces.
 *
 * @throws Failure when it has no land or too many pages
 */
export async function pdfOf(
  file: string,
  city: City,
  options: PdfChoices & PictureChoices,
): Promise<Iterable<Uint8Array>> {
  const { pdfPieces } = await import('../formats/pdf/write.ts');
  const { title = '', paper, side, margin, overlap, pieces, transparent, districts, hexes, mood } = options;
  // Cut-outs are laid on exact segments, so only who asks for a map gets one.
  const map = mapLookOf(city, { style: mood ? 'map' : 'plan', ...options });
  const chosen = {
    ...PDF_DEFAULTS,
    ...(paper && { paper }),
    ...(pieces && { pieces }),
    name: title,
    side: side ?? PDF_DEFAULTS.side,
    margin: margin ?? PDF_DEFAULTS.margin,
    overlap: overlap ?? PDF_DEFAULTS.overlap,
    transparent: transparent === true,
    districts: districts === true,
    hexLines: hexes === true,
    ...(map && { map }),
  };
  return unwrap(file, pdfPieces(city, chosen));
}
