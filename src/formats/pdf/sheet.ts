import { channels, decimal } from './operators.ts';
import type { Letters, Type } from './letters.ts';
import type { Size } from './page-plan.ts';

/** Points per millimeter. */
export const POINTS = 72 / 25.4;

/** The color of lines and text. */
export const BLACK = '#1f2326';
/** The color of text of less weight; it is dark enough for printers without colors. */
export const GRAY = '#5a6165';

/** Where a text stands about its point. */
interface TextStyle extends Type {
  readonly align?: 'left' | 'center' | 'right';
  readonly color?: string;
  /** Width that the text is cut to, in millimeters. */
  readonly room?: number;
  /** Quarter turns clockwise about the point. */
  readonly turns?: 0 | 1 | 3;
}

/** A page while it is laid out, in millimeters from its upper left corner; y grows downward. */
export class Sheet {
  readonly size: Size;
  /** The letters of its document. */
  readonly letters: Letters;
  readonly #operators: string[];

  constructor(size: Size, letters: Letters) {
    this.size = size;
    this.letters = letters;
    this.#operators = [
      `${decimal(POINTS)} 0 0 ${decimal(-POINTS)} 0 ${decimal(size.height * POINTS)} cm`,
      '1 j 1 J',
    ];
  }

  /** The operators of the page. */
  get content(): string {
    return this.#operators.join('\n');
  }

  /** Paints with `paint` inside of a rectangle alone. */
  clipped(x: number, y: number, { width, height }: Size, paint: () => void): void {
    this.clippedTo(`${[x, y, width, height].map(decimal).join(' ')} re`, paint);
  }

  /** Paints with `paint` inside of an outline alone, given as operators in millimeters. */
  clippedTo(outline: string, paint: () => void): void {
    this.#operators.push('q', outline, 'W n');
    paint();
    this.#operators.push('Q');
  }

  rectangle(
    x: number,
    y: number,
    { width, height }: Size,
    fill: string | null,
    stroke?: string,
    line = 0.2,
  ): void {
    const outline = `${[x, y, width, height].map(decimal).join(' ')} re`;
    this.outline(outline, fill, stroke, line);
  }

  /** Paints an outline, given as operators in millimeters. */
  outline(outline: string, fill: string | null, stroke?: string, line = 0.2): void {
    if (fill !== null) this.#operators.push(`${channels(fill)} rg`);
    if (stroke !== undefined) this.#operators.push(`${channels(stroke)} RG ${decimal(line)} w`);
    const paint = fill === null ? 'S' : stroke === undefined ? 'f' : 'B';
    this.#operators.push(outline, paint);
  }

  line(x0: number, y0: number, x1: number, y1: number, color = BLACK, width = 0.2): void {
    const points = [x0, y0, x1, y1].map(decimal);
    this.outline(`${points[0]} ${points[1]} m ${points[2]} ${points[3]} l`, null, color, width);
  }

  circle(x: number, y: number, radius: number, fill: string, stroke: string): void {
    const pull = 0.5523 * radius;
    const points = [
      [x - radius, y - pull, x - pull, y - radius, x, y - radius],
      [x + pull, y - radius, x + radius, y - pull, x + radius, y],
      [x + radius, y + pull, x + pull, y + radius, x, y + radius],
      [x - pull, y + radius, x - radius, y + pull, x - radius, y],
    ];
    const curves = points.map((one) => `${one.map(decimal).join(' ')} c`).join(' ');
    this.outline(`${decimal(x - radius)} ${decimal(y)} m ${curves} h`, fill, stroke);
  }

  /** Writes a line of text with its base line at a point, any letters. */
  text(x: number, y: number, text: string, style: TextStyle): void {
    const { align = 'left', color = BLACK, room = Infinity, turns = 0 } = style;
    const shown = this.letters.fit(this.letters.printable(text), style, room);
    const width = this.letters.width(shown, style);
    const back = align === 'left' ? 0 : align === 'center' ? width / 2 : width;
    const [cosine, sine] = turns === 0 ? [1, 0] : turns === 1 ? [0, 1] : [0, -1];
    const matrix = [cosine, sine, sine, -cosine, x - back * cosine, y - back * sine].map(decimal).join(' ');
    const paint = channels(color);
    const operators = this.letters.operators(shown, style, paint);
    this.#operators.push(`BT ${paint} rg ${matrix} Tm ${operators} ET`);
  }

  /** Shows forms in the plane of a city, in side lengths about a point of the page. */
  inPlane(x: number, y: number, side: number, operators: readonly string[]): void {
    this.#operators.push(`q ${[side, 0, 0, side, x, y].map(decimal).join(' ')} cm`);
    for (const operator of operators) this.#operators.push(operator);
    this.#operators.push('Q');
  }
}
