import type { PdfFile } from './file.ts';

/** A font of a document while its pages are laid out. */
export interface TextFont {
  /** Whether it has a character, given as its code point. */
  has(code: number): boolean;
  /** Width of a character that it has, in thousandths of the size of the font. */
  width(code: number): number;
  /** The string of PDF that shows characters that it has. */
  shown(text: string): string;
  /** Writes the font with what has been shown so far; the reference to it, or its own dictionary. */
  put(file: PdfFile): string;
}
