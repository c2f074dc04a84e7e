/**
 * Draws all schematics of the library on one sheet:
 *
 *     npx tsx scripts/draw-library.ts sheet.png [pixels per side length] [land color] [ids...]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Kind } from '../src/engine/schematic/kind.ts';
import type { Schematic } from '../src/engine/schematic/schematic.ts';
import { pictureOf } from '../src/formats/picture/paint.ts';
import { pictureToSvg } from '../src/formats/picture/svg.ts';

const [out, scaleText = '40', land = '#ece5d3', ...ids] = process.argv.slice(2);
if (out === undefined) throw new RangeError('Say where the sheet shall go: draw-library.ts sheet.png');
const scale = Number(scaleText);

const library = new URL('../schematics/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, library), 'utf8'));
const kinds = new Map((read('kinds.json') as { kinds: Kind[] }).kinds.map((kind) => [kind.id, kind]));
const schematics = readdirSync(library)
  .filter((name) => name.endsWith('.schematic.json'))
  .map((name) => read(name) as Schematic)
  .filter(({ id }) => ids.length === 0 || ids.includes(id))
  .sort((a, b) => a.hexes.length - b.hexes.length);

/** Width of the sheet in pixels. */
const SHEET = Math.max(900, Math.min(36 * scale, 1500));
let [x, y, rowHeight] = [0, 0, 0];
const parts: string[] = [];
for (const schematic of schematics) {
  const svg = pictureToSvg(pictureOf(schematic.hexes, kinds), { scale, title: schematic.name, margin: 0.5 });
  const [width = 0, height = 0] = (/width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);
  if (x + width > SHEET) [x, y, rowHeight] = [0, y + rowHeight, 0];
  parts.push(svg.replace('<svg ', `<svg x="${x}" y="${y}" `));
  x += width;
  rowHeight = Math.max(rowHeight, height);
}
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET}" height="${y + rowHeight}"><rect width="100%" height="100%" fill="${land}"/>${parts.join('')}</svg>`;
writeFileSync(out, new Resvg(sheet, { font: { loadSystemFonts: false } }).render().asPng());
