/**
 * A font with TrueType outlines, as the package fontkit reads it: what documents use of it. Nothing here depends on the
 * package, so that only those who embed fonts load it.
 */
export interface FontFace {
  readonly postscriptName: string;
  /** Units per size of the font, in which all of its lengths are. */
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Degrees counterclockwise from upright. */
  readonly italicAngle: number;
  readonly bbox: {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  };
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): FontGlyph;
  createSubset(): FontSubset;
}

/** The drawing of a character. */
export interface FontGlyph {
  readonly id: number;
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
  readonly regular: FontFace;
  /** The same letters in bold; where absent, the outlines of the others are thickened. */
  readonly bold?: FontFace;
}
