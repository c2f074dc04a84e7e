import { SEA } from '../../engine/board/board.ts';
import type { City } from '../../engine/city/city.ts';
import type { District } from '../../engine/land/district.ts';
import { DIRECTIONS, type Hex } from '../../engine/hex/hex.ts';
import { countHexes } from '../../engine/land/row.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { SEGMENT_NAMES, type SegmentIndex } from '../../engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';
import { EARTH, INK, LIGHT, mix } from '../picture/palette.ts';
import { escapeXml } from '../picture/svg.ts';
import { resolveSound } from './characters.ts';
import { linePieces } from './lines.ts';

/** Side length of a hex in Text Mapper, in units of its SVG. */
const TEXT_MAPPER_SIDE = 100;

/** The type of every hex of land: it has attributes, so Text Mapper draws it as a hex, beneath all else. */
const LAND_TYPE = 'land';

/** The looks of all but kinds. `default` is the outline of hexes, `text` their coordinates, `label` the districts. */
const LOOKS = [
  `${LAND_TYPE} attributes fill="${mix(EARTH, LIGHT, 0.6)}"`,
  `default attributes fill="none" stroke="${INK}" stroke-opacity="0.25" stroke-width="2"`,
  `text font-family="sans-serif" font-size="14" fill="${INK}" fill-opacity="0.5"`,
  `label font-family="sans-serif" font-size="40pt" font-weight="bold" fill="${INK}"`,
  'glow stroke="#ffffff" stroke-width="10" stroke-linejoin="round" stroke-opacity="0.7"',
];

/**
 * A city as a file for Text Mapper that needs no include. A line per hex of land, `XXYY type…`, with dotted coordinates
 * beyond 99; every segment of every kind is a type of its own, `house-NE`, and a polygon; districts are labels.
 *
 * Text Mapper draws odd columns half a hex higher and counts from 01. An even number of columns is taken away
 * from the board's, then one added, so even columns here are odd ones there and the picture is the same.
 *
 * @throws RangeError when the city contradicts itself
 */
export function textMapperPieces(city: City): Iterable<string> {
  return linePieces(textMapperLines(city));
}

function* textMapperLines(city: City): Generator<string> {
  yield '# A city of Sixfold for Text Mapper: hexes of land with the segments that are built on.';
  yield* LOOKS;
  for (const kind of city.kinds) for (const k of DIRECTIONS) yield polygonLine(kind, k);
  const { board, kind_segment } = resolveSound(city);
  const labels = new Map<string, string>();
  for (const district of city.districts) {
    const { q, r } = middleHex(district);
    labels.set(`${q},${r + (q >> 1)}`, labelOf(district));
  }
  const types = [UNKNOWN_KIND, ...city.kinds.map(({ id }) => id)];
  const column0 = board.column0 - (board.column0 & 1);
  for (let slot = 0; slot < board.mask_hex.length; slot++) {
    const mask = board.mask_hex[slot]!;
    if (mask === SEA) continue;
    const q = board.column0 + Math.floor(slot / board.rows);
    const row = slot % board.rows;
    const words = [coordinates(q - column0 + 1, row + 1), LAND_TYPE];
    for (const k of DIRECTIONS)
      if ((mask & (1 << k)) !== 0) words.push(segmentType(types[kind_segment[6 * slot + k]!]!, k));
    const label = labels.get(`${q},${row + board.row0}`);
    if (label !== undefined) words.push(label);
    yield words.join(' ');
  }
}

/** A kind that the city does not know; it has no polygon. */
const UNKNOWN_KIND = 'unknown';

/** `0103`, or `100.03` when one of the two is beyond 99. */
function coordinates(x: number, y: number): string {
  const [column, row] = [x, y].map((value) => String(value).padStart(2, '0'));
  return `${column}${x > 99 || y > 99 ? '.' : ''}${row}`;
}

/** Ids of kinds have no upper-case letters, so no two of these are equal, nor equal to {@link LAND_TYPE}. */
function segmentType(kind: string, k: SegmentIndex): string {
  return `${kind}-${SEGMENT_NAMES[k]}`;
}

/** The triangle of a segment about the center of its hex. Its line keeps neighbors from showing a gap between them. */
function polygonLine({ id, name, color, footprint }: Kind, k: SegmentIndex): string {
  const points = segmentVertices({ q: 0, r: 0, k }).map((vertex) => {
    const { x, y } = thirdToPoint(vertex);
    return `${decimal(TEXT_MAPPER_SIDE * x)},${decimal(TEXT_MAPPER_SIDE * y)}`;
  });
  const line = footprint === 'segment' ? mix(color, INK, 0.5) : color;
  const look = `fill="${color}" stroke="${line}" stroke-width="2" stroke-linejoin="round"`;
  return `<polygon id="${segmentType(id, k)}" ${look} points="${points.join(' ')}"><title>${oneLine(name)}</title></polygon>`;
}

function decimal(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** The label of a district, its size in points so that it takes the better part of the district; short ones no more. */
function labelOf({ group, rows }: District): string {
  const size = Math.round((140 * Math.sqrt(countHexes(rows))) / Math.max(8, group.length));
  return `"${oneLine(group)}" ${Math.min(400, Math.max(30, size))}`;
}

/**
 * Text on one line of the file that is safe in Text Mapper: it puts labels into SVG as they are, ends them at straight
 * and curly quotes, and takes a percent sign for a place to fill in.
 */
function oneLine(text: string): string {
  return escapeXml(text.replace(/\s+/gu, ' ')).replace(
    /[“”%]/gu,
    (character) => `&#${character.codePointAt(0)};`,
  );
}

/** The hex of a district that is nearest to its center of gravity; of several the first. */
function middleHex({ rows }: District): Hex {
  let [hexes, sumQ, sumR] = [0, 0, 0];
  for (const { r, q, count } of rows) {
    hexes += count;
    sumQ += count * (q + (count - 1) / 2);
    sumR += count * r;
  }
  let middle: Hex = { q: 0, r: 0 };
  let least = Infinity;
  for (const { r, q: first, count } of rows)
    for (let q = first; q < first + count; q++) {
      const [a, b] = [q - sumQ / hexes, r - sumR / hexes];
      const distance = a * a + a * b + b * b;
      if (distance < least) [middle, least] = [{ q, r }, distance];
    }
  return middle;
}
