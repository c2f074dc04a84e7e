import { characterWidth } from './font-widths.ts';
import type { TextFont } from './text-font.ts';

/** The characters 0x80..0x9f of the encoding WinAnsi; the rest of it is Latin-1. */
const UPPER = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** A font that every reader of PDF has, with the letters of western Europe. */
export class StandardFont implements TextFont {
  readonly #isBold: boolean;

  constructor(weight: 'regular' | 'bold') {
    this.#isBold = weight === 'bold';
  }

  has(code: number): boolean {
    return byteOf(code) !== undefined;
  }

  width(code: number): number {
    return characterWidth(String.fromCodePoint(code), this.#isBold);
  }

  /** A string with escapes, so that it is ASCII alone. */
  shown(text: string): string {
    const parts = Array.from(text, (character) => {
      const byte = byteOf(character.codePointAt(0)!)!;
      return byte >= 0x7f || '()\\'.includes(character)
        ? `\\${byte.toString(8).padStart(3, '0')}`
        : character;
    });
    return `(${parts.join('')})`;
  }

  put(): string {
    const name = this.#isBold ? 'Helvetica-Bold' : 'Helvetica';
    return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  }
}

/** The byte of a character in WinAnsi; `undefined` when it has none. */
function byteOf(code: number): number | undefined {
  if ((code >= 0x20 && code < 0x7f) || (code > 0xa0 && code <= 0xff)) return code;
  const upper = code > 0xff ? UPPER.indexOf(String.fromCodePoint(code)) : -1;
  return upper >= 0 ? 0x80 + upper : undefined;
}
