import { execFileSync } from 'node:child_process';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { hexesOf } from '../../../src/engine/land/row.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { PDF_DEFAULTS, type PdfOptions } from '../../../src/formats/pdf/options.ts';
import { tileBounds } from '../../../src/formats/pdf/page-plan.ts';
import { MOODS } from '../../../src/formats/picture/map/look.ts';
import { LAND_COLOR } from '../../../src/formats/picture/plan-ground.ts';
import { cityDrawing } from '../../../src/formats/svg/drawing.ts';
import { svgPieces } from '../../../src/formats/svg/write.ts';
import { WHEAT } from '../../support/cities.ts';
import { missing, program } from '../../support/programs.ts';
import { all, cityOf } from '../text-map/sample-city.ts';
import { LONG, pdfOf, planOf, town } from './sample-document.ts';

function infoOf(pdf: Buffer): string {
  return execFileSync(program('pdfinfo'), ['-f', '1', '-l', '99', '-'], { input: pdf, encoding: 'utf8' });
}

/** The texts of the pages. */
function textOf(pdf: Buffer): string[] {
  const text = execFileSync(program('pdftotext'), ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  return text.split('\f').slice(0, -1);
}

/** Pixels of a page, three bytes each. */
function pixelsOf(pdf: Buffer, page: number, dotsPerInch: number) {
  const place = ['-r', String(dotsPerInch), '-f', String(page), '-l', String(page), '-'];
  const image = execFileSync(program('pdftoppm'), place, { input: pdf, maxBuffer: 1 << 28 });
  const head = /^P6\s(\d+)\s(\d+)\s255\s/.exec(image.subarray(0, 40).toString('latin1'))!;
  return { width: Number(head[1]), height: Number(head[2]), rgb: image.subarray(head[0].length) };
}

const gone = missing('pdfinfo', 'pdftotext', 'pdftoppm');

describe.skipIf(gone)(`as Poppler reads it${gone}:`, () => {
  describe('the document', () => {
    test('has the pages of its plan on the chosen paper', () => {
      const city = town();
      const info = infoOf(pdfOf(city, { name: 'Łódź & (Söhne)' }));
      expect(info).toMatch(/Title: +Łódź & \(Söhne\)\n/);
      const pages = 3 + planOf(city).pages.tiles.length;
      expect(pages).toBeGreaterThan(4);
      expect(info).toMatch(new RegExp(`Pages: +${pages}\\n`));
      const papers = info.match(/595\.276 x 841\.89 pts \(A4\)|841\.89 x 595\.276 pts \(A4\)/g);
      expect(papers).toHaveLength(pages);
      expect(infoOf(pdfOf(city, { paper: 'letter' }))).toMatch(/\(letter\)/);
    });

    test('names its pages, their neighbors, kinds, districts and pieces', () => {
      const city = town();
      const pages = textOf(pdfOf(city, { name: 'Łódź', side: 14 }));
      // The standard fonts have an š, and no ź.
      for (const words of [
        'Lódz',
        'Print at 100 %',
        'Districts',
        'old-town',
        'House',
        'Pšenice (wheat)',
        'on the map pages',
      ])
        expect(pages[0]).toContain(words);
      expect(pages[1]).toMatch(/A1 +page 2 of \d+ · Lódz/);
      expect(pages[1]).toContain('next: B1');
      expect(pages[1]).toContain('50 mm');
      const bill = pages.find((page) => page.includes('Bill of pieces'))!;
      expect(bill).toContain('Bill of pieces: 169 pieces of 2 schematics');
      expect(bill).toContain('A house whose name');
      expect(bill).toContain('112 ×');
      expect(pages.at(-1)).toContain('112 × field');
      const mirrored = city.placements.filter(({ mirror }) => mirror).length;
      expect(pages.at(-1)).toContain(`${mirrored} × A house`);
    });

    test('has cut-outs as often as pieces are placed, once each, or none', () => {
      const cutOuts = (pieces: PdfOptions['pieces']) =>
        textOf(pdfOf(town(), { pieces })).filter((page) => page.includes('Cut-outs'));
      const fields = (pieces: PdfOptions['pieces']) =>
        cutOuts(pieces)
          .join('')
          .match(/\bfield\b/g)?.length ?? 0;
      expect([fields('none'), fields('once'), fields('each')]).toEqual([0, 1, 112]);
    });
  });

  test('a map of a single page needs no advice on cutting', () => {
    const [overview] = textOf(pdfOf(town(), { side: 4 }));
    expect(overview).toContain('1 map page');
    expect(overview).not.toContain('Cut the pages');
    expect(textOf(pdfOf(town()))[0]).toContain('Cut the pages at their marks, and lay each 5 mm over');
  });

  test('a piece larger than a page is cut out in parts, which the bill says', () => {
    const city = { ...cityOf(hexagonLand(0)), schematics: town().schematics };
    const placements = [{ ...town().placements[1]!, q: 0, r: 0 }];
    const pages = textOf(pdfOf({ ...city, placements }, { side: 100, margin: 40 }));
    expect(pages.find((page) => page.includes('Bill of pieces'))).toContain(
      'larger than a page: cut out in 2 parts',
    );
    const [first, second] = pages.slice(-2);
    expect(first).toMatch(/A1 +page \d+ of \d+ · 1 × field/);
    expect(first).toContain('below: A2');
    expect(second).toMatch(/A2 +page \d+ of \d+ · 1 × field/);
  });

  test('a legend that is longer than the first page goes on, and has every name', () => {
    const kinds = Array.from({ length: 90 }, (_, i) => ({
      ...WHEAT,
      id: `kind-${i}`,
      name: i === 50 ? LONG : `Kind ${i}.`,
      glyph: String.fromCharCode(33 + i),
    }));
    const built = [...hexesOf(hexagonLand(5))]
      .slice(0, 90)
      .map((hex, i) => ({ ...hex, segments: all(`kind-${i}`) }));
    const pages = textOf(pdfOf(cityOf(hexagonLand(5), built, { kinds }), { pieces: 'none' }));
    const legend = pages.slice(0, 2).join('').replace(/\s+/g, ' ');
    expect(pages[1]).toContain('Legend');
    kinds.forEach(({ name }, i) => i !== 50 && expect(legend).toContain(name));
    for (const word of LONG.split(' ')) expect(legend).toContain(word);
  });

  describe('the map', () => {
    test('has hexes of the chosen side', () => {
      const pdf = pdfOf(cityOf(hexagonLand(0)), { side: 10, transparent: true });
      const { width, height, rgb } = pixelsOf(pdf, 2, 254);
      const land = Number.parseInt(LAND_COLOR.slice(1), 16);
      let [left, right] = [width, 0];
      const row = Math.floor(height / 2);
      for (let x = 0; x < width; x++) {
        const [r, g, b] = rgb.subarray(3 * (row * width + x));
        if (r === land >> 16 && g === ((land >> 8) & 255) && b === (land & 255))
          [left, right] = [Math.min(left, x), x];
      }
      // Two sides across, at ten pixels per millimeter.
      expect(Math.abs((right - left + 1) / 20 - 10)).toBeLessThanOrEqual(0.1);
    });

    test.each([{ style: 'plan' }, ...MOODS.map((mood) => ({ style: 'map', mood }))] as const)(
      'shows on its pages, pixel by pixel, the picture of the city: %j',
      (look) => {
        const city = town();
        const map = 'mood' in look ? { map: { mood: look.mood, warp: true } } : {};
        const options = { ...PDF_DEFAULTS, side: 12, districts: true, ...map };
        const pdf = pdfOf(city, options);
        const { pages, bounds } = planOf(city, options);
        const scale = 60;
        pages.tiles.forEach((tile, index) => {
          // 5 pixels per millimeter, so that margins are whole pixels.
          const page = pixelsOf(pdf, 2 + index, 127);
          const { left, top } = tileBounds(pages, tile, bounds, options.side);
          const [width, height] = [5 * pages.map.width, 5 * pages.map.height];
          const drawing = cityDrawing(city, { ...options, scale });
          const svg = [...svgPieces({ ...drawing, frame: { width, height, scale, left, top } })].join('');
          const expected = new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
          let different = 0;
          for (let y = 0; y < height; y++)
            for (let x = 0; x < width; x++) {
              const at = 3 * ((y + 50) * page.width + x + 50);
              const other = 4 * (y * width + x);
              let far = 0;
              for (let c = 0; c < 3; c++)
                far = Math.max(far, Math.abs(page.rgb[at + c]! - expected[other + c]!));
              if (far > 48) different++;
            }
          expect(different / (width * height)).toBeLessThan('mood' in look ? 0.01 : 0.001);
        });
      },
    );
  });
});
