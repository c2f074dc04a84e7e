import type { City } from '../engine/city/city.ts';
import { mapLookOf } from '../formats/picture/city-picture.ts';
import { PDF_DEFAULTS } from '../formats/pdf/options.ts';
import { problemLines } from './failure.ts';
import { FontPackages } from './fonts.ts';
import { unwrap } from './input.ts';
import { showMessages } from './messages.ts';
import type { PdfChoices } from './pdf-options.ts';
import type { PictureChoices } from './picture.ts';

/**
 * A city as a document to print, in pieces. Shows which letters of it no font has.
 *
 * @throws Failure when it has no land or too many pages
 */
export async function pdfOf(
  file: string,
  city: City,
  options: PdfChoices & PictureChoices & { readonly quiet?: true },
): Promise<Iterable<Uint8Array>> {
  const [{ pdfPieces }, { loadFonts }, { printedTexts, unprintedTexts }] = await Promise.all([
    import('../formats/pdf/write.ts'),
    import('../formats/pdf/font-files.ts'),
    import('../formats/pdf/printed-texts.ts'),
  ]);
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
  const packages = new FontPackages();
  const texts = printedTexts(city, chosen).map(({ text }) => text);
  const fonts = await loadFonts(texts, (path) => packages.load(path));
  const written = unwrap(file, pdfPieces(city, chosen, fonts));
  const unprinted = unprintedTexts(city, chosen, fonts);
  if (unprinted.length > 0 && !options.quiet)
    showMessages([...problemLines(file, unprinted).map((line) => `warning: ${line}`), ...packages.advice()]);
  return written;
}
