/** Draws the PNG icons of the web manifest from the vector icon: `npx tsx scripts/draw-icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { PROJECT } from './tool.ts';

/** Background of the icon that systems cut to their own outline. */
const PAPER = '#f6f1e7';

const svg = readFileSync(`${PROJECT}public/favicon.svg`, 'utf8');
// Systems may cut a maskable icon down to the inner 80 %: the drawing keeps inside.
const maskable = svg.replace('viewBox="0 0 64 64"', 'viewBox="-12 -12 88 88"');

draw('icon-192.png', svg, 192);
draw('icon-512.png', svg, 512);
draw('icon-maskable-512.png', maskable, 512, PAPER);

function draw(name: string, source: string, pixels: number, background?: string): void {
  const resvg = new Resvg(source, {
    fitTo: { mode: 'width', value: pixels },
    ...(background === undefined ? {} : { background }),
  });
  writeFileSync(`${PROJECT}public/${name}`, resvg.render().asPng());
}
