import type { City } from '../../../../../engine/city/city.ts';
import { loadFonts } from '../../../../../formats/pdf/font-files.ts';
import type { TrueTypeFont, PdfFont } from '../../../../../formats/pdf/font.ts';
import type { PdfOptions } from '../../../../../formats/pdf/options.ts';
import { printedTexts } from '../../../../../formats/pdf/printed-texts.ts';

/** Where the fonts are served from, by their names in their packages. */
const ADDRESSES = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/noto-sans/files/noto-sans-{latin,latin-ext,vietnamese,greek,greek-ext,cyrillic,cyrillic-ext}-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
);

/**
 * The fonts that a document of a city needs.
 *
 * Rejects when a file cannot be fetched.
 */
export async function documentFonts(city: City, options: PdfOptions): Promise<PdfFont[]> {
  const { create } = await import('fontkit');
  return loadFonts(
    printedTexts(city, options).map(({ text }) => text),
    async (path) => {
      const answer = await fetch(ADDRESSES[`/node_modules/${path}`]!);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      // In a page it takes any bytes, and files of web fonts hold one font, never a collection.
      return create(
        new Uint8Array(await answer.arrayBuffer()) as Parameters<typeof create>[0],
      ) as TrueTypeFont;
    },
  );
}
