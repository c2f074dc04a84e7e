import type { ExportJob } from './job.ts';
import { WRITERS } from './writers.ts';

/** The features of one layer of a GeoJSON file, as they are drawn. */
export interface OutlinedLayer {
  readonly name: string;
  /** Number of features. */
  readonly count: number;
  /** Path data of the polygons by the color of their features, in side lengths; `''` for those without a color. */
  readonly areas: ReadonlyMap<string, string>;
  /** The points x0, y0, x1, y1, ... in side lengths. */
  readonly points: readonly number[];
}

type Place = readonly [x: number, y: number];

interface WrittenFeatures {
  readonly features: readonly {
    readonly properties: { readonly layer: string; readonly color?: string };
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Place[])[] }
      | { readonly type: 'Point'; readonly coordinates: Place };
  }[];
}

/** The layers of a GeoJSON file with the outlines of their features, read from what is written. */
export async function featureOutlines(job: ExportJob): Promise<readonly OutlinedLayer[]> {
  const { options } = job;
  // Wherever it lies on the earth, its shape is that in the plane.
  const plane = { ...options.geojson, kind: 'plane' } as const;
  const pieces = await WRITERS.geojson({ ...job, options: { ...options, geojson: plane } }, () => {});
  if (!pieces.ok) return [];
  let text = '';
  for (const piece of pieces.value) {
    if (typeof piece !== 'string') throw new RangeError(`${job.form} is no text`);
    text += piece;
  }
  const { scale } = plane;
  // The file's y grows to the north, the screen's to the south.
  const placed = ([x, y]: Place): Place => [x / scale, -y / scale];
  const layers = new Map<string, { count: number; areas: Map<string, string>; points: number[] }>();
  for (const { properties, geometry } of (JSON.parse(text) as WrittenFeatures).features) {
    const { layer: name, color = '' } = properties;
    let layer = layers.get(name);
    if (!layer) layers.set(name, (layer = { count: 0, areas: new Map(), points: [] }));
    layer.count++;
    if (geometry.type === 'Point') layer.points.push(...placed(geometry.coordinates));
    else {
      const rings = geometry.coordinates.map(
        (ring) => `M${ring.map((one) => placed(one).join(' ')).join('L')}Z`,
      );
      layer.areas.set(color, `${layer.areas.get(color) ?? ''}${rings.join('')}`);
    }
  }
  return [...layers].map(([name, layer]) => ({ name, ...layer }));
}
