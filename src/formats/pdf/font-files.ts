import type { TrueTypeFont, PdfFont } from './font.ts';

/** The letters that a file of fonts is there for. */
interface FontFile {
  readonly package: string;
  readonly subset: string;
  readonly letters: RegExp;
  /** Whether it is there in bold, too: Hangul is not, for its files are large. */
  readonly hasBold: boolean;
}

const SANS = { package: '@fontsource/noto-sans', hasBold: true } as const;

/** The files of Noto Sans for Latin, Greek, Cyrillic and Hangul; the letters are those that the packages name. */
const FILES: readonly FontFile[] = [
  // The words of each document are English.
  { ...SANS, subset: 'latin', letters: /^/ },
  {
    ...SANS,
    subset: 'latin-ext',
    letters:
      /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/,
  },
  { ...SANS, subset: 'vietnamese', letters: /[\u1ea0-\u1ef9]/ },
  { ...SANS, subset: 'greek', letters: /[\u0370-\u03ff]/ },
  { ...SANS, subset: 'greek-ext', letters: /[\u1f00-\u1fff]/ },
  { ...SANS, subset: 'cyrillic', letters: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/ },
  {
    ...SANS,
    subset: 'cyrillic-ext',
    letters: /[\ufe2e\ufe2f\u0460-\u052f\u1c80-\u1c8a\u20b4\u2de0-\u2dff\ua640-\ua69f]/,
  },
  {
    package: '@fontsource/noto-sans-kr',
    subset: 'korean',
    letters: /[\u3131-\u318e\u3200-\u321c\u3260-\u327b\uac00-\ud7a3]/,
    hasBold: false,
  },
];

/**
 * The fonts that texts need, of those that Sixfold knows: no more than their letters ask for, so that few bytes are loaded.
 *
 * @param load reads a file, given as the name of its package and its path there; `undefined` when the package is missing
 */
export async function loadFonts(
  texts: readonly string[],
  load: (path: string) => Promise<TrueTypeFont | undefined>,
): Promise<PdfFont[]> {
  const shown = texts.map((text) => text.normalize('NFC'));
  const needed = FILES.filter(({ letters }) => shown.some((text) => letters.test(text)));
  const fonts = await Promise.all(
    needed.map(async (file): Promise<PdfFont[]> => {
      const [regular, bold] = await Promise.all([
        load(pathOf(file, 400)),
        file.hasBold ? load(pathOf(file, 700)) : undefined,
      ]);
      return regular ? [{ regular, ...(bold && { bold }) }] : [];
    }),
  );
  return fonts.flat();
}

function pathOf(file: FontFile, weight: 400 | 700): string {
  const family = file.package.slice(file.package.indexOf('/') + 1);
  return `${file.package}/files/${family}-${file.subset}-${weight}-normal.woff`;
}
