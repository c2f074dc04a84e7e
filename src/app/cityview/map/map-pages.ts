import { countHexes } from '../../../engine/land/row.ts';
import { STRIP_HEIGHT, type Point } from '../../../engine/hex/plane.ts';
import { MAP_HEXES } from '../../../formats/picture/city-picture.ts';
import type { MapLook } from '../../../formats/picture/map/look.ts';
import { grownBounds } from '../../../formats/picture/picture.ts';
import type { PlacedMap } from '../../board/paint/art.ts';
import { planeOf } from '../../board/paint/painted-parts.ts';
import type { PixelRectangle } from '../../board/paint/raster.ts';
import type { RasterView } from '../../board/paint/scanline.ts';
import type { ChangedCells } from '../../board/paint/segment-colors.ts';
import type { Bend } from '../../view/bend.ts';
import type { Bounds } from '../../view/camera.ts';
import { Line } from '../../../worker/line.ts';
import type { CityView, ShownMap } from '../city-view.ts';
import { cityAbout, MOSTLY_WITHIN, reachOf } from './city-about.ts';
import { mapBend } from './map-bend.ts';
import { boundsOfAll, nearestTo, PAGE } from './map-page.ts';
import { MapTiles } from './map-tiles.ts';
import type { MapService } from './map.worker.ts';
import * as words from '../words.ts';

/** CSS pixels per side from which the map of small land is shown. */
const WHOLE_FROM = 1.5;

/** Bytes of pages that are kept, but for those that are in view. */
const MOST_BYTES = 80e6;

/** Milliseconds without a change after which pages are painted anew that a change may concern from afar. */
const QUIET = 300;

/** The most of the plane that is painted over pages at once, in square sides; for more, pages are painted anew. */
const MOST_PATCHED = 2 * PAGE * PAGE;

/** Side lengths, about, beyond a part that is painted within which a change has it painted as a plan. */
const BEYOND = 4;

/** Times that the worker may break until it is left alone. */
const MOST_FAILURES = 3;

/** The point about which pages come first while nothing is looked at. */
const ORIGIN: Point = { x: 0, y: 0 };

/** Changes of a page that are told apart; more are one. */
const MOST_CHANGES = 32;

/** A page that the worker has. */
interface KeptPage {
  readonly bounds: Bounds;
  bytes: number;
  /** The number of the showing before which it was looked at last. */
  round: number;
  /** Whether the city may look otherwise there now, if only because of what changed far away. */
  isStale: boolean;
  /** Where the city has changed near it and is not painted yet. */
  changes: readonly Bounds[];
}

/** A change of the city, and how far it may be seen. */
interface Change {
  readonly bounds: Bounds;
  readonly reach: number;
}

