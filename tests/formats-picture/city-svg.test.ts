import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityBuildings } from '../../src/engine/city/buildings.ts';
import type { City } from '../../src/engine/city/city.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { countHexes } from '../../src/engine/land/row.ts';
import { hexagonLand } from '../../src/engine/land/shapes.ts';
import type { MapLook } from '../../src/formats/picture/map/look.ts';
import { hexRings } from '../../src/formats/svg/outline.ts';
import { cityBounds, cityDrawing, schematicDrawing } from '../../src/formats/svg/drawing.ts';
import { frameAbout, isDrawable, largestScale } from '../../src/formats/svg/size.ts';
import { strips } from '../../src/formats/svg/strips.ts';
import { svgPieces } from '../../src/formats/svg/write.ts';
import { anyLand, makeRecipe, makeSchematic, rule, SHAPES } from '../support/cities.ts';
import { anyPaintedShape, KINDS } from './shapes.ts';

/** There is no text to draw, and looking for fonts takes longer than all else. */
const NO_FONTS = { font: { loadSystemFonts: false } };

const PLAIN = { scale: 10, transparent: false, districts: false, hexLines: false };

function svgOf(city: City, options = PLAIN): string {
  return [...svgPieces(cityDrawing(city, options))].join('');
}

/** A city on a hexagon of land, with one placement of every shape in the pose given. */
function cityOf(schematics: City['schematics'], placements: readonly Partial<City['placements'][number]>[]) {
  return {
    engine: 'sixfold 0.1.0',
    recipe: null,
    kinds: [...KINDS.values()],
    schematics,
    land: hexagonLand(6),
    districts: [{ id: 1, group: `<"&'>`, rows: hexagonLand(2) }],
    placements: placements.map((placement, index) => ({
      id: index + 1,
      schematic: schematics[index % schematics.length]!.id,
      q: 0,
      r: 0,
      mirror: false,
      rotation: 0 as const,
      shift: 0 as const,
      locked: false,
      ...placement,
    })),
  } satisfies City;
}

const made = generate(
  makeRecipe(
    7,
    { shape: 'hexagon', radius: 5 },
    SHAPES.schematics.map(({ id }) => rule(id)),
  ),
  SHAPES,
);
if (!made.ok) throw new Error('The recipe of the test is broken');
const TOWN = made.value;

