import { EmbeddedFont } from './embedded-font.ts';
import type { PdfFile } from './file.ts';
import type { PdfFont } from './font.ts';
import { decimal } from './operators.ts';
import { spellingOf } from './spelling.ts';
import { StandardFont } from './standard-font.ts';
import type { TextFont } from './text-font.ts';

/** Size and weight of text. */
export interface Type {
  /** Size of the font in millimeters. */
  readonly size: number;
  readonly bold?: boolean;
}

/** A font in both weights, with the names that pages give them. */
interface FontPair {
  readonly regular: NamedFont;
  /** Absent where the other one is thickened. */
  readonly bold?: NamedFont;
}

interface NamedFont {
  readonly name: string;
  readonly font: TextFont;
}

/** Characters in a row that one font shows. */
interface Run {
  readonly pair: FontPair;
  text: string;
}

/** Width of the line around outlines that are thickened to bold ones, in sizes of the font. */
const THICKENED = 1 / 30;

/**
 * The letters of a document: those of the fonts that it embeds, each in the first font that has it, and last those of the
 * standard fonts, which every reader of PDF has.
 */
export class Letters {
  readonly #pairs: readonly FontPair[];
  readonly #used = new Set<NamedFont>();

  constructor(fonts: readonly PdfFont[]) {
    const embedded = fonts.map(({ regular, bold }, index): FontPair => ({
      regular: { name: `R${index}`, font: new EmbeddedFont(regular) },
      ...(bold && { bold: { name: `B${index}`, font: new EmbeddedFont(bold) } }),
    }));
    const standard = {
      regular: { name: 'R', font: new StandardFont('regular') },
      bold: { name: 'B', font: new StandardFont('bold') },
    };
    this.#pairs = [...embedded, standard];
  }

  /**
   * The text as the fonts can show it: letters that they lack are spelled with others, and where that cannot be, shown as
   * question marks. Control characters become blanks.
   */
  printable(text: string): string {
    let printable = '';
    for (const character of text.normalize('NFC')) printable += this.#spelled(character);
    return printable.replace(/\s+/gu, ' ').trim();
  }

  /** A name as the fonts can show it, with the id of the thing when they lack letters of the name. */
  printableName(name: string, id: string): string {
    const printable = this.printable(name);
    const lacks = printable.split('?').length > name.split('?').length;
    if (!lacks) return printable === '' ? id : printable;
    return /[^?\s]/.test(printable) ? `${printable} (${id})` : id;
  }

  /** The characters of a text that are not shown as they are, each once. */
  lacking(text: string): string[] {
    const characters = new Set(text.normalize('NFC'));
    // Those without a look of their own are no loss.
    return [...characters].filter(
      (character) =>
        !/[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/u.test(character) &&
        this.#spelled(character) !== character,
    );
  }

  /** Width of printable text, in millimeters. */
  width(printable: string, { size, bold = false }: Type): number {
    let width = 0;
    for (const { pair, text } of this.#runs(printable)) {
      const { font } = weightOf(pair, bold);
      for (const character of text) width += font.width(character.codePointAt(0)!);
    }
    return (width * size) / 1000;
  }

  /** Printable text, cut with an ellipsis when it is wider than `room` millimeters. */
  fit(printable: string, type: Type, room: number): string {
    if (this.width(printable, type) <= room) return printable;
    const characters = Array.from(printable);
    while (characters.length > 0 && this.width(`${characters.join('').trimEnd()}…`, type) > room)
      characters.pop();
    return `${characters.join('').trimEnd()}…`;
  }

  /**
   * Printable text in lines no wider than `room` millimeters; words that are wider are broken, and the last line is cut.
   */
  wrap(printable: string, type: Type, room: number, most: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of printable.split(' ').flatMap((one) => this.#broken(one, type, room))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || this.width(longer, type) <= room) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
    if (lines.length <= most) return lines;
    return [...lines.slice(0, most - 1), this.fit(lines.slice(most - 1).join(' '), type, room)];
  }

  /**
   * The operators that show printable text, within a text object.
   *
   * @param color its channels
   */
  operators(printable: string, { size, bold = false }: Type, color: string): string {
    const parts = this.#runs(printable).map(({ pair, text }) => {
      const named = weightOf(pair, bold);
      this.#used.add(named);
      const shown = `/${named.name} ${decimal(size)} Tf ${named.font.shown(text)} Tj`;
      const isThickened = bold && named !== pair.bold;
      return isThickened ? `2 Tr ${color} RG ${decimal(size * THICKENED)} w ${shown} 0 Tr` : shown;
    });
    return parts.join(' ');
  }

  /** Writes the fonts of what has been shown so far; the entries of their names. */
  put(file: PdfFile): string {
    const named = this.#pairs.flatMap(({ regular, bold }) => (bold ? [regular, bold] : [regular]));
    const entries = named
      .filter((one) => this.#used.has(one))
      .map(({ name, font }) => `/${name} ${font.put(file)}`);
    return `<< ${entries.join(' ')} >>`;
  }

  /** The font that has a character. */
  #pairOf(character: string): FontPair | undefined {
    const code = character.codePointAt(0)!;
    return this.#pairs.find((pair) => has(pair, code));
  }

  /** Printable text by its fonts; a mark stays with the font of its letter. */
  #runs(printable: string): Run[] {
    const runs: Run[] = [];
    for (const character of printable) {
      const last = runs.at(-1);
      const isMark = /\p{M}/u.test(character);
      const stays = isMark && last && has(last.pair, character.codePointAt(0)!);
      const pair = stays ? last.pair : this.#pairOf(character)!;
      if (last?.pair === pair) last.text += character;
      else runs.push({ pair, text: character });
    }
    return runs;
  }

  #spelled(character: string): string {
    if (/[\p{Cc}\p{Z}]/u.test(character)) return ' ';
    if (this.#pairOf(character)) return character;
    if (/[\p{Mn}\p{Cf}]/u.test(character)) return '';
    return spellingOf(character, (letter) => this.#pairOf(letter) !== undefined) ?? '?';
  }

  #broken(word: string, type: Type, room: number): string[] {
    const parts: string[] = [];
    let part = '';
    for (const character of word) {
      if (part !== '' && this.width(part + character, type) > room) {
        parts.push(part);
        part = '';
      }
      part += character;
    }
    return [...parts, part];
  }
}

function has({ regular, bold }: FontPair, code: number): boolean {
  return regular.font.has(code) && (!bold || bold.font.has(code));
}

function weightOf({ regular, bold }: FontPair, isBold: boolean): NamedFont {
  return (isBold ? bold : undefined) ?? regular;
}
