import type { City } from '../../../engine/city/city.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { INK, LIGHT, mix } from '../palette.ts';
import { grownBounds, type Bounds, type Style } from '../picture.ts';
import { roofSetOf } from '../roofs.ts';
import { warpOf } from './chance.ts';
import { cityMapSource } from './city-map.ts';
import type { Ring } from './geometry.ts';
import { batchPath } from './map-path.ts';
import type { MapLook } from './look.ts';
import { moodOf } from './moods.ts';
import { paintMap } from './paint-map.ts';
import { Scene, type MapLayer } from './scene.ts';

/** Hexes and rings that lie over or under what a map shows. */
export interface MapOverlay {
  /** The areas of districts, with their names and colors. */
  readonly districts: readonly {
    readonly name: string;
    readonly color: string;
    readonly rings: readonly Ring[];
  }[];
  /** The lines between hexes. */
  readonly hexLines: readonly Ring[];
}

/** A named group of paths of a map, from the ground up. */
export interface MapPathLayer {
  readonly id: string;
  readonly name: string;
  readonly paths: readonly (Style & { readonly d: string; readonly name?: string })[];
}

/** The groups of a map's layers, each up to the one that it names. */
const GROUPS: readonly { readonly id: string; readonly name: string; readonly upTo: MapLayer }[] = [
  { id: 'water', name: 'Water and coast', upTo: 'quayWall' },
  { id: 'country', name: 'Land and fields', upTo: 'pond' },
  { id: 'streets', name: 'Streets and squares', upTo: 'wayDetail' },
  { id: 'plots', name: 'Plots and small things', upTo: 'deckTop' },
  { id: 'shadows', name: 'Shadows', upTo: 'pool' },
  { id: 'buildings', name: 'Buildings', upTo: 'trim' },
  { id: 'trees', name: 'Trees', upTo: 'treeSun3' },
  { id: 'walls', name: 'Walls and towers', upTo: 'finish' },
  { id: 'light', name: 'Light and air', upTo: 'light' },
];

/** Side lengths by which marks reach beyond the cells that have them. */
export const MARKS_REACH = 3;

/** Pixels per side from which all marks of a map are drawn. */
const CLOSE = 44;

/**
 * The map of a city as layers of paths, from the ground up, with the color of the sea.
 *
 * @param scale in pixels per side: marks that are too small for it are left out
 * @param hasSea whether the sea is painted
 * @param seen the part of the plane that the picture shows
 * @throws RangeError for a placement of a schematic that the city does not have
 */
export function cityMapLayers(
  city: City,
  look: MapLook,
  {
    scale,
    hasSea,
    seen,
    overlay,
  }: {
    readonly scale: number;
    readonly hasSea: boolean;
    readonly seen: Bounds;
    readonly overlay: MapOverlay;
  },
): {
  readonly sea: string;
  readonly layers: readonly MapPathLayer[];
  readonly over: readonly MapPathLayer[];
} {
  const source = cityMapSource(city, grownBounds(seen, MARKS_REACH));
  const mood = moodOf(look.mood);
  const warp = look.warp ? warpOf(source.seed) : null;
  const marks = paintMap(source, {
    mood,
    warp,
    roofs: roofSetOf(source.seed, look.roofs),
    hasSea,
    ownsColor,
  }).filter(({ batch }) => isSeenAt(scale, batch));
  const layers: MapPathLayer[] = [];
  let at = 0;
  for (const { id, name, upTo } of GROUPS) {
    const order = Scene.orderOf(upTo);
    const paths: MapPathLayer['paths'][number][] = [];
    for (; at < marks.length && Scene.orderOf(marks[at]!.batch.layer) <= order; at++)
      paths.push({ ...marks[at]!.style, d: batchPath(marks[at]!.batch) });
    if (paths.length > 0) layers.push({ id, name, paths });
  }
  if (hasSea && city.open) layers.push(fadeLayer(seen, mood.page));
  return { sea: mood.sea, layers, over: overlayLayers(overlay, warp) };
}

/** Steps in which a picture of country fades at its edge, and side lengths that they take. */
const FADE = { steps: 16, width: 2 };

/** Rims of a picture, one within the other, in the color of the page. */
function fadeLayer({ left, top, right, bottom }: Bounds, page: string): MapPathLayer {
  const rectangle = (inset: number): Ring => [
    [left + inset, top + inset],
    [right - inset, top + inset],
    [right - inset, bottom - inset],
    [left + inset, bottom - inset],
  ];
  const paths = Array.from({ length: FADE.steps }, (_, step) => {
    const scene = new Scene(null);
    const inset = (FADE.width * (step + 1)) / FADE.steps;
    scene.fill('finish', { role: 'ink' }, rectangle(-1), rectangle(inset).toReversed());
    return { d: scene.batches().map(batchPath).join(''), fill: `${page}14`, stroke: null, width: 0 };
  });
  return { id: 'fade', name: 'Edge', paths };
}

/** Whether a mark is drawn at a scale in pixels per side. */
export function isSeenAt(
  scale: number,
  { from = 0, to = Infinity }: { readonly from?: number; readonly to?: number },
): boolean {
  const shown = Math.min(scale, CLOSE);
  return from <= shown && shown < to;
}

/** Whether a kind keeps its own color on its roofs. */
export function ownsColor(kind: Kind): boolean {
  return kind.look?.roofs === 'own';
}

function overlayLayers(
  { districts, hexLines }: MapOverlay,
  warp: ReturnType<typeof warpOf> | null,
): MapPathLayer[] {
  const layers: MapPathLayer[] = [];
  const pathOf = (rings: readonly Ring[]) => {
    const scene = new Scene(warp);
    scene.fill('finish', { role: 'ink' }, ...rings);
    return scene.batches().map(batchPath).join('');
  };
  if (hexLines.length > 0)
    layers.push({
      id: 'hexes',
      name: 'Hexes',
      paths: [{ d: pathOf(hexLines), fill: null, stroke: `${INK}40`, width: 0.03 }],
    });
  if (districts.length > 0) {
    const areas = districts.map(({ name, color, rings }) => ({ name, color, d: pathOf(rings) }));
    const borders = areas.map(({ d }) => d).join('');
    layers.push(
      {
        id: 'districts',
        name: 'Districts',
        paths: areas.map(({ name, color, d }) => ({
          name,
          d,
          fill: `${color}2e`,
          stroke: null,
          width: 0,
        })),
      },
      {
        id: 'district-borders',
        name: 'District borders',
        paths: [
          { stroke: `${LIGHT}b0`, width: 0.2 },
          { stroke: mix(INK, '#0e7c86', 0.6), width: 0.08 },
        ].map((line) => ({ ...line, fill: null, d: borders })),
      },
    );
  }
  return layers;
}
