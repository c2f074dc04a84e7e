/**
 * A font with TrueType outlines, as the package fontkit reads it: what documents use of it. Nothing here depends on the
 * package, so that only those who embed fonts load it.
 */
export interface TrueTypeFont {
  /** Its name, without blanks. */
  readonly postscriptName: string;
  /** Units per size of the font, in which all of its lengths are. */
  readonly unitsPerEm: number;
  /** How far its letters reach above the base line. */
  readonly ascent: number;
  /** The same below it, negative. */
  readonly descent: number;
  /** Height of its capital letters. */
  readonly capHeight: number;
  /** Degrees counterclockwise from upright. */
  readonly italicAngle: number;
  /** The box that all of its glyphs are in. */
  readonly bbox: Readonly<Record<'minX' | 'minY' | 'maxX' | 'maxY', number>>;
  /** Whether it has a character, given as its code point. */
  hasGlyphForCodePoint(code: number): boolean;
  /** The drawing of a character. */
  glyphForCodePoint(code: number): FontGlyph;
  /** An empty font that takes glyphs of this one. */
  createSubset(): FontSubset;
}

/** The drawing of a character. */
export interface FontGlyph {
  /** Its number in the font. */
  readonly id: number;
  /** The way to the next glyph. */
  readonly advanceWidth: number;
}

/** A font that is made of few glyphs of another one. */
export interface FontSubset {
  /** Takes a glyph along; its number in the new font. */
  includeGlyph(glyph: FontGlyph): unknown;
  /** The file of the new font. */
  encode(): Uint8Array;
}

/** A font that a document embeds, as far as it shows its letters. */
export interface PdfFont {
  /** Its letters. */
  readonly regular: TrueTypeFont;
  /** The same letters in bold; where absent, the outlines of the others are thickened. */
  readonly bold?: TrueTypeFont;
}
