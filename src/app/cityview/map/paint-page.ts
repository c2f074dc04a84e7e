import { MOST_WARP, warpOf, type Warp } from '../../../formats/picture/map/chance.ts';
import { cityMapSource } from '../../../formats/picture/map/city-map.ts';
import type { MapLook, MoodName } from '../../../formats/picture/map/look.ts';
import { MARKS_REACH, ownsColor } from '../../../formats/picture/map/map-layers.ts';
import { moodOf } from '../../../formats/picture/map/moods.ts';
import { paintMap, type MapMark } from '../../../formats/picture/map/paint-map.ts';
import { grownBounds } from '../../../formats/picture/picture.ts';
import { roofSetOf } from '../../../formats/picture/roofs.ts';
import type { Bounds } from '../../view/camera.ts';
import type { CityAbout } from './city-about.ts';
import { boundsOfAll, type MapPage, type PageStroke } from './map-page.ts';

/** The moods of one ink. */
const INKED: ReadonlySet<MoodName> = new Set(['ink', 'print']);

/** The warp of the city that was painted last: much of it is the same from page to page. */
let lastWarp: { readonly seed: number; readonly warp: Warp } | undefined;

function keptWarp(seed: number): Warp {
  if (lastWarp?.seed !== seed) lastWarp = { seed, warp: warpOf(seed) };
  return lastWarp.warp;
}

/**
 * Paints pages of a map that lie near each other.
 *
 * @param pages where they lie
 */
export function paintPages({ city, border }: CityAbout, pages: readonly Bounds[], look: MapLook): MapPage[] {
  const mood = moodOf(look.mood);
  const drawn = grownBounds(boundsOfAll(pages), MARKS_REACH + (look.warp ? MOST_WARP : 0));
  const source = cityMapSource(city, drawn, border);
  const marks = paintMap(source, {
    mood,
    warp: look.warp ? keptWarp(source.seed) : null,
    roofs: roofSetOf(source.seed, look.roofs),
    hasSea: true,
    ownsColor,
  });
  return pages.map((bounds) => ({
    bounds,
    sea: mood.sea,
    isInked: INKED.has(look.mood),
    strokes: marks.flatMap((mark) => strokeOf(mark, bounds) ?? []),
  }));
}

/** The marks of a style that reach into a page; nothing when none does. */
function strokeOf({ batch, style }: MapMark, { left, top, right, bottom }: Bounds): PageStroke | null {
  const [width, height] = [right - left, bottom - top];
  const half = style.stroke === null ? 0 : style.width / 2;
  const points: number[] = [];
  const ends: number[] = [];
  const boxes: number[] = [];
  const add = (line: readonly number[]): boolean => {
    let [l, t, r, b] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < line.length; i += 2) {
      const [x, y] = [line[i]! - left, line[i + 1]! - top];
      l = Math.min(l, x);
      r = Math.max(r, x);
      t = Math.min(t, y);
      b = Math.max(b, y);
    }
    if (l - half > width || r + half < 0 || t - half > height || b + half < 0) return false;
    for (let i = 0; i < line.length; i += 2) points.push(line[i]! - left, line[i + 1]! - top);
    ends.push(points.length);
    boxes.push(l - half, t - half, r + half, b + half);
    return true;
  };
  const rings = batch.rings.filter(add).length;
  for (const line of batch.lines) add(line);
  const circles: number[] = [];
  for (let i = 0; i < batch.circles.length; i += 3) {
    const [x, y, radius] = [batch.circles[i]! - left, batch.circles[i + 1]! - top, batch.circles[i + 2]!];
    const reach = radius + half;
    if (x + reach >= 0 && x - reach <= width && y + reach >= 0 && y - reach <= height)
      circles.push(x, y, radius);
  }
  if (ends.length === 0 && circles.length === 0) return null;
  return {
    ...style,
    from: batch.from ?? 0,
    to: batch.to ?? Infinity,
    points: Float32Array.from(points),
    ends: Uint32Array.from(ends),
    rings,
    boxes: Float32Array.from(boxes),
    circles: Float32Array.from(circles),
  };
}