describe('the SVG of a city', () => {
  test('has a group with a title for every building, and for nothing else', () => {
    fc.assert(
      fc.property(
        anyPaintedShape,
        fc.constantFrom(0, 1, 2, 3, 4, 5),
        fc.boolean(),
        (hexes, rotation, mirror) => {
          const city = cityOf(
            [makeSchematic('shape', hexes)],
            [
              { rotation, mirror },
              { q: 3, shift: 1 },
            ],
          );
          const titles = [...svgOf(city).matchAll(/<g data-kind="([^"]*)"><title>([^<]*)<\/title>/g)];
          const expected = [...cityBuildings(city)].map(({ kind, placement }) => {
            const name = KINDS.get(kind)?.name ?? kind;
            return `${kind}: ${name} - shape No. ${placement}`;
          });
          expect(titles.map(([, kind, title]) => `${kind}: ${title}`).sort()).toEqual(expected.sort());
          expect(svgOf(city).split('<title>')).toHaveLength(titles.length + 2);
        },
      ),
    );
  });

  test('stays well-formed whatever its names hold, and has no script of theirs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const schematic = { ...makeSchematic('shape', SHAPES.schematics[0]!.hexes), name };
        const city = cityOf([schematic], [{}]);
        const named = { ...city, kinds: city.kinds.map((kind) => ({ ...kind, name })) };
        const svg = svgOf(named, { ...PLAIN, districts: true });
        expect(svg).not.toMatch(/<script/i);
        // The reader of the renderer is strict.
        expect(new Resvg(svg, NO_FONTS).width).toBeGreaterThan(0);
      }),
      { numRuns: 30, examples: [['</title><script>alert(1)</script>'], ['\u0000\ud800]]>&#0;']] },
    );
  });

  test('refers to nothing that is not there, and names nothing twice', () => {
    const svg = svgOf(TOWN, { ...PLAIN, districts: true, hexLines: true });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const uses = [...svg.matchAll(/xlink:href="#([^"]+)"/g)].map(([, id]) => id);
    expect(uses.filter((id) => !ids.includes(id))).toEqual([]);
    const layers = [...svg.matchAll(/inkscape:groupmode="layer" inkscape:label="([^"]+)"/g)];
    expect(layers.map(([, name]) => name)).toEqual([
      'Background',
      'Coast',
      'Land',
      'Hexes',
      'Ground',
      'Shadows',
      'Buildings',
    ]);
  });

  test('shares no id with another one in the same page, and every id with an equal one', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    const prefixes = (svg: string) => new Set(idsOf(svg).map((id) => id.slice(0, 9)));
    const [first, ...rest] = TOWN.placements;
    const map = { mood: 'day', warp: true } as const;
    const shown: [City, typeof PLAIN & { readonly map?: MapLook }, boolean][] = [
      [TOWN, PLAIN, false],
      [TOWN, PLAIN, true],
      [TOWN, { ...PLAIN, scale: 11 }, false],
      [TOWN, { ...PLAIN, transparent: true }, false],
      [TOWN, { ...PLAIN, hexLines: true }, false],
      [TOWN, { ...PLAIN, map }, false],
      [TOWN, { ...PLAIN, map: { ...map, mood: 'night' } }, false],
      [{ ...TOWN, placements: rest }, PLAIN, false],
      [{ ...TOWN, placements: [...rest, first!] }, PLAIN, false],
      [{ ...TOWN, kinds: TOWN.kinds.map((kind) => ({ ...kind, name: `${kind.name}s` })) }, PLAIN, false],
      [{ ...TOWN, kinds: TOWN.kinds.map((kind) => ({ ...kind, color: '#123456' })) }, PLAIN, false],
    ];
    const write = ([city, options, objects]: (typeof shown)[number]) =>
      [...svgPieces(cityDrawing(city, options), undefined, { objects })].join('');
    const written = shown.map(write);
    for (const svg of written) {
      const ids = idsOf(svg);
      expect(prefixes(svg).size).toBe(1);
      const page = written.flatMap((other) => (other === svg ? [] : idsOf(other)));
      expect(ids.filter((id) => page.includes(id))).toEqual([]);
      const uses = [...svg.matchAll(/xlink:href="#([^"]+)"/g)].map(([, id]) => id!);
      expect(uses.filter((id) => !ids.includes(id))).toEqual([]);
    }
    expect(written).toEqual(structuredClone(shown).map(write));
  });

  test('has one group for each placement with all that is its own, where that is wanted', () => {
    const drawing = cityDrawing(TOWN, PLAIN);
    const layered = [...svgPieces(drawing)].join('');
    const svg = [...svgPieces(drawing, undefined, { objects: true })].join('');
    const uses = (text: string) =>
      [...text.matchAll(/xlink:href="#s[0-9a-z]{7}-([^"]+)"/g)].map(([, id]) => id!).sort();
    expect(uses(svg)).toEqual(uses(layered));
    const start = svg.search(/<g id="[^"]+-placements" inkscape:groupmode="layer"/);
    const groups = svg
      .slice(start)
      .split(/(?=<g id="[^"]+-placement-)/)
      .slice(1);
    expect(groups).toHaveLength(TOWN.placements.length);
    for (const [index, { parts, id }] of drawing.placements.entries()) {
      expect(groups[index]).toMatch(new RegExp(`^<g id="s[0-9a-z]{7}-placement-${id}" inkscape:label=`));
      const { flat, lots, shadows, standing } = parts;
      const count = flat.length + Math.sign(lots.length) + Math.sign(shadows.length) + standing.length;
      expect(uses(groups[index]!)).toHaveLength(count);
    }
    const locked = [...svg.matchAll(/<g id="([^"]+)" inkscape:groupmode="layer"[^>]*insensitive="true">/g)];
    expect(locked.map(([, id]) => id!.replace(/^s[0-9a-z]{7}-/, ''))).toEqual([
      'background',
      'coast',
      'land',
    ]);
    expect(svg.length).toBeLessThan(1.01 * layered.length);
  });

  test('looks the same with one group for each placement, but for what reaches over others', () => {
    const render = (city: City, objects: boolean) =>
      new Resvg([...svgPieces(cityDrawing(city, PLAIN), undefined, { objects })].join(''), NO_FONTS).render()
        .pixels;
    const differing = (city: City, by: number) => {
      const [a, b] = [render(city, false), render(city, true)];
      return a.reduce((count, byte, i) => count + (Math.abs(byte - b[i]!) > by ? 1 : 0), 0) / a.length;
    };
    for (const placement of TOWN.placements.slice(0, 6))
      expect(differing({ ...TOWN, placements: [placement] }, 0)).toBe(0);
    expect(differing(TOWN, 64)).toBeLessThan(0.01);
  });

  test('shows land, its coast and half a side about both, as large as was asked for', () => {
    fc.assert(
      fc.property(anyLand, fc.double({ min: 0.5, max: 60, noNaN: true }), (land, scale) => {
        const city = { ...TOWN, land, placements: [], districts: [] };
        const [, width, height, box] = /width="(\d+)" height="(\d+)" viewBox="([^"]+)"/.exec(
          svgOf(city, { ...PLAIN, scale }),
        )!;
        const [x, y, w, h] = box!.split(' ').map(Number) as [number, number, number, number];
        const { left, top, right, bottom } = cityBounds(city);
        expect(w * scale).toBeCloseTo(Number(width), 3);
        expect(h * scale).toBeCloseTo(Number(height), 3);
        for (const margin of [left - x, top - y, x + w - right, y + h - bottom]) {
          expect(margin).toBeGreaterThanOrEqual(0.5 - 1e-5);
          // It grows to a whole pixel, half of it on either side.
          expect(margin).toBeLessThanOrEqual(0.5 + 0.5 / scale + 1e-5);
        }
      }),
    );
  });

  test('is the same in pieces, every time, and says how far it is', () => {
    const told: number[] = [];
    const drawing = cityDrawing(TOWN, PLAIN);
    const text = [...svgPieces(drawing, (done, of) => told.push(done / of))].join('');
    expect(text).toBe(svgOf(structuredClone(TOWN)));
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  test('is drawn in strips as it is drawn whole', () => {
    const drawing = cityDrawing(TOWN, { ...PLAIN, hexLines: true });
    const render = (svg: Iterable<string>) => new Resvg([...svg].join(''), NO_FONTS).render().pixels;
    const whole = render(svgPieces(drawing));
    for (const rows of [17, 64]) {
      const parts = Buffer.concat(
        [...strips(drawing, rows)].map((strip) => {
          const row = 4 * strip.frame.width;
          return render(svgPieces(strip)).subarray(row * strip.above, row * (strip.above + strip.rows));
        }),
      );
      expect(parts.length).toBe(whole.length);
      // A coordinate that is rounded another way is less than a shade.
      const differing = parts.reduce((count, byte, i) => count + (Math.abs(byte - whole[i]!) > 8 ? 1 : 0), 0);
      expect(differing / parts.length).toBeLessThan(1e-4);
    }
  });

  test('has nothing behind it when it is transparent', () => {
    const corner = (transparent: boolean) => [
      ...new Resvg(svgOf(TOWN, { ...PLAIN, transparent }), NO_FONTS).render().pixels.subarray(0, 4),
    ];
    expect(corner(true)).toEqual([0, 0, 0, 0]);
    expect(corner(false)).toEqual([0x9d, 0xbf, 0xc7, 255]);
  });
});

