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
import { drawPage } from './draw-page.ts';
import { mapBend } from './map-bend.ts';
import { boundsOfAll, bytesOf, PAGE, type MapPage } from './map-page.ts';
import type { MapService } from './map.worker.ts';
import * as words from '../words.ts';

/** CSS pixels per side from which the map of small land is shown. */
const WHOLE_FROM = 1.5;

/** Bytes of pages that are kept, but for those that are in view. */
const MOST_BYTES = 80e6;

/** Changes of a page that are told apart; more are one. */
const MOST_CHANGES = 32;

/** A page and whether it is that of the city as it is now. */
interface KeptPage {
  readonly page: MapPage;
  readonly bytes: number;
  /** The number of the showing before which it was looked at last. */
  round: number;
  isStale: boolean;
  /** Where the city has changed since. */
  changes: Bounds[];
}

/** The map of a city page by page, each painted in a worker when it comes into view. */
class MapPages implements ShownMap {
  readonly #city: CityView;
  readonly #look: MapLook;
  /** By their keys. */
  readonly #pages = new Map<string, KeptPage>();
  /** Keys of pages that are to be painted. */
  readonly #wanted = new Set<string>();
  /** Pages that are painted, and not shown yet. */
  readonly #painted = new Map<string, MapPage>();
  /** Keys of those that are being painted. */
  #painting: readonly string[] = [];
  #bend: Bend | undefined;
  #colors: CityView['colors'];
  #stopColors: () => void;
  readonly #stopCity: () => void;
  /** Number of times that pages were shown. */
  #round = 0;
  #isPainting = false;
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
      this.#paintAgain(() => true);
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
  }

  /** The map of a part of the plane; `null` while it is not there, and has been asked for. */
  pictureIn(bounds: Bounds): PlacedMap | null {
    const pages: MapPage[] = [];
    let isThere = true;
    for (let row = Math.floor(bounds.top / PAGE); row * PAGE < bounds.bottom; row++)
      for (let column = Math.floor(bounds.left / PAGE); column * PAGE < bounds.right; column++) {
        const key = `${column} ${row}`;
        const kept = this.#pages.get(key);
        if (!kept || kept.isStale) this.#want(key);
        if (!kept || kept.changes.some((change) => meets(change, bounds))) isThere = false;
        else {
          kept.round = this.#round;
          pages.push(kept.page);
        }
      }
    if (!isThere) return null;
    return {
      draw: (context, view, part) =>
        pages.reduce((cost, page) => cost + drawPage(context, page, view, part), 0),
    };
  }

  readonly #follow = (changed: ChangedCells): void => {
    if (changed.isSame) return;
    const bounds = boundsOf(changed);
    const reach = reachOf(this.#city, bounds);
    for (const kept of this.#pages.values())
      if (meets(bounds, grownBounds(kept.page.bounds, reach))) {
        kept.isStale = true;
        kept.changes = [...kept.changes, bounds];
        if (kept.changes.length > MOST_CHANGES) kept.changes = [boundsOfAll(kept.changes)];
      }
    this.#paintAgain((page) => meets(bounds, grownBounds(page, reach)));
  };

  /** Pages that are on their way may be of the city before. */
  #paintAgain(isOld: (page: Bounds) => boolean): void {
    for (const key of [...this.#painted.keys(), ...this.#painting])
      if (isOld(pageBounds(key))) this.#wanted.add(key);
  }

  #want(key: string): void {
    if (this.#painting.includes(key) || this.#painted.has(key)) return;
    this.#wanted.add(key);
    if (!this.#isPainting) void this.#paintAll();
  }

  async #paintAll(): Promise<void> {
    this.#isPainting = true;
    // All that a frame asks for is painted together.
    await Promise.resolve();
    while (this.#wanted.size > 0) {
      const keys = together([...this.#wanted]);
      for (const key of keys) this.#wanted.delete(key);
      this.#painting = keys;
      const pages = await paintParts(this.#city, keys.map(pageBounds), this.#look);
      this.#painting = [];
      if (this.#hasEnded) return;
      if (!pages) return this.#pages.clear();
      keys.forEach((key, at) => this.#painted.set(key, pages[at]!));
    }
    this.#isPainting = false;
    this.#showPainted();
  }

  /** Shows the pages that were painted since the last time, all at once: patches would come and come. */
  #showPainted(): void {
    const painted = [...this.#painted];
    this.#painted.clear();
    this.#round++;
    for (const [key, page] of painted)
      this.#pages.set(key, {
        page,
        bytes: bytesOf(page),
        round: this.#round,
        isStale: false,
        changes: [],
      });
    this.#forgetSome();
    for (const [, { bounds }] of painted) this.#tell(bounds);
  }

  #forgetSome(): void {
    let bytes = 0;
    for (const kept of this.#pages.values()) bytes += kept.bytes;
    const byRound = [...this.#pages].sort(([, a], [, b]) => a.round - b.round);
    for (const [key, kept] of byRound) {
      // Pages in view would be asked for again at once.
      if (bytes <= MOST_BYTES || kept.round >= this.#round - 1) return;
      this.#pages.delete(key);
      bytes -= kept.bytes;
    }
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

/** Paints parts of the map of a city that lie near each other, in a worker; `null` where there can be none. */
export async function paintParts(
  city: CityView,
  bounds: readonly Bounds[],
  look: MapLook,
): Promise<readonly MapPage[] | null> {
  try {
    const about = cityAbout(city, boundsOfAll(bounds));
    return await painterLine().ask((service) => service.paint(about, bounds, look));
  } catch {
    // Without a worker the plan stays.
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
const AT_ONCE = 5;

/** Some of the keys, of pages that lie near each other. */
function together(keys: readonly string[]): readonly string[] {
  const places = keys.map((key) => ({ key, place: placeOf(key) }));
  const left = Math.min(...places.map(({ place }) => place.column));
  const inColumns = places.filter(({ place }) => place.column < left + AT_ONCE);
  const top = Math.min(...inColumns.map(({ place }) => place.row));
  return inColumns.filter(({ place }) => place.row < top + AT_ONCE).map(({ key }) => key);
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
