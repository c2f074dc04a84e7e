import { countHexes } from '../../../engine/land/row.ts';
import { STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import { MAP_HEXES } from '../../../formats/picture/city-picture.ts';
import type { MapLook } from '../../../formats/picture/map/look.ts';
import { grownBounds } from '../../../formats/picture/picture.ts';
import type { PlacedMap } from '../../board/paint/art.ts';
import type { ChangedCells } from '../../board/paint/segment-colors.ts';
import type { Bend } from '../../view/bend.ts';
import type { Bounds } from '../../view/camera.ts';
import { Line } from '../../../worker/line.ts';
import type { CityView, ShownMap } from '../city-view.ts';
import { cityAbout, reachOf } from './city-about.ts';
import { mapBend } from './map-bend.ts';
import { boundsOfAll, PAGE } from './map-page.ts';
import { MapTiles, TILE } from './map-tiles.ts';
import type { MapService } from './map.worker.ts';
import * as words from '../words.ts';

/** CSS pixels per side from which the map of small land is shown. */
const WHOLE_FROM = 1.5;

/** Bytes of pages that are kept, but for those that are in view. */
const MOST_BYTES = 80e6;

/** Tiles that are drawn at once, and milliseconds after which those that have come are shown without the rest. */
const AT_ONCE = 4;
const PATIENCE = 250;

/** Tiles that are shown in one frame. */
const SHOWN_AT_ONCE = 16;

/** Times that the worker may break until it is left alone. */
const MOST_FAILURES = 3;

/** Changes of a page that are told apart; more are one. */
const MOST_CHANGES = 32;

/** A page that the worker has, and whether it is that of the city as it is now. */
interface KeptPage {
  readonly bounds: Bounds;
  readonly bytes: number;
  /** The number of the showing before which it was looked at last. */
  round: number;
  isStale: boolean;
  /** Where the city has changed since. */
  changes: Bounds[];
}

/** The map of a city: pages are painted when they come into view, and drawn tile by tile, both in a worker. */
class MapPages implements ShownMap {
  readonly #city: CityView;
  readonly #look: MapLook;
  readonly #number = nextNumber++;
  /** By their keys. */
  readonly #pages = new Map<string, KeptPage>();
  readonly #tiles = new MapTiles();
  /** Keys of pages that are to be painted. */
  readonly #wanted = new Set<string>();
  /** Keys of those that are being painted. */
  #painting: readonly string[] = [];
  /** Where pixels have come that were not shown yet, and since when. */
  #come: Bounds[] = [];
  #comeSince = 0;
  #isShowing = false;
  #bend: Bend | undefined;
  #colors: CityView['colors'];
  #stopColors: () => void;
  readonly #stopCity: () => void;
  /** Number of times that pages were shown. */
  #round = 0;
  #isWorking = false;
  /** Times that the worker broke. */
  #failures = 0;
  #hasEnded = false;

  constructor(city: CityView, look: MapLook) {
    this.#city = city;
    this.#look = look;
    this.#colors = city.colors;
    this.#stopColors = this.#colors.subscribe(this.#follow);
    this.#stopCity = city.subscribe(() => {
      if (city.colors === this.#colors) return;
      this.#stopColors();
      this.#colors = city.colors;
      this.#stopColors = this.#colors.subscribe(this.#follow);
      this.#pages.clear();
      this.#tiles.clear();
      for (const key of this.#painting) this.#wanted.add(key);
    });
  }

  /** Small land has it whole, however far away; large land as soon as pictures are read. */
  get from(): number {
    return countHexes(this.#city.city.land) <= MAP_HEXES ? WHOLE_FROM : Infinity;
  }

  get bend(): Bend | null {
    if (!this.#look.warp) return null;
    const seed = this.#city.city.recipe?.seed ?? 0;
    if (this.#bend?.seed !== seed) this.#bend = mapBend(seed);
    return this.#bend;
  }

  /** Ends it: nothing is painted any more. */
  end(): void {
    this.#hasEnded = true;
    this.#stopColors();
    this.#stopCity();
    if (this.#pages.size > 0 || this.#painting.length > 0) this.#forget();
  }

  /** The map of a part of the plane; `null` while it is not there, and has been asked for. */
  pictureIn(bounds: Bounds): PlacedMap | null {
    let isThere = true;
    for (const key of keysIn(bounds)) {
      const kept = this.#pages.get(key);
      if (!kept || kept.isStale) this.#want(key);
      if (!kept || kept.changes.some((change) => meets(change, bounds))) isThere = false;
      else kept.round = this.#round;
    }
    if (!isThere) return null;
    return {
      paint: (raster, view, part) => {
        const isWhole = this.#tiles.paint(raster, view, part);
        this.#work();
        return isWhole;
      },
    };
  }

  readonly #follow = (changed: ChangedCells): void => {
    if (changed.isSame) return;
    const bounds = boundsOf(changed);
    const reach = reachOf(this.#city, bounds);
    for (const kept of this.#pages.values())
      if (meets(bounds, grownBounds(kept.bounds, reach))) {
        kept.isStale = true;
        kept.changes = [...kept.changes, bounds];
        if (kept.changes.length > MOST_CHANGES) kept.changes = [boundsOfAll(kept.changes)];
      }
    // Pages that are on their way may be of the city before.
    for (const key of this.#painting)
      if (meets(bounds, grownBounds(pageBounds(key), reach))) this.#wanted.add(key);
  };

  #want(key: string): void {
    if (this.#painting.includes(key)) return;
    this.#wanted.add(key);
    this.#work();
  }

  #work(): void {
    if (!this.#isWorking && this.#failures < MOST_FAILURES) void this.#workAll();
  }

  async #workAll(): Promise<void> {
    this.#isWorking = true;
    // All that a frame asks for is done together.
    await Promise.resolve();
    try {
      while (!this.#hasEnded && ((await this.#paintSome()) || (await this.#drawSome())));
    } catch {
      // Without a worker the plan stays; one that broke is tried again.
      this.#failures++;
      this.#painting = [];
      this.#pages.clear();
      this.#tiles.clear();
    }
    this.#isWorking = false;
  }

  /** @returns whether there were pages to be painted */
  async #paintSome(): Promise<boolean> {
    if (this.#wanted.size === 0) return false;
    const painted: Bounds[] = [];
    // Shown all at once: patches would come and come.
    while (this.#wanted.size > 0) {
      const keys = together([...this.#wanted]);
      for (const key of keys) this.#wanted.delete(key);
      this.#painting = keys;
      const pages = keys.map((key) => ({ key, bounds: pageBounds(key) }));
      const about = cityAbout(this.#city, boundsOfAll(pages.map(({ bounds }) => bounds)));
      const bytes = await painterLine().ask((service) =>
        service.paint(this.#number, about, pages, this.#look),
      );
      this.#painting = [];
      if (this.#hasEnded) return false;
      pages.forEach(({ key, bounds }, at) => {
        if (this.#wanted.has(key)) return;
        this.#tiles.renew(bounds);
        // Where a plan stands in for it.
        painted.push(...(this.#pages.get(key)?.changes ?? [bounds]));
        this.#pages.set(key, {
          bounds,
          bytes: bytes[at]!,
          round: this.#round + 1,
          isStale: false,
          changes: [],
        });
      });
    }
    this.#round++;
    this.#forgetSome();
    for (const bounds of painted) this.#tell(bounds);
    return true;
  }

  /** @returns whether there were tiles to be drawn */
  async #drawSome(): Promise<boolean> {
    const isFresh = (key: string) => this.#pages.get(key)?.isStale === false;
    const canDraw = (bounds: Bounds) => keysIn(bounds).every(isFresh);
    for (const bounds of this.#tiles.wantedIn())
      for (const key of keysIn(bounds)) if (!isFresh(key)) this.#wanted.add(key);
    if (this.#wanted.size > 0) return true;
    const job = this.#tiles.next(AT_ONCE, canDraw);
    if (!job) return false;
    const squares = await painterLine().ask((service) => service.draw(this.#number, job.views, TILE));
    if (this.#hasEnded) return false;
    const come = this.#tiles.put(
      job,
      squares.map((pixels) => new Uint32Array(pixels)),
    );
    if (this.#come.length === 0) this.#comeSince = performance.now();
    this.#come.push(...come);
    const isWaiting = this.#tiles.wantedIn().some(canDraw);
    if (!isWaiting || performance.now() - this.#comeSince > PATIENCE) this.#showSome();
    return true;
  }

  /** Shows some of what has come, and the rest in the next frames: many tiles take a frame their time. */
  #showSome(): void {
    for (const bounds of this.#come.splice(0, SHOWN_AT_ONCE)) this.#tell(bounds);
    if (this.#come.length > 0 && !this.#isShowing) {
      this.#isShowing = true;
      requestAnimationFrame(() => {
        this.#isShowing = false;
        if (!this.#hasEnded) this.#showSome();
      });
    }
  }

  #forgetSome(): void {
    let bytes = 0;
    for (const kept of this.#pages.values()) bytes += kept.bytes;
    const byRound = [...this.#pages].sort(([, a], [, b]) => a.round - b.round);
    const forgotten: string[] = [];
    for (const [key, kept] of byRound) {
      // Pages in view would be asked for again at once.
      if (bytes <= MOST_BYTES || kept.round >= this.#round - 1) break;
      this.#pages.delete(key);
      this.#tiles.forget(kept.bounds);
      forgotten.push(key);
      bytes -= kept.bytes;
    }
    if (forgotten.length > 0) this.#forget(forgotten);
  }

  /** Has the worker forget pages, or all of them. */
  #forget(keys?: readonly string[]): void {
    painterLine()
      .ask((service) => service.forget(this.#number, keys))
      // A worker that is gone has forgotten them.
      .catch(() => undefined);
  }

  /** Has a part of the plane painted again. */
  #tell({ left, top, right, bottom }: Bounds): void {
    const { strip: strip0, column: column0 } = {
      strip: Math.floor(top / STRIP_HEIGHT),
      column: Math.floor(2 * left),
    };
    this.#city.colors.drawnAnew({
      strip0,
      column0,
      strips: Math.ceil(bottom / STRIP_HEIGHT) - strip0,
      columns: Math.ceil(2 * right) - column0,
      overhang: 0,
    });
  }
}

/** The number of the next map: the worker keeps pages by it. */
let nextNumber = 1;

/**
 * A part of the map of a city, drawn in a worker.
 *
 * @param side pixels per side length
 * @returns `null` where there can be none
 */
export async function mapPicture(
  city: CityView,
  bounds: Bounds,
  look: MapLook,
  side: number,
): Promise<ImageData | null> {
  try {
    const about = cityAbout(city, bounds);
    const { pixels, width } = await painterLine().ask((service) =>
      service.picture(about, bounds, look, side),
    );
    return new ImageData(new Uint8ClampedArray(pixels), width);
  } catch {
    return null;
  }
}

let line: Line<MapService> | undefined;

/** The worker that paints the maps of all cities. */
function painterLine(): Line<MapService> {
  if (!line || line.hasEnded)
    line = new Line<MapService>(
      () => new Worker(new URL('./map.worker.ts', import.meta.url), { type: 'module' }),
      words.mapStopped,
    );
  return line;
}

/** The pages of cities, each for the look that was asked for last. */
const shown = new WeakMap<CityView, { readonly look: string; readonly pages: MapPages }>();

/** The map of a city. The same as long as its look is the same, so that nothing is painted again after a plan. */
export function mapPagesOf(city: CityView, look: MapLook): MapPages {
  const key = JSON.stringify(look);
  const known = shown.get(city);
  if (known?.look === key) return known.pages;
  known?.pages.end();
  const pages = new MapPages(city, look);
  shown.set(city, { look: key, pages });
  return pages;
}

/** Pages across and down that are painted at once, at most: much of what is about them is the same. */
const PAGES_AT_ONCE = 3;

/** Some of the keys, of pages that lie near each other. */
function together(keys: readonly string[]): readonly string[] {
  const places = keys.map((key) => ({ key, place: placeOf(key) }));
  const left = Math.min(...places.map(({ place }) => place.column));
  const inColumns = places.filter(({ place }) => place.column < left + PAGES_AT_ONCE);
  const top = Math.min(...inColumns.map(({ place }) => place.row));
  return inColumns.filter(({ place }) => place.row < top + PAGES_AT_ONCE).map(({ key }) => key);
}

/** The keys of the pages that reach into a part of the plane. */
function keysIn(bounds: Bounds): string[] {
  const keys: string[] = [];
  for (let row = Math.floor(bounds.top / PAGE); row * PAGE < bounds.bottom; row++)
    for (let column = Math.floor(bounds.left / PAGE); column * PAGE < bounds.right; column++)
      keys.push(`${column} ${row}`);
  return keys;
}

function placeOf(key: string): { readonly column: number; readonly row: number } {
  const [column, row] = key.split(' ').map(Number) as [number, number];
  return { column, row };
}

function pageBounds(key: string): Bounds {
  const { column, row } = placeOf(key);
  return { left: PAGE * column, top: PAGE * row, right: PAGE * (column + 1), bottom: PAGE * (row + 1) };
}

function boundsOf({ strip0, column0, strips, columns }: ChangedCells): Bounds {
  return {
    left: (column0 - 1) / 2,
    right: (column0 + columns) / 2,
    top: strip0 * STRIP_HEIGHT,
    bottom: (strip0 + strips) * STRIP_HEIGHT,
  };
}

function meets(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
