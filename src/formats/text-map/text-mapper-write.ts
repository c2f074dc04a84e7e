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

/** The type of every hex of land. It has attributes, so that Text Mapper draws it as a hex, below everything else. */
export const LAND_TYPE = 'land';

/**
 * The styles of everything except kinds: `default` is the outline of hexes, `text` their coordinates, `label` the
 * districts.
 */
const LOOKS = [
  `${LAND_TYPE} attributes fill="${mix(EARTH, LIGHT, 0.6)}"`,
  `default attributes fill="none" stroke="${INK}" stroke-opacity="0.25" stroke-width="2"`,
  `text font-family="sans-serif" font-size="14" fill="${INK}" fill-opacity="0.5"`,
  `label font-family="sans-serif" font-size="40pt" font-weight="bold" fill="${INK}"`,
  'glow stroke="#ffffff" stroke-width="10" stroke-linejoin="round" stroke-opacity="0.7"',
];

/**
 * A city as a file for Text Mapper that needs no include. A line per hex of land, `XXYY type…`, with dotted coordinates
 * beyond 99; every segment of every kind is a type of its own, `house-NE`, and a polygon; the name of
 * each group of districts is a label in the largest of them.
 *
 * Text Mapper draws odd columns half a hex higher and counts from 01. So columns move by an odd number: even columns
 * here are odd columns there, and the picture is the same.
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
  for (const district of largestOfGroups(city.districts)) {
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

/** The type of an unknown kind; it has no polygon. */
const UNKNOWN_KIND = 'unknown';

/** The coordinates of a hex: `0103`, or `100.03` when one of the numbers is greater than 99. */
function coordinates(x: number, y: number): string {
  const [column, row] = [x, y].map((value) => String(value).padStart(2, '0'));
  return `${column}${x > 99 || y > 99 ? '.' : ''}${row}`;
}

/**
 * The type of a segment of a kind. Ids of kinds have no upper-case letters, so that types are unique and differ from
 * {@link LAND_TYPE}.
 */
function segmentType(kind: string, k: SegmentIndex): string {
  return `${kind}-${SEGMENT_NAMES[k]}`;
}

/**
 * The line of a segment's type: a triangle relative to the center of its hex. Its outline hides gaps between neighbors.
 */
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

/** The largest district of each group, the first of several: the name of a group is written there, and only there. */
function largestOfGroups(districts: readonly District[]): Iterable<District> {
  const largest = new Map<string, District>();
  for (const district of districts) {
    const known = largest.get(district.group);
    if (!known || countHexes(district.rows) > countHexes(known.rows)) largest.set(district.group, district);
  }
  return largest.values();
}

/** The label of a district. Its size in points grows with the district and shrinks with long texts, within limits. */
function labelOf({ group, rows }: District): string {
  const size = Math.round((140 * Math.sqrt(countHexes(rows))) / Math.max(8, group.length));
  return `"${oneLine(group)}" ${Math.min(400, Math.max(30, size))}`;
}

/**
 * A text on one line that is safe in Text Mapper, which copies labels into SVG unescaped, ends them at straight and
 * curly quotes, and takes a percent sign for a placeholder.
 */
function oneLine(text: string): string {
  return escapeXml(text.replace(/\s+/gu, ' ')).replace(
    /[“”%]/gu,
    (character) => `&#${character.codePointAt(0)};`,
  );
}

/** The hex of a district that is nearest to its center of gravity; the first of several. */
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
