import type { Kind } from '../../src/engine/schematic/kind.ts';
import type { PaintedHex, Schematic, Six } from '../../src/engine/schematic/schematic.ts';
import type { Library } from '../../src/engine/city/library.ts';
import { builtInFolder } from '../../src/cli/built-in.ts';
import { readLibraryKinds } from '../../src/cli/library.ts';

/** A hex and the glyphs of its six segments, N to NW clockwise; a dot is no part of the shape. */
type DrawnHex = readonly [q: number, r: number, glyphs: string];

const KINDS: readonly Kind[] = readLibraryKinds(builtInFolder());

/** Twelve whole hexes: a castle and its tower, a market, and the houses that crowd about them. */
const CASTLE_QUARTER = draw('castle-quarter', [
  [2, -2, 'hhhyyh'],
  [0, -1, 'hhyyhh'],
  [1, -1, 'yyyyyy'],
  [2, -1, 'mmmmmm'],
  [3, -1, 'shhhyy'],
  [-1, 0, 'hhyyhh'],
  [0, 0, 'KKKKKK'],
  [1, 0, 'TTTTTT'],
  [2, 0, 'ysssss'],
  [-1, 1, 'yyyhhh'],
  [0, 1, 'yyyhhy'],
  [1, 1, 'yhhhhy'],
]);

/** Nine whole hexes: a mill amid its wheat, a lane to three houses. */
const MILL_IN_WHEAT = draw('mill-in-wheat', [
  [0, -1, 'wwwwww'],
  [1, -1, 'wwwwww'],
  [2, -1, 'wwwwww'],
  [-1, 0, 'wwwwww'],
  [0, 0, 'MMMMMM'],
  [1, 0, 'wwwwww'],
  [2, 0, 'wwwwww'],
  [-1, 1, 'wyyhhh'],
  [0, 1, 'wwwwyy'],
]);

/** Nineteen segments: houses around a green with a well, open to the north-west. */
const GREEN = draw('green', [
  [0, -1, '..hhh.'],
  [1, -1, '...hhh'],
  [0, 0, 'ggOggg'],
  [1, 0, 'h...hh'],
  [-1, 1, '.hh...'],
  [0, 1, 'hh....'],
]);

/** Three tiles in a bent row: a church, its garden and its orchard. */
const CHURCH_AND_GARDENS = draw('church-and-gardens', [
  [0, 0, 'CCCCCC'],
  [1, 0, 'gggggg'],
  [1, 1, 'oooooo'],
]);

/** A terrace of five houses along a bent street. */
const TERRACE = draw('terrace-of-five', [
  [0, 0, 'hhh...'],
  [1, 0, '....hh'],
]);

const HOUSE = draw('house-alone', [[0, 0, 'h.....']]);

/** The six of the benchmarks: 72, 54, 19, 18, 5 and 1 segments; all but the last have 18 distinct poses. */
export const SIX: Library = {
  kinds: KINDS,
  schematics: [CASTLE_QUARTER, MILL_IN_WHEAT, GREEN, CHURCH_AND_GARDENS, TERRACE, HOUSE],
};

/** The one of 54 segments. */
export const FIELD = MILL_IN_WHEAT;

function draw(id: string, drawn: readonly DrawnHex[]): Schematic {
  const hexes = drawn.map(([q, r, glyphs]): PaintedHex => ({
    q,
    r,
    segments: Array.from(glyphs, kindOf) as unknown as Six<string | null>,
  }));
  return { id, name: id, description: '', author: '', tags: [], hexes };
}

function kindOf(glyph: string): string | null {
  if (glyph === '.') return null;
  const kind = KINDS.find((kind) => kind.glyph === glyph);
  if (!kind) throw new RangeError(`no kind has the glyph ${glyph}`);
  return kind.id;
}
