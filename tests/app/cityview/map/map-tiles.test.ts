import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PixelRectangle, Raster } from '../../../../src/app/board/paint/raster.ts';
import type { RasterView } from '../../../../src/app/board/paint/scanline.ts';
import { MapTiles, TILE, type TileJob } from '../../../../src/app/cityview/map/map-tiles.ts';
import type { Bounds } from '../../../../src/formats/picture/picture.ts';

/** A plane with a color of its own at each pixel from the middle of hex 0, 0. */
function colorAt(x: number, y: number, picture: number): number {
  return (Math.imul(Math.round(x), 0x9e3779b1) ^ Math.imul(Math.round(y), 0x85ebca6b) ^ picture) >>> 0;
}

function drawn({ views }: TileJob, picture: number): Uint32Array[] {
  return views.map(({ originX, originY }) =>
    Uint32Array.from({ length: TILE * TILE }, (_, i) =>
      colorAt((i % TILE) - originX, Math.floor(i / TILE) - originY, picture),
    ),
  );
}

/** Draws all that is wanted. @returns the number of tiles */
function settle(tiles: MapTiles, picture = 0, canDraw: (bounds: Bounds) => boolean = () => true): number {
  let count = 0;
  while (tiles.wantedIn().some(canDraw)) {
    const job = tiles.next(3, canDraw)!;
    count += job.tiles.length;
    tiles.put(job, drawn(job, picture));
  }
  return count;
}

function blank(width: number, height: number): Raster {
  return { pixels: new Uint32Array(width * height), width, height };
}

function expected({ width, height }: Raster, { originX, originY }: RasterView, part: PixelRectangle) {
  return Uint32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isIn = x >= part.left && x < part.right && y >= part.top && y < part.bottom;
    return isIn ? colorAt(x - originX, y - originY, 0) : 0;
  });
}

const SIZE = { width: 300, height: 200 };
const whole: PixelRectangle = { left: 0, top: 0, right: SIZE.width, bottom: SIZE.height };
const offset = fc.integer({ min: -900, max: 900 });
const fraction = fc.constantFrom(0, 0.25, 0.499, 0.9);
const edge = (most: number) => fc.integer({ min: 0, max: most });

describe('the tiles of a map', () => {
  it('show after any pans, in any part, what lies there', () => {
    fc.assert(
      fc.property(
        fraction,
        fc.array(fc.record({ x: offset, y: offset }), { minLength: 1, maxLength: 4 }),
        fc.tuple(edge(SIZE.width), edge(SIZE.width), edge(SIZE.height), edge(SIZE.height)),
        (rest, places, [a, b, c, d]) => {
          const tiles = new MapTiles();
          for (const { x, y } of places) {
            const view = { side: 7, originX: x + rest, originY: y + rest };
            const part = {
              left: Math.min(a, b),
              right: Math.max(a, b),
              top: Math.min(c, d),
              bottom: Math.max(c, d),
            };
            tiles.paint(blank(SIZE.width, SIZE.height), view, part);
            settle(tiles);
            const raster = blank(SIZE.width, SIZE.height);
            expect(tiles.paint(raster, view, part)).toBe(true);
            expect(raster.pixels).toEqual(expected(raster, view, part));
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('are drawn about what is seen once all of that is there, so that a pan finds them', () => {
    const tiles = new MapTiles();
    const view = { side: 10, originX: 128, originY: 128 };
    const part = { left: 0, top: 0, right: 100, bottom: 100 };
    tiles.paint(blank(100, 100), view, part);
    expect(settle(tiles)).toBe(1);
    const ahead: string[] = [];
    for (let job = tiles.next(3, () => true); job; job = tiles.next(3, () => true)) {
      ahead.push(...job.tiles.map(({ column, row }) => `${column} ${row}`));
      tiles.put(job, drawn(job, 0));
    }
    expect(ahead.toSorted()).toEqual(
      ['-1 -1', '-1 0', '-1 1', '0 -1', '0 1', '1 -1', '1 0', '1 1'].toSorted(),
    );
    expect(tiles.paint(blank(100, 100), { ...view, originX: 28, originY: 300 }, part)).toBe(true);
  });

  it('are drawn anew where the map is another one, and at another scale', () => {
    const tiles = new MapTiles();
    const view = { side: 10, originX: 0, originY: 0 };
    tiles.paint(blank(SIZE.width, SIZE.height), view, whole);
    expect(settle(tiles)).toBe(2);
    tiles.renew({ left: 26, top: 3, right: 28, bottom: 4 });
    const raster = blank(SIZE.width, SIZE.height);
    expect(tiles.paint(raster, view, whole)).toBe(false);
    expect(raster.pixels[0]).toBe(colorAt(0, 0, 0));
    expect(raster.pixels[TILE]).toBe(0);
    expect(settle(tiles, 9)).toBe(1);
    expect(tiles.paint(raster, view, whole)).toBe(true);
    expect(raster.pixels[TILE]).toBe(colorAt(TILE, 0, 9));

    const job = (() => {
      tiles.forget({ left: 0, top: 0, right: 1, bottom: 1 });
      tiles.paint(raster, view, whole);
      return tiles.next(3, () => true)!;
    })();
    expect(tiles.paint(raster, { ...view, side: 11 }, whole)).toBe(false);
    // It comes too late: another scale is seen by now.
    expect(tiles.put(job, drawn(job, 0))).toEqual([]);
    expect(settle(tiles)).toBe(2);
  });

  it('stay wanted as long as they cannot be drawn', () => {
    const tiles = new MapTiles();
    tiles.paint(blank(SIZE.width, SIZE.height), { side: 10, originX: 0, originY: 0 }, whole);
    const isLeft = ({ left }: Bounds) => left < 1;
    expect(settle(tiles, 0, isLeft)).toBe(1);
    expect(tiles.wantedIn()).toEqual([{ left: 25.6, top: 0, right: 51.2, bottom: 25.6 }]);
    expect(settle(tiles)).toBe(1);
    expect(tiles.wantedIn()).toEqual([]);
  });
});
