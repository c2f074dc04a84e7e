/**
 * A symbol of a kind: path data of the commands `M`, `L` and `Z` in capitals, each coordinate a whole number 0..1000,
 * x to the right and y downward, with one blank or one letter between two numbers: `M0 0L1000 0L500 900Z`. A closed part
 * is filled by the nonzero rule: one that runs clockwise is ground, one the other way within it a hole. An open part is a
 * line 80 wide.
 */
export interface SymbolShape {
  /** Flat lists x0, y0, x1, y1, ... */
  readonly rings: readonly (readonly number[])[];
  readonly lines: readonly (readonly number[])[];
}

/** Width and height of the box that a symbol is drawn in; it is symbol coordinates' greatest value. */
export const SYMBOL_BOX = 1000;

/** Width of the lines of a symbol. */
export const SYMBOL_LINE = 80;

/** Most points of a symbol, and the most characters that its path data can have. */
export const MAX_SYMBOL_POINTS = 800;
const MAX_SYMBOL = 10 * MAX_SYMBOL_POINTS;

const NUMBER = '(?:0|[1-9]\\d{0,2}|1000)';
const POINT = `${NUMBER} ${NUMBER}`;
const SYMBOL = new RegExp(`^(?:M${POINT}(?:L${POINT})+Z?)+$`);

/** Whether a value is a symbol within its limits. */
export function isSymbol(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_SYMBOL &&
    SYMBOL.test(value) &&
    (value.match(/[ML]/g) ?? []).length <= MAX_SYMBOL_POINTS
  );
}

/** The rings and lines of a symbol; nothing for text that is none. */
export function symbolShape(symbol: string): SymbolShape {
  if (!isSymbol(symbol)) return { rings: [], lines: [] };
  const rings: number[][] = [];
  const lines: number[][] = [];
  for (const part of symbol.split('M').slice(1)) {
    const points = part.replace('Z', '').split(/[ L]/).map(Number);
    (part.endsWith('Z') ? rings : lines).push(points);
  }
  return { rings, lines };
}

/** The path data of rings and lines in whole coordinates: the inverse of {@link symbolShape}. */
export function symbolText({ rings, lines }: SymbolShape): string {
  const draw = (points: readonly number[], end: string) => {
    let text = '';
    for (let i = 0; i < points.length; i += 2) text += `${i === 0 ? 'M' : 'L'}${points[i]} ${points[i + 1]}`;
    return text + end;
  };
  return [...rings.map((ring) => draw(ring, 'Z')), ...lines.map((line) => draw(line, ''))].join('');
}