test('the SVG of a schematic is as large as its segments', () => {
  const [, pair] = SHAPES.schematics;
  const { frame, title } = schematicDrawing(pair!, SHAPES.kinds, { ...PLAIN, scale: 100 });
  // Two segments side by side: one and a half sides wide, one strip high, and half a side about them.
  expect({ width: frame.width, height: frame.height, title }).toEqual({
    width: 250,
    height: 187,
    title: 'pair',
  });
});

describe('outlines of hexes', () => {
  test('hold the area of all hexes, holes left out', () => {
    fc.assert(
      fc.property(anyLand, (land) => {
        const area = hexRings(land).reduce((sum, ring) => sum + ringArea(ring), 0);
        expect(area).toBeCloseTo(countHexes(land) * 1.5 * Math.sqrt(3), 6);
      }),
    );
  });
});

/** Positive for rings that run clockwise on screen. */
function ringArea(ring: readonly number[]): number {
  let area = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    area += (ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!) / 2;
  return area;
}

test('the largest scale of a picture can be drawn, a tenth more cannot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 9000 }), fc.integer({ min: 50, max: 9000 }), (right, bottom) => {
      const bounds = { left: 0, top: 0, right, bottom };
      const largest = largestScale(bounds);
      expect(isDrawable(frameAbout(bounds, largest))).toBe(true);
      expect(isDrawable(frameAbout(bounds, largest + 0.11))).toBe(false);
    }),
  );
});
