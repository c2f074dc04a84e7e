import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colorsInOrder, FREE_COLOR, SECOND_OUTSIDE } from '../../../src/app/board/paint/color-indices.ts';
import { colorRows, colorsFor } from '../../../src/app/board/paint/hex-colors.ts';
import { packPalette } from '../../../src/app/board/paint/palette.ts';
import { rasterize } from '../../../src/app/board/paint/raster.ts';
import { colorSea } from '../../../src/app/cityview/color-sea.ts';
import { groundOf } from '../../../src/app/cityview/ground.ts';
import { distance, DIRECTIONS, type Hex } from '../../../src/engine/hex/hex.ts';
import { growCoast, openSides, type CoastLand } from '../../../src/engine/land/coast.ts';
import { borderOf, borderSides, Country, type OpenSide } from '../../../src/engine/land/open-side.ts';
import { hexesOf, type LandRow } from '../../../src/engine/land/row.ts';
import { cellAt, fromCell } from '../../../src/engine/segment/cell.ts';

interface Site {
  readonly land: readonly LandRow[];
  readonly open: readonly OpenSide[];
}

/** A land with some of its sides open, chosen without order. */
const sites = fc
  .record({
    hexes: fc.integer({ min: 1, max: 60 }),
    form: fc.constantFrom('round', 'bay', 'peninsula', 'inland'),
    seed: fc.nat(0xffffffff),
    isOpen: fc.array(fc.boolean(), { minLength: 200, maxLength: 200 }),
  })
  .map(({ hexes, form, seed, isOpen }): Site => {
    const land = growCoast({ hexes, form }, seed);
    return { land, open: borderSides(land).filter((_, at) => isOpen[at]) };
  });

function colorsOf(site: Site) {
  const colors = colorsFor(site.land);
  colorRows(colors, site.land, FREE_COLOR);
  colorSea(colors, site);
  return colors;
}

/** The hexes within some steps of the land. */
function around({ land }: Site, steps: number): Hex[] {
  const near: Hex[] = [];
  const own = [...hexesOf(land)];
  for (let q = -30; q <= 30; q++)
    for (let r = -30; r <= 30; r++)
      if (own.some((hex) => distance(hex, { q, r }) <= steps)) near.push({ q, r });
  return near;
}

describe('the sea beside country', () => {
  test('is colored where the nearest side of the land is not open, and nowhere else', () => {
    fc.assert(
      fc.property(sites, (site) => {
        const colors = colorsOf(site);
        const country = new Country(site.land, borderOf(site.land, site.open));
        const isLand = new Set([...hexesOf(site.land)].map(({ q, r }) => `${q} ${r}`));
        for (const hex of around(site, 6)) {
          const isSea = country.isThere && !country.has(hex);
          const expected = isLand.has(`${hex.q} ${hex.r}`) ? FREE_COLOR : isSea ? SECOND_OUTSIDE : 0;
          for (const k of DIRECTIONS) expect(colors.getSegment({ ...hex, k })).toBe(expected);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('follows another land as if it were colored anew', () => {
    fc.assert(
      fc.property(sites, sites, (before, after) => {
        const colors = colorsOf(before);
        colorRows(colors, before.land, 0);
        colorRows(colors, after.land, FREE_COLOR);
        colorSea(colors, after);
        const fresh = colorsOf(after);
        for (const hex of around(after, 6))
          for (const k of DIRECTIONS)
            expect(colors.getSegment({ ...hex, k })).toBe(fresh.getSegment({ ...hex, k }));
      }),
      { numRuns: 20 },
    );
  });
});

/** The color of a picture at a point of the plane, which it shows from far away. */
function picture(coast: CoastLand) {
  const land = growCoast(coast, 3);
  const open = openSides(coast, 3, land);
  const ground = groundOf({ open }).light;
  const [width, height, side] = [300, 300, 1.5];
  const pixels = new Uint32Array(width * height);
  const view = { originX: width / 2, originY: height / 2, side };
  rasterize(
    { pixels, width, height },
    view,
    colorsOf({ land, open }),
    packPalette(colorsInOrder(ground, [])),
  );
  const [country, sea] = packPalette([
    groundOf({ open: borderSides(land) }).light.outside,
    groundOf({}).light.outside,
  ]);
  return {
    at: (x: number, y: number) => pixels[y * width + x],
    width,
    height,
    view,
    country,
    sea,
    land,
    open,
  };
}

test('a plan shows country as far as one sees beyond the open sides of a shore, and sea beyond the others', () => {
  for (const sea of DIRECTIONS) {
    const seen = picture({ form: 'shore', hexes: 300, sea });
    const country = new Country(seen.land, borderOf(seen.land, seen.open));
    const isLand = new Set([...hexesOf(seen.land)].map(({ q, r }) => `${q} ${r}`));
    let right = 0;
    let all = 0;
    for (let y = 0; y < seen.height; y += 5)
      for (let x = 0; x < seen.width; x += 5) {
        const { originX, originY, side } = seen.view;
        const hex = fromCell(cellAt((x + 0.5 - originX) / side, (y + 0.5 - originY) / side));
        if (isLand.has(`${hex.q} ${hex.r}`)) continue;
        const color = seen.at(x, y);
        expect([seen.country, seen.sea]).toContain(color);
        all++;
        if (color === (country.has(hex) ? seen.country : seen.sea)) right++;
      }
    // Far from the land the line between both goes straight on.
    expect(right / all).toBeGreaterThan(0.9);
  }
});

test('a plan shows nothing but country about inland land, and nothing but sea about an island', () => {
  for (const [form, color] of [
    ['inland', 'country'],
    ['round', 'sea'],
  ] as const) {
    const seen = picture({ form, hexes: 300 });
    for (const [x, y] of [
      [0, 0],
      [seen.width - 1, 0],
      [0, seen.height - 1],
      [seen.width - 1, seen.height - 1],
    ] as const)
      expect(seen.at(x, y)).toBe(seen[color]);
  }
});