/**
 * The map of a city, painted and drawn in a worker. Pages are painted when they come into view, and drawn tile by tile.
 * After a change what lies about it is painted over the pages at once; these are painted anew when it is quiet.
 */
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
  /** Parts that are shown as soon as what has changed there is painted. */
  #late: Bounds[] = [];
  /** Changes since those are being painted. */
  #since: Change[] = [];
  #bend: Bend | undefined;
  #colors: CityView['colors'];
  #stopColors: () => void;
  readonly #stopCity: () => void;
  /** Number of times that pages were shown. */
  #round = 0;
  /** Number of times that all pages were given up. */
  #generation = 0;
  #isWorking = false;
  /** Runs out when nothing has changed for a while. */
  #quiet: ReturnType<typeof setTimeout> | undefined;
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
      this.#giveUpPages();
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
    clearTimeout(this.#quiet);
    this.#stopColors();
    this.#stopCity();
    if (this.#pages.size > 0 || this.#painting.length > 0) this.#forget();
  }

  /** The map of a part of the plane, as far as it is there; `null` while none of it is, or the city has changed there. */
  pictureIn(bounds: Bounds): PlacedMap | null {
    this.#askFor(bounds);
    const kept = keysIn(bounds).flatMap((key) => this.#pages.get(key) ?? []);
    if (kept.length === 0) return null;
    if (this.#isChangedIn(bounds)) {
      this.#late.push(bounds);
      return null;
    }
    for (const page of kept) page.round = this.#round;
    return {
      paint: (raster, view, part) => {
        const isWhole = this.#tiles.paint(raster, view, part);
        this.#work();
        return isWhole;
      },
    };
  }

  /** Has a part of a picture drawn that is to be shown soon. */
  expect(view: RasterView, part: PixelRectangle): void {
    if (view.side < this.from) return;
    this.#askFor(planeOf(part, view));
    this.#tiles.expect(view, part);
    this.#work();
  }

  #isChangedIn(bounds: Bounds): boolean {
    return [...this.#pages.values()].some(({ changes }) => changes.some((change) => meets(change, bounds)));
  }

  /** Has the parts painted again in which a plan stood in for what had changed. */
  #tellLate(): void {
    for (const bounds of this.#late.splice(0)) this.#tell(bounds);
  }

  /** Has the pages of a part of the plane painted that are not there. */
  #askFor(bounds: Bounds): void {
    const missing = keysIn(bounds).filter((key) => !this.#pages.has(key) && !this.#painting.includes(key));
    for (const key of missing) this.#wanted.add(key);
    if (missing.length > 0) this.#work();
  }

  readonly #follow = (changed: ChangedCells): void => {
    if (changed.isSame) return;
    const bounds = boundsOf(changed);
    const change = { bounds, reach: reachOf(this.#city, bounds) };
    for (const kept of this.#pages.values()) addChange(kept, change);
    if (this.#painting.length > 0) this.#since.push(change);
    this.#tiles.lookAt({ x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 });
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.#quiet = undefined;
      this.#work();
    }, QUIET);
    this.#work();
  };

  #giveUpPages(): void {
    this.#generation++;
    this.#pages.clear();
    this.#tiles.clear();
    for (const key of this.#painting) this.#wanted.add(key);
  }

  #work(): void {
    if (!this.#isWorking && this.#failures < MOST_FAILURES) void this.#workAll();
  }

  async #workAll(): Promise<void> {
    this.#isWorking = true;
    // All that a frame asks for is done together.
    await Promise.resolve();
    try {
      while (
        !this.#hasEnded &&
        ((await this.#patchSome()) ||
          (await this.#drawSome()) ||
          (await this.#paintSome()) ||
          (await this.#renewOne()))
      );
    } catch {
      // Without a worker the plan stays; one that broke is tried again.
      this.#failures++;
      this.#painting = [];
      this.#giveUpPages();
    }
    this.#isWorking = false;
  }

  /** Paints what lies about changes over the pages, and shows it. @returns whether there was some */
  async #patchSome(): Promise<boolean> {
    const changed = [...this.#pages].filter(([, { changes }]) => changes.length > 0);
    const parts = changed.map(([key, kept]) => {
      const bounds = partOf(kept.bounds, grownBounds(boundsOfAll(kept.changes), MOSTLY_WITHIN));
      return { key, kept, bounds, changes: kept.changes };
    });
    if (parts.length === 0) return false;
    if (areaOf(boundsOfAll(parts.map(({ bounds }) => bounds))) > MOST_PATCHED) {
      const gone = parts.filter(({ kept }) => !this.#tiles.shows(kept.bounds));
      this.#forgetPages(gone.map(({ key }) => key));
      for (const part of parts) if (!gone.includes(part)) this.#wanted.add(part.key);
      return await this.#paintSome();
    }
    const bounds = boundsOfAll(parts.map((part) => part.bounds));
    const job = this.#tiles.patchOf(bounds);
    const generation = this.#generation;
    const about = cityAbout(this.#city, bounds);
    const { bytes, pixels } = await painterLine().ask((service) =>
      service.patch(
        this.#number,
        about,
        parts.map((part) => ({ key: part.key, bounds: part.bounds })),
        this.#look,
        job && { view: job.view, width: job.width, height: job.height },
      ),
    );
    if (this.#hasEnded || generation !== this.#generation) return true;
    parts.forEach(({ kept, changes }, at) => {
      kept.bytes += bytes[at]!;
      kept.changes = kept.changes.filter((change) => !changes.includes(change));
    });
    this.#tiles.patch(bounds, job, pixels && new Uint32Array(pixels));
    this.#tell(bounds);
    this.#tellLate();
    return true;
  }

  /** Paints pages that lie near each other, and shows them. @returns whether there were some */
  async #paintSome(): Promise<boolean> {
    if (this.#wanted.size === 0) return false;
    const keys = together([...this.#wanted], this.#tiles.focus);
    const bounds = await this.#paintPages(keys);
    this.#round++;
    this.#forgetSome();
    for (const each of bounds) this.#tell(each);
    this.#tellLate();
    return true;
  }

  /** Paints a page anew that a change may concern from afar, once it is quiet. @returns whether there was one */
  async #renewOne(): Promise<boolean> {
    if (this.#quiet !== undefined) return false;
    const stale = [...this.#pages].filter(([, kept]) => kept.isStale && this.#tiles.shows(kept.bounds));
    const nearest = nearestTo(this.#tiles.focus ?? ORIGIN, stale, ([, { bounds }]) => bounds);
    if (!nearest) return false;
    await this.#paintPages([nearest[0]]);
    return true;
  }

  /** @returns where pages were painted */
  async #paintPages(keys: readonly string[]): Promise<readonly Bounds[]> {
    for (const key of keys) this.#wanted.delete(key);
    this.#painting = keys;
    this.#since = [];
    const generation = this.#generation;
    const pages = keys.map((key) => ({ key, bounds: pageBounds(key) }));
    const about = cityAbout(this.#city, boundsOfAll(pages.map(({ bounds }) => bounds)));
    const bytes = await painterLine().ask((service) => service.paint(this.#number, about, pages, this.#look));
    this.#painting = [];
    if (this.#hasEnded || generation !== this.#generation) return [];
    pages.forEach(({ key, bounds }, at) => {
      const kept = { bounds, bytes: bytes[at]!, round: this.#round + 1, isStale: false, changes: [] };
      for (const change of this.#since) addChange(kept, change);
      this.#pages.set(key, kept);
      this.#tiles.renew(bounds);
    });
    return pages.map(({ bounds }) => bounds);
  }

  /** Draws tiles, and shows them. @returns whether there were some */
  async #drawSome(): Promise<boolean> {
    for (const bounds of this.#tiles.wantedIn())
      for (const key of keysIn(bounds)) if (!this.#pages.has(key)) this.#wanted.add(key);
    const job = this.#tiles.next((bounds) =>
      keysIn(bounds).every((key) => {
        const kept = this.#pages.get(key);
        return kept !== undefined && kept.changes.length === 0;
      }),
    );
    if (!job) return false;
    const generation = this.#generation;
    const squares = await painterLine().ask((service) => service.draw(this.#number, job.view, job.parts));
    if (this.#hasEnded || generation !== this.#generation) return true;
    const shown = this.#tiles.put(
      job,
      squares.map((pixels) => new Uint32Array(pixels)),
    );
    for (const bounds of shown)
      if (this.#isChangedIn(grownBounds(bounds, BEYOND))) this.#late.push(bounds);
      else this.#tell(bounds);
    return true;
  }

  #forgetSome(): void {
    let bytes = 0;
    for (const kept of this.#pages.values()) bytes += kept.bytes;
    const byRound = [...this.#pages].sort(([, a], [, b]) => a.round - b.round);
    const forgotten: string[] = [];
    for (const [key, kept] of byRound) {
      // Pages in view would be asked for again at once.
      if (bytes <= MOST_BYTES || kept.round >= this.#round - 1) break;
      forgotten.push(key);
      bytes -= kept.bytes;
    }
    this.#forgetPages(forgotten);
  }

  #forgetPages(keys: readonly string[]): void {
    for (const key of keys) {
      this.#pages.delete(key);
      this.#tiles.forget(pageBounds(key));
    }
    if (keys.length > 0) this.#forget(keys);
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

/** Pages on each side of one that are painted with it: much of what is about them is the same. */
const BESIDE = 1;

/** Some of the keys: those of the page nearest to a point and of those beside it. */
function together(keys: readonly string[], focus: Point = ORIGIN): readonly string[] {
  const { column, row } = placeOf(nearestTo(focus, keys, pageBounds)!);
  return keys.filter((key) => {
    const place = placeOf(key);
    return Math.abs(place.column - column) <= BESIDE && Math.abs(place.row - row) <= BESIDE;
  });
}

/** A page learns of a change. */
function addChange(kept: KeptPage, { bounds, reach }: Change): void {
  if (!meets(bounds, grownBounds(kept.bounds, reach))) return;
  kept.isStale = true;
  if (!meets(bounds, grownBounds(kept.bounds, MOSTLY_WITHIN))) return;
  kept.changes = [...kept.changes, bounds];
  if (kept.changes.length > MOST_CHANGES) kept.changes = [boundsOfAll(kept.changes)];
}

/** The part that two parts of the plane share. */
function partOf(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

function areaOf({ left, top, right, bottom }: Bounds): number {
  return (right - left) * (bottom - top);
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
