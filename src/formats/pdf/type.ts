import { characterWidth } from './font-widths.ts';

/** Size and weight of text. */
export interface Type {
  /** Size of the font in millimeters. */
  readonly size: number;
  readonly bold?: boolean;
}

/** Width of printable text, in millimeters. */
export function textWidth(printable: string, { size, bold = false }: Type): number {
  let width = 0;
  for (const character of printable) width += characterWidth(character, bold);
  return (width * size) / 1000;
}

/** Printable text, cut with an ellipsis when it is wider than `room` millimeters. */
export function fitText(printable: string, type: Type, room: number): string {
  if (textWidth(printable, type) <= room) return printable;
  const characters = Array.from(printable);
  while (characters.length > 0 && textWidth(`${characters.join('').trimEnd()}…`, type) > room)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Printable text in lines no wider than `room` millimeters; words that are wider are broken, and the last line is cut. */
export function wrapText(printable: string, type: Type, room: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable.split(' ').flatMap((one) => brokenWord(one, type, room))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || textWidth(longer, type) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), fitText(lines.slice(most - 1).join(' '), type, room)];
}

function brokenWord(word: string, type: Type, room: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && textWidth(part + character, type) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
