import type { ExportJob } from './job.ts';
import { WRITERS } from './writers.ts';

interface WrittenFeatures {
  readonly features: readonly { readonly properties: { readonly layer: string } }[];
}

/** The number of features of a GeoJSON file by layer, read from what is written. */
export async function featuresByLayer(job: ExportJob): Promise<ReadonlyMap<string, number>> {
  const pieces = await WRITERS.geojson(job, () => {});
  const counts = new Map<string, number>();
  if (!pieces.ok) return counts;
  let text = '';
  for (const piece of pieces.value) {
    if (typeof piece !== 'string') throw new RangeError(`${job.form} is no text`);
    text += piece;
  }
  const { features } = JSON.parse(text) as WrittenFeatures;
  for (const { properties } of features)
    counts.set(properties.layer, (counts.get(properties.layer) ?? 0) + 1);
  return counts;
}
