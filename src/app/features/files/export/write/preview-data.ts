import { success, type Result } from '../../../../../engine/problem.ts';
import type { ExportForm } from '../forms/form.ts';
import type { CitySubject, ExportJob } from './job.ts';
import type { WholeMesh } from '../../../../../formats/gltf/whole-mesh.ts';
import { featureOutlines, type OutlinedLayer } from './feature-outlines.ts';
import type { WallPreview } from './wall-preview.ts';
import type { PagePreview } from './page-preview.ts';
import type { TiledLayer } from './tiled.ts';
import { beginningOf, type Beginning } from './text-beginning.ts';

/** All that a preview of a file shows, beside the picture. */
export type PreviewData =
  | { readonly kind: 'picture' }
  | { readonly kind: 'text'; readonly beginning: Beginning }
  | { readonly kind: 'tiled'; readonly layers: readonly TiledLayer[] }
  | { readonly kind: 'model'; readonly model: WholeMesh }
  | { readonly kind: 'walls'; readonly walls: WallPreview }
  | {
      readonly kind: 'features';
      readonly beginning: Beginning;
      /** Empty where the file is too long to draw its features. */
      readonly layers: readonly OutlinedLayer[];
    }
  | { readonly kind: 'pages'; readonly pages: PagePreview };

/** Makes the preview of a job, or says why it cannot be written so. */
type Previewer = (job: ExportJob) => Promise<Result<PreviewData>>;

const PREVIEWERS: Readonly<Record<ExportForm, Previewer>> = {
  tiled: ofCity(async ({ city }) => {
    const { tiledLayers } = await import('./tiled.ts');
    const layers = tiledLayers(city);
    return layers.ok ? success({ kind: 'tiled', layers: layers.value }) : layers;
  }),
  gltf: async ({ subject, options: { gltf } }) => {
    const { schematicMesh, wholeMesh } = await import('../../../../../formats/gltf/whole-mesh.ts');
    // It looks the same however it is joined.
    const options = { ...gltf, joined: true };
    const model =
      subject.kind === 'city'
        ? wholeMesh(subject.city, options)
        : schematicMesh(subject.schematic, subject.kinds, options);
    return model.ok ? success({ kind: 'model', model: model.value }) : model;
  },
  uvtt: ofCity(async ({ city }, { options: { uvtt } }) => {
    const { wallPreview } = await import('./wall-preview.ts');
    const walls = await wallPreview(city, uvtt);
    return walls.ok ? success({ kind: 'walls', walls: walls.value }) : walls;
  }),
  geojson: async (job) => {
    const beginning = await beginningOf(job);
    if (!beginning.ok) return beginning;
    const layers = beginning.value.isMore ? [] : await featureOutlines(job);
    return success({ kind: 'features', beginning: beginning.value, layers });
  },
  pdf: ofCity(async (subject, { options: { pdf } }) => {
    const { pagePreview } = await import('./page-preview.ts');
    const pages = await pagePreview(subject, pdf);
    return pages.ok ? success({ kind: 'pages', pages: pages.value }) : pages;
  }),
  json: previewText,
  svg: previewPicture,
  png: previewPicture,
  ascii: previewText,
  plomrogue: previewText,
  'text-mapper': previewText,
};

/** The preview of a job, or why it cannot be written so. Little more of a long file is made than is shown. */
export function previewDataOf(job: ExportJob): Promise<Result<PreviewData>> {
  return PREVIEWERS[job.form](job);
}

async function previewText(job: ExportJob): Promise<Result<PreviewData>> {
  const beginning = await beginningOf(job);
  return beginning.ok ? success({ kind: 'text', beginning: beginning.value }) : beginning;
}

function previewPicture(): Promise<Result<PreviewData>> {
  return Promise.resolve(success({ kind: 'picture' }));
}

function ofCity(preview: (subject: CitySubject, job: ExportJob) => Promise<Result<PreviewData>>): Previewer {
  return (job) => {
    if (job.subject.kind !== 'city') throw new RangeError(`a schematic has no ${job.form}`);
    return preview(job.subject, job);
  };
}
