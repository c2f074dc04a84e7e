/** Draws the icons of the page and its manifest from the product's mark: `npx tsx scripts/draw-icons.ts`. */
import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { PRODUCT_MARK } from '../src/app/kit/product-mark.ts';
import { PROJECT } from './tool.ts';

/** Background of the icon that systems cut to their own outline. */
const PAPER = '#f6f1e7';

/** Outline of the segments: dark enough for light tabs, and colors enough within for dark ones. */
const INK = '#2b2a33';

/** Half the width of the drawing: the mark is 12 units a side. */
const HALF = 13;

const segments = PRODUCT_MARK.map(
  ({ points, color }) => `    <polygon points="${points}" fill="${color}" />\n`,
);

/** The mark in a square that reaches `reach` units from its middle to each side. */
function markSvg(reach: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">\n` +
    `  <g stroke="${INK}" stroke-width="1" stroke-linejoin="round">\n${segments.join('')}  </g>\n</svg>\n`
  );
}

function drawPng(name: string, svg: string, pixels: number, background?: string): void {
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: pixels },
    ...(background === undefined ? {} : { background }),
  });
  writeFileSync(`${PROJECT}public/${name}`, resvg.render().asPng());
}

writeFileSync(`${PROJECT}public/favicon.svg`, markSvg(HALF));
drawPng('icon-192.png', markSvg(HALF), 192);
drawPng('icon-512.png', markSvg(HALF), 512);
// Systems may cut a maskable icon down to the inner 80 %: the drawing keeps inside.
drawPng('icon-maskable-512.png', markSvg(HALF / 0.72), 512, PAPER);
