import type { City } from '../../engine/city/city.ts';
import type { Problem } from '../../engine/problem.ts';
import type { PdfFont } from './font.ts';
import { legendLines } from './legend.ts';
import { Letters } from './letters.ts';
import type { PdfOptions } from './options.ts';

/** A text of a city that its document shows. */
interface PrintedText {
  /** Where it stands in the city's file; `title` for the name of the document. */
  readonly path: string;
  readonly text: string;
  /** The id of the thing that has the name; `undefined` for what has none. */
  readonly id?: string;
}

/** The texts of a city that a document shows: its title, and the names of districts, kinds and pieces. */
export function printedTexts(city: City, { name }: Pick<PdfOptions, 'name'>): PrintedText[] {
  const legend = legendLines(city, {}, String).flatMap((line): PrintedText[] => {
    if (line.sort === 'heading') return [];
    const { text } = line;
    if (line.sort === 'kind') {
      const { id } = line.kind;
      return [{ path: `$.kinds[${city.kinds.findIndex((kind) => kind.id === id)}].name`, text, id }];
    }
    return [{ path: `$.districts[${city.districts.findIndex(({ group }) => group === text)}].group`, text }];
  });
  const placed = new Set(city.placements.map(({ schematic }) => schematic));
  const pieces = city.schematics.flatMap(({ id, name: text }, index): PrintedText[] =>
    placed.has(id) ? [{ path: `$.schematics[${index}].name`, text, id }] : [],
  );
  return [{ path: 'title', text: name }, ...legend, ...pieces];
}

/**
 * The texts of a document that it cannot show as they are, because its fonts lack letters of them: each with its place, and
 * with what is printed in its stead.
 */
export function unprintedTexts(
  city: City,
  options: Pick<PdfOptions, 'name'>,
  fonts: readonly PdfFont[],
): Problem[] {
  const letters = new Letters(fonts);
  return printedTexts(city, options).flatMap(({ path, text, id }) => {
    const lacking = letters.lacking(text);
    if (lacking.length === 0) return [];
    const printed = id === undefined ? letters.printable(text) : letters.printableName(text, id);
    const named = lacking.map((character) => `${character} (${codeOf(character)})`).join(', ');
    return [{ path, message: `"${text}" is printed as "${printed}", for no font has ${named}` }];
  });
}

/** The code point of a character as Unicode writes it: `U+6C34`. */
function codeOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
