import type { City } from '../../../src/engine/city/city.ts';
import { hexesOf } from '../../../src/engine/land/row.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import type { Kind } from '../../../src/engine/schematic/kind.ts';
import { FontPackages } from '../../../src/cli/fonts.ts';
import { loadFonts } from '../../../src/formats/pdf/font-files.ts';
import type { PdfFont } from '../../../src/formats/pdf/font.ts';
import { PDF_DEFAULTS, type PdfOptions } from '../../../src/formats/pdf/options.ts';
import { printedTexts } from '../../../src/formats/pdf/printed-texts.ts';
import { planTable } from '../../../src/formats/pdf/table-plan.ts';
import { pdfPieces } from '../../../src/formats/pdf/write.ts';
import { HOUSE, makeSchematic, WHEAT } from '../../support/cities.ts';
import { all, cityOf, told } from '../text-map/sample-city.ts';

/** A name that is too long for a line of a legend. */
export const LONG = 'A house whose name is as long as names can get: sixty letters';
const KINDS: Kind[] = [HOUSE, { ...WHEAT, name: 'Pšenice (wheat)' }];

/** A town of houses and fields with a long name, foreign letters and a district, on more than one page. */
export function town(): City {
  const land = hexagonLand(7);
  const districts = [{ id: 1, group: 'old-town', rows: hexagonLand(2) }];
  const schematics = [
    makeSchematic('field', [{ q: 0, r: 0, segments: all('wheat') }]),
    {
      ...makeSchematic('houses', [
        { q: 0, r: 0, segments: ['house', 'house', 'wheat', null, null, 'house'] },
      ]),
      name: LONG,
    },
  ];
  const placements = [...hexesOf(land)].map((hex, i) => ({
    ...hex,
    id: i + 1,
    schematic: i % 3 === 0 ? 'houses' : 'field',
    mirror: i % 6 === 0,
    rotation: (i % 6) as 0,
    shift: 0 as const,
    locked: false,
  }));
  return { ...cityOf(land, [], { kinds: KINDS, districts }), schematics, placements };
}

export function planOf(city: City, options: Partial<PdfOptions> = {}) {
  const made = planTable(city, { ...PDF_DEFAULTS, ...options });
  if (!made.ok) throw new Error(told(made).join('\n'));
  return made.value;
}

/** The fonts for some texts, from their packages. */
export function fontsOf(...texts: readonly string[]): Promise<PdfFont[]> {
  const packages = new FontPackages();
  return loadFonts(texts, (path) => packages.load(path));
}

/** The document with the fonts that its texts need. */
export async function letteredPdfOf(city: City, options: Partial<PdfOptions> = {}): Promise<Buffer> {
  const chosen = { ...PDF_DEFAULTS, ...options };
  return pdfOf(city, chosen, await fontsOf(...printedTexts(city, chosen).map(({ text }) => text)));
}

export function pdfOf(city: City, options: Partial<PdfOptions> = {}, fonts: readonly PdfFont[] = []): Buffer {
  const made = pdfPieces(city, { ...PDF_DEFAULTS, ...options }, fonts);
  if (!made.ok) throw new Error(told(made).join('\n'));
  return Buffer.concat([...made.value]);
}
