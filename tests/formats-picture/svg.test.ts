import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaintedHex } from '../../src/engine/schematic/schematic.ts';
import { pictureOf } from '../../src/formats/picture/paint.ts';
import { escapeXml, pictureToSvg } from '../../src/formats/picture/svg.ts';
import { anyPaintedShape, KINDS } from './shapes.ts';

/** There is no text to draw, and looking for fonts takes longer than all else. */
const NO_FONTS = { font: { loadSystemFonts: false } };

const HOUSE: readonly PaintedHex[] = [{ q: 0, r: 0, segments: ['house', null, null, null, null, null] }];

describe('pictureToSvg', () => {
  test('gives every building one group with its title', () => {
    fc.assert(
      fc.property(anyPaintedShape, (hexes) => {
        const picture = pictureOf(hexes, KINDS);
        const svg = pictureToSvg(picture, { scale: 10, title: 'A town', titleOf: ({ kind }) => `a ${kind}` });
        const groups = [...svg.matchAll(/<g data-kind="([^"]*)"><title>a ([^<]*)<\/title>/g)];
        const kinds = picture.buildings.map(({ kind }) => kind).sort();
        expect(groups.map(([, kind = '']) => kind).sort()).toEqual(kinds);
        expect(groups.map(([, , title = '']) => title).sort()).toEqual(kinds);
      }),
    );
  });

  test('is drawn by a renderer at its size, in its colors, on its background', () => {
    const picture = pictureOf(HOUSE, KINDS);
    const svg = pictureToSvg(picture, { scale: 100, title: 'House', background: '#010203', margin: 0 });
    const image = new Resvg(svg, NO_FONTS).render();
    // One segment is a side wide and √3/2 sides high, and half a border line more.
    expect(image.width).toBe(102);
    expect(image.height).toBe(89);
    const pixel = (x: number, y: number) => [
      ...image.pixels.subarray(4 * (y * image.width + x)).subarray(0, 4),
    ];
    expect(pixel(1, 87)).toEqual([1, 2, 3, 255]);
    const [red = 0, , blue = 0] = pixel(51, 20);
    expect(red).toBeGreaterThan(blue + 40);
  });

  test('escapes every name', () => {
    const name = `<script>alert("1 & '2'")</script>`;
    const svg = pictureToSvg(pictureOf(HOUSE, KINDS), { scale: 1, title: name, titleOf: () => name });
    expect(svg).not.toContain('<script');
    expect(svg).toContain(
      '<title>&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;</title>',
    );
  });

  test('stays well-formed whatever the names hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const svg = pictureToSvg(pictureOf(HOUSE, KINDS), { scale: 1, title: name, titleOf: () => name });
        expect(new Resvg(svg, NO_FONTS).width).toBeGreaterThan(0);
      }),
      { examples: [['\u0000\u001b\ud800]]>&#0;']] },
    );
  });
});

describe('escapeXml', () => {
  test('keeps letters of every script, and line breaks', () => {
    expect(escapeXml('Zürich 東京 🏰\n')).toBe('Zürich 東京 🏰\n');
  });

  test('replaces what XML has no place for', () => {
    expect(escapeXml('a\u0000b\ud800c\uffff')).toBe('a\ufffdb\ufffdc\ufffd');
  });
});
