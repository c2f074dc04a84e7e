import { written, type PdfFile, type Ref } from './file.ts';
import type { TrueTypeFont } from './font.ts';
import { decimal } from './operators.ts';
import { textUnits } from './text-units.ts';
import type { TextFont } from './text-font.ts';

/** Most characters of a block of a table of characters, as PDF has it. */
const BLOCK = 100;

/**
 * A font of which a document embeds the glyphs that it shows. Characters are numbered in the order in which they are
 * shown, so that each can be read back, though two of them may share a glyph.
 */
export class EmbeddedFont implements TextFont {
  readonly #face: TrueTypeFont;
  readonly #numbers = new Map<number, number>();

  constructor(face: TrueTypeFont) {
    this.#face = face;
  }

  has(code: number): boolean {
    return this.#face.hasGlyphForCodePoint(code);
  }

  width(code: number): number {
    return this.#thousandths(this.#face.glyphForCodePoint(code).advanceWidth);
  }

  shown(text: string): string {
    const numbers = Array.from(text, (character) => {
      const code = character.codePointAt(0)!;
      let number = this.#numbers.get(code);
      // Number 0 is that of a character that the font lacks.
      if (number === undefined) this.#numbers.set(code, (number = this.#numbers.size + 1));
      return hexadecimal(number);
    });
    return `<${numbers.join('')}>`;
  }

  put(file: PdfFile): string {
    const { ascent, descent, capHeight, italicAngle, bbox } = this.#face;
    const codes = [...this.#numbers.keys()];
    const subset = this.#face.createSubset();
    const glyphs = new Uint8Array(2 * (codes.length + 1));
    codes.forEach((code, index) => {
      const glyph = Number(subset.includeGlyph(this.#face.glyphForCodePoint(code)));
      glyphs.set([glyph >> 8, glyph & 255], 2 * (index + 1));
    });
    const bytes = subset.encode();
    const [font, program, descriptor, descendant, map, unicode] = Array.from({ length: 6 }, () =>
      file.reserve(),
    ) as [Ref, Ref, Ref, Ref, Ref, Ref];
    const name = `/${tagOf(codes)}+${this.#face.postscriptName.replaceAll(/[^\w-]/g, '')}`;
    const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY];
    const lengths = (all: readonly number[]) => all.map((one) => decimal(this.#thousandths(one))).join(' ');
    file.putStream(program, `/Length1 ${bytes.length}`, bytes);
    file.put(
      descriptor,
      `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox [${lengths(box)}] /ItalicAngle ${decimal(italicAngle)} ` +
        `/Ascent ${lengths([ascent])} /Descent ${lengths([descent])} /CapHeight ${lengths([capHeight])} /StemV 80 /FontFile2 ${written(program)} >>`,
    );
    file.putStream(map, '', glyphs);
    file.put(
      descendant,
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
        `/FontDescriptor ${written(descriptor)} /CIDToGIDMap ${written(map)} /W [1 [${codes.map((code) => decimal(this.width(code))).join(' ')}]] >>`,
    );
    file.putStream(unicode, '', unicodeMap(codes));
    file.put(
      font,
      `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${written(descendant)}] /ToUnicode ${written(unicode)} >>`,
    );
    return written(font);
  }

  #thousandths(length: number): number {
    return (1000 * length) / this.#face.unitsPerEm;
  }
}

/** Six letters that tell subsets of the same font apart. */
function tagOf(codes: readonly number[]): string {
  let hash = codes.reduce((sum, code) => (Math.imul(sum, 31) + code) >>> 0, codes.length);
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
    return letter;
  }).join('');
}

/** The table that gives the characters of the numbers, so that text can be searched and copied. */
function unicodeMap(codes: readonly number[]): string {
  const lines = codes.map(
    (code, index) => `<${hexadecimal(index + 1)}> <${textUnits(String.fromCodePoint(code))}>`,
  );
  const blocks = Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, index) => {
    const block = lines.slice(index * BLOCK, (index + 1) * BLOCK);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

function hexadecimal(number: number): string {
  return number.toString(16).padStart(4, '0');
}
