import type { City } from '../../engine/city/city.ts';
import { countHexes } from '../../engine/land/row.ts';
import { isRecord } from '../kinds/pattern-meta.ts';
import { isRoofSet } from './roofs.ts';
import { MOODS, type MapLook, type MoodName } from './map/look.ts';

/** The style of a picture: a map as by hand, or a plan with exact segments. */
export type PictureStyle = 'map' | 'plan';

export const STYLES = ['map', 'plan'] as const satisfies readonly PictureStyle[];

/** The choices of the member `picture` of a city's `meta`; absent members follow from the city. */
export interface CityPicture {
  /** A map or a plan. */
  readonly style?: PictureStyle | undefined;
  /** The light and season of a map. */
  readonly mood?: MoodName | undefined;
  /** The set of tones of its roofs, 0..3. */
  readonly roofs?: number | undefined;
  /** Whether the lines of a map are bent, as by hand. */
  readonly warp?: boolean | undefined;
}

/** The member of `meta` that holds the choice. */
const KEY = 'picture';

/** The choice in a city's `meta`. Members that are none are ignored: `meta` may hold any data of the user. */
export function cityPicture({ meta }: { readonly meta?: City['meta'] | undefined }): CityPicture {
  const value = meta && Object.hasOwn(meta, KEY) ? meta[KEY] : undefined;
  if (!isRecord(value)) return {};
  const { style, mood, roofs, warp } = value;
  return {
    ...(isOneOf(STYLES, style) && { style }),
    ...(isOneOf(MOODS, mood) && { mood }),
    ...(isRoofSet(roofs) && { roofs }),
    ...(typeof warp === 'boolean' && { warp }),
  };
}

function isOneOf<T>(values: readonly T[], value: unknown): value is T {
  return (values as readonly unknown[]).includes(value);
}

/** Most hexes of a city that is a map where nothing else is chosen, and whole on a board: larger ones take long to paint. */
export const MAP_HEXES = 4000;

/**
 * How the picture of a city looks: its map, or nothing for a plan.
 *
 * @param chosen comes before what `meta` chooses; a mood without a style is that of a map
 */
export function mapLookOf(city: Pick<City, 'meta' | 'land'>, chosen: CityPicture = {}): MapLook | undefined {
  const kept = cityPicture(city);
  const style =
    chosen.style ??
    (chosen.mood ? 'map' : undefined) ??
    kept.style ??
    (countHexes(city.land) <= MAP_HEXES ? 'map' : 'plan');
  if (style === 'plan') return undefined;
  const roofs = chosen.roofs ?? kept.roofs;
  return {
    mood: chosen.mood ?? kept.mood ?? 'day',
    warp: chosen.warp ?? kept.warp ?? true,
    ...(roofs !== undefined && { roofs }),
  };
}

/** How the picture of a piece looks: as on a map, straight and by day when nothing else is chosen, or nothing for a plan. */
export function pieceLookOf({
  style,
  mood = 'day',
}: Pick<CityPicture, 'style' | 'mood'>): MapLook | undefined {
  return style === 'plan' ? undefined : { mood, warp: false };
}
