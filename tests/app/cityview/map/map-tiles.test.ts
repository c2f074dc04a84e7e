import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PixelRectangle, Raster } from '../../../../src/app/board/paint/raster.ts';
import type { RasterView } from '../../../../src/app/board/paint/scanline.ts';
import { MapTiles, type TileJob } from '../../../../src/app/cityview/map/map-tiles.ts';
import type { Bounds } from '../../../../src/formats/picture/picture.ts';

/** A plane with a color of its own at each pixel from the middle of hex 0, 0. */
function colorAt(x: number, y: number, picture: number): number {
  return (Math.imul(Math.round(x), 0x9e3779b1) ^ Math.imul(Math.round(y), 0x85ebca6b) ^ picture) >>> 0;
}

function drawn({ view: { originX, originY }, parts }: TileJob, picture: number): Uint32Array[] {
  return parts.map(({ left, top, right, bottom }) => {
    const width = right - left;
    return Uint32Array.from({ length: width * (bottom - top) }, (_, i) =>
      colorAt(left + (i % width) - originX, top + Math.floor(i / width) - originY, picture),
    );
  });
}

/** Draws all that is wanted. @returns the number of tiles */
function settle(tiles: MapTiles, picture = 0, canDraw: (bounds: Bounds) => boolean = () => true): number {
  let count = 0;
  while (tiles.wantedIn().some(canDraw)) {
    const job = tiles.next(canDraw)!;
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

/** Of two tiles side by side. */
const TWO = { width: 512, height: 200 };
const both: PixelRectangle = { left: 0, top: 0, right: TWO.width, bottom: TWO.height };
const VIEW = { side: 10, originX: 0, originY: 0 };
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
    const view = { side: 10, originX: 50, originY: 50 };
    const part = { left: 0, top: 0, right: 100, bottom: 100 };
    tiles.paint(blank(100, 100), view, part);
    expect(settle(tiles)).toBe(1);
    const ahead: string[] = [];
    for (let job = tiles.next(() => true); job; job = tiles.next(() => true)) {
      ahead.push(...job.tiles.map(({ column, row }) => `${column} ${row}`));
      tiles.put(job, drawn(job, 0));
    }
    expect(ahead.toSorted()).toEqual(
      ['-1 -1', '-1 0', '-1 1', '0 -1', '0 1', '1 -1', '1 0', '1 1'].toSorted(),
    );
    expect(tiles.paint(blank(100, 100), { ...view, originX: 28, originY: 122 }, part)).toBe(true);
  });

  it('are shown until they are drawn anew, where the map may be another one', () => {
    const tiles = new MapTiles();
    tiles.paint(blank(TWO.width, TWO.height), VIEW, both);
    expect(settle(tiles)).toBe(2);
    tiles.renew({ left: 26, top: 3, right: 28, bottom: 4 });
    const raster = blank(TWO.width, TWO.height);
    expect(tiles.paint(raster, VIEW, both)).toBe(true);
    expect(raster.pixels[TWO.width / 2]).toBe(colorAt(TWO.width / 2, 0, 0));
    const job = tiles.next(() => true)!;
    expect(tiles.put(job, drawn(job, 0))).toEqual([]);
    tiles.renew({ left: 26, top: 3, right: 28, bottom: 4 });
    const other = tiles.next(() => true)!;
    expect(tiles.put(other, drawn(other, 9))).toEqual([{ left: 25.6, top: 0, right: 51.2, bottom: 20 }]);
    tiles.paint(raster, VIEW, both);
    expect(raster.pixels[0]).toBe(colorAt(0, 0, 0));
    expect(raster.pixels[TWO.width / 2]).toBe(colorAt(TWO.width / 2, 0, 9));
  });

  it('take a patch of what has changed at the present scale, and are drawn anew at others', () => {
    const tiles = new MapTiles();
    const zoomed = { ...VIEW, side: 11 };
    for (const view of [zoomed, VIEW]) {
      tiles.paint(blank(TWO.width, TWO.height), view, both);
      settle(tiles);
    }
    const bounds = { left: 20, top: 3, right: 28, bottom: 4 };
    const job = tiles.patchOf(bounds)!;
    tiles.patch(bounds, job, new Uint32Array(job.width * job.height).fill(7));
    const raster = blank(TWO.width, TWO.height);
    expect(tiles.paint(raster, VIEW, both)).toBe(true);
    raster.pixels.forEach((pixel, i) => {
      const [x, y] = [i % TWO.width, Math.floor(i / TWO.width)];
      const isPatched = x >= job.left && x < job.left + job.width && y >= job.top && y < job.top + job.height;
      expect(pixel === (isPatched ? 7 : colorAt(x, y, 0))).toBe(true);
    });
    expect([job.left, job.left + job.width]).toEqual([199, 281]);
    expect(tiles.paint(raster, zoomed, both)).toBe(false);
  });

  it('are there at once after a zoom there and back, and for a view that was expected', () => {
    const tiles = new MapTiles();
    const zoomed = { side: 10 * 1.27, originX: 3.3, originY: 0 };
    tiles.paint(blank(TWO.width, TWO.height), VIEW, both);
    settle(tiles);
    expect(tiles.expect(zoomed, both)).toBe(false);
    expect(settle(tiles)).toBe(2);
    expect(tiles.expect(zoomed, both)).toBe(true);
    const raster = blank(TWO.width, TWO.height);
    expect(tiles.paint(raster, zoomed, both)).toBe(true);
    expect(tiles.paint(raster, { ...VIEW, side: (10 * 1.27) / 1.27 }, both)).toBe(true);
    tiles.forget({ left: 0, top: 0, right: 1, bottom: 1 });
    expect(tiles.paint(raster, VIEW, both)).toBe(false);
  });

  it('that come too late for their scale are not kept', () => {
    const tiles = new MapTiles();
    tiles.paint(blank(TWO.width, TWO.height), VIEW, both);
    const job = tiles.next(() => true)!;
    tiles.clear();
    expect(tiles.put(job, drawn(job, 0))).toEqual([]);
  });

  it('stay wanted as long as they cannot be drawn', () => {
    const tiles = new MapTiles();
    tiles.paint(blank(TWO.width, TWO.height), VIEW, both);
    const isLeft = ({ left }: Bounds) => left < 1;
    expect(settle(tiles, 0, isLeft)).toBe(1);
    expect(tiles.wantedIn()).toEqual([{ left: 25.6, top: 0, right: 51.2, bottom: 20 }]);
    expect(settle(tiles)).toBe(1);
    expect(tiles.wantedIn()).toEqual([]);
  });
});
